import { codes, type DataExport, type DataExportScope, limits } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { DAY_MS, MINUTE_MS } from '../calendar';
import { findOwnerId } from '../company/queries';
import type { Sql } from '../db/database';
import { AppError, orNotFound } from '../errors';
import type { Caller } from '../session/guard';
import * as queries from './queries';

type Person = Pick<Caller, 'companyId' | 'managerId'>;

/** Asks for an archive. The whole company is its owner's to take away. */
export async function startExport(
  sql: Sql,
  { companyId, managerId }: Person,
  scope: DataExportScope,
  now: Date,
): Promise<DataExport> {
  if (scope === 'SIRKET' && !(await mayExportCompany(sql, { companyId, managerId })))
    throw new AppError(codes.forbidden, 'Şirketin bütün verilerini yalnızca şirket sahibi indirebilir.');
  await queries.deleteFinished(sql, companyId, managerId);
  const id = newId();
  // Should no job ever come to it, it goes all the same.
  const expiresAt = new Date(now.getTime() + 2 * DAY_MS);
  await queries.insertExport(sql, { companyId, id, managerId, scope, requestedAt: now, expiresAt });
  return toExport(orNotFound(await queries.findNewest(sql, companyId, managerId, now)));
}

export const mayExportCompany = async (sql: Sql, { companyId, managerId }: Person): Promise<boolean> =>
  (await findOwnerId(sql, companyId)) === managerId;

/** The archive as the caller sees it. */
export function toExport(stored: queries.StoredExport): DataExport {
  const { id, scope, state, requestedAt } = stored;
  const isReady = state === 'HAZIR';
  return {
    id,
    scope,
    state,
    progress: isReady ? 100 : progressOf(stored),
    bytes: isReady && stored.bytes !== null ? Number(stored.bytes) : null,
    requestedAt: requestedAt.toISOString(),
    expiresAt: isReady ? stored.expiresAt.toISOString() : null,
  };
}

// The last hundredth is for what comes after the last row.
const progressOf = ({ doneRows, allRows }: queries.StoredExport) =>
  Math.min(99, Math.floor((100 * Number(doneRows)) / Math.max(1, Number(allRows))));

/** How long an address is good for: as long as it takes a browser to begin. */
export const LINK_MS = limits.exportLinkMinutes * MINUTE_MS;
