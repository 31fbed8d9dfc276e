import {
  accountOfNumber,
  type CashAccount,
  type CashAccountKind,
  codes,
  fold,
  fromKurus,
  limits,
  type PaymentMethod,
  type StatementMap,
  StatementMapping,
  type StatementPreview,
  type StatementState,
} from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { findCashAccount, listCashAccounts } from '../cash-account/queries';
import { checkTakes } from '../cash-flow/holder-queries';
import { companyCurrency, lockCounts } from '../company/queries';
import type { Database, Sql } from '../db/database';
import { AppError, badInput, conflict, notFound, orNotFound } from '../errors';
import type { Pool } from '../threads/pool';
import { checkByAccount, checkNow, openingOf } from './account-check';
import * as batches from './batch-queries';
import { ownSigns } from './reading/guess';
import type { OwnSigns } from './reading/signs';
import * as rows from './row-queries';
import type {
  MappedStatement,
  NamedAccounts,
  ReadStatement,
  StatementDone,
  StatementJob,
} from './statement-thread';

export type Reading = Pool<StatementJob, StatementDone>;

/** A file with its rows, before anything of it is stored. */
export type PreparedStatement = {
  read: ReadStatement;
  /** The one that was chosen, or that the file names. */
  accountId: string;
  mapping: StatementMapping | null;
  remembered: boolean;
  ask: StatementPreview['ask'];
  mapped: MappedStatement;
};

/** The account, if it takes entries; of which days is said row by row. */
export async function usableAccount(sql: Sql, companyId: string, id: string): Promise<CashAccount> {
  const account = await findCashAccount(sql, companyId, id);
  if (!account) throw notFound({ accountId: 'Hesap bulunamadı' });
  checkTakes(account);
  return account;
}

const allAccounts = (sql: Sql, companyId: string): Promise<CashAccount[]> =>
  listCashAccounts(sql, companyId, { page: 0, pageSize: limits.page.maxSize, searchText: '' });

/** The one account of the company that bears the number in a file. */
async function accountNamedBy(
  sql: Sql,
  companyId: string,
  { accountNumber }: ReadStatement,
): Promise<string> {
  const named = accountNumber && accountOfNumber(await allAccounts(sql, companyId), accountNumber);
  if (!named) throw badInput({ accountId: 'Dosyadan hangi hesap olduğu anlaşılamadı; hesap seçin' });
  return named.id;
}

/** The accounts of a company, which rows of a file may name. */
async function namedAccounts(sql: Sql, companyId: string): Promise<NamedAccounts> {
  const all = await allAccounts(sql, companyId);
  return Object.fromEntries(
    all.map(({ id, name, closedAt }) => [fold(name), { id, name, isClosed: closedAt !== null }]),
  );
}

export const booksOf = async (sql: Sql, companyId: string) => ({
  accounts: await namedAccounts(sql, companyId),
  currency: await companyCurrency(sql, companyId),
});

async function checkDrafts(sql: Sql, companyId: string, most: number): Promise<void> {
  if ((await batches.countDrafts(sql, companyId)) <= most) return;
  throw new AppError(
    codes.conflict,
    `En fazla ${limits.statement.drafts} taslak bekleyebilir. Önceki aktarımlardan birini bitirin veya silin.`,
  );
}

/** Reads the rows of a file by the mapping that files of its kind had before, or by the likeliest one. */
export async function prepareStatement(
  db: Database,
  companyId: string,
  read: ReadStatement,
  reading: Reading,
): Promise<PreparedStatement> {
  const accountId = read.accountId ?? (await accountNamedBy(db, companyId, read));
  await usableAccount(db, companyId, accountId);
  await checkDrafts(db, companyId, limits.statement.drafts - 1);
  const { guess, packed } = read;
  const before = guess && (await rememberedMapping(db, companyId, read));
  const mapping = before?.mapping ?? guess?.mapping ?? null;
  const books = { accountId, ...(await booksOf(db, companyId)) };
  const job = { packed: packed.slice(), mapping, isChosen: false, ...books };
  const mapped = await mapRows(reading, companyId, job);
  const ask = guess && before ? askedAgain(before, ownSigns(guess)) : (guess?.ask ?? []);
  return { read, accountId, mapping, remembered: Boolean(before), ask, mapped };
}

