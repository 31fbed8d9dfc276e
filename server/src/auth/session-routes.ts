import { api } from '@vezne/contract';
import type { Clock } from '../clock';
import type { Database, Sql } from '../db/database';
import { notFound } from '../errors';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import type { Log } from '../log';
import type { PasswordHasher } from '../password/hash';
import type { Keys } from '../session/keys';
import { listSessions, updateProvedAt } from '../session/queries';
import { recordSecurityEvent } from '../session/security-event';
import type { Sessions } from '../session/sessions';
import { deleteAlert, listAlerts } from './alerts';
import type { Attempts } from './attempts';
import { requirePassword } from './proof';

type Parts = {
  db: Database;
  now: Clock;
  log: Log;
  keys: Keys;
  hasher: PasswordHasher;
  attempts: Attempts;
  sessions: Sessions;
};

/** The caller's own sessions: which are open, ending them, and proving the password again in this one. */
export function registerOwnSessions(app: App, parts: Parts): void {
  const { auth } = api;
  const { sessions, now } = parts;

  register(app, auth.sessions, async ({ db, companyId, managerId, sessionId }) => {
    const open = await listSessions(db, companyId, managerId, now());
    return open.map((session) => ({
      ...session,
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
      current: session.id === sessionId,
    }));
  });

  register(app, auth.endSession, async ({ input, db, companyId, managerId, afterCommit }) => {
    const forget = await sessions.end(db, { companyId, id: input.id, managerId });
    if (!forget) throw notFound();
    afterCommit(forget);
    await recordSessionEnd(db, parts, { companyId, managerId });
    return true as const;
  });

  register(app, auth.endOtherSessions, async ({ db, companyId, managerId, sessionId, afterCommit }) => {
    afterCommit(await sessions.endAll(db, { companyId, managerId, except: sessionId }));
    await recordSessionEnd(db, parts, { companyId, managerId });
    return true as const;
  });

  register(app, auth.alerts, ({ db, companyId, managerId }) => listAlerts(db, companyId, managerId));

  register(app, auth.dismissAlert, async ({ input, db, companyId, managerId }) => {
    if (!(await deleteAlert(db, companyId, managerId, input.id))) throw notFound();
    return true as const;
  });

  register(app, auth.provePassword, {
    prepare: ({ input, ip, managerId }) => requirePassword(parts, { ...input, managerId, ip }),
    handle: async ({ db, companyId, sessionId }) => {
      await updateProvedAt(db, companyId, sessionId, now());
      return true as const;
    },
  });
}

const recordSessionEnd = (
  sql: Sql,
  parts: Pick<Parts, 'log' | 'keys'>,
  { companyId, managerId }: { companyId: string; managerId: string },
) =>
  recordSecurityEvent(sql, parts, { event: 'session.ended', companyId, personId: managerId, by: managerId });
