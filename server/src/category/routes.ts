import { api } from '@vezne/contract';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { listCategories } from './queries';
import { addDefaults, createCategory, deleteCategory, getCategory, updateCategory } from './service';

export function registerCategories(app: App): void {
  const { findAll, findById, save, update, delete: remove, addReadyMade: addSet } = api.category;
  register(app, findAll, ({ db, companyId, today, input }) => listCategories(db, companyId, today, input));
  register(app, findById, ({ db, companyId, today, input }) => getCategory(db, companyId, today, input.id));
  register(app, save, ({ db, companyId, today, input }) => createCategory(db, companyId, today, input));
  register(app, update, ({ db, companyId, today, input }) => updateCategory(db, companyId, today, input));
  register(app, remove, ({ db, companyId, input }) => deleteCategory(db, companyId, input.id));
  register(app, addSet, ({ db, companyId, today }) => addDefaults(db, companyId, today));
}
