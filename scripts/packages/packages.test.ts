import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Door = string | { types: string; default: string };
type Manifest = {
  version: string;
  files: string[];
  exports: Record<string, string>;
  publishConfig: { exports: Record<string, Door> };
  dependencies: Record<string, string>;
};

const root = join(__dirname, '..', '..');
const folders: string[] = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '-e',
      "import('./packages.mjs').then(({ packages }) => console.log(JSON.stringify(packages.map(({ folder }) => folder))))",
    ],
    { cwd: __dirname, encoding: 'utf8' },
  ),
);
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'shared', folder, 'package.json'), 'utf8'));
const withoutEnding = (path: string) => path.replace(/(\.d)?\.m?[jt]sx?$/, '');

test.each(folders)('%s has the same doors among the sources and when it travels', (folder) => {
  const { exports, publishConfig, files } = manifestOf(folder);
  const packed = Object.entries(publishConfig.exports).map(([name, door]) => {
    const paths = typeof door === 'string' ? [door] : Object.values(door);
    return [name, [...new Set(paths.map((path) => withoutEnding(path.replace('./dist/', './'))))]];
  });
  const sources = Object.entries(exports).map(([name, path]) => [name, [withoutEnding(path)]]);
  expect(packed).toEqual(sources);
  expect(files).toEqual(['dist']);
});

test.each(folders)('%s stands only on packages that travel with it', (folder) => {
  const needed = Object.keys(manifestOf(folder).dependencies).filter((name) => name.startsWith('@vezne/'));
  expect(needed.filter((name) => !folders.includes(name.replace('@vezne/', '')))).toEqual([]);
});

test('every package of the suite that a remote may import travels', () => {
  const manifests = ['cashflow', 'finance', 'marketing', 'ai'].map((name) =>
    JSON.parse(readFileSync(join(root, `remote-${name}`, 'package.json'), 'utf8')),
  );
  const named = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name.startsWith('@vezne/')),
  );
  for (const name of new Set(named)) {
    expect(folders).toContain(name.replace('@vezne/', ''));
    expect(existsSync(join(root, 'shared', name.replace('@vezne/', '')))).toBe(true);
  }
});
