// Written by host/compose.mjs from remote-*/remote.mjs; changes belong there.
import type { AppPage, PublicPage } from '../page';

declare module '@vezne/federation' {
  interface RemoteIds {
    'ai/AssistantModal': true;
    'cashflow/CashFlowPage': true;
    'finance/DashboardPage': true;
    'finance/CategoriesPage': true;
    'finance/ProjectsPage': true;
    'finance/ProductsPage': true;
    'finance/ReportsPage': true;
    'finance/SettingsPage': true;
    'marketing/LandingPage': true;
    'marketing/AboutPage': true;
    'marketing/ServicesPage': true;
    'marketing/ContactPage': true;
    'marketing/LoginPage': true;
    'marketing/SignupPage': true;
    'marketing/ForgotPasswordPage': true;
    'marketing/ResetPasswordPage': true;
    'marketing/LegalPage': true;
  }
}

export const publicPages: readonly PublicPage[] = [
  {
    "path": "/",
    "remote": "marketing/LandingPage",
    "frame": "site",
    "usesApi": false
  },
  {
    "path": "/about",
    "remote": "marketing/AboutPage",
    "frame": "site",
    "usesApi": false
  },
  {
    "path": "/services",
    "remote": "marketing/ServicesPage",
    "frame": "site",
    "usesApi": false
  },
  {
    "path": "/contact",
    "remote": "marketing/ContactPage",
    "frame": "site",
    "usesApi": true
  },
  {
    "path": "/kvkk",
    "remote": "marketing/LegalPage",
    "frame": "site",
    "usesApi": false
  },
  {
    "path": "/kullanim-kosullari",
    "remote": "marketing/LegalPage",
    "frame": "site",
    "usesApi": false
  },
  {
    "path": "/login",
    "remote": "marketing/LoginPage",
    "frame": "auth",
    "usesApi": true
  },
  {
    "path": "/signup",
    "remote": "marketing/SignupPage",
    "frame": "auth",
    "usesApi": true
  },
  {
    "path": "/forgot-password",
    "remote": "marketing/ForgotPasswordPage",
    "frame": "auth",
    "usesApi": true
  },
  {
    "path": "/forgot-password/:token",
    "remote": "marketing/ResetPasswordPage",
    "frame": "auth",
    "usesApi": true
  }
];

export const appPages: readonly AppPage[] = [
  {
    "path": "/cash-flow",
    "remote": "cashflow/CashFlowPage",
    "roles": [
      "ADMIN",
      "MANAGER"
    ]
  },
  {
    "path": "/dashboard",
    "remote": "finance/DashboardPage",
    "roles": [
      "ADMIN",
      "MANAGER"
    ]
  },
  {
    "path": "/categories",
    "remote": "finance/CategoriesPage",
    "roles": [
      "ADMIN",
      "MANAGER"
    ]
  },
  {
    "path": "/products",
    "remote": "finance/ProductsPage",
    "roles": [
      "ADMIN",
      "MANAGER"
    ]
  },
  {
    "path": "/projects/*",
    "remote": "finance/ProjectsPage",
    "roles": [
      "ADMIN",
      "MANAGER"
    ]
  },
  {
    "path": "/reports/*",
    "remote": "finance/ReportsPage",
    "roles": [
      "ADMIN",
      "MANAGER"
    ]
  },
  {
    "path": "/settings/*",
    "remote": "finance/SettingsPage",
    "roles": [
      "ADMIN",
      "MANAGER"
    ]
  },
  {
    "path": "/test",
    "roles": [
      "ADMIN"
    ]
  }
];
