import { limits } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { DAY_MS } from '../calendar';
import type { Clock } from '../clock';
import type { Database, Sql } from '../db/database';
import { sessionExpired } from '../errors';
import type { Log } from '../log';
import { signAccessToken } from './access-token';
import type { Guard } from './guard';
import type { Keys } from './keys';
import * as queries from './queries';
import { readRefreshToken, writeRefreshToken } from './refresh-token';
import { recordSecurityEvent } from './security-event';

type Tokens = { token: string; refreshToken: string };

type Opened = {
  companyId: string;
  managerId: string;
  device: string;
  ip: string;
  /** A keyed hash of the id that the browser keeps. */
  deviceHash?: Buffer;
  /** Was it not seen before, of somebody who has signed in elsewhere? */
  isNewDevice?: boolean;
};
type Named = Pick<queries.StoredSession, 'companyId' | 'id' | 'managerId'>;

/** Forgets ended sessions once more, after the commit: until then a call that comes meanwhile loads them as open. */
export type Forget = () => Promise<void>;

export type Sessions = {
  /** Opens a session for a person who has proved who they are. */
  open(sql: Sql, opened: Opened): Promise<Tokens>;
  /**
   * Exchanges a refresh token for the next one. The direct predecessor of the newest token gets that newest token
   * again for a minute, because its answer may have been lost or two tabs may have asked; any older one is a copy
   * in wrong hands and ends the session.
   */
  refresh(refreshToken: string, ip?: string): Promise<Tokens>;
  /** Ends one session; in this process at once, in others within five seconds. Null when it had ended before. */
  end(sql: Sql, session: Named): Promise<Forget | null>;
  /** Ends the session that a refresh token belongs to, if it is one of ours. */
  endByToken(sql: Sql, refreshToken: string): Promise<void>;
  /** Ends the sessions of a person, except one if named. */
  endAll(sql: Sql, person: { companyId: string; managerId: string; except?: string }): Promise<Forget>;
};

type Parts = {
  db: Database;
  keys: Keys;
  now: Clock;
  log: Log;
  guard: Pick<Guard, 'forget'>;
  /** Tells the person that a copy of their session was in use. */
  onCopied: (session: queries.StoredSession) => Promise<void>;
};

const expiryFrom = (now: Date) => new Date(now.getTime() + limits.token.refreshDays * DAY_MS);

/** Opens, renews and ends sessions. */
export function createSessions(parts: Parts): Sessions {
  const { keys, now, guard } = parts;
  // Tabs that ask at the same time share one answer, and one connection.
  const refreshing = new Map<string, Promise<Tokens>>();
  return {
    open: (sql, opened) => open(parts, sql, opened),
    refresh(refreshToken, ip) {
      const known = refreshing.get(refreshToken);
      if (known) return known;
      const work = refresh(parts, refreshToken, ip).finally(() => refreshing.delete(refreshToken));
      refreshing.set(refreshToken, work);
      return work;
    },
    end: (sql, session) => end(parts, sql, session),
    async endByToken(sql, refreshToken) {
      const named = readRefreshToken(keys, refreshToken);
      const session = named && (await queries.findSession(sql, named.companyId, named.sessionId));
      if (session) await end(parts, sql, session);
    },
    async endAll(sql, { companyId, managerId, except }) {
      const ended = await queries.endAll(sql, { companyId, managerId, except, now: now() });
      const forget = async () => {
        for (const id of ended) guard.forget(companyId, id);
      };
      await forget();
      return forget;
    },
  };
}

async function open(parts: Parts, sql: Sql, opened: Opened): Promise<Tokens> {
  const now = parts.now();
  const session = { ...opened, id: newId(), counter: 1, now, expiresAt: expiryFrom(now) };
  await queries.insertSession(sql, session);
  return tokensOf(parts, session, session.counter);
}

async function tokensOf(
  { keys, now }: Pick<Parts, 'keys' | 'now'>,
  { companyId, id: sessionId, managerId }: Named,
  counter: number,
): Promise<Tokens> {
  return {
    token: await signAccessToken(keys, { companyId, managerId, sessionId }, now()),
    refreshToken: writeRefreshToken(keys, { companyId, sessionId, counter }),
  };
}

async function refresh(parts: Parts, refreshToken: string, ip?: string): Promise<Tokens> {
  const { db, keys, log } = parts;
  const asked = readRefreshToken(keys, refreshToken);
  if (!asked) throw sessionExpired();
  const now = parts.now();
  const session = await queries.findSession(db, asked.companyId, asked.sessionId);
  if (!session || session.endedAt !== null || session.expiresAt <= now) throw sessionExpired();
  if (asked.counter === session.counter) {
    const next = await queries.rotate(db, { ...asked, ip, now, expiresAt: expiryFrom(now) });
    if (next !== undefined) return tokensOf(parts, session, next);
    // Another process was faster: this token has just become the predecessor.
    return refresh(parts, refreshToken, ip);
  }
  const grace = session.rotatedAt.getTime() + limits.token.successorGraceSeconds * 1000;
  if (asked.counter === session.counter - 1 && now.getTime() <= grace)
    return tokensOf(parts, session, session.counter);
  await end(parts, db, session);
  const about = { companyId: session.companyId, personId: session.managerId, by: null };
  await recordSecurityEvent(
    db,
    { log, keys },
    { event: 'session.reuse', ...about, facts: { device: session.device } },
  );
  await parts.onCopied(session);
  throw sessionExpired();
}

async function end({ now, guard }: Parts, sql: Sql, session: Named): Promise<Forget | null> {
  const { companyId, id, managerId } = session;
  const ended = await queries.endOne(sql, { companyId, id, managerId, now: now() });
  const forget = async () => guard.forget(companyId, id);
  await forget();
  return ended ? forget : null;
}
