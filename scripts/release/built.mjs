// What a build left behind: its files and the name of the release that they make.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_KEYS } from '../../shared/federation/build/seal/finish.mjs';
import { needsOf, OFFERS, tokensUsed } from '../../shared/federation/build/seal/offers.mjs';
import { entryOf, HOST } from './places.mjs';

/**
 * @typedef {import('./history.mjs').Release} Release
 * @typedef {import('../../shared/federation/build/seal/offers.mjs').Offers} Offers
 * @typedef {import('../../shared/federation/build/seal/offers.mjs').Needs} Needs
 */

/** @param {Buffer} content */
const sri = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * What the newest build of a folder wrote, compressed copies included; the folder keeps older builds' files too.
 *
 * @param {string} dist
 */
export function builtFiles(dist) {
  const record = join(dist, '.builds.json');
  if (!existsSync(record)) throw new Error(`${dist} holds no build`);
  /** @type {string[][]} */
  const [newest = []] = JSON.parse(readFileSync(record, 'utf8'));
  // A remote's own page is for testers, who may ask for it: it signs in, beside the product's own tokens.
  const isReleased = (/** @type {string} */ file) =>
    file !== 'remotes.json' && (file !== 'standalone.html' || process.env.STANDALONE === '1');
  return newest
    .filter(isReleased)
    .flatMap((file) => [file, `${file}.br`, `${file}.gz`])
    .filter((file) => existsSync(join(dist, file)));
}

/**
 * @param {string} file
 */
const readBeside = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * What a build of the host offers to remotes; undefined for one of the time before it said so.
 *
 * @param {string} dist
 * @returns {Offers | undefined}
 */
export const offersOf = (dist) => readBeside(join(dist, OFFERS));

/**
 * The public keys that a build of the host trusts; undefined for one of the time before signatures.
 *
 * @param {string} dist
 * @returns {string[] | undefined}
 */
export const keysOf = (dist) => readBeside(join(dist, RELEASE_KEYS));

/**
 * What a build of a remote asks of the page.
 *
 * @param {string} dist
 * @returns {Needs}
 */
export const needsOfBuild = (dist) => ({
  ...needsOf(JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8'))),
  tokens: tokensUsed(dist, builtFiles(dist)),
});

/**
 * A release is known by its version and the content of the file that vouches for all others.
 *
 * @param {string} name
 * @param {string} dist
 * @returns {Release}
 */
export function identify(name, dist) {
  const entry = readFileSync(join(dist, entryOf(name)));
  const manifest = name === HOST ? undefined : JSON.parse(entry.toString());
  const offers = name === HOST ? offersOf(dist) : undefined;
  const version = manifest ? manifest.metaData.buildInfo.buildVersion : (offers?.version ?? '0.0.0');
  const build = manifest ? manifest.build : offers?.build;
  const hash = createHash('sha256').update(entry).digest('hex').slice(0, 8);
  return { id: `${version}-${hash}`, version, integrity: sri(entry), ...build };
}
