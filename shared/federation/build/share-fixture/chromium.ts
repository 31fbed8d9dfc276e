import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to test with: CHROMIUM_PATH, an installed one, or Playwright's own. */
export function chromiumPath(): string {
  const found = [process.env.CHROMIUM_PATH, ...usual, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (!found) throw new Error('No Chromium found: install one or set CHROMIUM_PATH');
  return found;
}
