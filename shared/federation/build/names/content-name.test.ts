import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The plugin is an ES module that webpack reads; jest runs it through node.
const script = `
import webpack from 'webpack';
import { ContentNamePlugin, uniqueNameOf } from './content-name.mjs';
const [context, path] = process.argv.slice(1);
const filename = '[name].[contenthash:12].js';
webpack({
  mode: 'production', context, entry: './index.js', plugins: [new ContentNamePlugin()],
  output: { path, uniqueName: uniqueNameOf('app'), filename, chunkFilename: filename },
}).run((error, stats) => { if (error || stats.hasErrors()) { console.error(error ?? stats.toString()); process.exitCode = 1; } });
`;

const folder = mkdtempSync(join(tmpdir(), 'vezne-content-name-'));
const source = join(folder, 'source');
mkdirSync(source);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds an app with a part that comes later; answers what each file of it says. */
function build(part: string): Map<string, string> {
  writeFileSync(join(source, 'index.js'), `import('./part').then(({ say }) => console.log(say()));`);
  writeFileSync(join(source, 'part.js'), part);
  const out = mkdtempSync(join(folder, 'out-'));
  execFileSync(process.execPath, ['--input-type=module', '-e', script, source, out], { cwd: __dirname });
  return new Map(readdirSync(out).map((file) => [file, readFileSync(join(out, file), 'utf8')]));
}
const meetingPlaces = (files: Map<string, string>) =>
  new Set([...files.values()].flatMap((text) => text.match(/webpackChunk\w+/g) ?? []));

test('all files of a build meet under one name of their own', () => {
  const files = build('export const say = () => 1;');
  expect(files.size).toBe(2);
  expect([...meetingPlaces(files)]).toEqual([expect.stringMatching(/^webpackChunkapp_[0-9a-f]{12}$/)]);
});

test('a comment renames nothing, nor does building again', () => {
  const names = [...build('export const say = () => 1;').keys()];
  expect([...build('export const say = () => 1;').keys()]).toEqual(names);
  expect([...build('// One.\nexport const say = () => 1;').keys()]).toEqual(names);
});

test('other code gives other files, which do not meet those of before', () => {
  const before = build('export const say = () => 1;');
  const after = build('export const say = () => 2;');
  expect([...after.keys()].filter((name) => before.has(name))).toEqual([]);
  expect([...meetingPlaces(after)]).not.toEqual([...meetingPlaces(before)]);
});
