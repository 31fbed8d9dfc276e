import { api } from '@vezne/contract';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import type { App } from '../http/app';
import type { Background } from '../http/background';
import { register, registerPublic } from '../http/endpoint';
import type { Log } from '../log';
import type { Mail } from '../mail/mail';
import type { PasswordHasher } from '../password/hash';
import type { Keys } from '../session/keys';
import type { Sessions } from '../session/sessions';
import type { Attempts } from './attempts';
import { login } from './login';
import { announceChange, changePassword, checkChange, recordPasswordChange } from './password';
import type { Account } from './queries';
import { checkReset, resetPassword, sendResetLink } from './reset';
import { registerOwnSessions } from './session-routes';
import type { SignIn } from './sign-in';

/** What signing in and choosing passwords takes. */
export type AuthParts = {
  db: Database;
  keys: Keys;
  now: Clock;
  log: Log;
  background: Background;
  mail: Mail;
  hasher: PasswordHasher;
  attempts: Attempts;
  sessions: Sessions;
  publicUrl: string;
  signIn: SignIn;
  /** What stands between the password and a session, if the account has a second factor. */
  challengeFor: (account: Account) => Promise<string | undefined>;
};

export function registerAuth(app: App, parts: AuthParts): void {
  registerSignIn(app, parts);
  registerPasswords(app, parts);
  registerOwnSessions(app, parts);
}

function registerSignIn(app: App, parts: AuthParts): void {
  const { auth } = api;
  const { sessions } = parts;

  registerPublic(app, auth.login, ({ input, ip, userAgent }) => login(parts, { ...input, ip, userAgent }));

  registerPublic(app, auth.refresh, ({ input, ip }) => sessions.refresh(input.refreshToken, ip));

  registerPublic(app, auth.logout, async ({ input, db }) => {
    await sessions.endByToken(db, input.refreshToken);
    return true as const;
  });
}

function registerPasswords(app: App, parts: AuthParts): void {
  const { auth } = api;
  const { hasher, attempts, sessions } = parts;

  register(app, auth.changePassword, {
    prepare: async ({ input, ip, managerId }) => {
      const account = await checkChange(parts, { managerId }, input, ip);
      return { account, passwordHash: await hasher.hash(input.newPassword) };
    },
    handle: async ({ db, afterCommit, prepared, companyId, managerId, sessionId }) => {
      const caller = { companyId, managerId, sessionId };
      afterCommit(await changePassword(db, sessions, caller, prepared.passwordHash));
      await recordPasswordChange(db, parts, prepared.account);
      afterCommit(() => announceChange(parts, prepared.account));
      return true;
    },
  });

  registerPublic(app, auth.forgotPassword, ({ input, afterCommit }) => {
    afterCommit(() => sendResetLink(parts, input.email));
    return true as const;
  });

  registerPublic(app, auth.resetPassword, {
    prepare: async ({ input }) => {
      const account = await checkReset(parts, input.token, input.newPassword);
      return { account, passwordHash: await hasher.hash(input.newPassword) };
    },
    handle: async ({ input, db, ip, afterCommit, prepared: { account, passwordHash } }) => {
      afterCommit(await resetPassword(db, parts, input.token, account, passwordHash));
      await recordPasswordChange(db, parts, account);
      afterCommit(async () => {
        await attempts.clear({ email: account.email, ip });
        await announceChange(parts, account);
      });
      return true as const;
    },
  });
}
