import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The plugin is an ES module that webpack reads; jest runs it through node.
const script = `
import webpack from 'webpack';
import { StableIdsPlugin } from './stable-ids.mjs';
const [context] = process.argv.slice(1);
webpack({
  mode: 'production', context, entry: './index.js', plugins: [new StableIdsPlugin()],
  optimization: { concatenateModules: false, minimize: false }, output: { path: context + '/out' },
}).run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
  const { modules } = stats.toJson({ all: false, modules: true, modulesSpace: 1_000, ids: true });
  process.stdout.write(JSON.stringify(modules.map(({ name, id }) => [name, id]).sort()));
});
`;

const folder = mkdtempSync(join(tmpdir(), 'vezne-stable-ids-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Among so many, some names share a hash.
const names = Array.from({ length: 400 }, (_, index) => `part-${index}`);
for (const name of names) writeFileSync(join(folder, `${name}.js`), `console.log('${name}');`);

/** The number of each module where they are found in this order. */
function numbersOf(order: string[]): [string, number][] {
  writeFileSync(join(folder, 'index.js'), order.map((name) => `import './${name}';`).join('\n'));
  const flags = ['--input-type=module', '-e', script, folder];
  return JSON.parse(execFileSync(process.execPath, flags, { cwd: __dirname, encoding: 'utf8' }));
}

test('modules have the same numbers in whatever order they are found', () => {
  const numbers = numbersOf(names);
  expect(new Set(numbers.map(([, id]) => id)).size).toBe(numbers.length);
  expect(numbersOf(names.toReversed())).toEqual(numbers);
});
