import {
  codes,
  type ProjectRow,
  type ProjectRowCreate,
  type ProjectRowUpdate,
  type RowKind,
  toKurus,
} from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Sql } from '../db/database';
import { AppError, notFound, orNotFound, stale } from '../errors';
import * as queries from './queries';

/** What a row adds to its project: a cancelled one nothing. */
const counted = (row: Pick<ProjectRowCreate, 'status' | 'amount'>) =>
  row.status === 'IPTAL' ? 0n : (toKurus(row.amount) ?? 0n);

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
  await queries.insertRow(sql, companyId, kind, id, row);
  return getRow(sql, companyId, kind, id);
}

/** Changes a row within its project. Refuses another project and a stale version. */
export async function updateRow<Kind extends RowKind>(
  sql: Sql,
  companyId: string,
  kind: Kind,
  row: ProjectRowUpdate<Kind>,
): Promise<ProjectRow<Kind>> {
  const before = orNotFound(await queries.lockRow(sql, companyId, kind, row.id));
  if (before.projectId !== row.projectId) {
    const moved = 'Kayıt başka bir projeye taşınamaz';
    throw new AppError(codes.badInput, moved, { fields: { projectId: moved } });
  }
  if (row.version !== undefined && row.version !== before.version)
    throw stale(await getRow(sql, companyId, kind, row.id));
  await queries.updateRow(sql, companyId, kind, row);
  const now = counted({ status: row.status ?? before.status, amount: row.amount });
  await queries.addToProject(sql, companyId, kind, row.projectId, now - before.counted);
  return getRow(sql, companyId, kind, row.id);
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
