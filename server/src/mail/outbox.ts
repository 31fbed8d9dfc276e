import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../calendar';
import { errorCode } from '../failure';

/** Letters hold names, addresses and, for some hours, links that open an account. */
const KEPT_MS = 7 * DAY_MS;

/** Deletes the letters that have lain in the outbox for a week; answers how many. */
export async function deleteOldLetters(outbox: string, now: Date): Promise<number> {
  const names = await readdir(outbox).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  let deleted = 0;
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    if (await deleteIfOld(join(outbox, name), now)) deleted++;
  }
  return deleted;
}

/** Another process may share the folder: what it deleted first is gone as well. */
async function deleteIfOld(file: string, now: Date): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(file);
    if (mtimeMs > now.getTime() - KEPT_MS) return false;
    await unlink(file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
