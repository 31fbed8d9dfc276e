import { dayIn } from '../kit/days';
import { button, dialog, gone, seen } from './targets';
import { expect, signIn, test } from './visited';
import type { Visitor } from './visitor';

// As wide as an iPhone: what stands side by side on a desk has to do below each other.
test.use({ window: { width: 390, height: 844 } });

/** How far the page reaches beyond the phone's right edge. */
const beyond = (visitor: Visitor) =>
  visitor.reads<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

async function fits(visitor: Visitor) {
  expect(await visitor.reads<number>('window.innerWidth')).toBe(390);
  expect(await beyond(visitor), await visitor.place()).toBe(0);
}

test('a phone signs in, and no screen is wider than it', async ({ visitor, company }) => {
  await company.call('POST', '/cash-flow/import', {
    rows: [
      {
        date: dayIn(0),
        cashFlowType: 'CIKIS',
        categoryName: 'Kira',
        description: 'Ofis kirası',
        amount: 30_000,
        paymentMethod: 'CASH',
      },
    ],
  });
  await visitor.open('/login');
  await seen(visitor, { role: 'heading', name: 'Giriş yapın' });
  await fits(visitor);
  await signIn(visitor, company);
  for (const [path, heading] of [
    ['/dashboard', 'Ana Sayfa'],
    ['/cash-flow', 'Kasa Defteri'],
    ['/projects', 'Projeler'],
    ['/reports', 'Raporlar'],
    ['/settings/company', /^Ayarlar/],
  ] as const) {
    await visitor.open(path);
    await seen(visitor, { role: 'heading', name: heading });
    await fits(visitor);
  }
});

test('an entry is written on a phone and stands in its card', async ({ visitor, manager }) => {
  await manager.call('POST', '/category/save', { name: 'Malzeme', type: 'HER_IKISI' });
  await visitor.open('/cash-flow');
  await seen(visitor, { text: 'Kayıtlı nakit akışı bulunamadı.' });
  await visitor.click(button('Nakit Akışı Ekle'));
  await visitor.choose({ label: 'Kategori', in: dialog() }, 'Malzeme');
  await visitor.fill({ label: 'Açıklama', in: dialog() }, 'Demir alımı');
  await visitor.fill({ label: 'Tutar', in: dialog() }, '34567,89');
  await fits(visitor);
  await visitor.click(button('Kaydet', dialog()));
  await seen(visitor, { text: 'Nakit Akışı Başarıyla Oluşturuldu.' });
  await expect.poll(() => visitor.says({ role: 'listitem', text: 'Demir alımı' })).toContain('34.567,89');
  await fits(visitor);
});

/** The page is told of an on-screen keyboard as Safari tells it: what is seen shrinks, and nothing is laid out anew. */
const raiseKeyboard = (visitor: Visitor, height: number) =>
  visitor.reads(`(() => {
    const seen = Object.assign(new EventTarget(), { height: innerHeight - ${height}, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: seen, configurable: true });
  })()`);

test('a form and the question to Vezne AI stand on the keyboard', async ({ visitor, manager }) => {
  await manager.call('POST', '/category/save', { name: 'Malzeme', type: 'HER_IKISI' });
  await visitor.open('/cash-flow');
  await seen(visitor, { text: 'Kayıtlı nakit akışı bulunamadı.' });
  await raiseKeyboard(visitor, 336);
  const edges = (selector: string) =>
    visitor.reads<number[]>(`(() => {
      const { top, bottom } = document.querySelector('[role=dialog] ${selector}').getBoundingClientRect();
      return [Math.round(top), Math.round(bottom)];
    })()`);
  const isSeen = async (selector: string) => {
    const [top = 0, bottom = 0] = await edges(selector);
    return top >= 0 && bottom <= 508;
  };

  await visitor.click(button('Nakit Akışı Ekle'));
  await seen(visitor, button('Kaydet', dialog()));
  await expect.poll(() => isSeen('button[type=submit]')).toBe(true);
  await expect.poll(() => isSeen('h2')).toBe(true);
  const amount = 'document.querySelector("[role=dialog] input[name=amount]")';
  expect(
    await visitor.reads(`[${amount}.inputMode, parseFloat(getComputedStyle(${amount}).fontSize) >= 16]`),
  ).toEqual(['decimal', true]);
  await visitor.press('Escape');
  await gone(visitor, dialog());

  await visitor.click(button("Vezne AI'ya Sor"));
  await seen(visitor, { role: 'textbox', name: 'Sorunuz' });
  await expect.poll(() => isSeen('textarea')).toBe(true);
  // All that is written in the field, or stands in for it, is seen.
  const hidden =
    'document.querySelector("textarea").scrollHeight - document.querySelector("textarea").clientHeight';
  expect(await visitor.reads(hidden)).toBe(0);
  await expect.poll(() => isSeen('h2')).toBe(true);
});
