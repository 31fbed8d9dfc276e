import {
  type CashFlowBefore,
  type CashFlowBulkDone,
  type CashFlowBulkUpdate,
  codes,
  limits,
  messages,
  shortened,
} from '@vezne/contract';
import { lockCategory } from '../category/queries';
import { asDetail } from '../db/act';
import type { Sql } from '../db/database';
import { AppError, notFound } from '../errors';
import {
  checkTakes,
  findAccountFor,
  findClosed,
  findUnfit,
  heldBySettlement,
  type Placed,
  refuseInClosed,
} from './holder-queries';
import { updateSettlementsOf } from './leg-queries';
import * as queries from './queries';
import { checkProject, noCategory } from './service';

/** Deletes entries, all or none; each lies in the trash under its own id. */
export async function deleteSeveral(sql: Sql, companyId: string, ids: string[]): Promise<{ count: number }> {
  const found = await queries.lockCashFlows(sql, companyId, ids);
  checkAll(ids, found);
  checkFree(ids, found, () => false);
  await refuseInClosed(sql, companyId, ids);
  await queries.deleteCashFlows(sql, companyId, ids);
  return { count: ids.length };
}

/** Gives entries, all or none, another category, method, project, day or account; answers what takes it back. */
export async function updateSeveral(
  sql: Sql,
  companyId: string,
  input: CashFlowBulkUpdate,
): Promise<CashFlowBulkDone> {
  const { ids, categoryId, projectId, accountId, date } = input;
  const found = await queries.lockCashFlows(sql, companyId, ids);
  checkAll(ids, found);
  checkFree(ids, found, (entry) => date === undefined || date === entry.date);
  const moved = found.filter((entry) => isMoved(entry, { accountId, date }));
  await refuseInClosed(
    sql,
    companyId,
    moved.map(({ id }) => id),
  );
  if (accountId !== undefined || date !== undefined)
    await checkAccounts(
      sql,
      companyId,
      ids.map((id) => ({ id, accountId, date })),
    );
  if (categoryId && !(await lockCategory(sql, companyId, categoryId))) throw noCategory();
  await checkProject(sql, companyId, projectId);
  await queries.updateCashFlows(sql, companyId, input);
  await updateSettlements(sql, companyId, found);
  const before = found.map(
    ({
      id,
      categoryId: category,
      paymentMethod,
      projectId: project,
      date: day,
      accountId: account,
      version,
    }) => ({
      id,
      categoryId: category,
      paymentMethod,
      projectId: project,
      date: day,
      version: version + 1,
      ...(accountId !== undefined && { accountId: account }),
    }),
  );
  return { count: ids.length, before };
}

/** Gives entries, all or none, back what they had; refuses when one is no longer as the change left it. */
export async function undoSeveral(
  sql: Sql,
  companyId: string,
  entries: CashFlowBefore[],
): Promise<{ count: number }> {
  const ids = entries.map(({ id }) => id);
  const found = await queries.lockCashFlows(sql, companyId, ids);
  // In one order for all, so that two of them cannot wait for each other.
  for (const id of distinct(entries.map(({ categoryId }) => categoryId)))
    if (!(await lockCategory(sql, companyId, id)))
      throw notUndone(codes.notFound, 'eski kategorilerden biri silinmiş');
  for (const id of distinct(entries.map(({ projectId }) => projectId)))
    if (id && !(await queries.projectExists(sql, companyId, id)))
      throw notUndone(codes.notFound, 'eski projelerden biri silinmiş');
  for (const id of distinct(entries.map(({ accountId }) => accountId ?? null)))
    if (id && !(await findAccountFor(sql, companyId, id)))
      throw notUndone(codes.notFound, 'eski hesaplardan biri silinmiş');
  checkUntouched(entries, found);
  const before = new Map(entries.map((entry) => [entry.id, entry]));
  const moved = found.filter((entry) => isMoved(entry, before.get(entry.id) ?? {}));
  const closed = await findClosed(
    sql,
    companyId,
    moved.map(({ id }) => id),
  );
  if (closed !== undefined) throw notUndone(codes.conflict, `${closed} kapatılmış, bakiyesi değişemez`);
  if ((await findUnfit(sql, companyId, entries)).length > 0)
    throw notUndone(codes.conflict, 'eski hesaplardan biri kapatılmış ya da o gün henüz açılmamış');
  await queries.putBackCashFlows(sql, companyId, entries);
  await updateSettlements(sql, companyId, found);
  return { count: entries.length };
}

