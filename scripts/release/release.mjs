import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RELEASE_KEYS } from '../../shared/federation/build/seal/finish.mjs';
import { releasePublicKeys } from '../../shared/federation/build/seal/release-keys.mjs';
import { alone, isBelieved, readHistory, readList, writeHistory, writeList, writeWhole } from './list.mjs';

const KEPT_RELEASES = 3;

/**
 * @typedef {import('./list.mjs').Release} Release
 * @typedef {import('./list.mjs').KeptRelease} KeptRelease
 * @typedef {import('../../shared/federation/runtime/list/lines').RemoteLine} RemoteLine
 */

/** @param {Buffer} content */
const sri = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * What the newest build of a folder wrote, compressed copies included; the folder keeps older builds' files too.
 *
 * @param {string} dist
 */
function builtFiles(dist) {
  const record = join(dist, '.builds.json');
  if (!existsSync(record)) throw new Error(`${dist} holds no build`);
  /** @type {string[][]} */
  const [newest = []] = JSON.parse(readFileSync(record, 'utf8'));
  // A remote's own page is for testers, who may ask for it: it signs in, beside the product's own tokens.
  const isReleased = (/** @type {string} */ file) =>
    file !== 'standalone.html' || process.env.STANDALONE === '1';
  return newest
    .filter(isReleased)
    .flatMap((file) => [file, `${file}.br`, `${file}.gz`])
    .filter((file) => existsSync(join(dist, file)));
}

/**
 * @param {string} dist
 * @returns {Release}
 */
function identify(dist) {
  const manifest = readFileSync(join(dist, 'mf-manifest.json'));
  const { buildVersion: version } = JSON.parse(manifest.toString()).metaData.buildInfo;
  const hash = createHash('sha256').update(manifest).digest('hex').slice(0, 8);
  return { id: `${version}-${hash}`, version, integrity: sri(manifest) };
}

/**
 * Copies a build into its release folder; the folder appears under its name only when it is complete.
 *
 * @param {string} dist
 * @param {string} folder
 */
function copyFiles(dist, folder) {
  if (existsSync(folder)) return;
  const draft = `${folder}.${process.pid}.new`;
  for (const file of builtFiles(dist)) {
    mkdirSync(dirname(join(draft, file)), { recursive: true });
    cpSync(join(dist, file), join(draft, file));
  }
  renameSync(draft, folder);
}

/**
 * Deletes the release folders that are neither among the last ones nor named by the list.
 *
 * @param {string} to
 * @param {string} name
 * @param {KeptRelease[]} history
 * @param {RemoteLine} line
 */
function prune(to, name, history, line) {
  const named = [line, line.canary].flatMap((address) => address?.entry ?? []);
  /** @param {string} id */
  const isNamed = (id) => named.some((entry) => entry.includes(`/remotes/${name}/${id}/`));
  const good = history.filter(({ withdrawn }) => !withdrawn).slice(0, KEPT_RELEASES);
  const kept = history.filter(
    (release, index) => index < KEPT_RELEASES || good.includes(release) || isNamed(release.id),
  );
  const ids = new Set(kept.map(({ id }) => id));
  for (const entry of readdirSync(join(to, 'remotes', name), { withFileTypes: true })) {
    if (entry.isDirectory() && !ids.has(entry.name))
      rmSync(join(to, 'remotes', name, entry.name), { recursive: true, force: true });
  }
  return kept;
}

/**
 * @param {string} name
 * @param {Release} release
 * @param {string} base
 */
const addressOf = (name, { id, version, integrity }, base) => ({
  entry: `${base}/remotes/${name}/${id}/mf-manifest.json`,
  version,
  integrity,
});

/**
 * The line that the list holds after a release to a part of the visitors: what everybody else keeps, and the canary.
 *
 * @param {RemoteLine} current
 * @param {NonNullable<RemoteLine['canary']>} canary
 * @returns {RemoteLine}
 */
function withCanary({ canary: _ended, ...stable }, { percent, companies = [], ...address }) {
  const share = percent === undefined ? {} : { percent };
  return { ...stable, canary: { ...address, ...share, ...(companies.length > 0 ? { companies } : {}) } };
}

/**
 * The lines to change one of. Whoever signs them vouches for all: one that somebody else has put there is not signed for
 * in passing.
 *
 * @param {string} to
 */
