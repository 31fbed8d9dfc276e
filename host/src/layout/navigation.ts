import BookOpenText from 'lucide-react/icons/book-open-text';
import Building2 from 'lucide-react/icons/building-2';
import ChartColumn from 'lucide-react/icons/chart-column';
import House from 'lucide-react/icons/house';
import Settings from 'lucide-react/icons/settings';
import Tags from 'lucide-react/icons/tags';
import type { ComponentType, SVGProps } from 'react';

export type NavigationItem = {
  to: string;
  label: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
};

/** The sidebar from top to bottom. */
export const sections: readonly NavigationItem[] = [
  { to: '/dashboard', label: 'Ana Sayfa', Icon: House },
  { to: '/categories', label: 'Kategoriler', Icon: Tags },
  { to: '/projects', label: 'Projeler', Icon: Building2 },
  { to: '/cash-flow', label: 'Kasa Defteri', Icon: BookOpenText },
  { to: '/reports', label: 'Raporlar', Icon: ChartColumn },
];

/** The item at the sidebar's foot. */
export const settings: NavigationItem = { to: '/settings', label: 'Ayarlar', Icon: Settings };

/** The public pages of the top navigation; the footer repeats them. */
export const publicLinks = [
  { to: '/', label: 'Anasayfa' },
  { to: '/about', label: 'Hakkında' },
  { to: '/services', label: 'Hizmetler' },
  { to: '/contact', label: 'İletişim' },
] as const;
