import { standalone } from '@vezne/federation/standalone';
import CategoriesPage from './categories/CategoriesPage';
import DashboardPage from './dashboard/DashboardPage';
import ProductsPage from './products/ProductsPage';
import ProjectsPage from './projects/ProjectsPage';
import ReportsPage from './reports/ReportsPage';
import SettingsPage from './settings/SettingsPage';

standalone({
  '/dashboard': <DashboardPage />,
  '/categories': <CategoriesPage />,
  '/projects/*': <ProjectsPage />,
  '/products': <ProductsPage />,
  '/reports/*': <ReportsPage />,
  '/settings/*': <SettingsPage />,
});
