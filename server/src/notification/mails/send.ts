import type { Clock } from '../../clock';
import type { Database } from '../../db/database';
import type { Log } from '../../log';
import type { Mail } from '../../mail/mail';
import { plainName } from '../../mail/names';
import { type Keys, pseudonymOf } from '../../session/keys';
import { findPreferences } from '../preference-queries';
import { howFor, wantsOf } from '../service';
import { type EmptyTill, listEmptyTills } from '../till-queries';
import { wordsOf } from '../words';
import { claimDigest, claimLetter, giveBackDigest, giveBackLetters } from './claim-queries';
import { readDigest } from './digest';
import { digestLetter, emptyTillLetter, type Links } from './letters';
import { writeLink } from './link';
import { inTurkey } from './moment';
import { listCompaniesWithEmptyTills, listDue, listReaders, type MailReader } from './reader-queries';

/** `db` is of all companies: whom to write to is found before it is known whose they are. */
type Parts = {
  db: Database;
  clock: Clock;
  log: Log;
  keys: Keys;
  mail: Mail;
  publicUrl: string;
  /** Does the process end? It waits for one letter, not for all. */
  isEnding: () => boolean;
};

const SATURDAY = 6;

/**
 * Writes the digests of the day that are due; answers how many. Each is claimed before it is written: at most one goes a
 * day, and one that is lost with its process is followed by tomorrow's.
 */
export async function sendDigests(parts: Parts): Promise<number> {
  const now = parts.clock();
  const local = { now, ...inTurkey(now) };
  if (local.weekday >= SATURDAY) return 0;
  let sent = 0;
  let after: MailReader | undefined;
  do {
    const due = await listDue(parts.db, { ...local, isMonday: local.weekday === 1 }, after);
    sent += await writeEach(parts, due, (reader) => sendDigest(parts, reader, local));
    after = due.at(-1);
  } while (after);
  return sent;
}

async function sendDigest(parts: Parts, reader: MailReader, local: Parameters<typeof readDigest>[2]) {
  const db = own(parts, reader);
  if (!(await claimDigest(db, reader, local.today))) return false;
  const write = async () => {
    const digest = await readDigest(db, reader, local);
    if (digest) await parts.mail.send(digestLetter(reader, digest, linksFor(parts, reader, '/dashboard')));
    return digest !== undefined;
  };
  return orGiveBack(write, () => giveBackDigest(db, reader, local.today));
}

// Letters of their own ring a phone; at night nobody can see to a till.
const isDaytime = (time: string) => time >= '08:00' && time < '20:00';

/** Writes by day of tills that have less than nothing in them; answers how many letters. */
export async function sendEmptyTills(parts: Parts): Promise<number> {
  const now = parts.clock();
  const { today, time } = inTurkey(now);
  if (!isDaytime(time)) return 0;
  let sent = 0;
  for (const companyId of await listCompaniesWithEmptyTills(parts.db, now, today))
    sent += await writeEach(parts, await listReaders(parts.db, companyId), (reader) =>
      sendEmptyTill(parts, reader, { now, today }),
    );
  return sent;
}

type Moment = { now: Date; today: string };

async function sendEmptyTill(parts: Parts, reader: MailReader, { now, today }: Moment): Promise<boolean> {
  const db = own(parts, reader);
  if (!wantsOf(await findPreferences(db, reader), 'email')('NAKIT_EKSI')) return false;
  const empty = await listEmptyTills(db, reader.companyId, today);
  const claimed: EmptyTill[] = [];
  const write = async () => {
    for (const till of empty)
      if (await claimLetter(db, reader, { key: letterKey(till), now, since: till.day })) claimed.push(till);
    if (claimed.length === 0) return false;
    const how = await howFor(db, reader.companyId, (name) => plainName(name, 'Kasa'));
    const lines = claimed.map((till) => wordsOf('NAKIT_EKSI', [till], how).details.join(' · '));
    await parts.mail.send(emptyTillLetter(reader, lines, linksFor(parts, reader, '/cash-flow/accounts')));
    return true;
  };
  return orGiveBack(write, () => giveBackLetters(db, reader, claimed.map(letterKey)));
}

/** Entries that are dated back move the day since which a till is empty: it is the same till to write of. */
const letterKey = ({ kind, tillId }: EmptyTill) => `${kind}:${tillId}`;

/** Whatever is read for somebody's letter, it is read of their company alone. */
const own = ({ db }: Parts, { companyId, managerId }: MailReader) =>
  db.scoped({ companyId, managerId, sessionId: '', requestId: '' });

/** One letter that cannot be written keeps none of the others from their readers; answers how many were. */
async function writeEach(
  { log, keys, isEnding }: Parts,
  readers: readonly MailReader[],
  write: (reader: MailReader) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  for (const reader of readers) {
    if (isEnding()) break;
    try {
      if (await write(reader)) count++;
    } catch (error) {
      const who = pseudonymOf(keys, reader.managerId);
      log.error({ err: error, who }, 'a letter about what stands was not written');
    }
  }
  return count;
}

/** What was claimed and could not be written is there to be claimed by the next run. */
async function orGiveBack(write: () => Promise<boolean>, giveBack: () => Promise<unknown>) {
  try {
    return await write();
  } catch (error) {
    await giveBack();
    throw error;
  }
}

const linksFor = ({ keys, publicUrl }: Parts, { companyId, managerId }: MailReader, path: string): Links => ({
  open: publicUrl + path,
  unsubscribe: (kind) => `${publicUrl}/unsubscribe/${writeLink(keys, { companyId, managerId, kind })}`,
});
