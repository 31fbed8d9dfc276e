import { api } from '@vezne/contract';
import { sendInvitation } from '../auth/reset';
import type { App } from '../http/app';
import { register, registerPublic } from '../http/endpoint';
import { refuseGuessable } from '../password/rules';
import { who } from '../session/guard';
import { endAll } from '../session/queries';
import { findManagers } from './queries';
import {
  changeManager,
  createAccount,
  getManager,
  refuseTakenEmail,
  removeManager,
  saveManager,
} from './service';

export function registerManagers(app: App): void {
  const { manager } = api;

  registerPublic(app, manager.createAccount, {
    prepare: async ({ input, db }) => {
      refuseGuessable('password', input.password, input);
      await refuseTakenEmail(db, input.email);
      return app.hasher.hash(input.password);
    },
    handle: ({ input, db, now, prepared }) => createAccount(db, { ...input, passwordHash: prepared }, now),
  });

  register(app, manager.save, async ({ input, db, companyId, managerId, after }) => {
    const saved = await saveManager(db, companyId, input);
    const caller = await getManager(db, companyId, managerId);
    after(() => sendInvitation(app, saved.id, `${caller.name} ${caller.surname}`));
    return saved;
  });

  register(app, manager.update, ({ input, db, companyId }) => changeManager(db, companyId, input));

  register(app, manager.delete, async ({ input, db, companyId, managerId, log }) => {
    const ended = await endAll(db, { companyId, managerId: input.id, now: app.now() });
    await removeManager(db, companyId, managerId, input.id);
    for (const id of ended) app.guard.forget(companyId, id);
    log.info({ event: 'manager.removed', who: who(app.keys, input.id), by: who(app.keys, managerId) });
    return true as const;
  });

  register(app, manager.findById, ({ input, db, companyId }) => getManager(db, companyId, input.id));

  register(app, manager.findByToken, ({ db, companyId, managerId }) => getManager(db, companyId, managerId));

  register(app, manager.findAll, ({ db, companyId }) => findManagers(db, companyId));
}
