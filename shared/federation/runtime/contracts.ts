import type { ComponentType } from 'react';

type Page = ComponentType<Record<never, never>>;

/**
 * What each remote exposes and the props it takes: the agreement between a remote and the pages that show it.
 * The webpack side of the same list is build/apps.mjs; a test holds the two together.
 */
export interface RemoteContracts {
  'marketing/LandingPage': Page;
  'marketing/AboutPage': Page;
  'marketing/ServicesPage': Page;
  'marketing/ContactPage': Page;
  'marketing/LoginPage': Page;
  'marketing/SignupPage': Page;
  'marketing/ForgotPasswordPage': Page;
  'marketing/ResetPasswordPage': Page;
  'marketing/LegalPage': Page;
  'finance/DashboardPage': Page;
  'finance/CategoriesPage': Page;
  'finance/ProjectsPage': Page;
  'finance/ProductsPage': Page;
  'finance/ReportsPage': Page;
  'finance/SettingsPage': Page;
  'cashflow/CashFlowPage': Page;
  'ai/AssistantModal': Page;
}

export type RemoteId = keyof RemoteContracts;

/** The props of what a remote exposes under this id. */
export type RemoteProps<Id extends RemoteId> =
  RemoteContracts[Id] extends ComponentType<infer Props> ? Props : never;
