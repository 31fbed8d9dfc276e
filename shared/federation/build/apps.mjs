/** @typedef {{ folder: string; port: number; exposes?: Record<string, string> }} App */

/**
 * The apps of the suite: where each lives, its port in development and what it exposes to the host.
 * A new screen is one line here and one line in the host's routes.
 *
 * @type {Record<string, App>}
 */
export const apps = {
  host: { folder: 'host', port: 3100 },
  marketing: {
    folder: 'remote-marketing',
    port: 3101,
    exposes: {
      './LandingPage': './src/landing/LandingPage.tsx',
      './AboutPage': './src/about/AboutPage.tsx',
      './ServicesPage': './src/services/ServicesPage.tsx',
      './ContactPage': './src/contact/ContactPage.tsx',
      './LoginPage': './src/auth/LoginPage.tsx',
      './SignupPage': './src/auth/SignupPage.tsx',
      './ForgotPasswordPage': './src/auth/ForgotPasswordPage.tsx',
      './ResetPasswordPage': './src/auth/ResetPasswordPage.tsx',
      './LegalPage': './src/legal/LegalPage.tsx',
    },
  },
  finance: {
    folder: 'remote-finance',
    port: 3102,
    exposes: {
      './DashboardPage': './src/dashboard/DashboardPage.tsx',
      './CategoriesPage': './src/categories/CategoriesPage.tsx',
      './ProjectsPage': './src/projects/ProjectsPage.tsx',
      './ProductsPage': './src/products/ProductsPage.tsx',
      './ReportsPage': './src/reports/ReportsPage.tsx',
      './SettingsPage': './src/settings/SettingsPage.tsx',
    },
  },
  cashflow: {
    folder: 'remote-cashflow',
    port: 3103,
    exposes: { './CashFlowPage': './src/cash-flow/CashFlowPage.tsx' },
  },
  ai: {
    folder: 'remote-ai',
    port: 3104,
    exposes: { './AssistantModal': './src/assistant/AssistantModal.tsx' },
  },
};

/**
 * The app of that name.
 *
 * @param {string} name
 */
export function appNamed(name) {
  const app = apps[name];
  if (!app) throw new Error(`There is no app ${name}, only ${Object.keys(apps).join(', ')}.`);
  return app;
}

export const remoteNames = Object.keys(apps).filter((name) => apps[name]?.exposes);
