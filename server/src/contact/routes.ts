import { api } from '@vezne/contract';
import { orNotFound } from '../errors';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { readAgeing } from './ageing-queries';
import { readOpenItems } from './open-item-queries';
import { findContact, listContacts } from './queries';
import * as service from './service';
import { readStatement } from './statement-queries';

export function registerContacts(app: App): void {
  const { contact } = api;
  register(app, contact.findAll, ({ db, companyId, input }) => listContacts(db, companyId, input), {
    snapshot: true,
  });
  register(app, contact.findById, async ({ db, companyId, input }) =>
    orNotFound(await findContact(db, companyId, input.id)),
  );
  register(app, contact.save, ({ db, companyId, input }) => service.createContact(db, companyId, input));
  register(app, contact.update, ({ db, companyId, input }) => service.updateContact(db, companyId, input));
  register(app, contact.delete, ({ db, companyId, input }) => service.deleteContact(db, companyId, input.id));
  register(app, contact.merge, ({ db, companyId, input }) => service.mergeContacts(db, companyId, input));
  register(app, contact.ageing, ({ db, companyId, input, today }) =>
    readAgeing(db, companyId, {
      date: input.date ?? today,
      side: input.side ?? input.kind ?? null,
      today,
      isPassive: input.state === 'PASIF',
    }),
  );
  register(
    app,
    contact.openItems,
    async ({ db, companyId, input, today }) => {
      const { id } = orNotFound(await findContact(db, companyId, input.id));
      return readOpenItems(db, companyId, { id, side: input.side ?? null, date: input.date ?? today, today });
    },
    { snapshot: true },
  );
  register(
    app,
    contact.statement,
    async ({ db, companyId, input }) => {
      const { id } = orNotFound(await findContact(db, companyId, input.id));
      return readStatement(db, companyId, { ...input, id });
    },
    { snapshot: true },
  );
}
