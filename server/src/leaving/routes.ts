import { api, limits } from '@vezne/contract';
import { findAccount } from '../auth/queries';
import { DAY_MS } from '../calendar';
import { orNotFound } from '../errors';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import * as letters from '../mail/leaving-letters';
import { forgetLetters } from '../mail/outbox';
import { recordSecurityEvent } from '../session/security-event';
import type { Sessions } from '../session/sessions';
import type { EraseParts } from './erase-companies';
import { deletePendingSignUps, listReaders } from './queries';
import { closeCompany, eraseAccount, getState, keepCompany } from './service';

type Parts = EraseParts & {
  sessions: Sessions;
  /** Refuses a wrong password under its field. */
  requirePassword(typed: { managerId: string; password: string; ip: string }): Promise<void>;
  /** Forgets failed sign-ins of an address. */
  forgetAttempts(from: { email: string; ip: string }): Promise<void>;
};

export function registerLeaving(app: App, parts: Parts): void {
  const { leaving } = api;
  const { now, log, keys, mail } = parts;
  const prove = ({ input, ip, managerId }: { input: { password: string }; ip: string; managerId: string }) =>
    parts.requirePassword({ managerId, password: input.password, ip });

  register(app, leaving.state, ({ db, companyId, managerId }) => getState(db, { companyId, managerId }));

  register(app, leaving.eraseAccount, {
    prepare: prove,
    handle: async ({ db, companyId, managerId, ip, afterCommit }) => {
      const account = orNotFound(await findAccount(db, managerId));
      afterCommit(await parts.sessions.endAll(db, { companyId, managerId }));
      await eraseAccount(db, { companyId, managerId });
      const about = { companyId, personId: managerId, by: managerId };
      await recordSecurityEvent(db, { log, keys }, { event: 'account.erased', ...about });
      afterCommit(async () => {
        await deletePendingSignUps(parts.db, account.email);
        await parts.forgetAttempts({ email: account.email, ip });
        await mail.send(letters.accountErased(account));
        // Last, so that the letter that says so does not stay either where no server takes it.
        if (parts.outbox) await forgetLetters(parts.outbox, account.email);
      });
      return true as const;
    },
  });

  register(app, leaving.closeCompany, {
    prepare: prove,
    handle: async ({ db, companyId, managerId, afterCommit }) => {
      if (await closeCompany(db, { companyId, managerId }, now())) {
        const about = { companyId, personId: managerId, by: managerId };
        await recordSecurityEvent(db, { log, keys }, { event: 'company.closing', ...about });
        const closesAt = new Date(now().getTime() + limits.keep.closingDays * DAY_MS);
        const readers = await listReaders(db, companyId);
        afterCommit(async () => {
          for (const reader of readers) await mail.send(letters.companyClosing(reader, closesAt));
        });
      }
      return getState(db, { companyId, managerId });
    },
  });

  register(app, leaving.keepCompany, async ({ db, companyId, managerId, afterCommit }) => {
    if (await keepCompany(db, { companyId, managerId })) {
      const about = { companyId, personId: managerId, by: managerId };
      await recordSecurityEvent(db, { log, keys }, { event: 'company.reopened', ...about });
      const readers = await listReaders(db, companyId);
      afterCommit(async () => {
        for (const reader of readers) await mail.send(letters.companyKept(reader));
      });
    }
    return getState(db, { companyId, managerId });
  });
}
