import { codes, messages, toKurus } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Sql } from '../db/database';
import { AppError, notFound } from '../errors';
import {
  addToProject,
  deleteRow,
  findRow,
  insertRow,
  lockRow,
  type ProjectRowInput,
  type RowKind,
  updateRow,
} from './queries';

/** What a row adds to its project: a cancelled one nothing. */
const counted = (row: ProjectRowInput) => (row.status === 'IPTAL' ? 0n : (toKurus(row.amount) ?? 0n));

/**
 * Adds a row and its amount to the project's sum, in the caller's transaction. The project is touched first,
 * so that writers of one project wait for each other in the same order.
 * Throws 404 for an unknown project or category.
 */
export async function saveRow(sql: Sql, companyId: string, kind: RowKind, row: ProjectRowInput) {
  if (!(await addToProject(sql, companyId, kind, row.projectId, counted(row)))) throw notFound();
  const id = newId();
  await insertRow(sql, companyId, kind, id, row);
  return getRow(sql, companyId, kind, id);
}

/** Changes a row within its project. Throws 404, 400 for another project and 409 for a stale version. */
export async function changeRow(
  sql: Sql,
  companyId: string,
  kind: RowKind,
  id: string,
  row: ProjectRowInput,
) {
  const before = await lockRow(sql, companyId, kind, id);
  if (!before) throw notFound();
  if (before.projectId !== row.projectId) {
    const moved = 'Kayıt başka bir projeye taşınamaz';
    throw new AppError(codes.badInput, moved, { fields: { projectId: moved } });
  }
  if (row.version !== undefined && row.version !== before.version)
    throw new AppError(codes.stale, messages.stale, {
      current: await getRow(sql, companyId, kind, id),
    });
  await updateRow(sql, companyId, kind, id, row);
  await addToProject(sql, companyId, kind, row.projectId, counted(row) - before.counted);
  return getRow(sql, companyId, kind, id);
}

/** Deletes a row and takes its amount off the project's sum. Throws 404. */
export async function removeRow(sql: Sql, companyId: string, kind: RowKind, id: string): Promise<true> {
  const before = await lockRow(sql, companyId, kind, id);
  if (!before) throw notFound();
  await deleteRow(sql, companyId, kind, id);
  await addToProject(sql, companyId, kind, before.projectId, -before.counted);
  return true;
}

/** One row of the company; 404 when it has none such. */
export async function getRow(sql: Sql, companyId: string, kind: RowKind, id: string) {
  const row = await findRow(sql, companyId, kind, id);
  if (!row) throw notFound();
  return row;
}
