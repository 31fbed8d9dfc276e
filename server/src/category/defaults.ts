import type { Category } from '@vezne/contract';

/** What a company that starts with an empty list is offered: the usual heads of a contractor's cash book. */
export const defaultCategories: readonly Pick<Category, 'name' | 'type' | 'color'>[] = [
  { name: 'Hakediş', type: 'GELIR', color: '#2f9e6e' },
  { name: 'Avans', type: 'GELIR', color: '#57a773' },
  { name: 'Faiz geliri', type: 'GELIR', color: '#a3b18a' },
  { name: 'Malzeme', type: 'GIDER', color: '#c8553d' },
  { name: 'Taşeron', type: 'GIDER', color: '#e07a5f' },
  { name: 'İşçilik', type: 'GIDER', color: '#d9a441' },
  { name: 'Maaş', type: 'GIDER', color: '#b56576' },
  { name: 'Vergi ve SGK', type: 'GIDER', color: '#8e5572' },
  { name: 'Kira', type: 'GIDER', color: '#6d597a' },
  { name: 'Faturalar', type: 'GIDER', color: '#f2a65a' },
  { name: 'Yakıt', type: 'GIDER', color: '#577590' },
  { name: 'Nakliye', type: 'GIDER', color: '#4d908e' },
  { name: 'Ekipman', type: 'GIDER', color: '#9c6644' },
  { name: 'Yemek', type: 'GIDER', color: '#d4a373' },
  { name: 'Ofis', type: 'GIDER', color: '#8d99ae' },
  { name: 'Danışmanlık', type: 'GIDER', color: '#5e6472' },
  { name: 'Sigorta', type: 'GIDER', color: '#3d5a80' },
  { name: 'Banka masrafları', type: 'GIDER', color: '#98a6b5' },
  { name: 'Kasa', type: 'HER_IKISI', color: '#7c8aa5' },
  { name: 'Diğer', type: 'HER_IKISI', color: '#868e96' },
];
