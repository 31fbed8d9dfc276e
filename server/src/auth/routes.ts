import { api } from '@vezne/contract';
import { notFound } from '../errors';
import type { App } from '../http/app';
import { register, registerPublic } from '../http/endpoint';
import { findSession, listSessions } from '../session/queries';
import { readRefreshToken } from '../session/refresh-token';
import { createRefresher, endSession } from '../session/sessions';
import { announceChange, checkReset, resetPassword, sendResetLink } from './reset';
import { changePassword, checkChange, getSubscription, login } from './service';

export function registerAuth(app: App): void {
  const { auth } = api;
  const refresh = createRefresher(app);

  registerPublic(app, auth.login, ({ input, ip, userAgent }) =>
    login(app, input.email, input.password, { ip, userAgent }),
  );

  registerPublic(app, auth.refresh, ({ input }) => refresh(input.refreshToken));

  registerPublic(app, auth.logout, async ({ input, db }) => {
    const named = readRefreshToken(app.keys, input.refreshToken);
    const session = named && (await findSession(db, named.companyId, named.sessionId));
    if (session) await endSession(app, db, session);
    return true as const;
  });

  register(app, auth.changePassword, {
    prepare: async ({ input, ip, ...caller }) => {
      const account = await checkChange(app, caller, input, ip);
      return { account, passwordHash: await app.hasher.hash(input.newPassword) };
    },
    handle: async ({ db, after, prepared, ...caller }) => {
      await changePassword(app, db, caller, prepared.passwordHash);
      after(() => announceChange(app, prepared.account));
      return true;
    },
  });

  registerPublic(app, auth.forgotPassword, ({ input, after }) => {
    after(() => sendResetLink(app, input.email));
    return true as const;
  });

  registerPublic(app, auth.resetPassword, {
    prepare: async ({ input }) => {
      const account = await checkReset(app, input.token, input.newPassword);
      return { account, passwordHash: await app.hasher.hash(input.newPassword) };
    },
    handle: async ({ input, db, ip, after, prepared: { account, passwordHash } }) => {
      await resetPassword(app, db, input.token, account, passwordHash);
      after(async () => {
        await app.attempts.clear({ email: account.email, ip });
        await announceChange(app, account);
      });
      return true as const;
    },
  });

  register(app, auth.remainingSubscription, ({ db, companyId, now }) => getSubscription(db, companyId, now));

  register(app, auth.sessions, async ({ db, companyId, managerId, sessionId }) => {
    const sessions = await listSessions(db, companyId, managerId, app.now());
    return sessions.map((session) => ({
      ...session,
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
      current: session.id === sessionId,
    }));
  });

  register(app, auth.endSession, async ({ input, db, companyId, managerId }) => {
    if (!(await endSession(app, db, { companyId, id: input.id, managerId }))) throw notFound();
    return true as const;
  });
}
