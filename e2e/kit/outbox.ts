import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/**
 * Path of the link in the newest mail to an address that has one like `link`; a server without a mail server writes
 * its mails to the outbox in its folder.
 */
export async function linkMailedTo(address: string, link: RegExp, folder: string): Promise<string> {
  const outbox = join(folder, 'data', 'outbox');
  let found: string | undefined;
  await expect
    .poll(() => {
      const letters = (existsSync(outbox) ? readdirSync(outbox) : [])
        .sort()
        .map((name) => readFileSync(join(outbox, name), 'utf8'))
        // Long lines of a mail are folded with "=" at their ends.
        .map((text) => text.replace(/=\r?\n/g, ''));
      const letter = letters.findLast((text) => text.includes(`To: ${address}`) && link.test(text));
      found = link.exec(letter ?? '')?.[0];
      return found;
    })
    .toBeTruthy();
  return found ?? '';
}
