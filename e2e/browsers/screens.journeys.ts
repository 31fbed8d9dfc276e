import { dayIn } from '../kit/days';
import { button, dialog, gone, seen } from './targets';
import { expect, test } from './visited';
import type { Visitor } from './visitor';

const entry = (ago: number, cashFlowType: string, amount: number) => ({
  ...{ date: dayIn(-ago), cashFlowType, categoryName: 'Malzeme', paymentMethod: 'CASH' },
  ...{ description: `Hareket ${amount}`, amount },
});

test('the theme is changed, also around the page, and stays over a reload', async ({ visitor, manager }) => {
  expect(manager.email).toBeTruthy();
  await seen(visitor, { role: 'heading', name: 'Ana Sayfa' });
  const look = () =>
    visitor.reads<string[]>(`[
      getComputedStyle(document.body).backgroundColor,
      document.querySelector('meta[name=theme-color]').content,
      getComputedStyle(document.documentElement).colorScheme,
    ]`);
  await expect.poll(look).toEqual(['rgb(9, 13, 25)', '#090d19', 'dark']);
  await visitor.press('Control+k');
  await visitor.fill({ role: 'combobox', in: dialog('Arama') }, 'tema');
  await seen(visitor, { role: 'option', name: /Temayı Değiştir/ });
  await visitor.click({ role: 'option', name: /Temayı Değiştir/ });
  await expect.poll(look).toEqual(['rgb(248, 247, 243)', '#f8f7f3', 'light']);
  await visitor.reload();
  await expect.poll(look).toEqual(['rgb(248, 247, 243)', '#f8f7f3', 'light']);
});

test('a chart is drawn, and its days are told by keyboard', async ({ visitor, manager }) => {
  await manager.call('POST', '/cash-flow/import', {
    rows: [entry(0, 'GIRIS', 1200), entry(1, 'CIKIS', 450)],
  });
  await visitor.open('/dashboard');
  const chart = { role: 'slider', name: /nakit akışı/ };
  await seen(visitor, chart);
  const told = () =>
    visitor.reads<string>(
      '(document.querySelector("main [role=slider]").focus(), document.activeElement.getAttribute("aria-valuetext"))',
    );
  await visitor.reads('void document.querySelector("main [role=slider]").scrollIntoView()');
  const before = await told();
  await visitor.press('ArrowLeft');
  await expect.poll(told).not.toBe(before);
  expect(
    await visitor.reads<number>(
      'document.querySelector("main [role=slider] svg").getBoundingClientRect().width',
    ),
  ).toBeGreaterThan(200);
});

test('projects stand on the map, and a pin tells of its project', async ({ visitor, manager }) => {
  const plan = { status: 'DEVAM_EDIYOR', startDate: '2026-01-01', endDate: '2030-01-01' };
  await manager.call('POST', '/project/save', {
    ...{ ...plan, name: 'Kordon Kafe', progressPercent: 0 },
    ...{ city: 'İzmir', latitude: 38.4326, longitude: 27.139 },
  });
  await visitor.open('/projects/map');
  const map = { role: 'region', name: 'Proje haritası' };
  await visitor.click(button(/^Kordon Kafe/, map));
  await seen(visitor, { role: 'link', name: 'Kordon Kafe', in: map });
});

const statement = [
  'Tarih;Açıklama;Tutar',
  `${shown(dayIn(-2))};Kira ödemesi;-45.000,00`,
  `${shown(dayIn(-1))};Gelen EFT;250.000,50`,
].join('\r\n');

/** A day as a bank writes it. */
function shown(day: string) {
  return day.split('-').reverse().join('.');
}

/** The file as the picker of the system would hand it over. */
const hand = (visitor: Visitor, text: string) =>
  visitor.reads(`(() => {
    const files = new DataTransfer();
    files.items.add(new File([${JSON.stringify(text)}], 'ekstre.csv', { type: 'text/csv' }));
    const input = document.querySelector('main input[type=file]');
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);

test.describe('on a phone', () => {
  test.use({ window: { width: 390, height: 844 } });

  test("a bank's file is read, checked and added", async ({ visitor, manager }) => {
    await manager.call('POST', '/category/save', { name: 'Genel', type: 'HER_IKISI' });
    await visitor.open('/cash-flow/import');
    await seen(visitor, button('Dosya Seç'));
    await hand(visitor, statement);
    await seen(visitor, { role: 'region', name: 'Dosya önizlemesi' });
    await visitor.click(button('Devam Et'));
    await seen(visitor, { role: 'group', name: 'Satır grupları' });
    await visitor.click(button(/^Eksik 2$/, { role: 'group', name: 'Satır grupları' }));
    await visitor.choose({ label: 'Hepsine kategori' }, 'Genel');
    await visitor.click(button('2 Kaydı Ekle'));
    await seen(visitor, { role: 'heading', name: '2 kayıt eklendi' });
    await gone(visitor, { role: 'region', name: 'Dosya önizlemesi' });
  });
});