function linesToChange(to) {
  if (!isBelieved(to, releasePublicKeys()))
    throw new Error(
      `${join(to, 'remotes.json')} was not signed, or changed afterwards, or signed with another key than ours (RELEASE_KEY_FILE). Look its lines through, then: npm run remote:sign -- --to ${to}`,
    );
  return readList(to).lines;
}

/**
 * Signs the list that is there with the keys in use: one of a time before signatures, one that came out of a backup, one
 * whose hosts shall trust a new key.
 *
 * @param {{ to: string }} options
 */
export function signRemotes({ to }) {
  return alone(to, () => {
    const { lines } = readList(to);
    const addresses = Object.entries(lines).flatMap(([name, line]) => [
      { name, ...line },
      ...(line.canary ? [{ name, ...line.canary }] : []),
    ]);
    const unvouched = addresses.filter(({ integrity }) => !integrity).map(({ name }) => name);
    if (unvouched.length > 0)
      throw new Error(`${unvouched.join(', ')}: no hash in the list. Release it again, which writes one.`);
    writeList(to, lines);
    return Object.keys(lines);
  });
}

/**
 * Releases the build in `dist`: files first, the list last and in one step. With `percent` or `companies` the
 * list names it as the canary beside the version that everybody else keeps. Answers the release.
 *
 * @param {{ name: string; dist: string; to: string; base?: string; percent?: number; companies?: string[] }} options
 */
export function releaseRemote({ name, dist, to, base = '', percent, companies = [] }) {
  return alone(to, () => {
    const release = identify(dist);
    const address = addressOf(name, release, base);
    const list = linesToChange(to);
    const current = list[name];
    const isPartial = percent !== undefined || companies.length > 0;
    if (isPartial && !current) throw new Error(`The first release of ${name} goes to everybody.`);
    copyFiles(dist, join(to, 'remotes', name, release.id));
    const line = isPartial && current ? withCanary(current, { ...address, percent, companies }) : address;
    const earlier = readHistory(to, name).filter(({ id }) => id !== release.id);
    const history = [{ ...release, base, at: new Date().toISOString() }, ...earlier];
    // The history first: a release that the list names is always one that can be found again.
    writeHistory(to, name, history);
    writeList(to, { ...list, [name]: line });
    writeHistory(to, name, prune(to, name, history, line));
    return release;
  });
}

/**
 * Takes a canary back, or returns everybody to the good release before the one in use. Answers what is used now.
 *
 * @param {{ name: string; to: string }} options
 */
export function rollbackRemote({ name, to }) {
  return alone(to, () => {
    const list = linesToChange(to);
    const line = list[name];
    if (!line) throw new Error(`${name} is not in ${join(to, 'remotes.json')}`);
    const { canary, ...stable } = line;
    const history = readHistory(to, name);
    const { entry } = canary ?? stable;
    const position = history.findIndex(({ id }) => entry.includes(`/remotes/${name}/${id}/`));
    const before = history.slice(position + 1).find(({ withdrawn }) => !withdrawn);
    const good = position >= 0 && before && addressOf(name, before, before.base);
    const address = canary ? stable : good;
    if (!address) throw new Error(`No release of ${name} before ${stable.version} is kept.`);
    writeList(to, { ...list, [name]: address });
    // A later rollback must not lead back to it.
    const current = history[position];
    if (current) current.withdrawn = true;
    writeHistory(to, name, history);
    return { version: address.version, entry: address.entry };
  });
}

/**
 * The public keys that a build of the host trusts; undefined for one of the time before signatures.
 *
 * @param {string} dist
 * @returns {string[] | undefined}
 */
function keysOfHost(dist) {
  const file = join(dist, RELEASE_KEYS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Puts the host's build into the folder: hashed files first, the page last, the list of remotes untouched.
 *
 * @param {{ dist: string; to: string }} options
 */
export function releaseHost({ dist, to }) {
  return alone(to, () => {
    const keys = keysOfHost(dist);
    if (keys && !isBelieved(to, keys))
      throw new Error(
        `This host would believe no line of ${join(to, 'remotes.json')}, which its keys have not signed. First: npm run remote:sign -- --to ${to}`,
      );
    const files = builtFiles(dist).filter((file) => file !== 'remotes.json');
    const pages = files.filter((file) => /^index\.html/.test(file));
    for (const file of [...files.filter((each) => !pages.includes(each)), ...pages])
      writeWhole(join(to, file), readFileSync(join(dist, file)));
  });
}
