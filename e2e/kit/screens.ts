/** Every public screen. */
export const publicScreens = [
  ...['/', '/about', '/services', '/ornek-ekranlar', '/contact', '/kvkk', '/kullanim-kosullari'],
  ...['/login', '/signup', '/forgot-password', '/404'],
];

const project = ['', '/gelirler', '/giderler', '/analiz', '/karsilastirma', '/konum'];
const settings = [
  'company',
  'manager',
  'currency',
  'security',
  'subscription',
  'history',
  'trash',
  'notifications',
];

/** Every screen of a manager: those of one of the projects and of a month's report among them. */
export const managersScreens = (projectId: string, month: string): string[] => [
  ...['/dashboard', '/categories', '/products', '/projects', '/projects/map'],
  ...['/projects/gelirler', '/projects/giderler', ...project.map((tab) => `/projects/${projectId}${tab}`)],
  ...['/cash-flow', '/cash-flow/accounts', '/cash-flow/import', '/contacts', '/reports', `/reports/${month}`],
  ...[...settings, 'app-settings'].map((pane) => `/settings/${pane}`),
];
