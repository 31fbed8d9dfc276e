import {
  type CashFlow,
  type CashFlowCreate,
  codes,
  type Done,
  dayInMonth,
  limits,
  type PaymentMethod,
  type Recurring,
  type RecurringCreate,
  type RecurringPost,
  type RecurringSkip,
} from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { monthOf, shiftMonth } from '../calendar';
import { findAccountFor } from '../cash-flow/holder-queries';
import { lockCashFlow } from '../cash-flow/queries';
import { lockCounts } from '../company/queries';
import type { Sql } from '../db/database';
import { AppError, badInput, conflict, orNotFound } from '../errors';
import * as queries from './queries';

// Writes run in the transaction that the HTTP layer opens around them.

const { open, yearsBack } = limits.recurring;

/** Adds an entry of the ledger with all that this asks for. */
export type AddEntry = (sql: Sql, companyId: string, input: CashFlowCreate) => Promise<CashFlow>;

/**
 * Repeats an entry that stands for itself, from a later month on; one entry is repeated once at a time. Months that were
 * booked when it repeated before are not booked again.
 */
export async function createRecurring(
  sql: Sql,
  companyId: string,
  { cashFlowId, ...asked }: RecurringCreate,
  today: string,
): Promise<Recurring> {
  const entry = orNotFound(await lockCashFlow(sql, companyId, cashFlowId));
  if (entry.transferId || entry.settlementId)
    throw new AppError(codes.conflict, 'Virman, tahsilat ve ödeme kayıtları tekrarlanamaz.');
  if (monthOf(asked.startDate) <= monthOf(entry.date))
    throw badInput({ startDate: 'İlk tarih, kaydın ayından sonra olmalıdır' });
  const input = beyond(asked, await queries.lastBooked(sql, companyId, cashFlowId));
  // Every day since then is gone through wherever it is told how many wait.
  if (monthOf(input.startDate) < shiftMonth(monthOf(today), -12 * yearsBack))
    throw badInput({ startDate: `İlk tarih en fazla ${yearsBack} yıl geride olabilir` });
  await lockCounts(sql, companyId);
  if ((await queries.countOpen(sql, companyId)) >= open)
    throw new AppError(codes.conflict, `En fazla ${open} kayıt tekrarlanabilir. Önce birini durdurun.`);
  const id = newId();
  await queries.insertRecurring(sql, companyId, { id, entry, ...input });
  return orNotFound(await queries.findRecurring(sql, companyId, id, today));
}

type Days = Omit<RecurringCreate, 'cashFlowId'>;

/** From the month after the last one that is booked. */
function beyond(asked: Days, booked: string | null): Days {
  if (booked === null || monthOf(asked.startDate) > monthOf(booked)) return asked;
  const startDate = dayInMonth(shiftMonth(monthOf(booked), 1), asked.day);
  if (asked.endDate !== null && asked.endDate < startDate)
    throw badInput({ endDate: 'Bu tarihe kadar olan tekrarlar zaten işlendi' });
  return { ...asked, startDate };
}

/** Stops what repeats; once more is no mistake. */
export async function stopRecurring(
  sql: Sql,
  companyId: string,
  id: string,
  today: string,
): Promise<Recurring> {
  await queries.stopRecurring(sql, companyId, id);
  return orNotFound(await queries.findRecurring(sql, companyId, id, today));
}

/** Books days as entries of the ledger, all or none; each day becomes one entry, whoever asks at the same time. */
export async function postOccurrences(
  sql: Sql,
  companyId: string,
  { occurrences }: RecurringPost,
  { today, addEntry }: { today: string; addEntry: AddEntry },
): Promise<Done> {
  const ids = [...new Set(occurrences.map(({ recurringId }) => recurringId))];
  const stored = new Map((await queries.lockRecurring(sql, companyId, ids)).map((one) => [one.id, one]));
  for (const [at, { recurringId, date, amount }] of occurrences.entries())
    await placed(`occurrences.${at}.`, async () => {
      const recurring = await waitingOn(sql, companyId, stored.get(recurringId), date, today);
      const { description, cashFlowType, projectId } = recurring;
      const { id } = await addEntry(sql, companyId, {
        date,
        amount,
        description,
        cashFlowType,
        projectId,
        ...(await placesOf(sql, companyId, recurring)),
        // Of the list of methods: no other comes into the table.
        paymentMethod: recurring.paymentMethod as PaymentMethod,
      });
      await queries.insertOccurrence(sql, companyId, { id: recurringId, date, cashFlowId: id });
    });
  return { count: occurrences.length };
}

/** Leaves a day out, for good. */
export async function skipOccurrence(
  sql: Sql,
  companyId: string,
  { id, date }: RecurringSkip,
  today: string,
): Promise<true> {
  const [recurring] = await queries.lockRecurring(sql, companyId, [id]);
  await waitingOn(sql, companyId, recurring, date, today);
  await queries.insertOccurrence(sql, companyId, { id, date, cashFlowId: null });
  return true;
}

/** What repeats on a day that waits, or why that day does not. */
async function waitingOn(
  sql: Sql,
  companyId: string,
  found: queries.Booked | undefined,
  date: string,
  today: string,
): Promise<queries.Booked> {
  const recurring = orNotFound(found);
  const { id, day, startDate, endDate, status } = recurring;
  if (await queries.isDecided(sql, companyId, id, date)) throw conflict('date', 'Bu tarih zaten işlendi.');
  if (status !== 'ACIK') throw conflict('date', 'Bu tekrar durdurulmuş.');
  if (date < startDate || date > (endDate ?? date) || date !== dayInMonth(monthOf(date), day))
    throw badInput({ date: 'Bu kayıt bu tarihte tekrarlanmıyor.' });
  if (date > today) throw badInput({ date: 'Bu tarih henüz gelmedi.' });
  return recurring;
}

/** Where the entry is to lie, or what there is to do first: neither is chosen here. */
async function placesOf(sql: Sql, companyId: string, { categoryId, accountId }: queries.Booked) {
  if (!categoryId)
    throw conflict(
      'categoryId',
      'Kategorisi silinmiş. Tekrarı durdurun, kaydı elle ekleyip yeniden tekrarlayın.',
    );
  const account = accountId ? await findAccountFor(sql, companyId, accountId) : undefined;
  if (!account)
    throw conflict('accountId', 'Hesabı silinmiş. Tekrarı durdurun, kaydı elle ekleyip yeniden tekrarlayın.');
  if (account.closedAt)
    throw conflict('accountId', `${account.name} kapalı. Hesabı yeniden açın ya da tekrarı durdurun.`);
  return { categoryId, accountId: account.id };
}

/** What is refused is named by its place in the request. */
async function placed<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { fields = { date: error.message }, ...extras } = error.extras;
    const named = Object.entries(fields).map(([name, sentence]) => [place + name, sentence]);
    throw new AppError(error.code, error.message, { ...extras, fields: Object.fromEntries(named) });
  }
}
