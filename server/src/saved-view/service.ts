import { limits, type SavedView, type SavedViewCreate, type SavedViewUpdate } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Sql } from '../db/database';
import { conflict, notFound, orNotFound, sessionExpired, stale } from '../errors';
import * as queries from './queries';

// Writes run in the transaction that the HTTP layer opens around them.

/** Keeps a view; a conflict under `name` when it is taken, or when the manager has as many as there may be. */
export async function createSavedView(
  sql: Sql,
  owner: queries.Owner,
  input: SavedViewCreate,
): Promise<SavedView> {
  const { count } = limits.savedView;
  if ((await lock(sql, owner)) >= count)
    throw conflict('name', `En fazla ${count} görünüm kaydedebilirsiniz. Önce birini silin.`);
  if (input.opensFirst) await queries.clearFirstView(sql, owner);
  const id = newId();
  await queries.insertSavedView(sql, owner, id, input);
  return orNotFound(await queries.findSavedView(sql, owner, id));
}

/** Changes a view, refused with the view as it is when `version` is given and stale; one that opens first takes that from the one before it. */
export async function updateSavedView(
  sql: Sql,
  owner: queries.Owner,
  input: SavedViewUpdate,
): Promise<SavedView> {
  await lock(sql, owner);
  const stored = orNotFound(await queries.findSavedView(sql, owner, input.id));
  if (input.version !== undefined && input.version !== stored.version) throw stale(stored);
  if (input.opensFirst && !stored.opensFirst) await queries.clearFirstView(sql, owner);
  await queries.updateSavedView(sql, owner, input);
  return orNotFound(await queries.findSavedView(sql, owner, input.id));
}

/** Deletes a view of the manager's own. */
export async function deleteSavedView(sql: Sql, owner: queries.Owner, id: string): Promise<true> {
  if (!(await queries.deleteSavedView(sql, owner, id))) throw notFound();
  return true;
}

/** How many views there are, kept from changing; refused like any call of who was removed, which may be news here. */
async function lock(sql: Sql, owner: queries.Owner): Promise<number> {
  const views = await queries.lockSavedViews(sql, owner);
  if (views === undefined) throw sessionExpired();
  return views;
}
