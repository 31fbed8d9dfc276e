// Written by host/compose.mjs from remote-*/remote.mjs; changes belong there.
import BookOpenText from 'lucide-react/icons/book-open-text';
import Building2 from 'lucide-react/icons/building-2';
import ChartColumn from 'lucide-react/icons/chart-column';
import House from 'lucide-react/icons/house';
import Settings from 'lucide-react/icons/settings';
import Tags from 'lucide-react/icons/tags';
import type { SidebarItem } from '../page';

/** The sidebar from top to bottom. */
export const sections: readonly SidebarItem[] = [
  {
    "to": "/dashboard",
    "label": "Ana Sayfa",
    "Icon": House
  },
  {
    "to": "/categories",
    "label": "Kategoriler",
    "Icon": Tags
  },
  {
    "to": "/projects",
    "label": "Projeler",
    "Icon": Building2
  },
  {
    "to": "/cash-flow",
    "label": "Kasa Defteri",
    "Icon": BookOpenText
  },
  {
    "to": "/reports",
    "label": "Raporlar",
    "Icon": ChartColumn
  }
];

/** The items at the sidebar's foot. */
export const footSections: readonly SidebarItem[] = [
  {
    "to": "/settings",
    "label": "Ayarlar",
    "Icon": Settings
  }
];
