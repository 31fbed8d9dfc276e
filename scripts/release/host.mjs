// A release of the host: its page in a folder of its own, its scripts beside those of the releases before.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRAMES } from '../../shared/federation/build/first-sight/fragments.mjs';
import { builtFiles, keysOf, offersOf } from './built.mjs';
import { readHistory } from './history.mjs';
import { folderOf, HOST, HOST_OFFERS, idOf } from './places.mjs';
import { foundList, readLine } from './pointers.mjs';
import { writePages } from './store/pages.mjs';
import { readJson } from './store/store.mjs';

/**
 * @typedef {import('./store/store.mjs').Store} Store
 * @typedef {import('./history.mjs').KeptRelease} KeptRelease
 * @typedef {{ hashed: string[]; plain: string[] }} HostFiles  by names that carry their content, and others
 */

const isHashed = (/** @type {string} */ file) => /\.[0-9a-f]{12}\.[^/]+$/.test(file);
const isPage = (/** @type {string} */ file) => /^index\.html/.test(file);
/** The page of a canary, beside its index.html: a server shows it to whom it was drawn for, while it is there. */
const CANARY = 'canary.html';

/**
 * Puts the files of a build where they will be found; nobody sees them yet.
 *
 * @param {Store} store
 * @param {string} dist
 * @param {string} id
 */
export async function putHost(store, dist, id) {
  const files = builtFiles(dist);
  const hashed = files.filter(isHashed);
  const plain = files.filter((file) => !isHashed(file));
  for (const file of hashed) await store.put(file, readFileSync(join(dist, file)));
  await store.putTree(folderOf(HOST, id), dist, plain);
  const frames = join(dist, FRAMES);
  if (existsSync(frames)) await store.put(`${folderOf(HOST, id)}/${FRAMES}`, readFileSync(frames));
  const about = { ...offersOf(dist), keys: keysOf(dist), files: { hashed, plain } };
  await store.put(`${folderOf(HOST, id)}/${HOST_OFFERS}`, `${JSON.stringify(about)}\n`);
}

/**
 * @param {Store} store
 * @param {string} from
 * @param {string} to
 */
async function copy(store, from, to) {
  const found = await store.read(from);
  if (found) await store.put(to, found.body);
  else await store.remove(to);
}

/**
 * @param {Store} store
 * @param {string} id
 * @returns {Promise<HostFiles>}
 */
const filesOf = async (store, id) =>
  (await readJson(store, `${folderOf(HOST, id)}/${HOST_OFFERS}`))?.files ?? { hashed: [], plain: [] };

/**
 * Makes the pages say what the pointer says: the one of everybody, and the canary's. Another release may move the
 * pointer meanwhile; the last one to look leaves the pages as it is.
 *
 * @param {Store} store
 */
export async function showHost(store) {
  for (let shown = ''; ; ) {
    const line = await readLine(store, HOST);
    if (!line || shown === JSON.stringify(line)) return;
    shown = JSON.stringify(line);
    const id = idOf(HOST, line) ?? '';
    const { plain } = await filesOf(store, id);
    // The page last: it names all others.
    for (const file of [...plain].sort((one, other) => Number(isPage(one)) - Number(isPage(other))))
      await copy(store, `${folderOf(HOST, id)}/${file}`, file);
    await showCanary(store, line.canary && idOf(HOST, line.canary));
  }
}

/**
 * @param {Store} store
 * @param {string | undefined} canary
 */
async function showCanary(store, canary) {
  for (const { id } of await readHistory(store, HOST))
    for (const ending of ['', '.br', '.gz']) {
      const file = `${folderOf(HOST, id)}/${CANARY}${ending}`;
      if (id === canary) await copy(store, `${folderOf(HOST, id)}/index.html${ending}`, file);
      else await store.remove(file);
    }
}

/**
 * What each kept release consists of, by its id; asked before any is forgotten.
 *
 * @param {Store} store
 */
export async function hostFiles(store) {
  /** @type {Map<string, string[]>} */
  const files = new Map();
  for (const { id } of await readHistory(store, HOST)) files.set(id, (await filesOf(store, id)).hashed);
  return files;
}

/**
 * Deletes the scripts that only forgotten releases have used, and what was put into the folders of these beside the tree.
 *
 * @param {Store} store
 * @param {Map<string, string[]>} files
 * @param {{ left: KeptRelease[]; gone: KeptRelease[] }} releases
 */
export async function sweepHost(store, files, { left, gone }) {
  const used = new Set(left.flatMap(({ id }) => files.get(id) ?? []));
  const old = new Set(gone.flatMap(({ id }) => files.get(id) ?? []));
  for (const file of old) if (!used.has(file)) await store.remove(file);
  for (const { id } of gone)
    for (const file of [FRAMES, HOST_OFFERS]) await store.remove(`${folderOf(HOST, id)}/${file}`);
}

/**
 * Brings the pages of a place that is released into up to date with host and remotes. Visitors of a canary get the page
 * that everybody gets, until its scripts come. Another release may change the list meanwhile; the last one to look leaves
 * the pages as it is.
 *
 * @param {Store} store
 */
export async function showPages(store) {
  for (let shown = ''; ; ) {
    const { lines } = await foundList(store);
    if (shown === JSON.stringify(lines)) return;
    shown = JSON.stringify(lines);
    const host = lines[HOST];
    const id = host && idOf(HOST, host);
    const page = (await store.read('index.html'))?.body.toString() ?? '';
    const frames = (id && (await readJson(store, `${folderOf(HOST, id)}/${FRAMES}`))) || {};
    await writePages(
      store,
      { page, frames },
      async (path) => (await store.read(path))?.body,
      (remote) => {
        const line = lines[remote];
        return line && { ...line, manifest: new URL(line.entry, 'http://host').pathname.slice(1) };
      },
    );
  }
}
