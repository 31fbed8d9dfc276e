import type { Role } from '@vezne/contract';
import type { RemoteId } from '@vezne/federation';

/** 'site' has navigation and footer; 'auth' has the navigation over the form's half and no footer. */
export type PublicPage = {
  path: string;
  remote: RemoteId;
  title: string;
  description?: string;
  frame: 'site' | 'auth';
  /** The page makes calls; the others are shown without the API's code. */
  usesApi: boolean;
};

/** A page behind the sign-in; without a remote it is the host's own. */
export type AppPage = { path: string; remote?: RemoteId; title: string; roles: readonly Role[] };

export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    remote: 'marketing/LandingPage',
    title: 'Vezne — Kasanız ve projeleriniz tek pencerede',
    description:
      "Kasa defteri, proje gelir ve giderleri, aylık raporlar ve kayıtlarınıza dayanan Türkçe soru cevap: şirketinizin hesabı Vezne'de bir arada.",
    frame: 'site',
    usesApi: false,
  },
  {
    path: '/about',
    remote: 'marketing/AboutPage',
    title: 'Hakkında — Vezne',
    description:
      'Vezne, proje yapan şirketlerin kasasını, proje kârlılığını ve aylık hesabını tek yerde tutması için hazırlanır. Kimler içindir, ne değildir.',
    frame: 'site',
    usesApi: false,
  },
  {
    path: '/services',
    remote: 'marketing/ServicesPage',
    title: 'Hizmetler — Vezne',
    description:
      'Kasa defteri, proje takibi, aylık raporlar, kategoriler, ürün ve hizmet listesi ve Vezne AI: Vezne ile neler yapılır.',
    frame: 'site',
    usesApi: false,
  },
  {
    path: '/contact',
    remote: 'marketing/ContactPage',
    title: 'İletişim — Vezne',
    description: 'Kurulum, geçiş, abonelik ve destek sorularınızı yazın; size dönelim.',
    frame: 'site',
    usesApi: true,
  },
  {
    path: '/kvkk',
    remote: 'marketing/LegalPage',
    title: 'KVKK aydınlatma metni — Vezne',
    frame: 'site',
    usesApi: false,
  },
  {
    path: '/kullanim-kosullari',
    remote: 'marketing/LegalPage',
    title: 'Kullanım koşulları — Vezne',
    frame: 'site',
    usesApi: false,
  },
  { path: '/login', remote: 'marketing/LoginPage', title: 'Giriş Yap — Vezne', frame: 'auth', usesApi: true },
  {
    path: '/signup',
    remote: 'marketing/SignupPage',
    title: 'Kayıt Ol — Vezne',
    frame: 'auth',
    usesApi: true,
  },
  {
    path: '/forgot-password',
    remote: 'marketing/ForgotPasswordPage',
    title: 'Şifremi unuttum — Vezne',
    frame: 'auth',
    usesApi: true,
  },
  {
    path: '/forgot-password/:token',
    remote: 'marketing/ResetPasswordPage',
    title: 'Yeni şifre — Vezne',
    frame: 'auth',
    usesApi: true,
  },
];

const everyone = ['ADMIN', 'MANAGER'] as const;

export const appPages: readonly AppPage[] = [
  { path: '/dashboard', remote: 'finance/DashboardPage', title: 'Ana Sayfa — Vezne', roles: everyone },
  { path: '/categories', remote: 'finance/CategoriesPage', title: 'Kategoriler — Vezne', roles: everyone },
  { path: '/products', remote: 'finance/ProductsPage', title: 'Ürünler — Vezne', roles: everyone },
  { path: '/projects/*', remote: 'finance/ProjectsPage', title: 'Projeler — Vezne', roles: everyone },
  { path: '/cash-flow', remote: 'cashflow/CashFlowPage', title: 'Kasa Defteri — Vezne', roles: everyone },
  { path: '/reports/*', remote: 'finance/ReportsPage', title: 'Raporlar — Vezne', roles: everyone },
  { path: '/settings/*', remote: 'finance/SettingsPage', title: 'Ayarlar — Vezne', roles: everyone },
  { path: '/test', title: 'Test — Vezne', roles: ['ADMIN'] },
];

const segments = (path: string) => path.split('/').filter(Boolean);

function fits(pattern: string, path: string): boolean {
  const wanted = segments(pattern);
  const given = segments(path);
  const open = wanted.at(-1) === '*';
  if (open ? given.length < wanted.length - 1 : given.length !== wanted.length) return false;
  return wanted.every((part, index) => part === '*' || part.startsWith(':') || part === given[index]);
}

/** The page at an address; boot.ts asks before the router is here. */
export function pageAt(pathname: string): PublicPage | AppPage | undefined {
  return [...publicPages, ...appPages].find((page) => fits(page.path, pathname));
}

/** Must a user be signed in to see this page? */
export const isAppPage = (page: PublicPage | AppPage): page is AppPage => 'roles' in page;
