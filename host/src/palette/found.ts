import {
  type Currency,
  categoryTypeNames,
  contactKindNames,
  type Found,
  formatMoney,
  limits,
  productKindNames,
  projectStatusNames,
} from '@vezne/contract';
import { formatDate, sideBySide } from '@vezne/ui';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Bookmark from 'lucide-react/icons/bookmark';
import Building2 from 'lucide-react/icons/building-2';
import ListFilter from 'lucide-react/icons/list-filter';
import Package from 'lucide-react/icons/package';
import Tags from 'lucide-react/icons/tags';
import Users from 'lucide-react/icons/users';
import type { Group, Option } from './option';

/** The records that hold the text, by kind; a kind without any is left out. */
export function groupsOf(found: Found, text: string, currency: Currency): Group[] {
  return [
    // A project or a contact comes before the entries that may only mention it; lists that are opened less often follow.
    { title: 'Projeler', options: found.projects.map(toProject) },
    { title: 'Cariler', options: (found.contacts ?? []).map(toContact) },
    { title: 'Kayıtlar', options: entriesOf(found, text, currency) },
    { title: 'Kategoriler', options: found.categories.map(toCategory) },
    { title: 'Ürünler', options: found.products.map(toProduct) },
    { title: 'Kayıtlı görünümler', options: found.views.map(toView) },
  ].filter(({ options }) => options.length > 0);
}

function entriesOf({ entries }: Found, text: string, currency: Currency): Option[] {
  const options = (entries ?? []).map((entry): Option => {
    const isIncome = entry.cashFlowType === 'GIRIS';
    return {
      id: `entry-${entry.id}`,
      title: entry.description,
      description: sideBySide([formatDate(entry.date), entry.categoryName]),
      tag: `${isIncome ? '+' : '−'}${formatMoney(entry.amount, currency)}`,
      tone: isIncome ? 'income' : 'expense',
      Icon: isIncome ? ArrowDownLeft : ArrowUpRight,
      choice: { to: `/cash-flow?entry=${entry.id}` },
    };
  });
  return options.length < limits.quickSearch.each ? options : [...options, allEntries(text)];
}

const allEntries = (text: string): Option => ({
  id: 'entries-all',
  title: `“${text}” geçen tüm kayıtlar`,
  description: "Kasa Defteri'nde arar",
  tag: 'Kayıt',
  Icon: ListFilter,
  choice: { to: `/cash-flow?${new URLSearchParams({ q: text })}` },
});

const toProject = ({ id, name, customerName, status }: Found['projects'][number]): Option => ({
  id: `project-${id}`,
  title: name,
  description: sideBySide([projectStatusNames[status], customerName]),
  tag: 'Proje',
  Icon: Building2,
  choice: { to: `/projects/${id}` },
});

const toContact = ({ id, name, kind, phone }: NonNullable<Found['contacts']>[number]): Option => ({
  id: `contact-${id}`,
  title: name,
  description: sideBySide([contactKindNames[kind], phone]),
  tag: 'Cari',
  Icon: Users,
  choice: { to: `/contacts/${id}` },
});

const toCategory = ({ id, name, type }: Found['categories'][number]): Option => ({
  id: `category-${id}`,
  title: name,
  description: sideBySide([categoryTypeNames[type], 'kayıtlarını açar']),
  tag: 'Kategori',
  Icon: Tags,
  choice: { to: `/cash-flow?categoryId=${id}` },
});

const toProduct = ({ id, name, kind }: Found['products'][number]): Option => ({
  id: `product-${id}`,
  title: name,
  description: productKindNames[kind],
  tag: 'Ürün',
  Icon: Package,
  choice: { to: `/products?${new URLSearchParams({ q: name })}` },
});

const toView = ({ id, name }: Found['views'][number]): Option => ({
  id: `view-${id}`,
  title: name,
  description: 'Kasa Defteri görünümü',
  tag: 'Görünüm',
  Icon: Bookmark,
  choice: { to: `/cash-flow?openView=${id}` },
});
