import { categoryEndpoints } from '@vezne/contract';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { findCategories } from './queries';
import { addReadyMade, changeCategory, getCategory, removeCategory, saveCategory } from './service';

export function registerCategories(app: App): void {
  const { findAll, findById, save, update, delete: remove, addReadyMade: addSet } = categoryEndpoints;
  register(app, findAll, ({ db, companyId, today, input }) => findCategories(db, companyId, today, input));
  register(app, findById, ({ db, companyId, today, input }) => getCategory(db, companyId, today, input.id));
  register(app, save, ({ db, companyId, today, input }) => saveCategory(db, companyId, today, input));
  register(app, update, ({ db, companyId, today, input }) => changeCategory(db, companyId, today, input));
  register(app, remove, ({ db, companyId, input }) => removeCategory(db, companyId, input.id));
  register(app, addSet, ({ db, companyId, today }) => addReadyMade(db, companyId, today));
}
