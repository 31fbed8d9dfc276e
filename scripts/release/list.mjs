// What the list of remotes is: lines and a signature. The build writes one beside the host's files.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSignedBy, signList } from '../../shared/federation/build/seal/release-keys.mjs';
import { writeWhole } from './store/folder.mjs';

/**
 * @typedef {import('../../shared/federation/runtime/list/lines').RemoteList} RemoteList
 * @typedef {{ serial: number; by: Record<string, string> }} Signature
 * @typedef {{ lines: RemoteList; signature?: Signature }} List
 * @typedef {Record<string, any>} ListFile  lines by name, and beside them the signature
 */

/**
 * @param {ListFile | undefined} file
 * @returns {List}
 */
export function opened(file) {
  const { signature, ...lines } = file ?? {};
  return { lines, signature };
}

/**
 * Whether hosts that trust one of these public keys believe the list. An empty one misleads nobody.
 *
 * @param {List} list
 * @param {readonly string[]} keys
 */
export const isBelieved = (list, keys) => Object.keys(list.lines).length === 0 || isSignedBy(list, keys);

/**
 * The list of these lines, signed with the keys in use. A browser that has seen a list takes no older one: its number
 * grows even when the clock was set back.
 *
 * @param {RemoteList} lines
 * @param {Signature} [before]
 * @returns {ListFile}
 */
export const signed = (lines, before) => signList(lines, Math.max(Date.now(), (before?.serial ?? 0) + 1));

/**
 * Writes the list that a build leaves beside the host's files.
 *
 * @param {string} folder
 * @param {RemoteList} lines
 */
export function writeList(folder, lines) {
  const file = join(folder, 'remotes.json');
  const before = opened(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
  writeWhole(file, `${JSON.stringify(signed(lines, before.signature), null, 2)}\n`);
}
