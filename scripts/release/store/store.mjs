// Where releases go: a folder or a bucket, told apart by the address.
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { folderStore } from './folder.mjs';

const MOST_TRIES = 60;

/**
 * `replace` writes only over what was read (its `tag`; none: where nothing was) and answers whether it did; it is how
 * two teams do not undo each other. `putTree` and `put` write what nobody else changes, `remove` takes a file or a tree.
 *
 * @typedef {object} Store
 * @property {(path: string) => Promise<{ body: Buffer; tag: string } | undefined>} read
 * @property {(path: string, content: string, tag: string | undefined) => Promise<boolean>} replace
 * @property {(path: string, content: string | Buffer) => Promise<void>} put
 * @property {(path: string, from: string, files: string[]) => Promise<void>} putTree
 * @property {(path: string) => Promise<void>} remove
 */

const isAddress = (/** @type {string} */ to) => /^https?:\/\//.test(to);

/**
 * A folder is released into without anything that is installed; what speaks to a bucket is fetched when there is one.
 *
 * @param {string} to
 * @returns {Promise<Store>}
 */
export async function openStore(to) {
  if (!isAddress(to)) return folderStore(resolve(to));
  const { bucketStore } = await import('./bucket.mjs');
  return bucketStore(to.replace(/\/+$/, ''));
}

/**
 * @param {Store} store
 * @param {string} path
 */
export async function readJson(store, path) {
  const found = await store.read(path);
  return found && JSON.parse(found.body.toString());
}

/**
 * Changes a file by what it holds now. Where somebody else changed it meanwhile, `by` is asked again with what they
 * wrote.
 *
 * @template Content
 * @param {Store} store
 * @param {string} path
 * @param {(now: Content | undefined) => Content | Promise<Content>} by
 */
export async function changeJson(store, path, by) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found = await store.read(path);
    const next = await by(found && JSON.parse(found.body.toString()));
    if (await store.replace(path, `${JSON.stringify(next, null, 2)}\n`, found?.tag)) return next;
    await sleep(Math.random() * 50 * Math.min(tries + 1, 10));
  }
  throw new Error(`${path} is being changed by others all the time.`);
}
