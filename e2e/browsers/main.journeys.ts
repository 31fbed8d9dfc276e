import { dayIn, monthBefore } from '../kit/days';
import { button, dialog, gone, question, row, seen } from './targets';
import { expect, signIn, test } from './visited';
import type { Target } from './visitor';

const today = dayIn(0);

const rows = (
  [
    ['Kira', 'Ofis kirası', 30000],
    ['Malzeme', 'Çimento', 1250.5],
    ['Malzeme', 'Demir', 98000],
  ] as const
).map(([categoryName, description, amount]) => ({
  date: today,
  cashFlowType: 'CIKIS',
  categoryName,
  description,
  amount,
  paymentMethod: 'CASH',
}));

const lastMonth = { ...rows[0], date: `${monthBefore(today)}-01`, amount: 5000.25 };

test('a manager signs in and stays signed in over a reload', async ({ visitor, company }) => {
  await signIn(visitor, company);
  await seen(visitor, { role: 'region', name: 'Başlarken' });
  await visitor.reload();
  await seen(visitor, { role: 'heading', name: 'Ana Sayfa' });
  await seen(visitor, { role: 'region', name: 'Başlarken' });
});

test('an entry is written, changed and deleted', async ({ visitor, manager }) => {
  await manager.call('POST', '/category/save', { name: 'Malzeme', type: 'HER_IKISI' });
  await visitor.open('/cash-flow');
  await seen(visitor, { text: 'Kayıtlı nakit akışı bulunamadı.' });
  await visitor.click(button('Nakit Akışı Ekle'));
  await visitor.choose({ label: 'Kategori', in: dialog() }, 'Malzeme');
  await visitor.fill({ label: 'Açıklama', in: dialog() }, 'Demir alımı');
  await visitor.fill({ label: 'Tutar', in: dialog() }, '34567,89');
  await visitor.click(button('Kaydet', dialog()));
  await seen(visitor, { text: 'Nakit Akışı Başarıyla Oluşturuldu.' });
  // As it fades away it still lies over the page.
  await gone(visitor, dialog());
  await expect.poll(() => visitor.says(row('Demir alımı'))).toContain('34.567,89');

  await visitor.click(button('Düzenle: Demir alımı'));
  await visitor.fill({ label: 'Tutar', in: dialog() }, '4567,89');
  await visitor.press('Control+Enter');
  await seen(visitor, { text: 'Nakit Akışı Başarıyla Güncellendi.' });
  await gone(visitor, dialog());
  await expect.poll(() => visitor.says(row('Demir alımı'))).toContain('4.567,89');

  await visitor.click(button('Sil: Demir alımı'));
  await visitor.click(button('Sil', question));
  await seen(visitor, { text: 'Nakit Akışı Başarıyla Silindi.' });
  await gone(visitor, row('Demir alımı'));
});

test('a filter finds the right entries, stands in the address and comes back', async ({
  visitor,
  manager,
}) => {
  await manager.call('POST', '/cash-flow/import', { rows });
  await visitor.open('/cash-flow');
  await seen(visitor, row('Ofis kirası'));
  await visitor.click(button('Kategori', { role: 'group', name: 'Süzgeçler' }));
  await visitor.click({ label: 'Malzeme', in: dialog('Kategori') });
  await visitor.click(button('Uygula', dialog('Kategori')));
  await gone(visitor, row('Ofis kirası'));
  await seen(visitor, { text: 'Bulunan 2 kayıt' });
  expect(await visitor.place()).toMatch(/categor/i);
  await visitor.reload();
  await seen(visitor, { text: 'Bulunan 2 kayıt' });
  await visitor.click(button('Temizle'));
  await seen(visitor, row('Ofis kirası'));
  await visitor.back();
  await gone(visitor, row('Ofis kirası'));
});

test('the palette takes the focus, leads to a screen and gives the focus back', async ({
  visitor,
  manager,
}) => {
  await manager.call('POST', '/cash-flow/import', { rows });
  await visitor.open('/cash-flow');
  await seen(visitor, row('Demir'));
  await visitor.press('Control+k');
  const box: Target = { role: 'combobox', in: dialog('Arama') };
  await seen(visitor, box);
  await expect.poll(() => visitor.reads('document.activeElement.getAttribute("role")')).toBe('combobox');
  await visitor.press('Escape');
  await gone(visitor, dialog('Arama'));
  await visitor.press('Control+k');
  await visitor.fill(box, 'raporlar');
  await seen(visitor, { role: 'option', name: /Raporlar/, in: dialog('Arama') });
  await visitor.press('Enter');
  await expect.poll(visitor.place).toMatch(/^\/reports$/);
});

test("a month's report shows its figures", async ({ visitor, manager }) => {
  await manager.call('POST', '/cash-flow/import', { rows: [...rows, lastMonth] });
  await visitor.open(`/reports/${today.slice(0, 7)}`);
  await expect.poll(() => visitor.says({ role: 'region', name: 'Ay özeti' })).toContain('129.250,50');
  await expect
    .poll(() => visitor.says({ role: 'table', name: 'Önceki ayla yan yana' }))
    .toContain('5.000,25');
});

test('Vezne AI answers from the ledger', async ({ visitor, manager }) => {
  await manager.call('POST', '/cash-flow/import', { rows });
  await visitor.open('/cash-flow');
  await seen(visitor, row('Demir'));
  await visitor.click(button("Vezne AI'ya Sor"));
  await visitor.fill({ role: 'textbox', name: 'Sorunuz' }, 'Bu ay ne kadar harcadık?');
  await visitor.press('Enter');
  await seen(visitor, { text: /129\.250,50/, in: dialog('Vezne AI') });
  await seen(visitor, { role: 'tab', name: 'Geçmiş Sorular (1)' });
});
