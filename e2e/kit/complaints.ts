import type { Page } from '@playwright/test';

/** What a page complains of from now on: what was thrown, and errors and warnings of its console. */
export function complaintsOf(page: Page, kinds: readonly string[] = ['error', 'warning']): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (kinds.includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  return complaints;
}
