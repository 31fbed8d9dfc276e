import { codes, type StatementUndo, type StatementUndone } from '@vezne/contract';
import { refuseInClosed } from '../cash-flow/holder-queries';
import { deleteStatementEntries } from '../cash-flow/statement-queries';
import { removeUntouched } from '../category/queries';
import { asDetail } from '../db/act';
import type { Sql } from '../db/database';
import { AppError, conflict, orNotFound } from '../errors';
import { findBatch, lockBatch } from './batch-queries';
import { type Draft, onAllRows } from './row-queries';
import type { Settlements } from './settlements';
import type { Transfers } from './transfers';

/** Takes the entries of a batch out of the ledger; refuses without `force` when somebody changed some of them. */
export async function undoBatch(
  sql: Sql,
  companyId: string,
  input: StatementUndo,
  by: By,
): Promise<StatementUndone> {
  const { batchId, force } = input;
  const draft = { companyId, batchId };
  const { status } = orNotFound(await lockBatch(sql, companyId, batchId));
  if (status === 'TASLAK') throw conflict('batchId', 'Bu taslak henüz aktarılmadı.');
  const removed = status === 'GERI_ALINDI' ? 0 : await takeOut(sql, draft, force, by);
  return { removed, batch: orNotFound(await findBatch(sql, companyId, batchId)) };
}

/** Transfers that are taken back at once: each statement must end before its time-out. */
const AT_ONCE = 500;

type By = { transfers: Transfers; settlements: Settlements };

type Mine = {
  id: string;
  version: number;
  transferId: string | null;
  settlementId: string | null;
  whole: boolean;
};

async function takeOut(sql: Sql, draft: Draft, force: boolean, by: By): Promise<number> {
  const settlements = await onAllRows(sql, () => settlementsOf(sql, draft));
  if (settlements.length > 0) await by.settlements.lockSettled(sql, draft.companyId, settlements);
  const mine = await lockEntries(sql, draft);
  const changed = mine.filter(
    ({ version, transferId, whole }) => version > 1 || (transferId !== null && !whole),
  );
  if (changed.length > 0 && !force)
    throw new AppError(
      codes.conflict,
      `Bu aktarımdaki ${changed.length} kayıt sonradan değiştirildi. Yine de geri almak için onaylayın.`,
      { fields: { force: 'Onay gerekli' } },
    );
  await onAllRows(sql, () =>
    refuseInClosed(
      sql,
      draft.companyId,
      mine.map(({ id }) => id),
    ),
  );
  await asDetail(sql, () => dissolveTransfers(sql, draft.companyId, mine, by.transfers));
  const settled = await asDetail(sql, () => takeBack(sql, draft.companyId, mine, by.settlements));
  const removed = await onAllRows(sql, () => asDetail(sql, () => deleteEntries(sql, draft)));
  await asDetail(sql, () => removeCategories(sql, draft));
  await recordUndone(sql, draft);
  await sql.run(
    `UPDATE import_batch SET status = 'GERI_ALINDI', undone_at = now() WHERE company_id = $1 AND id = $2`,
    [draft.companyId, draft.batchId],
  );
  const transfers = new Set(
    mine.flatMap(({ transferId, whole }) => (whole && transferId ? [transferId] : [])),
  );
  return removed + transfers.size + settled;
}

/** What rows of the batch were collected or paid by: their contacts are locked before any entry, as by all who settle. */
async function settlementsOf(sql: Sql, { companyId, batchId }: Draft): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `SELECT DISTINCT f.settlement_id AS id
       FROM import_entry i JOIN cash_flow f ON f.company_id = $1 AND f.id = i.entry_id
      WHERE i.company_id = $1 AND i.batch_id = $2 AND f.settlement_id IS NOT NULL`,
    [companyId, batchId],
  );
  return rows.map(({ id }) => id);
}

/** The entries of a batch that are still there, locked. `whole`: both legs of their transfer came from it. */
async function lockEntries(sql: Sql, draft: Draft): Promise<Mine[]> {
  const { companyId, batchId } = draft;
  const found = await onAllRows(sql, () =>
    sql.query<Omit<Mine, 'whole'>>(
      `SELECT f.id, greatest(f.version, s.version) AS version, f.transfer_id AS "transferId",
              f.settlement_id AS "settlementId"
         FROM cash_flow f JOIN import_entry i ON i.company_id = $1 AND i.entry_id = f.id AND i.batch_id = $2
         LEFT JOIN settlement s ON s.company_id = $1 AND s.id = f.settlement_id
        WHERE f.company_id = $1 ORDER BY f.id FOR UPDATE OF f`,
      [companyId, batchId],
    ),
  );
  const transfers = found.flatMap(({ transferId }) => transferId ?? []);
  const whole = await onAllRows(sql, () => wholeTransfers(sql, draft, transfers));
  return found.map((entry) => ({
    ...entry,
    whole: entry.transferId !== null && whole.has(entry.transferId),
  }));
}

