import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
type Kept = {
  number: number;
  verdict: 'met' | 'partly' | 'open';
  tests: [file: string, title: string][];
  reason?: string;
};

// The data is an ES module; jest reads it through node.
const script = `Promise.all([import('./promises.mjs'), import('./reliability.mjs')]).then(([data, { page }]) =>
  console.log(JSON.stringify({ kept: data.areas.flatMap(({ promises }) => promises), page: page() })))`;
const { kept, page }: { kept: Kept[]; page: string } = JSON.parse(
  execFileSync(process.execPath, ['-e', script], { cwd: __dirname, encoding: 'utf8' }),
);

/** Is there a test with this title, which stands in the source between quotes? */
function hasTest(file: string, title: string): boolean {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  const source = readFileSync(path, 'utf8');
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
}

test('the ninety promises are all there, in their order', () => {
  expect(kept.map(({ number }) => number)).toEqual(Array.from({ length: 90 }, (_, at) => at + 1));
});

test('every promise names tests that exist, by file and title', () => {
  const named = kept.flatMap(({ tests }) => tests);
  expect(named.length).toBeGreaterThan(120);
  expect(named.filter(([file, title]) => !hasTest(file, title))).toEqual([]);
});

test('what is met has a test, what is not says why, and at least 86 are met', () => {
  expect(kept.filter(({ verdict, tests }) => verdict === 'met' && tests.length === 0)).toEqual([]);
  expect(kept.filter(({ verdict, reason }) => (verdict === 'met') === Boolean(reason))).toEqual([]);
  expect(kept.filter(({ verdict }) => verdict === 'met').length).toBeGreaterThanOrEqual(86);
});

test('docs/reliability.md is what the command prints', () => {
  expect(readFileSync(join(root, 'docs', 'reliability.md'), 'utf8')).toBe(page);
});
