// Gives a remote a home of its own, beside the packed packages: node scripts/packages/move-out.mjs NAME FOLDER
// See docs/how-to/move-a-remote-out.md.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { root } from '../run/root.mjs';
import { lockfileAlone } from './lockfile.mjs';
import { packPackages } from './pack.mjs';
import { manifestOf, packages, tarballOf } from './packages.mjs';

/**
 * @typedef {Record<string, string>} Versions
 * @typedef {{ dependencies: Versions; devDependencies: Versions }} Remote
 * @typedef {{ catalog: Versions; packages: string[]; overrides: Versions }} Workspace
 */

// Of the suite's installation and builds.
const LEFT = new Set(['node_modules', 'dist']);
const PACKAGES = 'packages';

const scripts = {
  build: 'vezne-remote build',
  test: 'jest',
  types: 'tsc',
  standalone: 'vezne-remote standalone',
  release: 'vezne-remote release',
  rollback: 'vezne-remote rollback',
  watch: 'vezne-remote watch',
};

/** @param {string} text */
const json = (text) => JSON.parse(text);
/** @param {string[]} path */
const read = (...path) => readFileSync(join(root, ...path), 'utf8');

/** By name, as the packages of today are called. */
const versions = () =>
  Object.fromEntries(packages.map(({ folder }) => [manifestOf(folder).name, manifestOf(folder).version]));

/**
 * The remote's manifest with versions instead of what only the suite can resolve.
 *
 * @param {string} folder
 * @param {Workspace} workspace
 */
function manifestAlone(folder, { catalog }) {
  /** @type {Remote} */
  const manifest = json(read(folder, 'package.json'));
  const own = versions();
  const pinned = (/** @type {Versions} */ dependencies) =>
    Object.fromEntries(
      Object.keys(dependencies).map((name) => [name, own[name] ? `^${own[name]}` : (catalog[name] ?? '')]),
    );
  /** @type {{ devDependencies: { typescript: string } }} */
  const { devDependencies } = json(read('package.json'));
  return {
    ...manifest,
    scripts,
    dependencies: pinned(manifest.dependencies),
    devDependencies: {
      ...pinned({ ...manifest.devDependencies, '@types/node': '', jest: '' }),
      typescript: devDependencies.typescript,
    },
  };
}

/**
 * What the package manager is told: the packages are the tarballs beside, until a registry has them.
 *
 * @param {Workspace} workspace
 */
const settingsAlone = ({ catalog: _catalog, packages: _packages, overrides, ...settings }) => ({
  // What the suite asks of versions that enter, and that no package runs a script when it is installed.
  ...settings,
  overrides: {
    ...overrides,
    ...Object.fromEntries(
      packages.map(({ folder }) => [manifestOf(folder).name, `file:./${PACKAGES}/${tarballOf(folder)}`]),
    ),
  },
});

function typesAlone() {
  /** @type {{ compilerOptions: object }} */
  const { compilerOptions } = json(read('tsconfig.base.json'));
  const { paths: _, ...options } = /** @type {{ paths?: object }} */ (compilerOptions);
  return {
    include: ['src', '*.mjs', '*.js'],
    exclude: ['node_modules', 'dist'],
    compilerOptions: { ...options, types: ['jest', 'node'] },
  };
}

/**
 * @param {object} manifest
 * @param {object} settings
 */
const filesAlone = (manifest, settings) => ({
  'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
  'pnpm-workspace.yaml': stringify(settings),
  'tsconfig.json': `${JSON.stringify(typesAlone(), null, 2)}\n`,
  'jest.config.js': `import { domProject } from '@vezne/testing/jest-preset';

export default { ...domProject(import.meta.dirname), testTimeout: 30_000 };
`,
  '.gitignore': 'node_modules/\ndist/\n.cache/\n',
});

/**
 * Writes the remote into a folder that is not there yet, with the packages that it stands on.
 *
 * @param {string} name
 * @param {string} to
 */
export async function moveOut(name, to) {
  const folder = `remote-${name}`;
  if (!existsSync(join(root, folder, 'remote.mjs'))) throw new Error(`There is no ${folder}.`);
  if (existsSync(to) && readdirSync(to).length > 0) throw new Error(`${to} is not empty.`);
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(join(root, folder)))
    if (!LEFT.has(entry)) cpSync(join(root, folder, entry), join(to, entry), { recursive: true });
  /** @type {Workspace} */
  const workspace = parse(read('pnpm-workspace.yaml'));
  const manifest = manifestAlone(folder, workspace);
  const settings = settingsAlone(workspace);
  for (const [file, content] of Object.entries(filesAlone(manifest, settings)))
    writeFileSync(join(to, file), content);
  const tarballs = join(to, PACKAGES);
  await packPackages(tarballs);
  writeFileSync(join(to, 'pnpm-lock.yaml'), lockfileAlone(folder, manifest, settings.overrides, tarballs));
}

if (process.argv[1] === import.meta.filename) {
  const [name = '', to] = process.argv.slice(2);
  if (!to) {
    console.error('Usage: node scripts/packages/move-out.mjs NAME FOLDER');
    process.exit(1);
  }
  try {
    await moveOut(name.replace(/^remote-/, ''), resolve(to));
    console.log(`remote-${name.replace(/^remote-/, '')} is in ${to}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
