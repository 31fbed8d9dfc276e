// The list of remotes and the history of each one, kept in the folder that is served.
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOCK_WAIT_MS = 30_000;

/**
 * A release whose files are still there. `withdrawn`: a later rollback must not lead back to it.
 *
 * @typedef {{ id: string; version: string; integrity: string }} Release
 * @typedef {Release & { base: string; at: string; withdrawn?: boolean }} KeptRelease
 * @typedef {import('../../shared/federation/runtime/remote-list').RemoteList} RemoteList
 */

/**
 * Puts a file in its place in one step: a reader sees the old one or the new one, whole.
 *
 * @param {string} file
 * @param {string | Buffer} content
 */
export function writeWhole(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/**
 * @param {string} file
 * @param {RemoteList | KeptRelease[]} value
 */
const writeJson = (file, value) => writeWhole(file, `${JSON.stringify(value, null, 2)}\n`);

/** @param {string} to */
const listFile = (to) => join(to, 'remotes.json');

/**
 * @param {string} to
 * @returns {RemoteList}
 */
export const readList = (to) =>
  existsSync(listFile(to)) ? JSON.parse(readFileSync(listFile(to), 'utf8')) : {};

/**
 * @param {string} to
 * @param {RemoteList} list
 */
export const writeList = (to, list) => writeJson(listFile(to), list);

/**
 * @param {string} to
 * @param {string} name
 */
const historyFile = (to, name) => join(to, 'remotes', name, 'releases.json');

/**
 * Releases of a remote whose files are still there, newest first.
 *
 * @param {string} to
 * @param {string} name
 * @returns {KeptRelease[]}
 */
export function readHistory(to, name) {
  const file = historyFile(to, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/**
 * @param {string} to
 * @param {string} name
 * @param {KeptRelease[]} history
 */
export const writeHistory = (to, name, history) => writeJson(historyFile(to, name), history);

/**
 * Runs `work` while nobody else changes this folder's list; two teams may release in the same moment.
 *
 * @template Result
 * @param {string} to
 * @param {() => Result | Promise<Result>} work
 */
export async function alone(to, work) {
  mkdirSync(to, { recursive: true });
  const lock = join(to, '.release.lock');
  for (const end = Date.now() + LOCK_WAIT_MS; ; ) {
    try {
      closeSync(openSync(lock, 'wx'));
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      if (Date.now() > end) throw new Error(`Another release holds ${lock}. If none is running, remove it.`);
      await sleep(100);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
