import { codes, type LeavingState, limits } from '@vezne/contract';
import { DAY_MS } from '../calendar';
import { findOwnerId } from '../company/queries';
import type { Sql } from '../db/database';
import { AppError } from '../errors';
import type { Caller } from '../session/guard';
import * as queries from './queries';

type Person = Pick<Caller, 'companyId' | 'managerId'>;

/** What the history calls somebody whose account was erased. */
const ERASED = 'Silinmiş kullanıcı';

export async function getState(sql: Sql, { companyId, managerId }: Person): Promise<LeavingState> {
  const closing = await queries.findClosing(sql, companyId);
  return {
    isOwner: (await findOwnerId(sql, companyId)) === managerId,
    closing: closing
      ? { askedAt: closing.askedAt.toISOString(), closesAt: closing.closesAt.toISOString() }
      : null,
  };
}

/** Erases the caller's account; the owner has to hand the company over, or to close it, before. */
export async function eraseAccount(sql: Sql, person: Person): Promise<void> {
  if ((await findOwnerId(sql, person.companyId)) === person.managerId)
    throw new AppError(
      codes.conflict,
      'Şirketin sahibi sizsiniz. Önce şirketi başka bir yöneticiye devredin veya şirketi kapatın.',
    );
  await queries.erasePerson(sql, person, ERASED);
}

/** Starts the days of grace. Asked for again, it changes nothing. */
export async function closeCompany(sql: Sql, person: Person, now: Date): Promise<boolean> {
  await assertOwner(sql, person, 'Şirketi yalnızca şirket sahibi kapatabilir.');
  const closesAt = new Date(now.getTime() + limits.keep.closingDays * DAY_MS);
  return queries.insertClosing(sql, { ...person, now, closesAt });
}

/** Takes the closing back; false when there was none. */
export async function keepCompany(sql: Sql, person: Person): Promise<boolean> {
  await assertOwner(sql, person, 'Kapatmadan yalnızca şirket sahibi vazgeçebilir.');
  if (await queries.deleteClosing(sql, person.companyId)) return true;
  if (await queries.findClosing(sql, person.companyId))
    throw new AppError(codes.conflict, 'Şirketin silinmesi başladı; artık vazgeçilemez.');
  return false;
}

async function assertOwner(sql: Sql, { companyId, managerId }: Person, refusal: string): Promise<void> {
  if ((await findOwnerId(sql, companyId)) !== managerId) throw new AppError(codes.forbidden, refusal);
}
