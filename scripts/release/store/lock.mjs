// One change of a file at a time, on a volume that several machines may share.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 60_000;
// It is held for one comparison and one rename: an older one belongs to a process that was ended.
const LEFT_MS = 30_000;

/** @param {string} code */
const isCalled = (code) => (/** @type {unknown} */ error) =>
  error instanceof Error && 'code' in error && error.code === code;
const isTaken = isCalled('EEXIST');
const isGone = isCalled('ENOENT');

/**
 * @param {string} lock
 * @param {string} owner
 */
function take(lock, owner) {
  try {
    writeFileSync(lock, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/**
 * Whose it is and since when; nothing where nobody has it.
 *
 * @param {string} lock
 */
function holderOf(lock) {
  try {
    return { owner: readFileSync(lock, 'utf8'), since: statSync(lock).mtimeMs };
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** @param {string} lock */
function clearLeft(lock) {
  const left = holderOf(lock);
  if (!left || Date.now() - left.since < LEFT_MS) return;
  const aside = `${lock}.${randomUUID()}.new`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (isGone(error)) return; // Another one did.
    throw error;
  }
  const moved = holderOf(aside);
  // Another one did, and somebody has taken it since: it is not ours to clear.
  if (moved && (moved.owner !== left.owner || moved.since !== left.since)) take(lock, moved.owner);
  rmSync(aside, { force: true });
}

/**
 * Runs `work` while nobody else changes this file.
 *
 * @template Result
 * @param {string} file
 * @param {() => Result} work
 */
export async function alone(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  const lock = join(dirname(file), `.${basename(file)}.lock`);
  const owner = randomUUID();
  for (const end = Date.now() + WAIT_MS; !take(lock, owner); ) {
    if (Date.now() > end) throw new Error(`${lock} cannot be had. If no release is running, remove it.`);
    clearLeft(lock);
    await sleep(20 + Math.random() * 30);
  }
  try {
    return work();
  } finally {
    if (holderOf(lock)?.owner === owner) rmSync(lock, { force: true });
  }
}
