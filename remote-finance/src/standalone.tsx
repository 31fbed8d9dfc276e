import { pagesOf, standalone } from '@vezne/federation/standalone';
import remote from '../remote.mjs';
import CategoriesPage from './categories/CategoriesPage';
import ContactsPage from './contacts/ContactsPage';
import DashboardPage from './dashboard/DashboardPage';
import ProductsPage from './products/ProductsPage';
import ProjectsPage from './projects/ProjectsPage';
import ReportsPage from './reports/ReportsPage';
import SettingsPage from './settings/SettingsPage';

standalone(
  pagesOf(remote, {
    CategoriesPage,
    ContactsPage,
    DashboardPage,
    ProductsPage,
    ProjectsPage,
    ReportsPage,
    SettingsPage,
  }),
);
