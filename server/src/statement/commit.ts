import { codes, fromKurus, type StatementAdded, StatementShare } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { lockCashAccounts } from '../cash-account/queries';
import { unfitness } from '../cash-flow/holder-queries';
import { insertStatementEntries } from '../cash-flow/statement-queries';
import { checkRoom } from '../cash-flow/sum-queries';
import { insertMissingCategories } from '../category/queries';
import { asAct, asDetail } from '../db/act';
import type { Sql } from '../db/database';
import { AppError, conflict, orNotFound } from '../errors';
import { findBatch, findDetails, lockBatch } from './batch-queries';
import * as queries from './commit-queries';
import { reportProgress } from './progress';
import { typeOfSigns } from './reading/rows';
import { numbered } from './reading/table';
import { type Draft, onAllRows } from './row-queries';
import { lockDraft } from './service';
import { addSettlements, type Settlements } from './settlements';
import type { Transfers } from './transfers';

/** What is answered again to whoever adds a batch that is added. */
const Outcome = z.object({
  added: z.int(),
  transfers: z.int(),
  settlements: z.int().optional(),
  skipped: z.int(),
  faulty: z.int(),
  createdCategories: z.array(z.string()),
  shares: z.array(StatementShare).optional(),
});

/** Transfers that are written at once: each statement must end before its time-out, and people are told in between. */
const AT_ONCE = 500;

type Terms = { limited: boolean; transfers: Transfers; settlements: Settlements };

/** Adds what was decided of a draft to the ledger; the transaction around it makes it all or nothing. */
export async function commitBatch(
  sql: Sql,
  companyId: string,
  batchId: string,
  { limited, transfers: by, settlements: settleBy }: Terms,
): Promise<StatementAdded> {
  const draft = { companyId, batchId };
  const before = orNotFound(await lockBatch(sql, companyId, batchId));
  if (before.status === 'AKTARILDI') return answer(sql, draft, Outcome.parse(before.outcome));
  const { accountId } = await lockDraft(sql, companyId, batchId);
  await lockOpenAccounts(sql, companyId, [accountId, ...(await queries.accountsOfRows(sql, draft))]);
  await onAllRows(sql, () => queries.skipNewTwins(sql, draft));
  const { all, faulty, adding } = await checkObstacles(sql, draft);
  if (limited) await checkRoom(sql, companyId, adding);
  const tell = (done: number) => reportProgress(sql, batchId, done, adding);
  await tell(0);
  const createdCategories = await createCategories(sql, draft);
  const insert = () => insertStatementEntries(sql, companyId, batchId, tell);
  const entries = await onAllRows(sql, () => asAct(sql, 'ADIM', insert));
  if (entries > 0) await queries.recordAdded(sql, draft);
  const linked = await queries.linkEntries(sql, draft);
  if (entries !== linked) throw new Error(`${linked - entries} rows have no category`);
  const transfers = await addTransfers(sql, draft, by, (done) => tell(entries + done));
  const settlements = await addSettlements(sql, draft, settleBy);
  const added = entries + transfers + settlements;
  const outcome = {
    added,
    transfers,
    ...(settlements > 0 && { settlements }),
    skipped: all - faulty - added,
    faulty,
    createdCategories,
    shares: await queries.sumShares(sql, draft),
  };
  await queries.setAdded(sql, draft, transfers + settlements, outcome);
  return answer(sql, draft, outcome);
}

// An earlier release counted entries alone in its outcomes; the batch knows all that it added.
async function answer(
  sql: Sql,
  { companyId, batchId }: Draft,
  outcome: z.infer<typeof Outcome>,
): Promise<StatementAdded> {
  const batch = orNotFound(await findBatch(sql, companyId, batchId));
  return { ...outcome, added: batch.rowsAdded, batch };
}

/** Two who add to one account do so one after the other, and the second sees what the first has added. */
async function lockOpenAccounts(sql: Sql, companyId: string, ids: string[]): Promise<void> {
  const accounts = await lockCashAccounts(sql, companyId, ids);
  const closed = accounts.find((account) => unfitness(account));
  if (closed) throw conflict('batchId', `${closed.name} kapalı. Hesabı yeniden açın.`);
}

async function checkObstacles(sql: Sql, draft: Draft) {
  const found = orNotFound(await queries.findObstacles(sql, draft));
  const { undecided, early } = found;
  if (Number(undecided) > 0)
    throw new AppError(
      codes.conflict,
      `${undecided} satır karar bekliyor. Kategori seçin veya satırı atlayın.`,
      {
        fields: { batchId: `${undecided} satır karar bekliyor` },
      },
    );
  if (Number(early) > 0) throw conflict('batchId', `${early} satırın tarihi hesabın açılış tarihinden önce.`);
  return { all: Number(found.all), faulty: Number(found.faulty), adding: Number(found.adding) };
}

async function createCategories(sql: Sql, draft: Draft): Promise<string[]> {
  const named = await queries.namedCategories(sql, draft);
  const missing = named.map(({ name, hasIn, hasOut }) => ({
    id: newId(),
    name,
    type: typeOfSigns(hasIn, hasOut),
  }));
  const made = new Set(await asDetail(sql, () => insertMissingCategories(sql, draft.companyId, missing)));
  return missing.filter(({ id }) => made.has(id)).map(({ name }) => name);
}

async function addTransfers(
  sql: Sql,
  draft: Draft,
  by: Transfers,
  tell: (done: number) => Promise<unknown>,
): Promise<number> {
  const found = await queries.transferRows(sql, draft);
  const within = found.find(({ accountId, otherId }) => accountId === otherId);
  if (within) throw await refusedRow(sql, draft, within.line, 'satır kendi hesabına aktarılamaz');
  const early = found.find(({ isEarly }) => isEarly);
  if (early) {
    const why = `satırın tarihi ${early.otherName} hesabının açılış tarihinden önce`;
    throw await refusedRow(sql, draft, early.line, why);
  }
  for (let done = 0; done < found.length; done += AT_ONCE) {
    await tell(done);
    await addSome(sql, draft, by, found.slice(done, done + AT_ONCE));
  }
  return found.length;
}

/** A row that cannot become a transfer, named as the file numbers it. */
async function refusedRow(sql: Sql, { companyId, batchId }: Draft, line: number, why: string) {
  const { sheets = [] } = (await findDetails(sql, companyId, batchId)) ?? {};
  const which = numbered(line, sheets);
  return conflict('batchId', `${which} ${why}. Başka bir hesap seçin.`);
}

const goesOut = ({ kurus }: queries.TransferRow) => BigInt(kurus) < 0n;

async function addSome(sql: Sql, draft: Draft, by: Transfers, rows: queries.TransferRow[]): Promise<void> {
  const inputs = rows.map((row) => ({
    fromAccountId: goesOut(row) ? row.accountId : row.otherId,
    toAccountId: goesOut(row) ? row.otherId : row.accountId,
    amount: Math.abs(fromKurus(BigInt(row.kurus))),
    date: row.date,
    description: row.description,
  }));
  const legs = await by.create(sql, draft.companyId, inputs);
  const linked = legs.flatMap(({ outId, inId }, at) => {
    const row = rows[at];
    if (!row) return [];
    const [own, other] = goesOut(row) ? [outId, inId] : [inId, outId];
    return { own, other, fingerprint: row.fingerprint };
  });
  await queries.linkLegs(sql, draft, linked);
}
