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

const readJson = (file, otherwise) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise);

/** Puts a file in its place in one step: a reader sees the old one or the new one, whole. */
export function writeWhole(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

const writeJson = (file, value) => writeWhole(file, `${JSON.stringify(value, null, 2)}\n`);

const listFile = (to) => join(to, 'remotes.json');
const historyFile = (to, name) => join(to, 'remotes', name, 'releases.json');

export const readList = (to) => readJson(listFile(to), {});
export const writeList = (to, list) => writeJson(listFile(to), list);

/** Releases of a remote whose files are still there, newest first: `{id, version, integrity, at}`. */
export const readHistory = (to, name) => readJson(historyFile(to, name), []);
export const writeHistory = (to, name, history) => writeJson(historyFile(to, name), history);

/** Runs `work` while nobody else changes this folder's list; two teams may release in the same moment. */
export async function alone(to, work) {
  mkdirSync(to, { recursive: true });
  const lock = join(to, '.release.lock');
  for (const end = Date.now() + LOCK_WAIT_MS; ; ) {
    try {
      closeSync(openSync(lock, 'wx'));
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
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
