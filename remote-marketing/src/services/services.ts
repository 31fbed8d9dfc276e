import { CintemaniIcon } from '@vezne/ui';
import BookOpenText from 'lucide-react/icons/book-open-text';
import Building2 from 'lucide-react/icons/building-2';
import ChartColumn from 'lucide-react/icons/chart-column';
import Coins from 'lucide-react/icons/coins';
import Handshake from 'lucide-react/icons/handshake';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Package from 'lucide-react/icons/package';
import Tags from 'lucide-react/icons/tags';
import Users from 'lucide-react/icons/users';
import type { ComponentType, SVGProps } from 'react';

export type ServiceId =
  | 'ledger'
  | 'projects'
  | 'contacts'
  | 'assistant'
  | 'reports'
  | 'dashboard'
  | 'categories'
  | 'products'
  | 'people'
  | 'currency';

export type Service = {
  id: ServiceId;
  title: string;
  text: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  isInsight?: boolean;
};

/** What the product does, in the order a company meets it. */
export const services: Service[] = [
  {
    id: 'ledger',
    title: 'Kasa Defteri',
    text: 'Giriş ve çıkışları tarih, kategori, açıklama ve ödeme yöntemiyle işleyin. Nakit, çek, senet, transfer, kart ve virman ayrı görünür; banka ekstresini ve Excel dosyasını içe aktarın.',
    Icon: BookOpenText,
  },
  {
    id: 'projects',
    title: 'Proje takibi',
    text: 'Her projenin gelirini, giderini, bütçesini, bitişine kalan günü ve haritadaki yerini tek sayfada tutun.',
    Icon: Building2,
  },
  {
    id: 'contacts',
    title: 'Cariler',
    text: 'Kim size ne kadar borçlu, siz kime ne ödeyeceksiniz, vadesi ne zaman geçti: görün. Tahsilat ve ödeme kasaya da işlenir.',
    Icon: Handshake,
  },
  {
    id: 'assistant',
    title: 'Vezne AI',
    text: 'Defterinize Türkçe soru sorun, cevabı dayandığı kayıtlarla alın. Projelerinizi analiz ettirin; kârlılık, bütçe ve vade bulgularını görün.',
    Icon: CintemaniIcon,
    isInsight: true,
  },
  {
    id: 'reports',
    title: 'Aylık raporlar',
    text: 'Ayın gelirini, giderini, açılış ve kapanış bakiyesini bir önceki ayla karşılaştırın. Yazdırın ya da CSV ve Excel olarak indirin.',
    Icon: ChartColumn,
  },
  {
    id: 'dashboard',
    title: 'Ana sayfa özeti',
    text: 'Toplam gelir ve gider, bakiye, kategori dağılımı, süresi daralan projeler, en kârlı ve en az kârlı üç iş bir bakışta önünüzde.',
    Icon: LayoutDashboard,
  },
  {
    id: 'categories',
    title: 'Kategoriler',
    text: 'Malzeme, işçilik, hakediş: başlıkları siz belirleyin. Her kategori bu ay ne kadar kullanıldığını kendi kartında gösterir.',
    Icon: Tags,
  },
  {
    id: 'products',
    title: 'Ürün ve hizmet listesi',
    text: 'Sattığınız ve aldığınız kalemleri birimi, fiyatı ve KDV oranıyla saklayın; gelir veya gider yazarken listeden seçin.',
    Icon: Package,
  },
  {
    id: 'people',
    title: 'Birlikte çalışma',
    text: 'Şirketinize yeni yöneticiler ekleyin. İki kişi aynı kaydı değiştirirse Vezne uyarır, kimsenin emeği sessizce silinmez.',
    Icon: Users,
  },
  {
    id: 'currency',
    title: 'Para birimi',
    text: 'Türk lirası, dolar veya euro ile çalışın; tutarlar her ekranda aynı biçimde, iki ondalıkla görünür.',
    Icon: Coins,
  },
];
