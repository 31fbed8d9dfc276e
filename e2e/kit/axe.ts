import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

type Finding = { id: string; impact: string; nodes: { html: string }[] };

/** What axe calls serious on the page as it stands. The page has to let scripts in (`bypassCSP`). */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axePath });
  const violations: Finding[] = await page.evaluate('axe.run(document).then(({ violations }) => violations)');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
