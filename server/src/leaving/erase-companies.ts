import type { Clock } from '../clock';
import type { Database } from '../db/database';
import type { Log } from '../log';
import { companyGone } from '../mail/leaving-letters';
import type { Mail } from '../mail/mail';
import { forgetLetters } from '../mail/outbox';
import { type Keys, pseudonymOf } from '../session/keys';
import { eachCompany } from './each-company';
import * as queries from './queries';

export type EraseParts = { db: Database; now: Clock; log: Log; mail: Mail; keys: Keys; outbox?: string };

/** Rows that one statement deletes at most: it must end long before its time-out. */
const AT_ONCE = 2_000;
/** Deleted with the company itself, in its last transaction: until then its people can be told. */
const LAST = ['account', 'manager', 'subscription', 'company_closing'];

/**
 * Deletes the companies whose days of grace are over, with all their rows and accounts. Row by row from the outside
 * in, so that it may end anywhere and go on the next time; the company and its people go in the last transaction.
 */
export async function eraseDueCompanies(parts: EraseParts): Promise<number> {
  const due = await queries.listDue(parts.db, parts.now());
  return eachCompany(parts, due, (companyId) => eraseCompany(parts, companyId));
}

/**
 * False when its owner has taken it back, or another process was the one to delete the company itself. Its rows may be
 * deleted by several at once.
 */
async function eraseCompany(parts: EraseParts, companyId: string): Promise<boolean> {
  const { db, now } = parts;
  if (!(await queries.beginErasing(db, companyId, now()))) return false;
  const tables = (await queries.listCompanyTables(db)).filter((table) => !LAST.includes(table));
  for (const table of tables) {
    const deleteSome = () =>
      table === 'audit'
        ? queries.deleteSomeHistory(db, companyId, AT_ONCE)
        : queries.deleteSome(db, table, companyId, AT_ONCE);
    while ((await deleteSome()) === AT_ONCE);
  }
  return deleteAndTell(parts, companyId);
}

/** Its people are told before they are gone for good: what ends between the two goes on the next time, and tells them. */
async function deleteAndTell(
  { db, log, mail, keys, outbox }: EraseParts,
  companyId: string,
): Promise<boolean> {
  const people = await db.transaction(async (sql) => {
    await queries.waitForMail(sql);
    if (!(await queries.lockErasing(sql, companyId))) return undefined;
    const readers = await queries.listReaders(sql, companyId);
    await queries.deleteCompany(sql, companyId);
    for (const reader of readers) {
      if (outbox) await forgetLetters(outbox, reader.email);
      await mail.send(companyGone(reader));
    }
    return readers.length;
  });
  if (people === undefined) return false;
  log.info({ event: 'company.erased', company: pseudonymOf(keys, companyId), people });
  return true;
}
