import {
  isDueInTime,
  kurusOf,
  messages,
  moneyText,
  type ProjectRow,
  type ProjectRowCreate,
  type ProjectRowUpdate,
  type RowKind,
  type RowStatus,
  vatOn,
} from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { companyCurrency } from '../company/queries';
import { findNamed, keepContact } from '../contact/queries';
import type { Sql } from '../db/database';
import { badInput, conflict, notFound, orNotFound, stale } from '../errors';
import * as queries from './queries';

/** What a row adds to its project: a cancelled one nothing. */
const counted = (row: Pick<ProjectRowCreate, 'status' | 'amount'>) =>
  row.status === 'IPTAL' ? 0n : kurusOf(row.amount);

/**
 * Adds a row and its amount to the project's sum, in the caller's transaction. The project is touched first,
 * so that writers of one project wait for each other in the same order.
 * Refuses an unknown project or category.
 */
export async function createRow<Kind extends RowKind>(
  sql: Sql,
  companyId: string,
  kind: Kind,
  row: ProjectRowCreate<Kind>,
): Promise<ProjectRow<Kind>> {
  if (!(await queries.addToProject(sql, companyId, kind, row.projectId, counted(row)))) throw notFound();
  const id = newId();
  await queries.insertRow(sql, companyId, kind, id, await withContact(sql, companyId, row));
  return getRow(sql, companyId, kind, id);
}

/** Changes a row within its project. Refuses another project and a stale version. */
export async function updateRow<Kind extends RowKind>(
  sql: Sql,
  companyId: string,
  kind: Kind,
  row: ProjectRowUpdate<Kind>,
): Promise<ProjectRow<Kind>> {
  const named = await withContact(sql, companyId, row);
  // Whoever merges contacts locks them before their rows.
  if (named.contactId) await keepContact(sql, companyId, named.contactId);
  const before = orNotFound(await queries.lockRow(sql, companyId, kind, row.id));
  if (before.projectId !== row.projectId) {
    const moved = 'Kayıt başka bir projeye taşınamaz';
    throw badInput({ projectId: moved });
  }
  if (row.version !== undefined && row.version !== before.version)
    throw stale(await getRow(sql, companyId, kind, row.id));
  refuseDueBefore(before, row);
  refuseUnsettling(before, row);
  const { vatRate = before.vatRate } = row;
  const gross = kurusOf(row.amount) + vatOn(kurusOf(row.amount), vatRate);
  if (gross < before.settled) throw await belowSettled(sql, companyId, kind, before.settled);
  const isRenamed = before.settled === 0n && row.counterparty !== before.counterparty;
  await queries.updateRow(sql, companyId, kind, isRenamed ? named : row);
  const now = counted({ status: row.status ?? before.status, amount: row.amount });
  await queries.addToProject(sql, companyId, kind, row.projectId, now - before.counted);
  return getRow(sql, companyId, kind, row.id);
}

/** A row that names its counterparty and no contact belongs to the contact of that name, or to nobody. */
async function withContact<Row extends ProjectRowCreate | ProjectRowUpdate>(
  sql: Sql,
  companyId: string,
  row: Row,
): Promise<Row> {
  const { contactId, counterparty } = row;
  if (contactId !== undefined || counterparty === undefined) return row;
  const named = counterparty === null ? undefined : await findNamed(sql, companyId, counterparty);
  return { ...row, contactId: named?.id ?? null };
}

type Dated = { date: string; dueDate: string | null };

/** A row due before its day stays as it is where it was stored so once; it cannot become one. */
function refuseDueBefore(
  before: Dated,
  { date, dueDate = before.dueDate }: Pick<ProjectRowUpdate, 'date' | 'dueDate'>,
) {
  const isChanged = date !== before.date || dueDate !== before.dueDate;
  if (!isChanged || isDueInTime({ date, dueDate })) return;
  throw badInput({ dueDate: messages.dueBeforeDate });
}

/** What money was allocated to stays settled by that much: it is taken back by taking the money back. */
function refuseUnsettling(
  before: { settled: bigint; isWhole: boolean; contactId: string | null },
  { status, contactId }: { status?: RowStatus | undefined; contactId?: string | null | undefined },
): void {
  if (before.settled === 0n) return;
  if (contactId !== undefined && before.contactId !== null && contactId !== before.contactId)
    throw conflict('contactId', messages.settledRow);
  if (status === 'IPTAL' || (before.isWhole && status === 'BEKLIYOR'))
    throw conflict('status', messages.settledRow);
}

const done: Record<RowKind, string> = { income: 'Tahsil edilen', expense: 'Ödenen' };

async function belowSettled(sql: Sql, companyId: string, kind: RowKind, settled: bigint) {
  const money = moneyText(settled, await companyCurrency(sql, companyId));
  return conflict('amount', `${done[kind]} ${money}; KDV dahil tutar bundan az olamaz`);
}

/** Deletes a row and takes its amount off the project's sum. */
export async function deleteRow(sql: Sql, companyId: string, kind: RowKind, id: string): Promise<true> {
  const before = orNotFound(await queries.lockRow(sql, companyId, kind, id));
  await queries.deleteRow(sql, companyId, kind, id);
  await queries.addToProject(sql, companyId, kind, before.projectId, -before.counted);
  return true;
}

/** One row of the company; refuses when it has none such. */
export const getRow = async <Kind extends RowKind>(
  sql: Sql,
  companyId: string,
  kind: Kind,
  id: string,
): Promise<ProjectRow<Kind>> => orNotFound(await queries.findRow(sql, companyId, kind, id));
