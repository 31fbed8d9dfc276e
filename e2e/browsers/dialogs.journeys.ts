import { button, dialog, gone, question, row, seen } from './targets';
import { expect, test } from './visited';
import type { Target, Visitor } from './visitor';

const rows = Array.from({ length: 12 }, (_, at) => ({
  date: `2026-03-${String(at + 1).padStart(2, '0')}`,
  cashFlowType: 'CIKIS',
  categoryName: 'Malzeme',
  description: `Kayıt ${at + 1}`,
  amount: 1000 + at,
  paymentMethod: 'CASH',
}));

/** What has the focus, by its name. */
const focused = (visitor: Visitor) =>
  visitor.reads<string>(
    '(document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent).trim()',
  );
const isInside = (visitor: Visitor, role: string) =>
  visitor.reads<boolean>(`Boolean(document.activeElement.closest('[role=${role}]'))`);
const value = (visitor: Visitor, name: string) =>
  visitor.reads<string>(`document.querySelector('[role=dialog] input[name=${name}]').value`);

test.describe('in a low window', () => {
  test.use({ window: { width: 1440, height: 600 } });

  test('a question holds the focus, gives it back at Escape, and the page behind it stays where it is', async ({
    visitor,
    manager,
  }) => {
    await manager.call('POST', '/cash-flow/import', { rows });
    await visitor.open('/cash-flow');
    await seen(visitor, row('Kayıt 12'));
    expect(await visitor.reads('document.documentElement.scrollHeight - innerHeight')).toBeGreaterThan(50);
    await visitor.click(button('Sil: Kayıt 12'));
    await seen(visitor, question);
    await expect.poll(() => focused(visitor)).toBe('İptal');
    for (const way of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await visitor.press(way);
      await expect.poll(() => isInside(visitor, 'alertdialog'), way).toBe(true);
    }
    const place = await visitor.reads('scrollY');
    await visitor.press(place === 0 ? 'End' : 'Home');
    expect(await visitor.reads('scrollY')).toBe(place);
    await visitor.press('Escape');
    await gone(visitor, question);
    await expect.poll(() => focused(visitor)).toBe('Sil: Kayıt 12');
    await seen(visitor, row('Kayıt 12'));
  });
});

test('a day is written or chosen from the calendar, and Escape closes the calendar alone', async ({
  visitor,
  manager,
}) => {
  await manager.call('POST', '/category/save', { name: 'Malzeme', type: 'HER_IKISI' });
  await visitor.open('/cash-flow');
  await visitor.click(button('Nakit Akışı Ekle'));
  const day: Target = { label: 'Tarih', in: dialog('Nakit Akışı Ekle') };
  // The comma is all that the keypad of a Turkish iPhone offers.
  await visitor.fill(day, '22,3,2026');
  await visitor.press('Tab');
  await expect.poll(() => value(visitor, 'date')).toBe('22.03.2026');
  await visitor.click(button('Takvimi aç', dialog('Nakit Akışı Ekle')));
  await seen(visitor, dialog('Takvim'));
  await visitor.press('Escape');
  await gone(visitor, dialog('Takvim'));
  await seen(visitor, dialog('Nakit Akışı Ekle'));
  await visitor.click(button('Takvimi aç', dialog('Nakit Akışı Ekle')));
  await visitor.click(button(/^9 Mart 2026/, dialog('Takvim')));
  await expect.poll(() => value(visitor, 'date')).toBe('09.03.2026');
  await gone(visitor, dialog('Takvim'));
});
