// Prints the licences of all packages of the lockfile, with the packages under each: node scripts/supply/licences.mjs
import { installedLicences, lockedPackages, readLockfile } from './lockfile.mjs';

/** Licences that any package may have: they ask for no more than a notice. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Zlib',
];

/**
 * Packages with another one, each with the reason why it may stay.
 *
 * @type {Record<string, string>}
 */
const EXCEPTIONS = {
  argparse: 'Python-2.0: read by the tool for changesets, part of no build',
  'axe-core': 'MPL-2.0: run by a test, unchanged, part of no build',
  'caniuse-lite': 'CC-BY-4.0: data of a build tool, part of no build',
  'react-leaflet':
    'Hippocratic-2.1: free for uses that respect human rights; decided for the map of projects',
  '@react-leaflet/core': 'Hippocratic-2.1: the inside of react-leaflet',
  spawndamnit: 'SEE LICENSE IN LICENSE: the file is the MIT licence; part of no build',
};

/** Needed by builds for WebAssembly alone, which no system installs that has one of its own; all MIT. */
const WASM_ONLY = [
  '@emnapi/core',
  '@emnapi/runtime',
  '@emnapi/wasi-threads',
  '@napi-rs/wasm-runtime',
  '@tybys/wasm-util',
];

/**
 * Whether a licence, or one of those a package offers, is allowed; of several that hold at once all have to be.
 *
 * @param {string} licence an SPDX expression
 */
const isAllowed = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.includes(one)));

/**
 * All packages of the lockfile with their licence, or undefined where it cannot be read: the package is not installed.
 * A build for another system is judged by the one that is installed here.
 *
 * @param {string} lockfile
 */
function licencesOf(lockfile, installed = installedLicences()) {
  return lockedPackages(lockfile).map((each) => ({
    ...each,
    licence: installed[`${each.name}@${each.version}`],
    reason: EXCEPTIONS[each.name],
  }));
}

/** What may not stay as it is: a licence outside the list, one that is unknown, an exception for nothing. */
export function licenceFaults(lockfile = readLockfile(), installed = installedLicences()) {
  const packages = licencesOf(lockfile, installed);
  const refused = packages.flatMap(({ name, version, licence, isForPlatform, reason }) => {
    if (licence === undefined)
      return isForPlatform || WASM_ONLY.includes(name) ? [] : [`${name}@${version} is not installed`];
    return isAllowed(licence) || reason?.startsWith(`${licence}: `) ? [] : [`${name}@${version}: ${licence}`];
  });
  const names = new Set(packages.map(({ name }) => name));
  const idle = Object.keys(EXCEPTIONS).filter((name) => !names.has(name));
  return [...refused, ...idle.map((name) => `${name} needs no exception: it is not in the lockfile`)];
}

if (process.argv[1] === import.meta.filename) {
  const packages = licencesOf(readLockfile());
  const kinds = [...new Set(packages.map(({ licence }) => licence))].sort();
  for (const kind of kinds) {
    const under = packages.filter(({ licence }) => licence === kind);
    console.log(`${kind ?? 'builds for other systems'} (${under.length})`);
    for (const { name, version, reason } of under)
      console.log(`  ${name} ${version}${reason ? `  (${reason})` : ''}`);
  }
  const faults = licenceFaults();
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
