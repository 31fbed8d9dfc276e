// What a host offers to remotes, as its build knows it, and what a remote's build asks for.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** In a host's build, for the release of it. */
export const OFFERS = '.offers.json';

/**
 * `shared` are versions by module, `screens` what the host shows as `<remote>/<screen>`, `tokens` the names of the
 * stylesheet's variables.
 *
 * @typedef {{ version: string; build?: import('./origin.mjs').Origin; shared: Record<string, string>; screens: string[]; tokens: string[] }} Offers
 * @typedef {{ shared: { name: string; requiredVersion?: string | false }[]; screens: string[]; tokens: string[] }} Needs
 */

/**
 * @param {string} dir
 * @param {string[]} files
 * @param {RegExp} pattern
 */
function namesIn(dir, files, pattern) {
  const texts = files
    .filter((file) => /\.(css|js)$/.test(file) && existsSync(join(dir, file)))
    .map((file) => readFileSync(join(dir, file), 'utf8'));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))];
}

const SET = /(--vz-[\w-]+)["'`]?\s*:/g;
// One with a value to fall back on can do without.
const USED = /var\((--vz-[\w-]+)\)/g;

/**
 * Writes what the built host offers beside its page; a remote offers nothing.
 *
 * @param {string} dir
 * @param {string[]} files
 * @param {Omit<Offers, 'tokens'>} known
 */
export function writeOffers(dir, files, known) {
  if (!existsSync(join(dir, 'index.html'))) return;
  writeFileSync(join(dir, OFFERS), JSON.stringify({ ...known, tokens: namesIn(dir, files, SET).sort() }));
}

/**
 * The shared modules that a build really brings, by their names: a line of the share table that nothing in the app asks
 * for is no offer.
 *
 * @param {import('webpack').Compilation} compilation
 * @returns {Record<string, string>}
 */
export function providedBy({ modules }) {
  /** @type {[string, string][]} */
  const provided = [];
  for (const module of modules) {
    // The plugin keeps both to itself, and says them in this one sentence.
    const [, name, version] =
      module.type === 'provide-module'
        ? (/^provide module \([^)]*\) (.+?)@([\d.]+) = /.exec(module.identifier()) ?? [])
        : [];
    if (name && version) provided.push([name, version]);
  }
  return Object.fromEntries(provided.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * What a remote's manifest asks of the page.
 *
 * @param {{ shared?: Needs['shared']; exposes?: { name: string }[] }} manifest
 * @returns {Needs}
 */
export const needsOf = ({ shared = [], exposes = [] }) => ({
  shared,
  screens: exposes.map(({ name }) => name),
  tokens: [],
});

/**
 * The variables of the stylesheet that a remote's built files use and do not set themselves.
 *
 * @param {string} dir
 * @param {string[]} files
 */
export function tokensUsed(dir, files) {
  const own = namesIn(dir, files, SET);
  return namesIn(dir, files, USED).filter((name) => !own.includes(name));
}

/**
 * Whether a version is in a range such as ^2 or ^2.1, the only kind that the share table writes. No library: releases
 * run where none is installed.
 *
 * @param {string} range
 * @param {string} version
 */
function letsIn(range, version) {
  const [, ...least] = /^\^(\d+)(?:\.(\d+))?(?:\.(\d+))?$/.exec(range) ?? [];
  const wanted = least.map((part) => Number(part ?? 0));
  const has = version.split('.').map((part) => Number.parseInt(part, 10));
  // What may not change: the first part that is not zero.
  const fixed = Math.max(
    0,
    wanted.findIndex((part) => part > 0),
  );
  const firstOther = wanted.findIndex((part, index) => part !== has[index]);
  if (wanted.length === 0) return false;
  return firstOther === -1 || (firstOther > fixed && Number(has[firstOther]) > Number(wanted[firstOther]));
}

/**
 * What of a remote's needs this host does not have, one sentence each. The rule for versions is the page's own, which
 * would turn the remote away (runtime/releases/shares.ts).
 *
 * @param {string} remote
 * @param {Needs} needs
 * @param {Offers} offers
 */
export function unmet(remote, needs, offers) {
  const versions = needs.shared.flatMap(({ name, requiredVersion }) => {
    const has = offers.shared[name];
    return has && requiredVersion && !letsIn(requiredVersion, has)
      ? `needs ${name} ${requiredVersion}, and the host has ${has}`
      : [];
  });
  const screens = offers.screens
    .filter((id) => id.startsWith(`${remote}/`) && !needs.screens.includes(id.slice(remote.length + 1)))
    .map((id) => `does not expose ${id}, which the host shows`);
  const tokens = needs.tokens.filter((name) => !offers.tokens.includes(name));
  return [
    ...versions,
    ...screens,
    ...(tokens.length > 0 ? [`uses ${tokens.join(', ')}, which the host's stylesheet lacks`] : []),
  ];
}
