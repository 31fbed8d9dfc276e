import { runtimeModule } from './place/paths.mjs';
import { versionOf } from './place/versions.mjs';

/**
 * A line of the share table, as the federation plugin takes it.
 *
 * @typedef {{ version: string; requiredVersion: string; import?: string }} Version
 * @typedef {Version & { singleton?: boolean; strictVersion?: boolean; eager?: boolean }} Share
 */

/**
 * A whole major is accepted, so that a remote may update first; a wrong major is refused in its own place.
 *
 * @param {string} version
 * @returns {Version}
 */
const wholeMajor = (version) => ({ version, requiredVersion: `^${version.split('.')[0]}` });

/** @param {string} name */
const library = (name) => wholeMajor(versionOf(name));

/**
 * One copy for the whole page: these hold state or are compared by identity. Sub-paths are listed one by one:
 * a sub-path that is not here would bring its own copy of the state.
 */
const firstPaint = {
  react: library('react'),
  'react-dom': library('react-dom'),
  // Sharing switches tree shaking off; the facades name what is used.
  'react-router-dom': { ...library('react-router-dom'), import: runtimeModule('router') },
  'styled-components': { ...library('styled-components'), import: runtimeModule('facades/styled') },
  jotai: library('jotai'),
  '@vezne/ui/state': library('@vezne/ui'),
};

/**
 * The facades name the parts that are used: whole, they are a fifth more.
 *
 * @param {string} name
 */
const overlay = (name) => ({ ...library('@base-ui/react'), import: runtimeModule(`overlays/${name}`) });

/** Singletons too, but the host fetches them only with the first page that needs them. */
const later = {
  swr: library('swr'),
  'swr/mutation': library('swr'),
  'react-toastify/unstyled': library('react-toastify'),
  '@vezne/contract': library('@vezne/contract'),
  '@vezne/api': library('@vezne/api'),
  // A menu of one copy inside a dialog of another closes at the wrong moment, so they come from the host. A popover
  // stands on the same parts, which a remote that carried it would bring once more.
  '@base-ui/react/dialog': overlay('dialog'),
  '@base-ui/react/menu': overlay('menu'),
  '@base-ui/react/popover': overlay('popover'),
  '@base-ui/react/separator': library('@base-ui/react'),
};

/** Carried by the remotes alone; a copy that is on the page is used again (runtime/own-shares.ts). */
const reusable = {
  '@base-ui/react/tabs': library('@base-ui/react'),
  '@base-ui/react/tooltip': library('@base-ui/react'),
  'react-hook-form': library('react-hook-form'),
};

const singleton = { singleton: true, strictVersion: true };

/**
 * @param {Record<string, Version>} shares
 * @param {Partial<Share>} options
 * @returns {[string, Share][]}
 */
const each = (shares, options) =>
  Object.entries(shares).map(([name, share]) => [name, { ...share, ...options }]);

export const singletonNames = Object.keys({ ...firstPaint, ...later });
/** Read by the share test through node. @public */
export const sharedNames = [...singletonNames, ...Object.keys(reusable)];

/**
 * The share table of one app. The host provides every singleton; a remote's own copies serve its standalone page.
 * `needs` are the ranges that the app states for our own packages: the oldest version with all that it uses.
 *
 * @param {{ isHost: boolean; needs?: Record<string, string> }} app
 */
export function shareTable({ isHost, needs = {} }) {
  const table = Object.fromEntries([
    ...each(firstPaint, { ...singleton, eager: isHost }),
    ...each(later, singleton),
    ...(isHost ? [] : each(reusable, {})),
  ]);
  for (const [name, requiredVersion] of Object.entries(needs)) {
    const share = table[name];
    if (!share) throw new Error(`needs names ${name}, which is not shared`);
    share.requiredVersion = requiredVersion;
  }
  return table;
}
