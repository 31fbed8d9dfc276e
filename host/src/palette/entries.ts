import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import BookOpenText from 'lucide-react/icons/book-open-text';
import Building from 'lucide-react/icons/building';
import Building2 from 'lucide-react/icons/building-2';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartColumn from 'lucide-react/icons/chart-column';
import Coins from 'lucide-react/icons/coins';
import Hourglass from 'lucide-react/icons/hourglass';
import House from 'lucide-react/icons/house';
import Lock from 'lucide-react/icons/lock';
import Package from 'lucide-react/icons/package';
import PaletteIcon from 'lucide-react/icons/palette';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import Tags from 'lucide-react/icons/tags';
import Trash2 from 'lucide-react/icons/trash-2';
import TrendingUp from 'lucide-react/icons/trending-up';
import User from 'lucide-react/icons/user';
import type { Entry } from './entry';

type Words = Pick<Entry, 'title' | 'description' | 'keywords' | 'Icon'>;
const entry =
  (category: Entry['category'], priority: Entry['priority']) =>
  (id: string, to: string, words: Words, highlight?: string): Entry => ({
    id,
    to,
    category,
    priority,
    highlight,
    ...words,
  });

const mainPage = entry('page', 2);
const page = entry('page', 3);
const action = entry('action', 2);
const commonAction = entry('action', 1);
const report = entry('report', 2);
const feature = entry('feature', 3);
const setting = entry('setting', 4);

