import { readdir, readFile, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../failure';
import { KEPT_MS } from './letter-file';

/** Deletes the letters that have lain in the outbox for a week; answers how many. */
export async function deleteOldLetters(outbox: string, now: Date): Promise<number> {
  let deleted = 0;
  for (const name of await lettersIn(outbox)) {
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

/** Deletes the letters to one address; answers how many. */
export async function forgetLetters(outbox: string, address: string): Promise<number> {
  let deleted = 0;
  for (const name of await lettersIn(outbox)) {
    const file = join(outbox, name);
    const text = await readFile(file, 'utf8').catch(ifGone(''));
    if (!recipientsOf(text).includes(address.toLowerCase())) continue;
    await unlink(file).catch(ifGone(undefined));
    deleted++;
  }
  return deleted;
}

/** The addresses in the head of a letter, to whom it goes. Long lines of a head go on in the next one. */
export const recipientsOf = (letter: string): string[] =>
  (/^To:(.*(?:\n[ \t].*)*)$/im.exec(letter.slice(0, letter.indexOf('\n\n')))?.[1] ?? '')
    .split(',')
    .map((each) => addressIn(each).trim().toLowerCase());

/** What stands between the angle brackets of a recipient, or all of it. */
function addressIn(recipient: string): string {
  const [start, end] = [recipient.indexOf('<'), recipient.lastIndexOf('>')];
  return start === -1 || end < start ? recipient : recipient.slice(start + 1, end);
}

/** Another process may share the folder: a file that is gone is `instead`. */
export const ifGone =
  <Instead>(instead: Instead) =>
  (error: unknown): Instead => {
    if (errorCode(error) === 'ENOENT') return instead;
    throw error;
  };

/** Names of the letters in the outbox. */
export async function lettersIn(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch(ifGone<string[]>([]));
  return names.filter((each) => each.endsWith('.eml'));
}
