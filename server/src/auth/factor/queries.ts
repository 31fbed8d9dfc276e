import type { Sql } from '../../db/database';

export type Factor = { secret: Buffer; confirmedAt: Date | null };

export const findFactor = (sql: Sql, accountId: string) =>
  sql.first<Factor>('SELECT secret, confirmed_at AS "confirmedAt" FROM factor WHERE account_id = $1', [
    accountId,
  ]);

/** Keeps a secret that is yet to be confirmed; false when one is confirmed already. */
export async function insertFactor(sql: Sql, accountId: string, secret: Buffer, now: Date): Promise<boolean> {
  const stored = await sql.run(
    `INSERT INTO factor AS f (account_id, secret, created_at) VALUES ($1, $2, $3)
     ON CONFLICT (account_id) DO UPDATE SET secret = $2, created_at = $3, last_step = 0
      WHERE f.confirmed_at IS NULL`,
    [accountId, secret, now],
  );
  return stored > 0;
}

/** Switches the factor on, with the step of its first code; false when it is on already. */
export async function confirmFactor(sql: Sql, accountId: string, step: number, now: Date): Promise<boolean> {
  const confirmed = await sql.run(
    'UPDATE factor SET confirmed_at = $3, last_step = $2 WHERE account_id = $1 AND confirmed_at IS NULL',
    [accountId, step, now],
  );
  return confirmed > 0;
}

/** Uses a step up: of any number of tries with its code, one gets it, and no earlier one is taken afterwards. */
export async function claimStep(sql: Sql, accountId: string, step: number): Promise<boolean> {
  const claimed = await sql.run(
    'UPDATE factor SET last_step = $2 WHERE account_id = $1 AND last_step < $2 AND confirmed_at IS NOT NULL',
    [accountId, step],
  );
  return claimed > 0;
}

export const updateSecret = (sql: Sql, accountId: string, secret: Buffer) =>
  sql.run('UPDATE factor SET secret = $2 WHERE account_id = $1', [accountId, secret]);

export const listSecrets = (sql: Sql) =>
  sql.query<{ accountId: string; secret: Buffer }>('SELECT account_id AS "accountId", secret FROM factor');

/** Switches the factor off and voids its recovery codes; false when none was on. */
export async function deleteFactor(sql: Sql, accountId: string): Promise<boolean> {
  const rows = await sql.query<{ isOn: boolean }>(
    'DELETE FROM factor WHERE account_id = $1 RETURNING confirmed_at IS NOT NULL AS "isOn"',
    [accountId],
  );
  return rows.some(({ isOn }) => isOn);
}

/** Keeps the hashes of new recovery codes; earlier ones are void. */
export async function replaceRecoveryCodes(sql: Sql, accountId: string, hashes: Buffer[]): Promise<void> {
  await sql.run('DELETE FROM recovery_code WHERE account_id = $1', [accountId]);
  await sql.run('INSERT INTO recovery_code (account_id, hash) SELECT $1, unnest($2::bytea[])', [
    accountId,
    hashes,
  ]);
}

/** Uses a recovery code up: of any number of tries, one gets it. */
export const deleteRecoveryCode = (sql: Sql, accountId: string, hash: Buffer) =>
  sql.run('DELETE FROM recovery_code WHERE account_id = $1 AND hash = $2', [accountId, hash]);

export async function countRecoveryCodes(sql: Sql, accountId: string): Promise<number> {
  const row = await sql.first<{ count: number }>(
    'SELECT count(*)::int AS count FROM recovery_code WHERE account_id = $1',
    [accountId],
  );
  return row?.count ?? 0;
}
