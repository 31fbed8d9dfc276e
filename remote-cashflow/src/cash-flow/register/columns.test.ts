import { type CashFlowLine, fold } from '@vezne/contract';
import { columnSheet } from '@vezne/records';
import { cashFlow, idOf, ledgerHeadings } from '@vezne/testing';
import { cashFlowColumns } from './columns';

const line = (
  n: number,
  own: Parameters<typeof cashFlow>[1],
  projectName: string | null = null,
): CashFlowLine => ({ ...cashFlow(n, own), projectName, balance: null, runningBalance: null });

test('the ledger is written with signed amounts, Turkish words and real days', () => {
  const entries = [
    line(
      1,
      { date: '2026-11-20', description: 'Hakediş', amount: 485000, paymentMethod: 'CHECK' },
      'Moda Konut',
    ),
    line(2, {
      date: '2026-11-19T00:00:00Z',
      description: 'Yevmiye',
      amount: 18750.5,
      paymentMethod: 'X',
    }),
  ];
  const { columns, rows } = columnSheet('Kasa Defteri', cashFlowColumns('TRY'), entries);
  expect(columns.map(({ kind }) => kind)).toEqual([
    'date',
    'text',
    'text',
    'money',
    'text',
    'text',
    'text',
    'text',
  ]);
  expect(rows).toEqual([
    ['2026-11-20', 'Hakediş', 'Hakediş', 485000, 'TRY', 'Çek', 'Giriş', 'Moda Konut'],
    ['2026-11-19', 'İşçilik', 'Yevmiye', -18750.5, 'TRY', 'X', 'Çıkış', null],
  ]);
});

test('a transfer is told as one, with its direction', () => {
  const leg = (cashFlowType: 'GIRIS' | 'CIKIS') => line(1, { cashFlowType, transferId: idOf(13, 1) });
  const { rows, columns } = columnSheet('Kasa Defteri', cashFlowColumns('TRY'), [leg('CIKIS'), leg('GIRIS')]);
  const type = columns.findIndex(({ title }) => title === 'Tip');
  expect(rows.map((row) => row[type])).toEqual(['Virman çıkış', 'Virman giriş']);
});

test('of several accounts each entry tells its own, after all that is told of one', () => {
  const entries = [line(1, { accountName: 'Ziraat' })];
  const sheet = (withAccount: boolean) =>
    columnSheet('Kasa Defteri', cashFlowColumns('TRY', { withAccount }), entries);
  const [one, several] = [sheet(false), sheet(true)];
  expect(several.columns.map(({ title }) => title)).toEqual([
    ...one.columns.slice(0, -1).map(({ title }) => title),
    'Hesap',
    'Proje',
  ]);
  expect(several.rows[0]).toEqual(one.rows[0]?.toSpliced(-1, 0, 'Ziraat'));
});

test.each([
  ['of one account', false, ledgerHeadings.ofOne],
  ['of several accounts', true, ledgerHeadings.ofSeveral],
] as const)(
  'a ledger %s is written with the headings by which the import knows it',
  (_, withAccount, known) => {
    const { columns } = columnSheet('Kasa Defteri', cashFlowColumns('TRY', { withAccount }), []);
    expect(columns.map(({ title }) => fold(title))).toEqual(known);
  },
);
