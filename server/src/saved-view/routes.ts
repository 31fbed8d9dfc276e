import { api } from '@vezne/contract';
import { orNotFound } from '../errors';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { findSavedView, listSavedViews } from './queries';
import { createSavedView, deleteSavedView, updateSavedView } from './service';

export function registerSavedViews(app: App): void {
  const { findAll, findById, save, update, delete: remove } = api.savedView;
  register(app, findAll, ({ db, ...owner }) => listSavedViews(db, owner));
  register(app, findById, async ({ db, input, ...owner }) =>
    orNotFound(await findSavedView(db, owner, input.id)),
  );
  register(app, save, ({ db, input, ...owner }) => createSavedView(db, owner, input));
  register(app, update, ({ db, input, ...owner }) => updateSavedView(db, owner, input));
  register(app, remove, ({ db, input, ...owner }) => deleteSavedView(db, owner, input.id));
}
