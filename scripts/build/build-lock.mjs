import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../run/root.mjs';

const LOOK_MS = 200;

/** @param {unknown} error */
const codeOf = (error) => (typeof error === 'object' && error && 'code' in error ? error.code : undefined);

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // One of somebody else may not be asked, and is there.
    return codeOf(error) !== 'ESRCH';
  }
}

/**
 * A link fails when the file is there, and brings its text with it: of two builds only one gets it.
 *
 * @param {string} from
 * @param {string} file
 */
function linked(from, file) {
  try {
    linkSync(from, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function take(file) {
  const draft = `${file}.${process.pid}.draft`;
  try {
    writeFileSync(draft, `${process.pid}`);
    return linked(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Removes the lock only if it is still the one that was read: another build may have replaced it since.
 *
 * @param {string} file
 * @param {string} text
 */
export function removeStale(file, text) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (read(aside) !== text) linked(aside, file);
  rmSync(aside, { force: true });
}

/** Waits until no other build of this working copy runs; what that one has built need not be built again. */
export async function onlyBuild(file = join(root, '.cache', 'build.lock')) {
  mkdirSync(dirname(file), { recursive: true });
  let hasTold = false;
  /** @type {string | undefined} */
  let before;
  while (!take(file)) {
    const text = read(file);
    const holder = Number(text);
    // One without a number may be just about to be written, but does not stay so.
    const isStale = holder ? !isAlive(holder) : text === before;
    before = text;
    if (text !== undefined && isStale) {
      removeStale(file, text);
      continue;
    }
    if (!hasTold) console.log('Waiting for another build …');
    hasTold = true;
    await sleep(LOOK_MS);
  }
  process.on('exit', () => rmSync(file, { force: true }));
}
