import { strToU8 } from 'fflate';
import { readFile } from '../reading/file';
import { guess } from '../reading/guess';
import { readRows } from '../reading/rows';
import { outcomeOf } from '../testing';

const MOVED = ['02.11.2026;kira;-10,00', '03.11.2026;satış;5,00'];
const under = (...above: string[]) => strToU8([...above, 'Tarih;Açıklama;Tutar', ...MOVED].join('\r\n'));

test.each([
  ['Hesap Hareketleri - USD hesabınıza aktarımlar dahildir'],
  ['Hesap hareketleriniz;USD hesabınızdaki hareketler dahil değildir.'],
  ['Hesap Sahibi: USD GROUP LTD'],
  ['Hesap Sahibi;EUR YAPI A.Ş.'],
  ['Hesap Bakiyesi (USD karşılığı): 12,00'],
  ['Hesap Adı;USD satışlarımız', 'Para Birimi;TL'],
  ['Hesap Türü;Vadesiz TL', 'Bağlı hesap: 456 USD'],
])('an account in lira stays one though %s stands above it', async (...above) => {
  const { rows, faults } = await outcomeOf(under(...above));
  expect([rows.length, faults]).toEqual([2, []]);
});

test.each([
  ['Hesap Türü;Vadesiz USD'],
  ['Hesap No: 0123-456 USD'],
  ['Hesap No:;0123-456;USD'],
  ['USD Hesap Hareketleri'],
  ['Vadesiz Hesap Ekstresi (EUR)'],
  ['Hesap No;Para Birimi;Bakiye', '123;USD;5,00'],
])('an account in foreign money, as %s says, is never counted as lira', async (...above) => {
  const { rows, faults } = await outcomeOf(under(...above));
  expect([rows, faults.length]).toEqual([[], 2]);
});

const beside = (head: string, ...named: string[]) =>
  strToU8([`Tarih;Açıklama;Tutar;${head}`, ...named.map((each) => `02.11.2026;a;-10,00;${each}`)].join('\n'));

test('strokes and amounts in a column called after foreign money name no currency', async () => {
  const { rows, faults } = await outcomeOf(beside('Döviz', '-', '0,00', '30,5', '0', 'TL.', 'T.L.', '949'));
  expect([rows.length, faults]).toEqual([7, []]);
});

test('what an amount is written in is read off it, and is never taken for the money of the company', async () => {
  const amounts = [
    '-50,00 USD',
    '$1.234,56',
    '€ 30,00',
    '(7,00 £)',
    '-₺10,00',
    '10,00 TL',
    '10,00TRY',
    '10,00',
  ];
  const file = ['Tarih;Açıklama;Tutar', ...amounts.map((amount) => `02.11.2026;a;${amount}`)].join('\n');
  const read = await readFile(strToU8(file));
  const mapping = 'rows' in read ? guess(read.rows)?.mapping : undefined;
  const lines = 'rows' in read && mapping ? readRows(read.rows, mapping) : [];
  expect(lines.map(({ kurus, currency, problem }) => [kurus, currency, problem])).toEqual([
    [-5_000n, 'USD', null],
    [123_456n, 'USD', null],
    [3_000n, 'EUR', null],
    [-700n, 'GBP', null],
    [-1_000n, 'TRY', null],
    [1_000n, 'TRY', null],
    [1_000n, 'TRY', null],
    [1_000n, undefined, null],
  ]);
  expect((await outcomeOf(strToU8(file))).faults).toHaveLength(4);
});

test('numbers of currencies, and codes that nobody knows, are never counted as lira', async () => {
  const { rows, faults } = await outcomeOf(beside('Döviz Kodu', '840', '978', '1', 'Efektif'));
  expect([rows, faults.length]).toEqual([[], 4]);
});

test('the same sum day after day is income where its balances rise with the days', async () => {
  const days = [1, 2, 3].map((at) => `0${at}.11.2026;kira geliri;1.000,00;${at + 5}.000,00`);
  for (const rows of [days, days.toReversed()]) {
    const { asks, balance } = await outcomeOf(strToU8(['Tarih;Açıklama;Tutar;Bakiye', ...rows].join('\n')));
    expect([asks, balance]).toEqual([[], 8_000]);
  }
});
