import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const folder = join(root, 'docs', 'how-to');

/** What a page names from the root, in backticks or as an argument of a command; examples of new files are left out. */
const pathsOf = (page: string) =>
  [...page.matchAll(/\b(?:shared|server|host|scripts|bench|remote-cashflow)\/[\w./-]+\.(?:tsx?|mjs|json)\b/g)]
    .map(([path]) => path)
    .filter((path) => !path.includes('/hello/'));

test.each(readdirSync(folder))('every file that %s sends a newcomer to is there', (name) => {
  const paths = pathsOf(readFileSync(join(folder, name), 'utf8'));
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
