import { dayIn } from '../kit/days';
import { expect, signIn, test } from './visited';
import type { Target, Visitor } from './visitor';

// As wide as an iPhone: what stands side by side on a desk has to do below each other.
test.use({ window: { width: 390, height: 844 } });

const button = (name: string | RegExp, inside?: Target): Target => ({ role: 'button', name, in: inside });
const dialog = (name?: string | RegExp): Target => ({ role: 'dialog', name });

const seen = (visitor: Visitor, target: Target) =>
  expect.poll(() => visitor.count(target)).toBeGreaterThan(0);

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
    ['/settings/company', 'Ayarlar'],
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
