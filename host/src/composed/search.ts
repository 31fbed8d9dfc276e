// Written by host/compose.mjs from remote-*/remote.mjs; changes belong there.
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
import Palette from 'lucide-react/icons/palette';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import Tags from 'lucide-react/icons/tags';
import Trash2 from 'lucide-react/icons/trash-2';
import TrendingUp from 'lucide-react/icons/trending-up';
import User from 'lucide-react/icons/user';
import type { SearchEntry } from '../page';

/** Everything the search palette finds. Within a priority this is the order in which entries appear. */
export const entries: readonly SearchEntry[] = [
  {
    "id": "income-modal",
    "category": "action",
    "priority": 1,
    "description": "Projeye git ve düğmeyi göster",
    "keywords": [
      "gelir",
      "hakediş",
      "tahsilat",
      "proje geliri",
      "fatura"
    ],
    "title": "Gelir Ekle",
    "to": "/projects",
    "highlight": "income-modal",
    "Icon": ArrowDownLeft
  },
  {
    "id": "expense-modal",
    "category": "action",
    "priority": 1,
    "description": "Projeye git ve düğmeyi göster",
    "keywords": [
      "gider",
      "masraf",
      "harcama",
      "maliyet",
      "proje gideri"
    ],
    "title": "Gider Ekle",
    "to": "/projects",
    "highlight": "expense-modal",
    "Icon": ArrowUpRight
  },
  {
    "id": "dashboard",
    "category": "page",
    "priority": 2,
    "description": "Özet, nakit akışı, kalan günler",
    "keywords": [
      "dashboard",
      "panel",
      "özet",
      "başlangıç",
      "gösterge"
    ],
    "title": "Ana Sayfa",
    "to": "/dashboard",
    "Icon": House
  },
  {
    "id": "projects",
    "category": "page",
    "priority": 2,
    "description": "Proje kartları ve kârlılık",
    "keywords": [
      "proje",
      "iş",
      "şantiye",
      "kârlılık",
      "analiz"
    ],
    "title": "Projeler",
    "to": "/projects",
    "Icon": Building2
  },
  {
    "id": "monthly-expense",
    "category": "report",
    "priority": 2,
    "description": "Ay ay gelir, gider ve net",
    "keywords": [
      "rapor",
      "aylık",
      "masraf",
      "özet"
    ],
    "title": "Aylık gider raporu",
    "to": "/reports",
    "Icon": ChartColumn
  },
  {
    "id": "monthly-income",
    "category": "report",
    "priority": 2,
    "description": "Ay ay gelir, gider ve net",
    "keywords": [
      "rapor",
      "aylık",
      "ciro",
      "hakediş"
    ],
    "title": "Aylık gelir raporu",
    "to": "/reports",
    "Icon": ChartColumn
  },
  {
    "id": "cash-flow",
    "category": "page",
    "priority": 2,
    "description": "Giriş ve çıkış kayıtları",
    "keywords": [
      "kasa",
      "nakit",
      "defter",
      "bakiye",
      "gelir",
      "gider",
      "ödeme",
      "tahsilat"
    ],
    "title": "Kasa Defteri",
    "to": "/cash-flow",
    "Icon": BookOpenText
  },
  {
    "id": "add-cash-flow",
    "category": "action",
    "priority": 2,
    "description": "Kasaya giriş veya çıkış işle",
    "keywords": [
      "kasa",
      "giriş",
      "çıkış",
      "gelir",
      "gider",
      "ödeme",
      "kayıt"
    ],
    "title": "Nakit Akışı Ekle",
    "to": "/cash-flow",
    "highlight": "add-cash-flow",
    "Icon": Plus
  },
  {
    "id": "add-project",
    "category": "action",
    "priority": 2,
    "description": "Projelere git ve düğmeyi göster",
    "keywords": [
      "yeni proje",
      "oluştur",
      "iş"
    ],
    "title": "Proje Ekle",
    "to": "/projects",
    "highlight": "add-project",
    "Icon": Plus
  },
  {
    "id": "add-category",
    "category": "action",
    "priority": 2,
    "description": "Kategorilere git ve düğmeyi göster",
    "keywords": [
      "yeni kategori",
      "oluştur",
      "tür"
    ],
    "title": "Kategori Ekle",
    "to": "/categories",
    "highlight": "add-category",
    "Icon": Plus
  },
  {
    "id": "edit-project",
    "category": "action",
    "priority": 2,
    "description": "Projelere git ve düğmeyi göster",
    "keywords": [
      "güncelle",
      "değiştir",
      "proje"
    ],
    "title": "Proje Düzenle",
    "to": "/projects",
    "highlight": "edit-project",
    "Icon": Pencil
  },
  {
    "id": "delete-project",
    "category": "action",
    "priority": 2,
    "description": "Projelere git ve düğmeyi göster",
    "keywords": [
      "kaldır",
      "proje"
    ],
    "title": "Proje Sil",
    "to": "/projects",
    "highlight": "delete-project",
    "Icon": Trash2
  },
  {
    "id": "category-expenses",
    "category": "feature",
    "priority": 3,
    "description": "Ana sayfadaki kategori dağılımı",
    "keywords": [
      "dağılım",
      "masraf",
      "grafik",
      "kategori"
    ],
    "title": "Kategori giderleri",
    "to": "/dashboard",
    "Icon": Tags
  },
  {
    "id": "categories",
    "category": "page",
    "priority": 3,
    "description": "Gelir ve gider kategorileri",
    "keywords": [
      "kategori",
      "tür",
      "grup",
      "gelir",
      "gider"
    ],
    "title": "Kategoriler",
    "to": "/categories",
    "Icon": Tags
  },
  {
    "id": "reports",
    "category": "page",
    "priority": 3,
    "description": "Aylık özetler ve ayrıntılar",
    "keywords": [
      "rapor",
      "aylık",
      "dışa aktar",
      "yazdır",
      "excel"
    ],
    "title": "Raporlar",
    "to": "/reports",
    "Icon": ChartColumn
  },
  {
    "id": "products",
    "category": "page",
    "priority": 3,
    "description": "Ürün ve hizmetlerin fiyat listesi",
    "keywords": [
      "ürün",
      "hizmet",
      "fiyat",
      "liste",
      "stok"
    ],
    "title": "Ürünler",
    "to": "/products",
    "Icon": Package
  },
  {
    "id": "left-days",
    "category": "feature",
    "priority": 3,
    "description": "Bitişi yaklaşan ve geciken projeler",
    "keywords": [
      "kalan gün",
      "gecikme",
      "bitiş",
      "termin"
    ],
    "title": "Projelerin kalan günleri",
    "to": "/dashboard",
    "Icon": CalendarClock
  },
  {
    "id": "profitability",
    "category": "feature",
    "priority": 3,
    "description": "Ana sayfadaki kârlılık sıralaması",
    "keywords": [
      "kârlılık",
      "kazanç",
      "zarar",
      "sıralama",
      "top 3"
    ],
    "title": "En kârlı ve en az kârlı projeler",
    "to": "/dashboard",
    "Icon": TrendingUp
  },
  {
    "id": "settings",
    "category": "page",
    "priority": 3,
    "description": "Şirket, yönetici ve uygulama ayarları",
    "keywords": [
      "ayar",
      "seçenek",
      "profil"
    ],
    "title": "Ayarlar",
    "to": "/settings",
    "Icon": Settings
  },
  {
    "id": "settings-company",
    "category": "setting",
    "priority": 4,
    "description": "Unvan, vergi bilgileri ve proje limiti",
    "keywords": [
      "firma",
      "vergi",
      "iban",
      "adres",
      "limit"
    ],
    "title": "Şirket",
    "to": "/settings/company",
    "Icon": Building
  },
  {
    "id": "settings-manager",
    "category": "setting",
    "priority": 4,
    "description": "Profiliniz ve diğer yöneticiler",
    "keywords": [
      "profil",
      "hesap",
      "kullanıcı",
      "telefon",
      "unvan"
    ],
    "title": "Yönetici",
    "to": "/settings/manager",
    "Icon": User
  },
  {
    "id": "settings-currency",
    "category": "setting",
    "priority": 4,
    "description": "TRY, USD veya EUR",
    "keywords": [
      "kur",
      "lira",
      "dolar",
      "euro",
      "döviz"
    ],
    "title": "Para Birimi",
    "to": "/settings/currency",
    "Icon": Coins
  },
  {
    "id": "settings-security",
    "category": "setting",
    "priority": 4,
    "description": "Şifre ve açık oturumlar",
    "keywords": [
      "şifre",
      "parola",
      "oturum",
      "cihaz"
    ],
    "title": "Güvenlik",
    "to": "/settings/security",
    "Icon": Lock
  },
  {
    "id": "settings-subscription",
    "category": "setting",
    "priority": 4,
    "description": "Kalan süre ve plan",
    "keywords": [
      "plan",
      "ödeme",
      "süre",
      "yenile",
      "deneme"
    ],
    "title": "Abonelik",
    "to": "/settings/subscription",
    "Icon": Hourglass
  },
  {
    "id": "settings-app",
    "category": "setting",
    "priority": 4,
    "description": "Açık, koyu veya sistem teması",
    "keywords": [
      "tema",
      "karanlık",
      "aydınlık",
      "görünüm",
      "sayfa boyutu",
      "başlangıç sayfası"
    ],
    "title": "Uygulama Ayarları",
    "to": "/settings/app-settings",
    "Icon": Palette
  }
];