type Remembered = { mapping: StatementMapping; signs: OwnSigns | null };

/** Of signs, what was said for a file before holds for one that says the same; one that says the opposite is asked about. */
function askedAgain({ mapping: { flip }, signs }: Remembered, own: OwnSigns): StatementPreview['ask'] {
  const isOpposite = own === (flip ? 'AS_THEY_ARE' : 'TURNED');
  return isOpposite && signs !== own ? ['columns'] : [];
}

/** A mapping of before, if it fits the file: the rows above its headings may be more or fewer this time. */
async function rememberedMapping(
  sql: Sql,
  companyId: string,
  { guess, signature }: ReadStatement,
): Promise<Remembered | undefined> {
  const before = await batches.findMapping(sql, companyId, signature);
  const { data } = StatementMapping.safeParse(before?.mapping);
  if (!data || !guess || data.columns.length !== guess.mapping.columns.length) return undefined;
  const skip = guess.headings.some(Boolean) ? guess.mapping.skip : data.skip;
  // What was said of days that are missing holds on; a file of this kind may be the first to lack any.
  const fillDays = data.fillDays || guess.mapping.fillDays;
  // Which month it is, is said of each file anew.
  const { year, month } = guess.mapping;
  return { mapping: { ...data, skip, fillDays, year, month }, signs: before?.signs ?? null };
}

export async function mapRows(
  reading: Reading,
  owner: string,
  job: Omit<Extract<StatementJob, { kind: 'map' }>, 'kind'>,
): Promise<MappedStatement> {
  const done = await reading.run({ kind: 'map', ...job }, { owner, transfer: [job.packed.buffer] });
  if (!('mapped' in done)) throw new Error('a thread did another job');
  return done.mapped;
}

const METHODS: Record<CashAccountKind, PaymentMethod> = { KASA: 'CASH', BANKA: 'TRANSFER', KART: 'CARD' };

/** Stores a file as a draft. */
export async function createDraft(
  sql: Sql,
  companyId: string,
  { read, mapped, ...how }: PreparedStatement,
): Promise<StatementPreview> {
  const id = newId();
  const account = await usableAccount(sql, companyId, how.accountId);
  await batches.insertBatch(sql, companyId, { id, read, ...how });
  await fill(sql, { companyId, batchId: id }, mapped, account);
  // Another file may have become a draft meanwhile. Only now, so that nobody waits while the rows are stored.
  await lockCounts(sql, companyId);
  await checkDrafts(sql, companyId, limits.statement.drafts);
  return findPreview(sql, companyId, id);
}

/** Puts rows that were read into a draft, with what the ledger knows of them. */
export async function fill(
  sql: Sql,
  draft: rows.Draft,
  mapped: MappedStatement,
  account: CashAccount,
): Promise<void> {
  await rows.replaceRows(sql, draft, mapped.rows, METHODS[account.kind]);
  await rows.onAllRows(sql, async () => {
    await rows.markExactTwins(sql, draft);
    await rows.markLikelyTwins(sql, draft);
    await rows.suggestCategories(sql, draft);
  });
  const check = mapped.ending
    ? await checkByAccount(sql, draft, mapped.ending, account.id)
    : mapped.balanceCheck;
  await batches.setRead(sql, draft.companyId, draft.batchId, check);
}

export async function findPreview(sql: Sql, companyId: string, id: string): Promise<StatementPreview> {
  const batch = orNotFound(await batches.findBatch(sql, companyId, id));
  const { balanceCheck: _check, ...details } = orNotFound(await batches.findDetails(sql, companyId, id));
  const shares = await batches.findShares(sql, companyId, id);
  return {
    ...(await stateOf(sql, companyId, id)),
    batchId: id,
    layout: batch.layoutName,
    batch,
    ...details,
    ...(shares && { shares }),
  };
}