async function wholeTransfers(sql: Sql, { companyId, batchId }: Draft, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const whole = await sql.query<{ id: string }>(
    `SELECT f.transfer_id AS id
       FROM cash_flow f LEFT JOIN import_entry i ON i.company_id = $1 AND i.entry_id = f.id AND i.batch_id = $2
      WHERE f.company_id = $1 AND f.transfer_id = ANY($3::uuid[])
      GROUP BY f.transfer_id HAVING bool_and(i.entry_id IS NOT NULL) AND bool_or(i.fingerprint IS NULL)`,
    [companyId, batchId, ids],
  );
  return new Set(whole.map(({ id }) => id));
}

/** Transfers of the batch go whole; one that was made of an entry of it later gives the other entry back. */
async function dissolveTransfers(sql: Sql, companyId: string, mine: Mine[], by: Transfers): Promise<void> {
  const those = (isWhole: boolean) => {
    const ids = mine.flatMap(({ transferId, whole }) => (whole === isWhole && transferId) || []);
    return [...new Set(ids)].toSorted();
  };
  await inSteps(those(true), async (ids) => {
    await by.remove(sql, companyId, ids);
    await forgetUntouched(sql, companyId, ids);
  });
  await inSteps(those(false), (ids) => by.unpair(sql, companyId, ids));
}

async function inSteps(ids: readonly string[], take: (some: string[]) => Promise<unknown>): Promise<void> {
  for (let done = 0; done < ids.length; done += AT_ONCE) await take(ids.slice(done, done + AT_ONCE));
}

/** What nobody has touched since it was added does not stay in the trash: it can be read from the file again. */
const forgetUntouched = (sql: Sql, companyId: string, ids: string[]) =>
  sql.run(
    `DELETE FROM trash WHERE company_id = $1 AND id = ANY($2::uuid[]) AND began = now() AND payload ->> 'version' = '1'`,
    [companyId, ids],
  );

/** Takes back what rows were collected or paid; answers how many. */
async function takeBack(sql: Sql, companyId: string, mine: Mine[], by: Settlements): Promise<number> {
  const ids = mine.flatMap(({ settlementId }) => settlementId ?? []).toSorted();
  for (const id of ids) await by.remove(sql, companyId, id);
  await forgetUntouched(sql, companyId, ids);
  return ids.length;
}

/** What nobody has touched can be read from the file again; what somebody changed lies in the trash. */
async function deleteEntries(sql: Sql, { companyId, batchId }: Draft): Promise<number> {
  const deleted = await deleteStatementEntries(sql, companyId, batchId);
  await sql.run(
    `DELETE FROM trash t USING import_entry i
      WHERE t.company_id = $1 AND i.company_id = $1 AND i.entry_id = t.id AND i.batch_id = $2 AND t.began = now()
        AND t.payload ->> 'version' = '1'`,
    [companyId, batchId],
  );
  return deleted;
}

/** Categories that were made for the batch go with it. */
async function removeCategories(sql: Sql, { companyId, batchId }: Draft): Promise<void> {
  const made = await sql.first<{ names: string[] | null; madeAt: string }>(
    `SELECT outcome -> 'createdCategories' AS names, added_at::text AS "madeAt" FROM import_batch
      WHERE company_id = $1 AND id = $2`,
    [companyId, batchId],
  );
  if (made?.names?.length) await removeUntouched(sql, companyId, { names: made.names, madeAt: made.madeAt });
}

/** One line for all of it. */
const recordUndone = (sql: Sql, { companyId, batchId }: Draft) =>
  sql.run(
    `INSERT INTO audit (company_id, action, entity, label, after)
     SELECT $1, 'GERI_AL', 'cash_flow', file_name,
            jsonb_build_object('count', rows_added, 'income', sum_in_kurus, 'expense', sum_out_kurus)
       FROM import_batch WHERE company_id = $1 AND id = $2`,
    [companyId, batchId],
  );
