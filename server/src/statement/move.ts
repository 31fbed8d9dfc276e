import { isDeepStrictEqual } from 'node:util';
import { StatementMapping, type StatementMove, type StatementState } from '@vezne/contract';
import type { Database, Sql } from '../db/database';
import { orNotFound } from '../errors';
import * as batches from './batch-queries';
import * as rows from './row-queries';
import {
  booksOf,
  changedMeanwhile,
  fill,
  lockDraft,
  mapRows,
  NOTHING,
  type Reading,
  stateOf,
  usableAccount,
} from './service';
import type { MappedStatement } from './statement-thread';

/** Rows of a draft that were read for another account, by the mapping that it had then. */
type ReadForAnother = { mapped: MappedStatement; mapping: unknown };

/** Reads the rows of a draft for another account: what tells a movement from others begins with its account. */
export async function prepareMove(
  db: Database,
  companyId: string,
  { batchId, accountId }: StatementMove,
  reading: Reading,
): Promise<ReadForAnother> {
  const batch = orNotFound(await batches.findBatch(db, companyId, batchId));
  const { mapping } = orNotFound(await batches.findDetails(db, companyId, batchId));
  const packed = await batches.findPacked(db, companyId, batchId);
  await usableAccount(db, companyId, accountId);
  if (batch.status !== 'TASLAK' || !packed) return { mapped: NOTHING, mapping };
  const whole = StatementMapping.safeParse(mapping).data ?? null;
  const books = { accountId, ...(await booksOf(db, companyId)) };
  const job = { packed, mapping: whole, isChosen: false, ...books };
  return { mapped: await mapRows(reading, companyId, job), mapping };
}

/** Writes the rows of a draft to another account; what was chosen of them that holds for any account stays. */
export async function moveDraft(
  sql: Sql,
  companyId: string,
  { batchId, accountId }: StatementMove,
  { mapped, mapping }: ReadForAnother,
): Promise<StatementState> {
  const now = await lockDraft(sql, companyId, batchId);
  if (!isDeepStrictEqual(now.mapping, mapping)) throw changedMeanwhile();
  const account = await usableAccount(sql, companyId, accountId);
  const draft = { companyId, batchId };
  const choices = await rows.listChoices(sql, draft);
  await batches.setAccount(sql, companyId, batchId, accountId);
  await fill(sql, draft, mapped, account);
  await rows.chooseAgain(sql, draft, choices);
  return stateOf(sql, companyId, batchId);
}
