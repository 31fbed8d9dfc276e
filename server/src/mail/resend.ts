import { readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock';
import type { Log } from '../log';
import { keptName, nameOf, nextTry, readName, type Waiting } from './letter-file';
import { ifGone, lettersIn, recipientsOf } from './outbox';

type Parts = {
  outbox: string;
  log: Log;
  now: Clock;
  send: (letter: string, to: string[]) => Promise<unknown>;
  isRefusedForGood: (error: unknown) => boolean;
  isUnreachable: (error: unknown) => boolean;
};

type Outcome = 'sent' | 'failed' | 'unreachable' | 'gone';

/**
 * Sends the letters whose time has come, the longest due first; answers how many went. Where nobody answers the
 * others are left alone: they are no more likely to go.
 */
export async function sendWaiting(parts: Parts): Promise<number> {
  let sent = 0;
  for (const letter of await dueIn(parts.outbox, parts.now())) {
    const outcome = await trySending(parts, letter);
    if (outcome === 'unreachable') break;
    if (outcome === 'sent') sent++;
  }
  return sent;
}

async function dueIn(outbox: string, now: Date): Promise<Waiting[]> {
  const letters = (await lettersIn(outbox)).map(readName).filter((letter) => letter !== undefined);
  return letters.filter(({ dueAt }) => dueAt <= now.getTime()).sort((one, other) => one.dueAt - other.dueAt);
}

/**
 * The letter gets its next name before it is sent: of several processes one can rename it, and one that is killed
 * meanwhile leaves a letter that goes once more rather than never.
 */
async function trySending({ outbox, log, now, ...parts }: Parts, letter: Waiting): Promise<Outcome> {
  const next = nextTry(letter, now());
  const file = join(outbox, next ? nameOf(next) : keptName(letter.id));
  const gone = Symbol('gone');
  if ((await rename(join(outbox, nameOf(letter)), file).catch(ifGone(gone))) === gone) return 'gone';
  const isLate = now().getTime() >= letter.uselessAt;
  const text = isLate ? '' : await readFile(file, 'utf8').catch(ifGone(''));
  if (text === '') return 'gone';
  try {
    await parts.send(text, recipientsOf(text));
  } catch (error) {
    log.error({ err: error, tries: letter.tries + 1 }, 'the mail server did not take a mail that waited');
    if (next && parts.isRefusedForGood(error))
      await rename(file, join(outbox, keptName(letter.id))).catch(ifGone(undefined));
    return parts.isUnreachable(error) ? 'unreachable' : 'failed';
  }
  await unlink(file).catch(ifGone(undefined));
  log.info({ event: 'mail.sent', tries: letter.tries + 1 }, 'mail that waited sent');
  return 'sent';
}
