import { api } from '@vezne/contract';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { listRecurring } from './queries';
import { type AddEntry, createRecurring, postOccurrences, skipOccurrence, stopRecurring } from './service';
import { listWaiting } from './waiting-queries';

export function registerRecurring(app: App, { addEntry }: { addEntry: AddEntry }): void {
  const { findAll, save, pending, post, occurrence, pause } = api.recurring;
  register(app, findAll, ({ db, companyId, today }) => listRecurring(db, companyId, today));
  register(app, save, ({ db, companyId, input, today }) => createRecurring(db, companyId, input, today));
  register(app, pause, ({ db, companyId, input, today }) => stopRecurring(db, companyId, input.id, today));
  register(app, pending, ({ db, companyId, today }) => listWaiting(db, companyId, today));
  register(app, post, ({ db, companyId, input, today }) =>
    postOccurrences(db, companyId, input, { today, addEntry }),
  );
  register(app, occurrence, ({ db, companyId, input, today }) => skipOccurrence(db, companyId, input, today));
}
