// One pointer for each remote, which its own team alone changes, and the list that browsers read, composed of all.
import { releasePublicKeys } from '../../shared/federation/build/seal/release-keys.mjs';
import { isBelieved, opened, signed } from './list.mjs';
import { homeOf } from './places.mjs';
import { changeJson, readJson } from './store/store.mjs';

const LIST = 'remotes.json';
const pointerOf = (/** @type {string} */ name) => `${homeOf(name)}/live.json`;

/**
 * @typedef {import('./store/store.mjs').Store} Store
 * @typedef {import('../../shared/federation/runtime/list/lines').RemoteLine} RemoteLine
 * @typedef {import('./list.mjs').List} List
 * @typedef {import('./list.mjs').ListFile} ListFile
 */

/**
 * Whoever signs the list vouches for all its lines: one that somebody else has put there is not signed for in passing.
 *
 * @param {string} file
 */
const notOurs = (file) =>
  new Error(
    `${file} was not signed, or changed afterwards, or signed with another key than ours. Is RELEASE_KEY_FILE the key that its hosts trust? Where it is, look its lines through, then: npm run remote:sign -- --to …`,
  );

/** @param {string} name */
export const neverReleased = (name) =>
  new Error(`${name} was never released there. Is the name right, and --to?`);

export const nothingToSign = () => new Error('There is no list of remotes to sign. Is --to right?');

/**
 * @param {ListFile | undefined} file
 */
function trusted(file) {
  const list = opened(file);
  if (!isBelieved(list, releasePublicKeys())) throw notOurs(LIST);
  return list;
}

/**
 * The list as it is, when it was signed with one of our keys.
 *
 * @param {Store} store
 */
export const trustedList = async (store) => trusted(await readJson(store, LIST));

/**
 * The list as it is, whoever signed it.
 *
 * @param {Store} store
 */
export const foundList = async (store) => opened(await readJson(store, LIST));

/**
 * What a pointer says. The list vouches for one that says the same: it may be of a key that is no longer used.
 *
 * @param {string} name
 * @param {ListFile | undefined} file
 * @param {List} list
 * @returns {RemoteLine | undefined}
 */
function lineOf(name, file, list) {
  const listed = list.lines[name];
  if (!file) return listed;
  const pointer = opened(file);
  const line = pointer.lines[name];
  if (isBelieved(pointer, releasePublicKeys()) || JSON.stringify(line) === JSON.stringify(listed))
    return line;
  throw notOurs(pointerOf(name));
}

/**
 * The line of a remote, or of the host.
 *
 * @param {Store} store
 * @param {string} name
 */
export async function readLine(store, name) {
  const list = await trustedList(store);
  return lineOf(name, await readJson(store, pointerOf(name)), list);
}

/**
 * Composes the list of all pointers. Each team does so after it has changed its own: the last one to write the list has
 * read every pointer that was there before, and one that was changed later is followed by a composing of its own.
 *
 * @param {Store} store
 * @param {string} name the remote whose pointer has changed; the others are those of the list
 */
async function composeList(store, name) {
  await changeJson(store, LIST, async (/** @type {ListFile | undefined} */ file) => {
    const list = trusted(file);
    /** @type {ListFile} */
    const lines = {};
    for (const each of new Set([...Object.keys(list.lines), name])) {
      const line = lineOf(each, await readJson(store, pointerOf(each)), list);
      if (line) lines[each] = line;
    }
    return signed(lines, list.signature);
  });
}

/**
 * Changes the pointer of one remote, and with it the list. Answers the lines before and after.
 *
 * @param {Store} store
 * @param {string} name
 * @param {(line: RemoteLine | undefined) => RemoteLine} by
 */
export async function changeLine(store, name, by) {
  /** @type {RemoteLine | undefined} */
  let before;
  const file = await changeJson(store, pointerOf(name), async (/** @type {ListFile | undefined} */ now) => {
    before = lineOf(name, now, await trustedList(store));
    return signed({ [name]: by(before) }, opened(now).signature);
  });
  await composeList(store, name);
  return { before, after: /** @type {RemoteLine} */ (opened(file).lines[name]) };
}

/**
 * Signs the list that is there with the keys in use: one of a time before signatures, one that came out of a backup, one
 * whose hosts shall trust a new key. The pointers then say what it says.
 *
 * @param {Store} store
 */
export async function signAll(store) {
  const { lines } = await foundList(store);
  const addresses = Object.entries(lines).flatMap(([name, line]) => [
    { name, ...line },
    ...(line.canary ? [{ name, ...line.canary }] : []),
  ]);
  const unvouched = addresses.filter(({ integrity }) => !integrity).map(({ name }) => name);
  if (unvouched.length > 0)
    throw new Error(`${unvouched.join(', ')}: no hash in the list. Release it again, which writes one.`);
  for (const [name, line] of Object.entries(lines))
    await changeJson(store, pointerOf(name), (/** @type {ListFile | undefined} */ now) =>
      signed({ [name]: line }, opened(now).signature),
    );
  await changeJson(store, LIST, (/** @type {ListFile | undefined} */ now) =>
    signed(opened(now).lines, opened(now).signature),
  );
  return Object.keys(lines);
}
