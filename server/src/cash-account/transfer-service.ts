import {
  type CashAccount,
  codes,
  kurusOf,
  limits,
  madeCategories,
  shortened,
  type Transfer,
  type TransferCreate,
  type TransferPair,
  type TransferUpdate,
} from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { checkTakes, heldBySettlement, refuseInClosed } from '../cash-flow/holder-queries';
import * as legs from '../cash-flow/leg-queries';
import {
  deleteCashFlow,
  deleteCashFlows,
  insertCashFlow,
  lockCashFlow,
  updateCashFlow,
} from '../cash-flow/queries';
import { ensureCategory } from '../category/queries';
import { asAct, asDetail } from '../db/act';
import type { Sql } from '../db/database';
import { AppError, conflict, notFound, orNotFound, stale } from '../errors';
import { lockCashAccounts } from './queries';
import * as queries from './transfer-queries';

// Writes run in the transaction that the HTTP layer opens around them.

const find = async (sql: Sql, companyId: string, id: string): Promise<Transfer> =>
  orNotFound(await queries.findTransfer(sql, companyId, id));

/** Moves cash between two accounts, with what the bank takes for it. */
export async function createTransfer(sql: Sql, companyId: string, input: TransferCreate): Promise<Transfer> {
  const id = newId();
  const moved = await movedBy(sql, companyId, id, input);
  const feeId = input.fee ? newId() : null;
  await queries.insertTransfer(sql, companyId, moved, feeId);
  await asDetail(sql, async () => {
    await addLegs(sql, companyId, [moved]);
    if (feeId && input.fee) await addFee(sql, companyId, moved, { id: feeId, fee: input.fee });
  });
  return find(sql, companyId, id);
}

/** Moves cash many times at once, without fees; answers the two entries of each in their order. */
export async function createTransfers(
  sql: Sql,
  companyId: string,
  inputs: readonly Omit<TransferCreate, 'fee'>[],
): Promise<legs.Legs[]> {
  const accounts = await lockEnds(sql, companyId, inputs);
  const moved = inputs.map((input) => movedBetween(accounts, newId(), input));
  await asAct(sql, 'TEK_TEK', () => queries.insertTransfers(sql, companyId, moved));
  return asDetail(sql, () => addLegs(sql, companyId, moved));
}

async function addLegs(sql: Sql, companyId: string, moved: readonly legs.Moved[]): Promise<legs.Legs[]> {
  const category = { name: madeCategories.transfer, type: 'HER_IKISI' } as const;
  const categoryId = await ensureCategory(sql, companyId, category);
  const added = moved.map(({ id }) => ({ id, outId: newId(), inId: newId() }));
  await legs.insertLegs(sql, companyId, added, categoryId);
  return added;
}

/** Changes a transfer, its entries and its fee; refuses with the current one when `version` is given and stale. */
export async function updateTransfer(sql: Sql, companyId: string, input: TransferUpdate): Promise<Transfer> {
  const { id, version, fee, description } = input;
  const current = orNotFound(await queries.lockTransfer(sql, companyId, id));
  if (version !== undefined && version !== current.version) throw stale(current);
  await refuseClosed(sql, companyId, [current]);
  const asked = { ...input, description: description === undefined ? current.description : description };
  const moved = await movedBy(sql, companyId, id, asked, current);
  await queries.updateTransfer(sql, companyId, moved);
  await asDetail(sql, async () => {
    await legs.updateLegs(sql, companyId, moved);
    const kept = fee === undefined ? current.fee : fee;
    await changeFee(sql, companyId, { moved, current, fee: kept || null });
  });
  return find(sql, companyId, id);
}

/** Deletes transfers with their entries and fees; the trash keeps each as one piece, and its fee beside it. */
export async function deleteTransfers(sql: Sql, companyId: string, ids: readonly string[]): Promise<true> {
  const found = await lockAll(sql, companyId, ids);
  await refuseClosed(sql, companyId, found);
  await queries.deleteTransfers(sql, companyId, ids);
  await asDetail(sql, async () => {
    await legs.deleteEntriesOf(sql, companyId, 'transfer', ids);
    const fees = feesOf(found);
    if (fees.length > 0) await deleteCashFlows(sql, companyId, fees);
  });
  return true;
}