/** Everything the search palette finds. Within a priority this is the order in which entries appear. */
export const entries: readonly Entry[] = [
  commonAction(
    'income-modal',
    '/projects',
    {
      title: 'Gelir Ekle',
      description: 'Projeye git ve düğmeyi göster',
      keywords: ['gelir', 'hakediş', 'tahsilat', 'proje geliri', 'fatura'],
      Icon: ArrowDownLeft,
    },
    'income-modal',
  ),
  commonAction(
    'expense-modal',
    '/projects',
    {
      title: 'Gider Ekle',
      description: 'Projeye git ve düğmeyi göster',
      keywords: ['gider', 'masraf', 'harcama', 'maliyet', 'proje gideri'],
      Icon: ArrowUpRight,
    },
    'expense-modal',
  ),
  mainPage('dashboard', '/dashboard', {
    title: 'Ana Sayfa',
    description: 'Özet, nakit akışı, kalan günler',
    keywords: ['dashboard', 'panel', 'özet', 'başlangıç', 'gösterge'],
    Icon: House,
  }),
  mainPage('projects', '/projects', {
    title: 'Projeler',
    description: 'Proje kartları ve kârlılık',
    keywords: ['proje', 'iş', 'şantiye', 'kârlılık', 'analiz'],
    Icon: Building2,
  }),
  report('monthly-expense', '/reports', {
    title: 'Aylık gider raporu',
    description: 'Ay ay gelir, gider ve net',
    keywords: ['rapor', 'aylık', 'masraf', 'özet'],
    Icon: ChartColumn,
  }),
  report('monthly-income', '/reports', {
    title: 'Aylık gelir raporu',
    description: 'Ay ay gelir, gider ve net',
    keywords: ['rapor', 'aylık', 'ciro', 'hakediş'],
    Icon: ChartColumn,
  }),
  mainPage('cash-flow', '/cash-flow', {
    title: 'Kasa Defteri',
    description: 'Giriş ve çıkış kayıtları',
    keywords: ['kasa', 'nakit', 'defter', 'bakiye', 'gelir', 'gider', 'ödeme', 'tahsilat'],
    Icon: BookOpenText,
  }),
  action(
    'add-cash-flow',
    '/cash-flow',
    {
      title: 'Nakit Akışı Ekle',
      description: 'Kasaya giriş veya çıkış işle',
      keywords: ['kasa', 'giriş', 'çıkış', 'gelir', 'gider', 'ödeme', 'kayıt'],
      Icon: Plus,
    },
    'add-cash-flow',
  ),
  action(
    'add-project',
    '/projects',
    {
      title: 'Proje Ekle',
      description: 'Projelere git ve düğmeyi göster',
      keywords: ['yeni proje', 'oluştur', 'iş'],
      Icon: Plus,
    },
    'add-project',
  ),
  action(
    'add-category',
    '/categories',
    {
      title: 'Kategori Ekle',
      description: 'Kategorilere git ve düğmeyi göster',
      keywords: ['yeni kategori', 'oluştur', 'tür'],
      Icon: Plus,
    },
    'add-category',
  ),
  action(
    'edit-project',
    '/projects',
    {
      title: 'Proje Düzenle',
      description: 'Projelere git ve düğmeyi göster',
      keywords: ['güncelle', 'değiştir', 'proje'],
      Icon: Pencil,
    },
    'edit-project',
  ),
  action(
    'delete-project',
    '/projects',
    {
      title: 'Proje Sil',
      description: 'Projelere git ve düğmeyi göster',
      keywords: ['kaldır', 'proje'],
      Icon: Trash2,
    },
    'delete-project',
  ),
  feature('category-expenses', '/dashboard', {
    title: 'Kategori giderleri',
    description: 'Ana sayfadaki kategori dağılımı',
    keywords: ['dağılım', 'masraf', 'grafik', 'kategori'],
    Icon: Tags,
  }),
  page('categories', '/categories', {
    title: 'Kategoriler',
    description: 'Gelir ve gider kategorileri',
    keywords: ['kategori', 'tür', 'grup', 'gelir', 'gider'],
    Icon: Tags,
  }),
  page('reports', '/reports', {
    title: 'Raporlar',
    description: 'Aylık özetler ve ayrıntılar',
    keywords: ['rapor', 'aylık', 'dışa aktar', 'yazdır', 'excel'],
    Icon: ChartColumn,
  }),
  page('products', '/products', {
    title: 'Ürünler',
    description: 'Ürün ve hizmetlerin fiyat listesi',
    keywords: ['ürün', 'hizmet', 'fiyat', 'liste', 'stok'],
    Icon: Package,
  }),
  feature('left-days', '/dashboard', {
    title: 'Projelerin kalan günleri',
    description: 'Bitişi yaklaşan ve geciken projeler',
    keywords: ['kalan gün', 'gecikme', 'bitiş', 'termin'],
    Icon: CalendarClock,
  }),
  feature('profitability', '/dashboard', {
    title: 'En kârlı ve en az kârlı projeler',
    description: 'Ana sayfadaki kârlılık sıralaması',
    keywords: ['kârlılık', 'kazanç', 'zarar', 'sıralama', 'top 3'],
    Icon: TrendingUp,
  }),
  page('settings', '/settings', {
    title: 'Ayarlar',
    description: 'Şirket, yönetici ve uygulama ayarları',
    keywords: ['ayar', 'seçenek', 'profil'],
    Icon: Settings,
  }),
  setting('settings-company', '/settings/company', {
    title: 'Şirket',
    description: 'Unvan, vergi bilgileri ve proje limiti',
    keywords: ['firma', 'vergi', 'iban', 'adres', 'limit'],
    Icon: Building,
  }),
  setting('settings-manager', '/settings/manager', {
    title: 'Yönetici',
    description: 'Profiliniz ve diğer yöneticiler',
    keywords: ['profil', 'hesap', 'kullanıcı', 'telefon', 'unvan'],
    Icon: User,
  }),
  setting('settings-currency', '/settings/currency', {
    title: 'Para Birimi',
    description: 'TRY, USD veya EUR',
    keywords: ['kur', 'lira', 'dolar', 'euro', 'döviz'],
    Icon: Coins,
  }),
  setting('settings-security', '/settings/security', {
    title: 'Güvenlik',
    description: 'Şifre ve açık oturumlar',
    keywords: ['şifre', 'parola', 'oturum', 'cihaz'],
    Icon: Lock,
  }),
  setting('settings-subscription', '/settings/subscription', {
    title: 'Abonelik',
    description: 'Kalan süre ve plan',
    keywords: ['plan', 'ödeme', 'süre', 'yenile', 'deneme'],
    Icon: Hourglass,
  }),
  setting('settings-app', '/settings/app-settings', {
    title: 'Uygulama Ayarları',
    description: 'Açık, koyu veya sistem teması',
    keywords: ['tema', 'karanlık', 'aydınlık', 'görünüm', 'sayfa boyutu', 'başlangıç sayfası'],
    Icon: PaletteIcon,
  }),
];
