import { api } from '@vezne/contract';
import { findAccount } from '../auth/queries';
import type { Clock } from '../clock';
import type { Sql } from '../db/database';
import { orNotFound } from '../errors';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import type { Mail } from '../mail/mail';
import * as letters from '../mail/security-letters';
import { type Keys, pseudonymOf } from '../session/keys';
import type { Sessions } from '../session/sessions';
import { deleteInvitation } from './invitation-queries';
import { handOver, listRemoved, removeManager, restoreManager } from './owner';

export type OwnerParts = { now: Clock; mail: Mail; sessions: Sessions; keys: Keys };

/** What only the company's owner may do with its managers. */
export function registerOwner(app: App, parts: OwnerParts): void {
  const { manager } = api;
  const { now, mail, sessions, keys } = parts;
  const told = (whom: string, by: string) => ({ who: pseudonymOf(keys, whom), by: pseudonymOf(keys, by) });

  register(app, manager.delete, async ({ input, db, companyId, managerId, afterCommit, log }) => {
    // What nobody has accepted yet, any manager may take back.
    if ((await deleteInvitation(db, companyId, input.id)) > 0) return true as const;
    const act = { companyId, callerId: managerId, now: now() };
    afterCommit(await sessions.endAll(db, { companyId, managerId: input.id }));
    const removed = await removeManager(db, act, input.id);
    const owner = await accountOf(db, managerId);
    afterCommit(async () => {
      log.info({ event: 'manager.removed', ...told(removed.id, managerId) });
      await mail.send(letters.removal(removed, owner));
      await mail.send(letters.removalNotice(owner, removed));
    });
    return true as const;
  });

  register(app, manager.removed, ({ db, companyId }) => listRemoved(db, companyId, now()));

  register(app, manager.restore, async ({ input, db, companyId, managerId, afterCommit, log }) => {
    const act = { companyId, callerId: managerId, now: now() };
    const restored = await restoreManager(db, act, input.id);
    afterCommit(async () => {
      log.info({ event: 'manager.restored', ...told(input.id, managerId) });
      await mail.send(letters.restored(restored.account));
    });
    return restored.manager;
  });

  register(app, manager.handOver, async ({ input, db, companyId, managerId, afterCommit, log }) => {
    const act = { companyId, callerId: managerId, now: now() };
    const after = await handOver(db, act, input.id);
    const before = await accountOf(db, managerId);
    afterCommit(async () => {
      log.info({ event: 'owner.changed', ...told(after.id, managerId) });
      await mail.send(letters.newOwner(after, before));
      await mail.send(letters.formerOwner(before, after));
    });
    return true as const;
  });
}

const accountOf = async (sql: Sql, id: string) => orNotFound(await findAccount(sql, id));
