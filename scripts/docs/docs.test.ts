import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const pages = tracked.filter((file) => /^(README|CONTRIBUTING)\.md$|^docs\/.+\.md$/.test(file));

/** What a page may name although it is not there: what its reader is to add or to make, and names of other software. */
const absent = {
  paths: [
    'deploy/release-key.pem',
    'remote-cashflow/src/hello/HelloPage.tsx',
    'remote-payroll/remote.mjs',
    'server/dist/main.js',
  ],
  names: ['findLedgerDays', 'hasProject', 'maxQueue', 'multipleOf'],
  // Of a remote's own folder.
  commands: ['release'],
};

/** What all pages have of a pattern's first group and `isThere` denies, each with its page. */
const missing = (pattern: RegExp, isThere: (found: string, page: string) => boolean) =>
  pages.flatMap((page) =>
    [...read(page).matchAll(pattern)]
      .map(([, found = '']) => found)
      .filter((found) => !isThere(found, page))
      .map((found) => `${page}: ${found}`),
  );

test('every link leads to a file', () => {
  const isThere = (link: string, page: string) =>
    /^https?:/.test(link) || existsSync(join(root, dirname(page), link));
  expect(missing(/\]\(([^)#]+)(?:#[^)]*)?\)/g, isThere)).toEqual([]);
});

test('every file that is named from the root is there', () => {
  const known = new Set([...tracked, ...absent.paths]);
  const path =
    /(?<![\w./-])((?:bench|deploy|docs|drills|e2e|host|remote-\w+|scripts|server|shared)\/[\w./-]+\.\w+)/g;
  expect(missing(path, (found) => known.has(found))).toEqual([]);
});

test('every name that stands in backticks is in the code', () => {
  const sources = tracked.filter(
    (file) => /\.([cm]?js|tsx?|sql|jsonc?|ya?ml)$/.test(file) && file !== 'scripts/docs/docs.test.ts',
  );
  const known = new Set([...sources.flatMap((file) => read(file).match(/\w+/g) ?? []), ...absent.names]);
  const isThere = (code: string) => (code.match(/\b[a-z]+[A-Z]\w+/g) ?? []).every((name) => known.has(name));
  expect(missing(/`([^`\n]+)`/g, isThere)).toEqual([]);
});

test('what a page says of a file stands in that file', () => {
  const pairs = pages.flatMap((page) =>
    [...read(page).matchAll(/((?:`\w+`(?:, | and )?)+) of `([\w/-]+\.\w+)`/g)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ page, name, file })),
    ),
  );
  expect(pairs.length).toBeGreaterThan(20);
  const isThere = ({ name, file }: { name: string; file: string }) =>
    tracked.includes(file) && new Set<string>(read(file).match(/\w+/g)).has(name);
  expect(pairs.filter((pair) => !isThere(pair))).toEqual([]);
});

test('every file and folder of the data paths is there', () => {
  const slicesOf = (path: string) => {
    const parts = path.split('/');
    return parts.flatMap((_, from) => parts.map((_, to) => parts.slice(from, to + 1).join('/')));
  };
  const known = new Set(tracked.flatMap((file) => slicesOf(file.replace(/\.\w+$/, ''))));
  const written = read('docs/data-paths.md').matchAll(/`([a-z][a-z-]*(?:\/[\w-]+)*)`/g);
  const named = [...written].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !known.has(path))).toEqual([]);
});

test('every command that is called with npm is there', () => {
  const known = new Set([...Object.keys(JSON.parse(read('package.json')).scripts), ...absent.commands]);
  expect(missing(/npm run (?:--silent )?([\w:]+)/g, (command) => known.has(command))).toEqual([]);
});
