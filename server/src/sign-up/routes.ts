import { api, messages } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { assertEmailFree } from '../auth/queries';
import type { App } from '../http/app';
import { registerPublic } from '../http/endpoint';
import type { PasswordHasher } from '../password/hash';
import { refuseGuessable } from '../password/rules';
import { type Keys, pseudonymOf } from '../session/keys';
import { findPending } from './queries';
import { createAccount } from './service';
import { awaitVerification, renewLink, type VerificationParts, verify } from './verification';

type Parts = VerificationParts & {
  keys: Keys;
  hasher: PasswordHasher;
  /** Accounts come into being at once: nobody's mail is read here. */
  autoVerify: boolean;
};

export function registerSignUp(app: App, parts: Parts): void {
  const { hasher, keys } = parts;
  const { manager } = api;
  const countLetter = (email: string) =>
    app.limits.countRecipient('verification', email, messages.recipientLimit);

  registerPublic(app, manager.createAccount, {
    prepare: async ({ input, db }) => {
      refuseGuessable('password', input.password, input);
      await (parts.autoVerify ? assertEmailFree(db, input.email) : countLetter(input.email));
      return hasher.hash(input.password);
    },
    handle: async ({ input, db, now, afterCommit, prepared: passwordHash }) => {
      if (parts.autoVerify) return createAccount(db, { ...input, passwordHash }, now);
      const [id, companyId] = [newId(), newId()];
      afterCommit(await awaitVerification(db, parts, { ...input, id, companyId, passwordHash }));
      return { managerId: id, companyId, pending: true as const };
    },
  });

  registerPublic(app, manager.checkPassword, async ({ input }) => {
    // The company is not named yet: with it the password is looked at once more.
    refuseGuessable('password', input.password, { ...input, companyName: '' });
    return true as const;
  });

  registerPublic(app, manager.resendVerification, {
    prepare: async ({ input, db }) => {
      const pending = await findPending(db, input.managerId);
      if (pending) await countLetter(pending.email);
    },
    handle: async ({ input, db, afterCommit }) => {
      const send = await renewLink(db, parts, input.managerId);
      if (send) afterCommit(send);
      return true as const;
    },
  });

  registerPublic(app, manager.verifyAccount, async ({ input, db, now, log }) => {
    const verification = await verify(db, parts, input.token, now);
    const { outcome, managerId } = verification;
    log.info({ event: 'account.link-opened', outcome, who: pseudonymOf(keys, managerId) });
    return verification;
  });
}
