// What builds and releases call the pages that are drawn ahead. Releases run without installed packages.
import { createHash } from 'node:crypto';

/** In a host's build, not served: the frames that releases put the remotes' fragments into. */
export const FRAMES = '.frames.json';

/**
 * A file of a build and the hash that it must have.
 *
 * @typedef {{ file: string; integrity: string }} Sealed
 */
/** @typedef {{ html: Sealed; css: Sealed }} Fragment  a screen without script, and its rules */
/** @typedef {{ title: string; description?: string; remote: string; html: string; css: string }} Frame */

/**
 * @param {string | Buffer} content
 * @param {string} [algorithm]
 */
export const sri = (content, algorithm = 'sha256') =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** @param {string} path */
export const fileName = (path) => path.slice(1) || 'index';

/**
 * The name of a file with its content in it: it may be kept for ever.
 *
 * @param {string} path with its ending
 * @param {string} content
 */
export function hashedName(path, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return path.replace(/\.[a-z]+$/, (ending) => `.${hash}${ending}`);
}

/** @param {Record<string, Fragment>} fragments */
export const filesOf = (fragments) =>
  Object.values(fragments).flatMap(({ html, css }) => [html.file, css.file]);
