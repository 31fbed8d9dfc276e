import { parseSync } from '@swc/core';
import { limits } from '@vezne/contract';
import { literalsBelow, literalsIn } from './regex-literals';
import { BUDGET_MS, textOf, timer, timesOf } from './regex-time';

jest.setTimeout(180_000);

const literals = literalsBelow('server/src', 'shared/contract').map(({ file, pattern, flags }) => ({
  file,
  expression: new RegExp(pattern, flags),
}));
const files = [...new Set(literals.map(({ file }) => file))];
const of = (file: string) => literals.filter((literal) => literal.file === file);

test.each(files)('no text of 64 KB holds the process up in %s', (file) => {
  for (const { expression } of of(file)) {
    const [slowest] = timesOf(expression);
    expect([String(expression), (slowest?.ms ?? 0) <= BUDGET_MS || slowest]).toEqual([
      String(expression),
      true,
    ]);
  }
});

/** What may be asked to read a body of the largest size: the parser, the schemas and the import itself. */
const large = files.filter((file) =>
  /^(shared\/contract|server\/src\/(http|cash-flow|category))\//.test(file),
);
const LARGE_BUDGET_MS = 300;

test.each(large)('no text of 4 MB holds the process up in %s', (file) => {
  for (const { expression } of of(file)) {
    const time = timer(expression);
    // What is slow on 64 KB already, which is told above, would not come to an end here.
    const quick = timesOf(expression).filter(({ ms }) => ms <= BUDGET_MS);
    for (const { pump } of quick.slice(0, 3)) {
      const ms = time(textOf(pump, limits.importBody), LARGE_BUDGET_MS);
      expect([String(expression), ms <= LARGE_BUDGET_MS || { pump, ms }]).toEqual([String(expression), true]);
    }
  }
});

// The first took down the server once; the others stood in it, or are the textbook's.
test.each([
  [/0+$/],
  [/(a+)+$/],
  [/(x+x+)+y/],
  [/^(\w+\s?)*$/],
  [/\s+$/],
  [/^\d+|\d+$/g],
  [/[.?!]+$/],
  [/ki(ler.*)?$/],
  [/[:?].*$/],
  [/\p{L}+(?=-)/gu],
  [/\{[\s\S]*\}/],
  [/\.[^/]*$/],
  [/\.[0-9a-f]{12}\.[^/]+$/],
  [/\S+@\S+/g],
  [/\p{Lu}[\p{L}.]*(?:\s+\p{Lu}[\p{L}.]*)+/gu],
  [/\B(?=(\d{3})+$)/g],
])('a text is found that holds the process up in %s', (expression) => {
  expect(timesOf(expression)[0]?.ms).toBeGreaterThan(BUDGET_MS);
});

test('expressions are found wherever they stand, and none may be put together while running', () => {
  const found = (source: string) => literalsIn(parseSync(source, { syntax: 'typescript' }));
  const source =
    'const A = /0+$/;\nexport const f = (x: string) => x.split(/,\\s/u).map((y) => [{ z: /(a+)+$/gi.test(y) }]);';
  expect(found(source)).toEqual([
    { pattern: '0+$', flags: '' },
    { pattern: ',\\s', flags: 'u' },
    { pattern: '(a+)+$', flags: 'gi' },
  ]);
  expect(() => found('export const f = (x: string) => new RegExp(x + "+$")')).toThrow(
    'write it as a literal',
  );
  expect(() => found('export const f = (x: string) => RegExp(x)')).toThrow('write it as a literal');
  expect(literals.length).toBeGreaterThan(150);
});
