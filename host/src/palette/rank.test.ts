import { fold } from '@vezne/contract';
import { lower } from '@vezne/ui';
import { appPages } from '../composed/pages';
import { entries } from '../composed/search';
import type { SearchEntry } from '../page';
import { categories } from './categories';
import { rank, suggest } from './rank';

const titles = (found: readonly SearchEntry[]) => found.map(({ title }) => title);
const entry = (
  title: string,
  priority: SearchEntry['priority'],
  own: Partial<SearchEntry> = {},
): SearchEntry => ({
  id: title,
  title,
  description: '',
  keywords: [],
  category: 'page',
  priority,
  to: '/dashboard',
  Icon: () => null,
  ...own,
});

describe('search', () => {
  test('looks into title, description and keywords', () => {
    const all = [
      entry('Kasa', 1),
      entry('Rapor', 1, { description: 'aylık kasa özeti' }),
      entry('Ayar', 1, { keywords: ['kasa'] }),
      entry('Proje', 1),
    ];
    expect(titles(rank(all, 'kasa'))).toEqual(['Kasa', 'Rapor', 'Ayar']);
  });

  test('looks for the whole query, where words begin', () => {
    const all = [
      entry('Tahsilat', 1, { keywords: ['proje geliri'] }),
      entry('Proje Sil', 1, { description: 'Sil, düzenle' }),
    ];
    expect(titles(rank(all, 'sil'))).toEqual(['Proje Sil']);
    expect(titles(rank(all, 'sil proje'))).toEqual([]);
    expect(titles(rank(all, 'proje gel'))).toEqual(['Tahsilat']);
    expect(titles(rank(all, 'sil düzenle'))).toEqual(['Proje Sil']);
    expect(titles(rank(all, 'tahsilat proje'))).toEqual([]);
    expect(rank(all, '–')).toEqual([]);
  });

  test('puts a title typed in full before every priority', () => {
    const all = [entry('Kasa Ekle', 1), entry('Kaşa', 2), entry('Kasa', 3)];
    expect(titles(rank(all, 'kasa'))).toEqual(['Kasa', 'Kaşa', 'Kasa Ekle']);
  });

  test('sorts by priority, then by the beginning of the title', () => {
    const all = [
      entry('Tüm giderler', 1),
      entry('Gider Ekle', 1),
      entry('Gider', 2),
      entry('Kategori gideri', 2),
    ];
    expect(titles(rank(all, 'gide'))).toEqual(['Gider Ekle', 'Tüm giderler', 'Gider', 'Kategori gideri']);
  });

  test('puts the beginning as typed before the beginning without accents', () => {
    const all = [entry('Sube', 1), entry('Şube', 1)];
    expect(titles(rank(all, 'şu'))).toEqual(['Şube', 'Sube']);
    expect(titles(rank(all, 'su'))).toEqual(['Sube', 'Şube']);
  });

  test.each([
    ['guvenlik', 'Güvenlik'],
    ['GÜVENLİK', 'Güvenlik'],
    ['urunler', 'Ürünler'],
    ['nakit akisi', 'Nakit Akışı Ekle'],
    ['NAKİT AKIŞI', 'Nakit Akışı Ekle'],
    ['nakıt', 'Nakit Akışı Ekle'],
    ['sirket', 'Şirket'],
    ['proje sil', 'Proje Sil'],
    ['  abonelik ', 'Abonelik'],
    ['tema', 'Uygulama Ayarları'],
    ['karlilik', 'Projeler'],
  ])('%s finds %s', (query, title) => {
    expect(titles(rank(entries, query))).toContain(title);
  });

  test.each([
    ['proje', 'Projeler'],
    ['kategori', 'Kategoriler'],
    ['rapor', 'Raporlar'],
    ['kasa', 'Kasa Defteri'],
    ['gelir', 'Gelir Ekle'],
    ['gider', 'Gider Ekle'],
    ['sil', 'Proje Sil'],
  ])('%s runs %s', (query, title) => {
    expect(titles(rank(entries, query))[0]).toBe(title);
  });

  test.each(entries.map(({ title }) => [title]))('the title %s runs itself', (title) => {
    for (const typed of [title, lower(title), fold(title), ` ${title} `])
      expect(titles(rank(entries, typed))[0]).toBe(title);
  });

  test('finds nothing for what the product does not have', () => {
    expect(rank(entries, 'vade farkı')).toEqual([]);
  });
});

describe('suggestions', () => {
  test('begin with what was chosen last and leave out what no longer exists', () => {
    const shown = suggest(entries, ['settings-currency', 'gone', 'reports']);
    expect(titles(shown).slice(0, 4)).toEqual(['Para Birimi', 'Raporlar', 'Ana Sayfa', 'Projeler']);
    expect(new Set(shown).size).toBe(entries.length);
  });
});

describe('entries', () => {
  test.each([
    '/dashboard',
    '/projects',
    '/categories',
    '/reports',
    '/products',
    '/cash-flow',
    '/settings',
    '/settings/company',
    '/settings/manager',
    '/settings/currency',
    '/settings/security',
    '/settings/subscription',
    '/settings/history',
    '/settings/trash',
    '/settings/notifications',
    '/settings/app-settings',
  ])('%s can be reached', (path) => {
    expect(entries.some(({ to }) => to === path)).toBe(true);
  });

  test.each([
    ['tahsilat al', '/contacts'],
    ['ödeme yap', '/contacts'],
    ['yaşlandırma', '/contacts'],
    ['son kaydı tekrarla', '/cash-flow?repeat=last'],
    ['bekleyen tekrarlar', '/cash-flow?recurring=pending'],
  ])('the first find for "%s" leads to %s', (query, to) => {
    expect(rank(entries, query)[0]).toMatchObject({ to });
    expect(fold(rank(entries, query)[0]?.title ?? '')).toBe(fold(query));
  });

  test('every entry leads to a page of the product, has an id of its own and a known category', () => {
    const roots = appPages.map(({ path }) => path.replace('/*', ''));
    for (const { to, category } of entries) {
      const [path = ''] = to.split('?');
      expect(roots.some((root) => path === root || path.startsWith(`${root}/`))).toBe(true);
      expect(categories[category]).toBeTruthy();
    }
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  test('the fifteen actions point at a button', () => {
    const actions = entries
      .filter(({ highlight }) => highlight)
      .map(({ title, highlight }) => [title, highlight]);
    expect(Object.fromEntries(actions)).toEqual({
      'Gelir Ekle': 'income-modal',
      'Gider Ekle': 'expense-modal',
      'Nakit Akışı Ekle': 'add-cash-flow',
      'Dışa Aktar': 'export-cash-flow',
      'Proje Ekle': 'add-project',
      'Kategori Ekle': 'add-category',
      'Cari Ekle': 'add-contact',
      'Hesap Ekle': 'add-cash-account',
      'Virman Yap': 'add-transfer',
      'Kasa Sayımı': 'count-cash',
      'Excel Şablonu': 'import-template',
      'Önceki Aktarımlar': 'previous-imports',
      'Proje Düzenle': 'edit-project',
      'Proje Sil': 'delete-project',
      'Son Silineni Geri Al': 'restore-last',
    });
  });

  test('titles keep their length when folded, so that the match can be marked', () => {
    for (const { title } of entries) expect(fold(title)).toHaveLength(title.length);
  });
});