async function lockAll(sql: Sql, companyId: string, ids: readonly string[]): Promise<queries.Parts[]> {
  const found = await queries.lockTransfers(sql, companyId, ids);
  if (found.length < ids.length) throw notFound();
  return found;
}

type WithFee = Pick<queries.Parts, 'id' | 'feeCashFlowId'>;

const feesOf = (transfers: readonly WithFee[]) =>
  transfers.flatMap(({ feeCashFlowId }) => feeCashFlowId ?? []);

/** Refuses to move what transfers left in closed accounts: their legs and their fees. */
async function refuseClosed(sql: Sql, companyId: string, transfers: readonly WithFee[]): Promise<void> {
  const ids = transfers.map(({ id }) => id);
  await refuseInClosed(sql, companyId, ids, { named: 'transfer_id' });
  await refuseInClosed(sql, companyId, feesOf(transfers));
}

/** Makes one transfer of two entries that are there. */
export async function pairEntries(
  sql: Sql,
  companyId: string,
  { cashFlowIds }: TransferPair,
): Promise<Transfer> {
  const found = await legs.lockCandidates(sql, companyId, cashFlowIds);
  if (found.length < cashFlowIds.length) throw notFound();
  const out = found.find(({ type }) => type === 'CIKIS');
  const into = found.find(({ type }) => type === 'GIRIS');
  if (found.some(({ transferId }) => transferId))
    throw conflict('cashFlowIds', 'Kayıtlardan biri zaten bir virmanın parçası.');
  if (found.some(({ fee }) => fee)) throw conflict('cashFlowIds', 'Kayıtlardan biri bir virmanın masrafı.');
  const held = found.find(({ settlementId }) => settlementId);
  if (held) throw conflict('cashFlowIds', heldBySettlement(held.type));
  if (!out || !into) throw conflict('cashFlowIds', 'Bir giriş ve bir çıkış seçin.');
  if (out.kurus !== into.kurus) throw conflict('cashFlowIds', 'İki kaydın tutarı aynı olmalıdır.');
  const id = newId();
  await queries.insertTransfer(
    sql,
    companyId,
    {
      id,
      fromAccountId: out.accountId,
      toAccountId: into.accountId,
      kurus: BigInt(out.kurus),
      date: out.date,
      description: out.description,
    },
    null,
  );
  await asDetail(sql, () => legs.setLegs(sql, companyId, cashFlowIds, id));
  return find(sql, companyId, id);
}

/** Makes the two entries that a transfer was made of plain ones again; refuses one that was written as one. */
export async function unpairEntries(sql: Sql, companyId: string, id: string): Promise<true> {
  const { paired } = orNotFound(await queries.lockTransfer(sql, companyId, id));
  if (!paired)
    throw new AppError(
      codes.conflict,
      'Bu virman eşleştirilerek değil, tek seferde yazıldı; çözülemez. Gerekmiyorsa silebilirsiniz.',
    );
  return separateLegs(sql, companyId, [id]);
}

/** Makes plain entries of those of transfers; their fees stay. */
export async function separateLegs(sql: Sql, companyId: string, ids: readonly string[]): Promise<true> {
  const found = await lockAll(sql, companyId, ids);
  const entries = found.flatMap(({ outId, inId }) => [outId, inId]);
  await asDetail(sql, () => legs.setLegs(sql, companyId, entries, null));
  await queries.deleteTransfers(sql, companyId, ids);
  // Brought back from the trash one would be a transfer without entries: these are paired again instead.
  await queries.forgetDeleted(sql, companyId, ids);
  return true;
}

type Asked = Pick<TransferCreate, 'fromAccountId' | 'toAccountId' | 'amount' | 'date'> & {
  description: string | null;
};

