import { api } from '@vezne/contract';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { type Keys, pseudonymOf } from '../session/keys';
import type { Sessions } from '../session/sessions';
import { listManagers } from './queries';
import { createManager, deleteManager, getManager, updateManager } from './service';

type Parts = {
  sessions: Sessions;
  keys: Keys;
  /** Tells a new manager by mail how to sign in. */
  invite: (managerId: string, invitedBy: string) => Promise<void>;
};

export function registerManagers(app: App, { sessions, keys, invite }: Parts): void {
  const { manager } = api;

  register(app, manager.save, async ({ input, db, companyId, managerId, afterCommit }) => {
    const saved = await createManager(db, companyId, input);
    const caller = await getManager(db, companyId, managerId);
    afterCommit(() => invite(saved.id, `${caller.name} ${caller.surname}`));
    return saved;
  });

  register(app, manager.update, ({ input, db, companyId }) => updateManager(db, companyId, input));

  register(app, manager.delete, async ({ input, db, companyId, managerId, log }) => {
    await sessions.endAll(db, { companyId, managerId: input.id });
    await deleteManager(db, companyId, managerId, input.id);
    log.info({
      event: 'manager.removed',
      who: pseudonymOf(keys, input.id),
      by: pseudonymOf(keys, managerId),
    });
    return true as const;
  });

  register(app, manager.findById, ({ input, db, companyId }) => getManager(db, companyId, input.id));

  register(app, manager.findByToken, ({ db, companyId, managerId }) => getManager(db, companyId, managerId));

  register(app, manager.findAll, ({ db, companyId }) => listManagers(db, companyId));
}
