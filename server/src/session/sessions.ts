import { limits } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Sql } from '../db/database';
import { sessionExpired } from '../errors';
import type { App } from '../http/app';
import { signAccessToken } from './access-token';
import { who } from './guard';
import { endOne, findSession, insertSession, rotate, type StoredSession } from './queries';
import { readRefreshToken, writeRefreshToken } from './refresh-token';

type Tokens = { token: string; refreshToken: string };
type Opened = { companyId: string; managerId: string; device: string; ip: string };

const DAY_MS = 86_400_000;
const expiryFrom = (now: Date) => new Date(now.getTime() + limits.token.refreshDays * DAY_MS);

/** Opens a session for a person who has proved who they are. */
export async function openSession(app: App, db: Sql, opened: Opened): Promise<Tokens> {
  const now = app.now();
  const session = { ...opened, id: newId(), counter: 1, now, expiresAt: expiryFrom(now) };
  await insertSession(db, session);
  return tokensOf(app, session, session.counter);
}

async function tokensOf(
  { keys, now }: App,
  { companyId, id: sessionId, managerId }: Pick<StoredSession, 'companyId' | 'id' | 'managerId'>,
  counter: number,
): Promise<Tokens> {
  return {
    token: await signAccessToken(keys, { companyId, managerId, sessionId }, now()),
    refreshToken: writeRefreshToken(keys, { companyId, sessionId, counter }),
  };
}

export type Refresher = (refreshToken: string) => Promise<Tokens>;

/**
 * Exchanges a refresh token for the next one. The direct predecessor of the newest token gets that newest token
 * again for a minute, because its answer may have been lost or two tabs may have asked; any older one is a copy
 * in wrong hands and ends the session. Throws 401.
 */
export function createRefresher(app: App): Refresher {
  // Tabs that ask at the same time share one answer, and one connection.
  const running = new Map<string, Promise<Tokens>>();
  return (refreshToken) => {
    const known = running.get(refreshToken);
    if (known) return known;
    const work = refresh(app, refreshToken).finally(() => running.delete(refreshToken));
    running.set(refreshToken, work);
    return work;
  };
}

async function refresh(app: App, refreshToken: string): Promise<Tokens> {
  const asked = readRefreshToken(app.keys, refreshToken);
  if (!asked) throw sessionExpired();
  const now = app.now();
  const session = await findSession(app.db, asked.companyId, asked.sessionId);
  if (!session || session.endedAt !== null || session.expiresAt <= now) throw sessionExpired();
  if (asked.counter === session.counter) {
    const next = await rotate(app.db, { ...asked, now, expiresAt: expiryFrom(now) });
    if (next !== undefined) return tokensOf(app, session, next);
    // Another process was faster: this token has just become the predecessor.
    return refresh(app, refreshToken);
  }
  const grace = session.rotatedAt.getTime() + limits.token.successorGraceSeconds * 1000;
  if (asked.counter === session.counter - 1 && now.getTime() <= grace)
    return tokensOf(app, session, session.counter);
  await endSession(app, app.db, session);
  app.log.warn(
    { event: 'session.reuse', who: who(app.keys, session.managerId) },
    'old refresh token replayed',
  );
  throw sessionExpired();
}

/** Ends one session; in this process at once, in others within five seconds. */
export async function endSession(
  app: App,
  db: Sql,
  { companyId, id, managerId }: Pick<StoredSession, 'companyId' | 'id' | 'managerId'>,
): Promise<boolean> {
  const ended = await endOne(db, { companyId, id, managerId, now: app.now() });
  app.guard.forget(companyId, id);
  return ended;
}
