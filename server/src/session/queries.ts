import type { Session } from '@vezne/contract';
import type { Sql } from '../db/database';

export type StoredSession = {
  companyId: string;
  id: string;
  managerId: string;
  device: string;
  counter: number;
  rotatedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
};

type NewSession = {
  companyId: string;
  id: string;
  managerId: string;
  device: string;
  ip: string;
  deviceHash?: Buffer;
  isNewDevice?: boolean;
  now: Date;
  expiresAt: Date;
};

export async function insertSession(sql: Sql, session: NewSession): Promise<void> {
  const { companyId, id, managerId, device, ip, deviceHash, isNewDevice = false, now, expiresAt } = session;
  await sql.run(
    `INSERT INTO session (company_id, id, manager_id, device, ip, created_at, last_used_at, rotated_at, proved_at,
                          expires_at, device_hash, is_new_device)
     VALUES ($1, $2, $3, $4, $5, $6, $6, $6, $6, $7, $8, $9)`,
    [companyId, id, managerId, device, ip, now, expiresAt, deviceHash ?? null, isNewDevice],
  );
}

export const findSession = (sql: Sql, companyId: string, id: string) =>
  sql.first<StoredSession>(
    `SELECT company_id AS "companyId", id, manager_id AS "managerId", device, counter, rotated_at AS "rotatedAt",
            expires_at AS "expiresAt", ended_at AS "endedAt"
       FROM session WHERE company_id = $1 AND id = $2`,
    [companyId, id],
  );

/** What a session is worth at the moment. */
export type SessionState = {
  managerId: string;
  role: string;
  expiresAt: Date;
  plan: string | null;
  subscriptionEnd: Date | null;
  /** The company is in its days of grace. */
  isClosing: boolean;
};

/** A session that has not been ended, with its person's role and the company's subscription. */
export const loadSession = (sql: Sql, companyId: string, id: string) =>
  sql.first<SessionState>(
    `SELECT s.manager_id AS "managerId", m.role, s.expires_at AS "expiresAt", p.plan,
            p.end_at AS "subscriptionEnd", g.company_id IS NOT NULL AS "isClosing"
       FROM session s
       JOIN manager m ON m.company_id = s.company_id AND m.id = s.manager_id
       LEFT JOIN subscription p ON p.company_id = s.company_id
       LEFT JOIN company_closing g ON g.company_id = s.company_id
      WHERE s.company_id = $1 AND s.id = $2 AND s.ended_at IS NULL`,
    [companyId, id],
    { name: 'session-state' },
  );

/** When the person of a session last proved their password in it. */
export async function findProvedAt(sql: Sql, companyId: string, id: string): Promise<Date | undefined> {
  const row = await sql.first<{ provedAt: Date }>(
    `SELECT coalesce(proved_at, created_at) AS "provedAt" FROM session
      WHERE company_id = $1 AND id = $2 AND ended_at IS NULL`,
    [companyId, id],
  );
  return row?.provedAt;
}

export const updateProvedAt = (sql: Sql, companyId: string, id: string, now: Date) =>
  sql.run('UPDATE session SET proved_at = $3 WHERE company_id = $1 AND id = $2', [companyId, id, now]);

/** Makes the token after `counter` the newest; undefined when it no longer is the newest, or the session ended. */
export async function rotate(
  sql: Sql,
  next: { companyId: string; sessionId: string; counter: number; ip?: string; now: Date; expiresAt: Date },
): Promise<number | undefined> {
  const row = await sql.first<{ counter: number }>(
    `UPDATE session SET counter = counter + 1, rotated_at = $4, last_used_at = $4, expires_at = $5, last_ip = coalesce($6, last_ip)
      WHERE company_id = $1 AND id = $2 AND counter = $3 AND ended_at IS NULL AND expires_at > $4
  RETURNING counter`,
    [next.companyId, next.sessionId, next.counter, next.now, next.expiresAt, next.ip ?? null],
  );
  return row?.counter;
}

type Ending = { companyId: string; managerId: string; now: Date };

export async function endOne(sql: Sql, { companyId, id, managerId, now }: Ending & { id: string }) {
  const ended = await sql.run(
    `UPDATE session SET ended_at = $4
      WHERE company_id = $1 AND id = $2 AND manager_id = $3 AND ended_at IS NULL`,
    [companyId, id, managerId, now],
  );
  return ended > 0;
}

/** Ends the sessions of a person, except one if named; answers which. */
export async function endAll(
  sql: Sql,
  { companyId, managerId, now, except = null }: Ending & { except?: string | null },
): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `UPDATE session SET ended_at = $3
      WHERE company_id = $1 AND manager_id = $2 AND ended_at IS NULL AND id IS DISTINCT FROM $4::uuid
  RETURNING id`,
    [companyId, managerId, now, except],
  );
  return rows.map(({ id }) => id);
}

export const listSessions = (sql: Sql, companyId: string, managerId: string, now: Date) =>
  sql.query<Omit<Session, 'current' | 'createdAt' | 'lastUsedAt'> & { createdAt: Date; lastUsedAt: Date }>(
    `SELECT id, device, ip, nullif(last_ip, ip) AS "lastIp", created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM session
      WHERE company_id = $1 AND manager_id = $2 AND ended_at IS NULL AND expires_at > $3
      ORDER BY last_used_at DESC, id DESC LIMIT 100`,
    [companyId, managerId, now],
  );

type Device = { companyId: string; managerId: string; device: string; ip: string; deviceHash?: Buffer };

/**
 * Were two sessions opened on one device? Without an id of the browser, and against sessions that have none, the same kind
 * of device at the same address is taken for the same one.
 */
export const isSameDevice = (one: string, other: string) => `(
  ${one}.device_hash = ${other}.device_hash
  OR (${one}.device_hash IS NULL OR ${other}.device_hash IS NULL)
     AND ${one}.device = ${other}.device AND ${one}.ip = ${other}.ip)`;

/** Is somebody who has signed in before doing so from a device that was not seen yet? */
export async function isNewDevice(sql: Sql, { companyId, managerId, ...from }: Device): Promise<boolean> {
  const row = await sql.first<{ sessions: number; known: boolean | null }>(
    `SELECT count(*)::int AS sessions, bool_or(${isSameDevice('s', 'now')}) AS known
       FROM session s, (SELECT $3::bytea AS device_hash, $4 AS device, $5 AS ip) now
      WHERE s.company_id = $1 AND s.manager_id = $2`,
    [companyId, managerId, from.deviceHash ?? null, from.device, from.ip],
  );
  return row !== undefined && row.sessions > 0 && row.known !== true;
}
