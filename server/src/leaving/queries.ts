import type { Sql } from '../db/database';

export type Closing = { askedAt: Date; closesAt: Date; erasingAt: Date | null };

export const findClosing = (sql: Sql, companyId: string) =>
  sql.first<Closing>(
    `SELECT asked_at AS "askedAt", closes_at AS "closesAt", erasing_at AS "erasingAt"
       FROM company_closing WHERE company_id = $1`,
    [companyId],
  );

type NewClosing = { companyId: string; managerId: string; now: Date; closesAt: Date };

/** False when the company is being closed already. */
export const insertClosing = async (sql: Sql, { companyId, managerId, now, closesAt }: NewClosing) =>
  (await sql.run(
    `INSERT INTO company_closing (company_id, asked_by, asked_at, closes_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (company_id) DO NOTHING`,
    [companyId, managerId, now, closesAt],
  )) > 0;

/** False when there is nothing to take back, or no longer. */
export const deleteClosing = async (sql: Sql, companyId: string) =>
  (await sql.run('DELETE FROM company_closing WHERE company_id = $1 AND erasing_at IS NULL', [companyId])) >
  0;

export type Reader = { email: string; name: string; companyName: string };

/** Who is told what becomes of the company: all its managers. */
export const listReaders = (sql: Sql, companyId: string) =>
  sql.query<Reader>(
    `SELECT a.email, m.name, c.name AS "companyName"
       FROM manager m JOIN account a ON a.id = m.id JOIN company c ON c.id = m.company_id
      WHERE m.company_id = $1 ORDER BY a.email`,
    [companyId],
  );

/** Everything that tells of a person, but for the number in the company's records, which then is nobody's. */
export async function erasePerson(
  sql: Sql,
  { companyId, managerId }: { companyId: string; managerId: string },
  name: string,
): Promise<void> {
  await sql.run('UPDATE audit_person SET name = $3 WHERE company_id = $1 AND manager_id = $2', [
    companyId,
    managerId,
    name,
  ]);
  await sql.run('UPDATE assistant_answer SET created_by = NULL WHERE company_id = $1 AND created_by = $2', [
    companyId,
    managerId,
  ]);
  await sql.run('DELETE FROM manager_removal WHERE company_id = $1 AND id = $2', [companyId, managerId]);
  // The row of this very call has no answer yet, and gets one without a word about anybody.
  await sql.run('DELETE FROM idempotency WHERE company_id = $1 AND scope = $2 AND answer IS NOT NULL', [
    companyId,
    managerId,
  ]);
  // With it the manager, the sessions, the links and the archives.
  await sql.run('DELETE FROM account WHERE id = $1', [managerId]);
}

const idsOf = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id);

/** Companies whose days of grace are over. */
export const listDue = (sql: Sql, now: Date) =>
  idsOf(sql.query('SELECT company_id AS id FROM company_closing WHERE closes_at <= $1', [now]));

/** From now on there is no way back for the company; false when its owner has taken it back. */
export const beginErasing = async (sql: Sql, companyId: string, now: Date) =>
  (await sql.run(
    `UPDATE company_closing SET erasing_at = coalesce(erasing_at, $2) WHERE company_id = $1 AND closes_at <= $2`,
    [companyId, now],
  )) > 0;

/** Companies that will be erased before `end` and were not reminded of it yet. */
export const listToRemind = (sql: Sql, end: Date) =>
  idsOf(
    sql.query(
      `SELECT company_id AS id FROM company_closing
        WHERE closes_at <= $1 AND reminded_at IS NULL AND erasing_at IS NULL`,
      [end],
    ),
  );

/** Notes that a company is reminded, and answers of which day; of nothing while another process is at it. */
export const claimReminder = async (sql: Sql, companyId: string, now: Date) =>
  (
    await sql.first<{ closesAt: Date }>(
      `UPDATE company_closing SET reminded_at = $2
        WHERE company_id = $1
          AND company_id = (SELECT company_id FROM company_closing
                             WHERE company_id = $1 AND reminded_at IS NULL AND erasing_at IS NULL
                               FOR UPDATE SKIP LOCKED)
        RETURNING closes_at AS "closesAt"`,
      [companyId, now],
    )
  )?.closesAt;

/** Is the company there to be deleted, and is this the process to do it? */
export const lockErasing = async (sql: Sql, companyId: string) =>
  (await sql.first(
    'SELECT 1 FROM company_closing WHERE company_id = $1 AND erasing_at IS NOT NULL FOR UPDATE SKIP LOCKED',
    [companyId],
  )) !== undefined;

/** A transaction in which letters are sent: a mail server takes its time. */
export const waitForMail = (sql: Sql) => sql.run("SET LOCAL idle_in_transaction_session_timeout = '10min'");

/** Tables with rows of companies, those that refer to others before these. */
export async function listCompanyTables(sql: Sql): Promise<string[]> {
  const tables = await sql.query<{ name: string; refersTo: string[] }>(
    `SELECT t.table_name AS name, ARRAY(
              SELECT DISTINCT r.confrelid::regclass::text FROM pg_constraint r
               WHERE r.contype = 'f' AND r.conrelid = t.table_name::regclass AND r.confrelid <> r.conrelid) AS "refersTo"
       FROM information_schema.columns t JOIN information_schema.tables USING (table_schema, table_name)
      WHERE t.column_name = 'company_id' AND table_schema = current_schema() AND table_type = 'BASE TABLE'
      ORDER BY 1`,
  );
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const left = tables.filter(({ name }) => !ordered.includes(name));
    const free = left.filter(({ name }) => !left.some(({ refersTo }) => refersTo.includes(name)));
    if (free.length === 0) throw new Error('tables refer to each other in a circle');
    ordered.push(...free.map(({ name }) => name));
  }
  return ordered;
}

/** Deletes sign-ups that somebody began with an address and did not finish. */
export const deletePendingSignUps = (sql: Sql, email: string) =>
  sql.run('DELETE FROM pending_sign_up WHERE email = $1', [email]);

/** Deletes some lines of the history of a company that is being erased; answers how many. */
export async function deleteSomeHistory(sql: Sql, companyId: string, most: number): Promise<number> {
  const row = await sql.first<{ n: string }>('SELECT erase_history($1, $2) AS n', [companyId, most]);
  return Number(row?.n ?? 0);
}

/** Deletes some rows of a company; answers how many. */
export const deleteSome = (sql: Sql, table: string, companyId: string, most: number) =>
  sql.run(
    `DELETE FROM ${table} WHERE company_id = $1
        AND ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE company_id = $1 LIMIT ${most}))`,
    [companyId],
  );

/** Deletes a company with its people. */
export async function deleteCompany(sql: Sql, companyId: string): Promise<void> {
  // The owner of a company that is there cannot be deleted.
  await sql.run('UPDATE company SET owner_id = NULL WHERE id = $1', [companyId]);
  await sql.run('DELETE FROM account WHERE company_id = $1', [companyId]);
  await sql.run('DELETE FROM company WHERE id = $1', [companyId]);
}
