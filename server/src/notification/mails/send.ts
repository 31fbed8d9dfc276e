import type { Clock } from '../../clock';
import type { Database } from '../../db/database';
import type { Log } from '../../log';
import type { Mail } from '../../mail/mail';
import { plainName } from '../../mail/names';
import { type Keys, pseudonymOf } from '../../session/keys';
import { findPreferences } from '../preference-queries';
import { howFor, wanted } from '../service';
import { type EmptyTill, listCompaniesWithEmptyTills, listEmptyTills } from '../till-queries';
import { wordsOf } from '../words';
import { readDigest } from './digest';
import { digestLetter, emptyTillLetter, type Links } from './letters';
import { writeLink } from './link';
import { onTheWall } from './moment';
import { claimDigest, claimLetter, listDue, listReaders, type MailReader } from './reader-queries';

/** `db` is of all companies: whom to write to is found before it is known whose they are. */
type Parts = { db: Database; clock: Clock; log: Log; keys: Keys; mail: Mail; publicUrl: string };

const SATURDAY = 6;

/**
 * Writes the digests of the day that are due; answers how many. Each is claimed before it is written: at most one goes a
 * day, and one that is lost with its process is followed by tomorrow's.
 */
export async function sendDigests(parts: Parts): Promise<number> {
  const now = parts.clock();
  const wall = onTheWall(now);
  if (wall.weekday >= SATURDAY) return 0;
  let sent = 0;
  for (;;) {
    const due = await listDue(parts.db, { now, ...wall, isMonday: wall.weekday === 1 });
    if (due.length === 0) return sent;
    for (const reader of due) {
      if (!(await claimDigest(parts.db, reader, wall.today))) continue;
      if (await written(parts, reader, () => sendDigest(parts, reader, { now, ...wall }))) sent++;
    }
  }
}

async function sendDigest(parts: Parts, reader: MailReader, wall: Parameters<typeof readDigest>[2]) {
  const digest = await readDigest(own(parts, reader), reader, wall);
  if (digest) await parts.mail.send(digestLetter(reader, digest, linksFor(parts, reader, '/dashboard')));
  return digest !== undefined;
}

// Letters of their own ring a phone; at night nobody can see to a till.
const isDaytime = (time: string) => time >= '08:00' && time < '20:00';

/** Writes by day of tills that have less than nothing in them; answers how many letters. */
export async function sendEmptyTills(parts: Parts): Promise<number> {
  const now = parts.clock();
  const { today, time } = onTheWall(now);
  if (!isDaytime(time)) return 0;
  let sent = 0;
  for (const companyId of await listCompaniesWithEmptyTills(parts.db, now, today))
    for (const reader of await listReaders(parts.db, companyId))
      if (await written(parts, reader, () => sendEmptyTill(parts, reader, { now, today }))) sent++;
  return sent;
}

type Moment = { now: Date; today: string };

async function sendEmptyTill(parts: Parts, reader: MailReader, { now, today }: Moment): Promise<boolean> {
  const db = own(parts, reader);
  const empty = wanted(
    await listEmptyTills(db, reader.companyId, today),
    await findPreferences(db, reader),
    'email',
  );
  const claimed: EmptyTill[] = [];
  for (const till of empty)
    if (await claimLetter(db, reader, { key: letterKey(till), now, since: till.day })) claimed.push(till);
  if (claimed.length === 0) return false;
  const how = await howFor(db, reader.companyId, (name) => plainName(name, 'Kasa'));
  const lines = claimed.map((till) => wordsOf('NAKIT_EKSI', [till], how).details.join(' · '));
  await parts.mail.send(emptyTillLetter(reader, lines, linksFor(parts, reader, '/cash-flow/accounts')));
  return true;
}

/** Entries that are dated back move the day since which a till is empty: it is the same till to write of. */
const letterKey = ({ kind, tillId }: EmptyTill) => `${kind}:${tillId}`;

/** Whatever is read for somebody's letter, it is read of their company alone. */
const own = ({ db }: Parts, { companyId, managerId }: MailReader) =>
  db.scoped({ companyId, managerId, sessionId: '', requestId: '' });

/** One letter that cannot be written keeps none of the others from their readers. */
async function written({ log, keys }: Parts, { managerId }: MailReader, write: () => Promise<boolean>) {
  try {
    return await write();
  } catch (error) {
    log.error(
      { err: error, who: pseudonymOf(keys, managerId) },
      'a letter about what stands was not written',
    );
    return false;
  }
}

const linksFor = ({ keys, publicUrl }: Parts, { companyId, managerId }: MailReader, path: string): Links => ({
  open: publicUrl + path,
  unsubscribe: (kind) => `${publicUrl}/unsubscribe/${writeLink(keys, { companyId, managerId, kind })}`,
});
