import type { Category } from '@vezne/contract';

/** What a company that starts with an empty list is offered: the usual heads of a contractor's cash book. */
export const readyMadeCategories: readonly Pick<Category, 'name' | 'type' | 'color'>[] = [
  { name: 'Hakediş', type: 'GELIR', color: '#2f9e6e' },
  { name: 'Satış', type: 'GELIR', color: '#3fb37f' },
  { name: 'Danışmanlık geliri', type: 'GELIR', color: '#57a773' },
  { name: 'Kira geliri', type: 'GELIR', color: '#7fb069' },
  { name: 'Faiz geliri', type: 'GELIR', color: '#a3b18a' },
  { name: 'Malzeme', type: 'GIDER', color: '#c8553d' },
  { name: 'Taşeron', type: 'GIDER', color: '#e07a5f' },
  { name: 'Maaş ve ücretler', type: 'GIDER', color: '#b56576' },
  { name: 'SGK ve vergi', type: 'GIDER', color: '#8e5572' },
  { name: 'Kira', type: 'GIDER', color: '#6d597a' },
  { name: 'Elektrik, su, doğal gaz', type: 'GIDER', color: '#f2a65a' },
  { name: 'İletişim', type: 'GIDER', color: '#4d908e' },
  { name: 'Akaryakıt ve ulaşım', type: 'GIDER', color: '#577590' },
  { name: 'Ekipman ve kiralama', type: 'GIDER', color: '#9c6644' },
  { name: 'Yemek', type: 'GIDER', color: '#d4a373' },
  { name: 'Ofis giderleri', type: 'GIDER', color: '#8d99ae' },
  { name: 'Muhasebe ve danışmanlık', type: 'GIDER', color: '#5e6472' },
  { name: 'Bakım ve onarım', type: 'GIDER', color: '#7f5539' },
  { name: 'Sigorta', type: 'GIDER', color: '#3d5a80' },
  { name: 'Banka masrafları', type: 'GIDER', color: '#98a6b5' },
  { name: 'Diğer', type: 'HER_IKISI', color: '#868e96' },
];