async function updateSettlements(sql: Sql, companyId: string, found: queries.Chosen[]): Promise<void> {
  const ids = found.flatMap(({ id, settlementId }) => (settlementId === null ? [] : [id]));
  if (ids.length > 0) await asDetail(sql, () => updateSettlementsOf(sql, companyId, ids));
}

/** Would an entry lie on another day or in another account? What is left out stays as it is. */
const isMoved = (entry: queries.Chosen, to: { accountId?: string | undefined; date?: string | undefined }) =>
  (to.accountId !== undefined && to.accountId !== entry.accountId) ||
  (to.date !== undefined && to.date !== entry.date);

const distinct = <Value>(values: Value[]): Value[] => [...new Set(values)].toSorted();

const notUndone = (code: 'NOT_FOUND' | 'CONFLICT', because: string, fields?: Record<string, string>) =>
  new AppError(code, `Hiçbir kayıt geri alınmadı: ${because}.`, fields && { fields });

function checkUntouched(entries: CashFlowBefore[], found: queries.Chosen[]): void {
  const now = new Map(found.map((entry) => [entry.id, entry]));
  const refused = entries.flatMap(({ id, version }, at) => {
    const entry = now.get(id);
    return entry?.version === version ? [] : [{ at, name: entry?.description }];
  });
  if (refused.length === 0) return;
  const names = refused.flatMap(({ name }) => (name === undefined ? [] : [quoted(name)]));
  const gone = refused.length - names.length;
  const because = [
    names.length > 0 && `${several(names)} sonradan değiştirilmiş`,
    gone > 0 && `${gone} kayıt silinmiş`,
  ];
  const fields = refused.map(
    ({ at, name }) => [`entries.${at}`, name === undefined ? messages.notFound : messages.stale] as const,
  );
  throw notUndone(
    names.length > 0 ? codes.conflict : codes.notFound,
    because.filter(Boolean).join(', '),
    Object.fromEntries(fields.slice(0, limits.fieldErrors)),
  );
}

const NAMED = 3;
const SHOWN = 40;

const quoted = (name: string) => `“${shortened(name, SHOWN)}”`;

/** The first few by their names, the rest by their number. */
function several(names: string[]): string {
  const rest = names.length - NAMED;
  return rest > 0 ? `${names.slice(0, NAMED).join(', ')} ve ${rest} kayıt daha` : names.join(', ');
}

type Stays = (entry: queries.Chosen) => boolean;

/** Why an entry is not changed by itself: of what settlements wrote only when it does not stay as they say. */
function holderOf(entry: queries.Chosen, stays: Stays): string | undefined {
  const { transferId, settlementId, cashFlowType } = entry;
  if (transferId !== null) return messages.leg;
  if (settlementId === null || stays(entry)) return undefined;
  return heldBySettlement(cashFlowType);
}

/** Refuses what transfers and settlements hold, by the places of the entries; the first says what to undo first. */
function checkFree(ids: string[], found: queries.Chosen[], stays: Stays): void {
  const holders = new Map(found.map((entry) => [entry.id, holderOf(entry, stays)]));
  const refused = ids.flatMap((id, at) => {
    const holder = holders.get(id);
    return holder ? [{ place: `ids.${at}`, holder }] : [];
  });
  const [first] = refused;
  if (first)
    throw new AppError(codes.conflict, first.holder, {
      fields: Object.fromEntries(
        refused.slice(0, limits.fieldErrors).map(({ place, holder }) => [place, holder]),
      ),
    });
}

/** Refuses what an account does not take: it is closed, not there, or had not begun on the day. */
async function checkAccounts(sql: Sql, companyId: string, placed: Placed[]): Promise<void> {
  const [unfit] = await findUnfit(sql, companyId, placed);
  if (unfit === null) throw notFound({ accountId: 'Hesap bulunamadı' });
  if (unfit) checkTakes(unfit, unfit.date);
}

/** Refuses when some of the chosen entries are not there, and names the first of them by their places. */
function checkAll(ids: string[], found: { id: string }[]): void {
  const there = new Set(found.map(({ id }) => id));
  const missing = ids.flatMap((id, at) => (there.has(id) ? [] : [[`ids.${at}`, messages.notFound] as const]));
  if (missing.length > 0) throw notFound(Object.fromEntries(missing));
}
