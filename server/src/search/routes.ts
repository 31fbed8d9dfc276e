import { api } from '@vezne/contract';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { findEntries } from './entry-queries';
import { findCategories, findContacts, findProducts, findProjects, findViews } from './queries';

export function registerSearch(app: App): void {
  register(app, api.search.find, async ({ input: { searchText }, db, database, companyId, managerId }) => ({
    entries: await findEntries(database, companyId, searchText),
    projects: await findProjects(db, companyId, searchText),
    categories: await findCategories(db, companyId, searchText),
    products: await findProducts(db, companyId, searchText),
    contacts: await findContacts(db, companyId, searchText),
    views: await findViews(db, { companyId, managerId }, searchText),
  }));
}
