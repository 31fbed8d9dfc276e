import type { SearchEntry } from '../page';

/** What the palette calls the kinds of its entries. */
export const categories: Record<SearchEntry['category'], string> = {
  page: 'Sayfa',
  action: 'İşlem',
  feature: 'Özellik',
  setting: 'Ayar',
  report: 'Rapor',
};