type Ends = Pick<TransferCreate, 'fromAccountId' | 'toAccountId'>;

const endsOf = ({ fromAccountId, toAccountId }: Ends) => [fromAccountId, toAccountId];

/** What a transfer does, once its accounts are locked and take entries of the day; words that were made for it `before` are made anew. */
async function movedBy(
  sql: Sql,
  companyId: string,
  id: string,
  asked: Asked,
  before?: Ends,
): Promise<legs.Moved> {
  const accounts = await lockEnds(sql, companyId, before ? [asked, before] : [asked]);
  return movedBetween(accounts, id, asked, before);
}

const lockEnds = (sql: Sql, companyId: string, ends: readonly Ends[]) =>
  lockCashAccounts(sql, companyId, [...new Set(ends.flatMap(endsOf))]);

function movedBetween(accounts: CashAccount[], id: string, asked: Asked, before?: Ends): legs.Moved {
  const { fromAccountId, toAccountId, amount, date, description } = asked;
  checkUsable(accounts, 'fromAccountId', asked);
  checkUsable(accounts, 'toAccountId', asked);
  const kurus = kurusOf(amount);
  const made = before && wordsOf(accounts, before);
  const words = description === null || description === made ? wordsOf(accounts, asked) : description;
  return { id, fromAccountId, toAccountId, kurus, date, description: words };
}

/** What a transfer is called that nobody has named. */
function wordsOf(accounts: CashAccount[], ends: Ends): string {
  const [from, to] = endsOf(ends).map((id) => accounts.find((each) => each.id === id)?.name);
  return `Virman: ${from} → ${to}`;
}

function checkUsable(accounts: CashAccount[], field: keyof Ends, asked: Asked): void {
  const account = accounts.find(({ id }) => id === asked[field]);
  if (!account) throw notFound({ [field]: 'Hesap bulunamadı' });
  checkTakes(account, asked.date, { field, named: true });
}

const FEES = madeCategories.fee;
const OF_A_FEE = ' masrafı';

/** What the fee of a transfer is called that nobody has named. */
const feeWords = ({ description }: { description: string }) =>
  shortened(description, limits.description - `…${OF_A_FEE}`.length) + OF_A_FEE;

/** The fee is paid by the account that sends. */
async function addFee(
  sql: Sql,
  companyId: string,
  moved: legs.Moved,
  { id, fee }: { id: string; fee: number },
): Promise<void> {
  const categoryId = await ensureCategory(sql, companyId, { name: FEES, type: 'GIDER' });
  const entry = await insertCashFlow(sql, companyId, id, {
    categoryId,
    date: moved.date,
    description: feeWords(moved),
    amount: fee,
    cashFlowType: 'CIKIS',
    paymentMethod: 'TRANSFER',
    projectId: null,
    accountId: moved.fromAccountId,
  });
  orNotFound(entry);
}

type FeeChange = { moved: legs.Moved; current: Transfer; fee: number | null };

async function changeFee(sql: Sql, companyId: string, { moved, current, fee }: FeeChange): Promise<void> {
  const { feeCashFlowId } = current;
  if (!feeCashFlowId) {
    if (!fee) return;
    const id = newId();
    await addFee(sql, companyId, moved, { id, fee });
    await queries.setFee(sql, companyId, moved.id, id);
    return;
  }
  if (fee === null) {
    await deleteCashFlow(sql, companyId, feeCashFlowId);
    await queries.setFee(sql, companyId, moved.id, null);
    return;
  }
  // What somebody wrote on it stays.
  const { categoryId, description } = orNotFound(await lockCashFlow(sql, companyId, feeCashFlowId));
  const entry = await updateCashFlow(sql, companyId, {
    id: feeCashFlowId,
    categoryId,
    date: moved.date,
    description: description === feeWords(current) ? feeWords(moved) : description,
    amount: fee,
    accountId: moved.fromAccountId,
  });
  orNotFound(entry);
}
