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
import { isSignedBy, signList } from '../../shared/federation/build/seal/release-keys.mjs';

const LOCK_WAIT_MS = 30_000;

/**
 * A release whose files are still there. `withdrawn`: a later rollback must not lead back to it.
 *
 * @typedef {{ id: string; version: string; integrity: string }} Release
 * @typedef {Release & { base: string; at: string; withdrawn?: boolean }} KeptRelease
 * @typedef {import('../../shared/federation/runtime/list/lines').RemoteList} RemoteList
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
 * @param {object} value
 */
const writeJson = (file, value) => writeWhole(file, `${JSON.stringify(value, null, 2)}\n`);

/** @param {string} to */
const listFile = (to) => join(to, 'remotes.json');

/**
 * The list as its file holds it; empty where there is none.
 *
 * @param {string} to
 * @returns {{ lines: RemoteList; signature?: { serial: number; by: Record<string, string> } }}
 */
export function readList(to) {
  if (!existsSync(listFile(to))) return { lines: {} };
  const { signature, ...lines } = JSON.parse(readFileSync(listFile(to), 'utf8'));
  return { lines, signature };
}

/**
 * Whether hosts that trust one of these public keys believe the list that is there. Where there is none, or an empty
 * one, nobody is misled.
 *
 * @param {string} to
 * @param {readonly string[]} keys
 */
export function isBelieved(to, keys) {
  const list = readList(to);
  return Object.keys(list.lines).length === 0 || isSignedBy(list, keys);
}

/**
 * Writes the list, signed with the keys in use. A browser that has seen a list takes no older one: its number grows
 * even when the clock was set back.
 *
 * @param {string} to
 * @param {RemoteList} lines
 */
export function writeList(to, lines) {
  const serial = Math.max(Date.now(), (readList(to).signature?.serial ?? 0) + 1);
  writeJson(listFile(to), signList(lines, serial));
}

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
