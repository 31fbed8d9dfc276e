// What host and remotes promise each other, read off the sources. `node contract.mjs COMMIT` writes it down as
// the release before, which today's host and remotes are held to.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { apps } from './apps.mjs';
import { rootDir, sharedDir } from './place/paths.mjs';
import { shareTable } from './share.mjs';

/** @type {Record<string, string>} */
const doors = {
  '@vezne/api': 'api/index.ts',
  '@vezne/contract': 'contract/index.ts',
  '@vezne/ui/state': 'ui/state/index.ts',
};

/**
 * The names that a module offers at run time, in one line.
 *
 * @param {string} file
 */
function namesOf(file) {
  const { metafile } = buildSync({
    entryPoints: [join(sharedDir, file)],
    bundle: true,
    packages: 'external',
    format: 'esm',
    outfile: 'door.js',
    write: false,
    metafile: true,
  });
  const [bundle] = Object.values(metafile.outputs);
  return bundle?.exports.sort().join(' ') ?? '';
}

const overlays = ['Dialog', 'Menu', 'Popover'];
const PARTS = /^export const \w+ = \{([^}]*)\}/m;

/**
 * The parts of an overlay that the page brings.
 *
 * @param {string} overlay
 */
function partsOf(overlay) {
  const facade = readFileSync(
    join(sharedDir, `federation/runtime/overlays/${overlay.toLowerCase()}.ts`),
    'utf8',
  );
  return [...(PARTS.exec(facade)?.[1] ?? '').matchAll(/\w+/g)].map(([part]) => `${overlay}.${part}`);
}

/** Modules on offer with version and, for our own, names; and what every remote exposes. */
export function presentContract() {
  const versions = Object.entries(shareTable({ isHost: true })).map(([name, { version }]) => ({
    name,
    version,
  }));
  const exposes = Object.entries(apps).flatMap(([name, app]) =>
    Object.keys(app.exposes ?? {}).map((screen) => `${name}/${screen}`),
  );
  return {
    ours: Object.fromEntries(
      versions.flatMap(({ name, version }) => {
        const door = doors[name];
        return door ? [[name, { version, names: namesOf(door) }]] : [];
      }),
    ),
    libraries: Object.fromEntries(
      versions.filter(({ name }) => !doors[name]).map(({ name, version }) => [name, version]),
    ),
    router: namesOf('federation/runtime/router.ts'),
    styled: namesOf('federation/runtime/facades/styled.ts'),
    overlays: overlays.flatMap(partsOf).join(' '),
    exposes: exposes.join(' '),
  };
}

const skipped = ['node_modules', 'dist', 'build'];
// What a remote's bundle may carry of ours beside its own sources.
const carried = ['ui', 'records', 'federation'];

/**
 * @param {string} folder
 * @returns {Generator<string>}
 */
function* sourcesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourcesIn(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|testing\.tsx?$/.test(entry.name)) yield path;
  }
}

const IMPORT = /^import \{([^}]*)\} from '([^']+)'/gm;

/** Per remote: the names that its sources take from our own shared modules, and the ranges it states. */
export function presentNeeds() {
  const remotes = Object.entries(apps).filter(([, { exposes }]) => exposes);
  return Object.fromEntries(
    remotes.map(([remote, { folder }]) => {
      /** @type {Record<string, Set<string>>} */
      const uses = Object.fromEntries(Object.keys(doors).map((name) => [name, new Set()]));
      /** @type {{ needs: Record<string, string>, dependencies: Record<string, string> }} */
      const { needs, dependencies } = JSON.parse(readFileSync(join(rootDir, folder, 'package.json'), 'utf8'));
      const packages = carried.filter((name) => `@vezne/${name}` in dependencies);
      const folders = [join(rootDir, folder, 'src'), ...packages.map((name) => join(sharedDir, name))];
      for (const file of folders.flatMap((from) => [...sourcesIn(from)]))
        for (const [, names = '', module = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
          for (const name of names.split(',').map((part) => part.trim().split(' as ')[0]))
            if (name && !name.startsWith('type ')) uses[module]?.add(name);
      return [
        remote,
        { needs, uses: Object.fromEntries(Object.entries(uses).map(([name, set]) => [name, [...set]])) },
      ];
    }),
  );
}

const OVERLAY = /^import \{ (\w+)(?: as (\w+))? \} from '@base-ui\/react\/(?:dialog|menu|popover)'/gm;

/**
 * The parts of overlays that the sources of these folders draw, as `presentContract` names them.
 *
 * @param {string[]} folders
 */
const partsDrawnIn = (folders) => {
  const drawn = folders.flatMap((folder) =>
    [...sourcesIn(folder)].flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      const members = [...source.matchAll(/\b(\w+)\.([A-Z]\w*)/g)];
      return [...source.matchAll(OVERLAY)].flatMap(([, overlay, name = overlay]) =>
        members.filter(([, of]) => of === name).map(([, , part]) => `${overlay}.${part}`),
      );
    }),
  );
  return [...new Set(drawn)].sort().join(' ');
};

const kit = carried.map((name) => join(sharedDir, name));
const own = (/** @type {boolean} */ isRemote) =>
  Object.values(apps)
    .filter(({ exposes }) => Boolean(exposes) === isRemote)
    .map(({ folder }) => join(rootDir, folder, 'src'));

/** The parts of overlays that today's host draws itself, and those that its remotes may draw. */
export const presentParts = () => ({
  host: partsDrawnIn(own(false)),
  remotes: partsDrawnIn([...kit, ...own(true)]),
});

const STYLED = /^import (?!type)(?:\w+, )?\{([^}]*)\} from 'styled-components'/gm;

/** What host, remotes and what they carry of ours take from styled-components by name. */
export function presentStyled() {
  const files = [...kit, ...own(false), ...own(true)].flatMap((folder) => [...sourcesIn(folder)]);
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(STYLED)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []),
  );
  return [...new Set(names)].sort().join(' ');
}

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: rootDir, encoding: 'utf8' }).trim();

if (process.argv[1] === import.meta.filename) {
  const file = join(import.meta.dirname, 'previous-release.json');
  // A mistyped commit would quietly be stood in for.
  const commit = git('rev-parse', '--verify', `${process.argv[2]}^{commit}`);
  // The sources here are what is written down: those of another commit would be recorded under this one's name.
  const changed = git('diff', '--name-only', commit, '--', 'shared', 'remote-*', 'pnpm-workspace.yaml');
  if (changed) {
    console.error(
      `The sources here are not those of ${commit}; check it out first. They differ in:\n${changed}`,
    );
    process.exit(1);
  }
  writeFileSync(file, `${JSON.stringify({ commit, ...presentContract() }, null, 2)}\n`);
}
