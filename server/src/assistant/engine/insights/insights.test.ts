import { Plan } from '@vezne/contract';
import { entry, type Line, testLedger } from '../run/testing';
import { insightsOf } from './find';

const none = new Set<string>();
const MONTHS = ['04', '05', '06', '07', '08', '09', '10'];

/** Half a year of rent on the 5th, wages on the 10th, goods twice a month, and sales. */
const calm: Line[] = MONTHS.flatMap((month, i): Line[] => [
  [`2026-${month}-05`, 'CIKIS', 'Kira', 'Ofis kirası', 10_000],
  [`2026-${month}-08`, 'CIKIS', 'Malzeme', 'Kum', 5_000 + i],
  [`2026-${month}-10`, 'CIKIS', 'Maaş', 'Kalfa maaşı', 20_000],
  [`2026-${month}-12`, 'CIKIS', 'Malzeme', 'Çakıl', 4_990 - i],
  [`2026-${month}-15`, 'GIRIS', 'Satış', 'Satış', 60_000],
]);
const paid: Line[] = [
  ['2026-11-05', 'CIKIS', 'Kira', 'Ofis kirası', 10_000],
  ['2026-11-08', 'CIKIS', 'Malzeme', 'Kum', 5_003],
  ['2026-11-10', 'CIKIS', 'Maaş', 'Kalfa maaşı', 20_000],
  ['2026-11-12', 'CIKIS', 'Malzeme', 'Çakıl', 4_985],
  ['2026-11-15', 'GIRIS', 'Satış', 'Satış', 60_000],
];
const ledger = (lines: Line[], today = '2026-11-22') =>
  testLedger([...lines].sort((a, b) => (a[0] < b[0] ? -1 : 1)).map(entry), today);
const found = async (lines: Line[], today?: string) => insightsOf(ledger(lines, today).view, none);

test('nothing is shown when nothing is worth a word', async () => {
  expect(await found([...calm, ...paid])).toEqual([]);
  expect(await found([])).toEqual([]);
});

test('a fixed payment whose day has passed without a record is missed', async () => {
  const [insight, ...others] = await found([...calm, ...paid.filter(([, , name]) => name !== 'Kira')]);
  expect(insight).toMatchObject({
    kind: 'MISSED',
    title: 'Beklenen ödemenin kaydı yok: Kira',
    note: '“Ofis kirası” 5 Kasım 2026 dolayında bekleniyordu; son tutarı 10.000,00\u00a0₺',
  });
  expect(others.map(({ kind }) => kind)).not.toContain('MISSED');
});

test('an amount far beyond what its category costs is told with what is usual', async () => {
  const insights = await found([...calm, ...paid, ['2026-11-18', 'CIKIS', 'Malzeme', 'Demir', 48_000]]);
  expect(insights.find(({ kind }) => kind === 'UNUSUAL')).toMatchObject({
    title: 'Alışılmadık tutar: Malzeme, 48.000,00\u00a0₺',
    note: expect.stringMatching(/^18 Kasım 2026; normalde (4\.99|5\.00)\d,\d\d\u00a0₺ dolayında$/),
  });
});

test('one large amount is told once, though it also moves its category; a second one of that category is not told beside it', async () => {
  const large: Line[] = [
    ['2026-11-18', 'CIKIS', 'Malzeme', 'Demir', 148_000],
    ['2026-11-19', 'CIKIS', 'Malzeme', 'Çelik', 98_000],
  ];
  expect((await found([...calm, ...paid, ...large])).map(({ kind, title }) => [kind, title])).toEqual([
    ['UNUSUAL', 'Alışılmadık tutar: Malzeme, 148.000,00\u00a0₺'],
  ]);
});

test('an amount that hardly counts among what was spent is not worth a word, however unusual', async () => {
  const tea: Line[] = MONTHS.flatMap((month): Line[] => [
    [`2026-${month}-03`, 'CIKIS', 'Çay', 'Çay', 50],
    [`2026-${month}-20`, 'CIKIS', 'Çay', 'Şeker', 48],
  ]);
  expect(
    await found([...calm, ...paid, ...tea, ['2026-11-18', 'CIKIS', 'Çay', 'Semaver', 300]]),
  ).not.toContainEqual(expect.objectContaining({ kind: 'UNUSUAL' }));
});

test('the same expense written twice is told, two different ones of one amount are not', async () => {
  const again: Line = ['2026-11-08', 'CIKIS', 'Malzeme', 'Kum', 5_003];
  expect(await found([...calm, ...paid, again])).toMatchObject([
    {
      kind: 'DOUBLED',
      title: 'Aynı gider 2 kez yazılmış olabilir: Malzeme',
      note: '8 Kasım 2026, her biri 5.003,00\u00a0₺',
    },
  ]);
  expect(await found([...calm, ...paid, ['2026-11-08', 'CIKIS', 'Malzeme', 'Mıcır', 5_003]])).toEqual([]);
});

test('a balance below what fixed payments still take this month is the first thing told', async () => {
  const poor: Line[] = [...calm, ['2026-11-01', 'CIKIS', 'Yatırım', 'Makine', 175_000]];
  const [first] = await found(poor, '2026-11-04');
  expect(first).toMatchObject({
    kind: 'BALANCE',
    title: 'Bakiye ay sonuna kadar beklenen ödemelere yetmiyor',
  });
  expect(first?.note).toMatch(/^Bakiye .*₺; ay sonuna kadar beklenen düzenli ödemeler .*₺/);
});

test('the category that moved most is told when it moved a fifth of all that was spent, and not in the first days', async () => {
  const moved: Line[] = [...calm, ...paid, ['2026-11-09', 'CIKIS', 'Nakliye', 'Tır', 15_000]];
  expect((await found(moved)).map(({ kind, title }) => [kind, title])).toEqual([
    ['MOVED', 'Bu ayın en çok değişeni: Nakliye'],
  ]);
  expect((await found(moved, '2026-11-09')).map(({ kind }) => kind)).not.toContain('MOVED');
});

test('three are shown at most, one of each kind first, and what was put away makes room', async () => {
  const bad: Line[] = [
    ...calm,
    ['2026-11-08', 'CIKIS', 'Malzeme', 'Kum', 5_003],
    ['2026-11-08', 'CIKIS', 'Malzeme', 'Kum', 5_003],
    ['2026-11-18', 'CIKIS', 'Malzeme', 'Demir', 148_000],
  ];
  const { view, run } = ledger(bad);
  const first = await insightsOf(view, none);
  expect(first.map(({ kind }) => kind)).toEqual(['MISSED', 'DOUBLED', 'UNUSUAL']);
  const later = await insightsOf(view, new Set([first[0]?.key ?? '']));
  expect(later).toHaveLength(3);
  expect(later.map(({ key }) => key)).not.toContain(first[0]?.key);
  for (const { plan } of [...first, ...later]) {
    const answer = await run(Plan.parse(JSON.parse(plan)));
    expect([answer.action, answer.matched.count > 0]).toEqual(['ANSWER', true]);
  }
});