/** What the rows of a batch come to now. */
export async function stateOf(sql: Sql, companyId: string, batchId: string): Promise<StatementState> {
  const tally = await rows.tallyRows(sql, { companyId, batchId });
  const details = await batches.findDetails(sql, companyId, batchId);
  const batch = await batches.findBatch(sql, companyId, batchId);
  const count = (name: Exclude<keyof StatementState['counts'], never>) => Number(tally?.[name] ?? 0);
  const state: StatementState = {
    counts: {
      all: count('all'),
      ready: count('ready'),
      incomplete: count('incomplete'),
      duplicate: count('duplicate'),
      faulty: count('faulty'),
      undecided: count('undecided'),
    },
    sums: { in: fromKurus(BigInt(tally?.in ?? 0)), out: fromKurus(BigInt(tally?.out ?? 0)) },
    balanceCheck: details?.balanceCheck ?? null,
  };
  if (batch?.status !== 'TASLAK' || !details?.balanceCheck) return state;
  const { accountId } = batch;
  state.balanceCheck = await checkNow(sql, { companyId, batchId }, details.balanceCheck, accountId);
  return { ...state, opening: await openingOf(sql, companyId, state, accountId) };
}

/** The draft, locked; refuses a batch that is none any more, or whose rows were deleted after their time. */
export async function lockDraft(sql: Sql, companyId: string, id: string): Promise<batches.LockedBatch> {
  const batch = orNotFound(await batches.lockBatch(sql, companyId, id));
  if (batch.status !== 'TASLAK') throw conflict('batchId', 'Bu aktarım tamamlandı; artık değiştirilemez.');
  if (!batch.hasFile)
    throw conflict('batchId', 'Bu taslağın satırları süresi dolduğu için silindi. Dosyayı yeniden yükleyin.');
  return batch;
}

/** Of a batch that is no draft any more, which is said once it is locked. */
export const NOTHING: MappedStatement = {
  rows: new Uint8Array(),
  count: 0,
  balanceCheck: null,
  ending: null,
  signs: null,
};

/** Rows of a draft that were read anew, for the account that it had then. */
type ReadAgain = { mapped: MappedStatement; accountId: string };

/** Between reading its rows and writing them somebody else changed the draft. */
export const changedMeanwhile = () =>
  conflict('batchId', 'Bu taslak başka bir pencerede değiştirildi. Yeniden deneyin.');

/** Reads the rows of a draft by another mapping, away from the event loop and before the write begins. */
export async function prepareMapping(
  db: Database,
  companyId: string,
  { batchId, mapping }: StatementMap,
  reading: Reading,
): Promise<ReadAgain> {
  const batch = orNotFound(await batches.findBatch(db, companyId, batchId));
  const details = orNotFound(await batches.findDetails(db, companyId, batchId));
  const packed = await batches.findPacked(db, companyId, batchId);
  if (batch.status !== 'TASLAK' || !packed) return { mapped: NOTHING, accountId: batch.accountId };
  if (!details.mapping) throw conflict('mapping', 'Bu dosyanın sütunları biçiminden bellidir; seçilemez.');
  if (mapping.columns.length !== details.headings.length)
    throw conflict('mapping.columns', `Dosyada ${details.headings.length} sütun var.`);
  const books = { accountId: batch.accountId, ...(await booksOf(db, companyId)) };
  const mapped = await mapRows(reading, companyId, { packed, mapping, isChosen: true, ...books });
  return { mapped, accountId: batch.accountId };
}

/** Puts the rows as another mapping reads them in place of those that were there, with what was decided of them. */
export async function changeMapping(
  sql: Sql,
  companyId: string,
  { batchId, mapping }: StatementMap,
  { mapped, accountId: readFor }: ReadAgain,
): Promise<StatementState> {
  const { accountId, signature } = await lockDraft(sql, companyId, batchId);
  if (accountId !== readFor) throw changedMeanwhile();
  const account = await usableAccount(sql, companyId, accountId);
  await batches.setMapping(sql, companyId, batchId, mapping);
  const { year: _year, month: _month, ...kept } = mapping;
  await batches.rememberMapping(sql, companyId, signature, kept, mapped.signs);
  await fill(sql, { companyId, batchId }, mapped, account);
  return stateOf(sql, companyId, batchId);
}

/** Throws a draft away. */
export async function discardDraft(sql: Sql, companyId: string, id: string): Promise<true> {
  const batch = orNotFound(await batches.lockBatch(sql, companyId, id));
  if (batch.status !== 'TASLAK') throw conflict('batchId', 'Bu aktarım tamamlandı; geri alabilirsiniz.');
  await batches.deleteBatch(sql, companyId, id);
  return true;
}
