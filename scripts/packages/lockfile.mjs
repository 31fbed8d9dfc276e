// The lockfile of a remote that moves out: of the suite's, what the remote and the packages stand on. It begins with the
// versions that it was tested with, and can be installed without asking a registry.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { root } from '../run/root.mjs';
import { manifestOf, packages, tarballOf } from './packages.mjs';

/**
 * @typedef {Record<string, string>} Versions
 * @typedef {Record<string, { specifier: string; version: string }>} Locked
 * @typedef {{ dependencies?: Locked; devDependencies?: Locked }} Importer
 * @typedef {{ dependencies?: Versions; optionalDependencies?: Versions }} Snapshot
 * @typedef {object} Lockfile
 * @property {Versions} [overrides]
 * @property {Record<string, Importer>} importers
 * @property {Record<string, object>} packages
 * @property {Record<string, Snapshot>} snapshots
 */

/** By name, where each of our packages lies. */
const tarballs = Object.fromEntries(
  packages.map(({ folder }) => [manifestOf(folder).name, `file:packages/${tarballOf(folder)}`]),
);

/**
 * @param {Locked} locked
 * @returns {Versions}
 */
const versionsIn = (locked) =>
  Object.fromEntries(Object.entries(locked).map(([name, { version }]) => [name, tarballs[name] ?? version]));

/**
 * The packed packages, as entries of the lockfile.
 *
 * @param {Lockfile} suite
 * @param {string} to the folder of the tarballs
 */
function ours({ importers }, to) {
  /** @type {Pick<Lockfile, 'packages' | 'snapshots'>} */
  const entries = { packages: {}, snapshots: {} };
  for (const { folder } of packages) {
    const { name, version, publishConfig } = manifestOf(folder);
    const tarball = tarballs[name] ?? '';
    const hash = createHash('sha512')
      .update(readFileSync(join(to, tarballOf(folder))))
      .digest('base64');
    entries.packages[`${name}@${tarball}`] = {
      resolution: { integrity: `sha512-${hash}`, tarball },
      version,
      ...(publishConfig.bin && { hasBin: true }),
    };
    entries.snapshots[`${name}@${tarball}`] = {
      dependencies: versionsIn(importers[`shared/${folder}`]?.dependencies ?? {}),
    };
  }
  return entries;
}

/**
 * All that is needed, from these on.
 *
 * @param {Lockfile['snapshots']} snapshots
 * @param {Versions} from
 */
function reached(snapshots, from) {
  /** @param {Versions} versions */
  const keys = (versions) =>
    Object.entries(versions).map(([name, version]) =>
      // One that is taken under another name is written with its own.
      snapshots[`${name}@${version}`] ? `${name}@${version}` : version,
    );
  const seen = new Set(keys(from));
  for (const key of seen) {
    const { dependencies = {}, optionalDependencies = {} } = snapshots[key] ?? {};
    for (const each of keys({ ...dependencies, ...optionalDependencies })) seen.add(each);
  }
  return seen;
}

/**
 * @template Entry
 * @param {Record<string, Entry>} entries
 * @param {Set<string>} kept
 */
const only = (entries, kept) => Object.fromEntries(Object.entries(entries).filter(([key]) => kept.has(key)));

/**
 * @param {string} folder of the remote in the suite
 * @param {{ dependencies: Versions; devDependencies: Versions }} manifest of the remote that lives alone
 * @param {Versions} overrides
 * @param {string} to the folder of the tarballs
 */
export function lockfileAlone(folder, manifest, overrides, to) {
  /** @type {Lockfile & { catalogs?: object }} */
  const { catalogs: _, ...suite } = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
  const own = ours(suite, to);
  const snapshots = { ...suite.snapshots, ...own.snapshots };
  const known = ['.', folder].flatMap((name) => Object.values(suite.importers[name] ?? {}));
  const versions = versionsIn(Object.assign({}, ...known));
  /** @param {Versions} dependencies */
  const locked = (dependencies) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, specifier]) => [
        name,
        { specifier: tarballs[name] ?? specifier, version: versions[name] ?? '' },
      ]),
    );
  const kept = reached(
    snapshots,
    only(versions, new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))),
  );
  const names = new Set([...kept].map((key) => key.split('(')[0] ?? key));
  return stringify({
    ...suite,
    overrides,
    importers: {
      '.': {
        dependencies: locked(manifest.dependencies),
        devDependencies: locked(manifest.devDependencies),
      },
    },
    packages: only({ ...suite.packages, ...own.packages }, names),
    snapshots: only(snapshots, kept),
  });
}
