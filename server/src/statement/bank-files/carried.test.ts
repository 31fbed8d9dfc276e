import { lines, readStatement } from '../testing';

const RENT = ['2026-11-02', 'kira', -1_234.5];
const SALE = ['2026-11-03', 'satış', 2_000];

test('a balance that is carried over is no row, and the amounts must lead on from it', async () => {
  const file = (carried: string) =>
    readStatement(
      lines(
        'Tarih;Açıklama;Tutar;Bakiye',
        `01.11.2026;DEVİR;;${carried}`,
        '02.11.2026;kira;-1.234,50;765,50',
      ),
    );
  expect(await file('2.000,00')).toMatchObject({ check: true, rows: [RENT] });
  expect(await file('2.000,01')).toMatchObject({ check: false, rows: [RENT] });
});

test('a carried balance that stands among the amounts, too, is no income', async () => {
  const file = (...rows: string[]) => readStatement(lines('Tarih;Açıklama;Tutar;Bakiye', ...rows));
  const carried = '01.11.2026;DEVİR;5.000,00;5.000,00';
  const rent = '02.11.2026;kira;-1.234,50;3.765,50';
  const sale = '03.11.2026;satış;2.000,00;5.765,50';
  const page = '02.11.2026;Devreden bakiye;3.765,50;3.765,50';
  expect(await file(carried, rent, page, sale)).toMatchObject({ rows: [RENT, SALE] });
  expect(await file(carried, rent, sale)).toMatchObject({ check: true, rows: [RENT, SALE] });
  expect(await file(sale, rent, carried)).toMatchObject({ check: true, rows: [SALE, RENT] });
});

test('a carried balance does not hide what the columns of amounts are', async () => {
  const rows = [
    '01.11.2026;2025 yılı devri;7,00;7,00',
    '02.11.2026;kira;-10,00;',
    '03.11.2026;satış;;20,00',
    '04.11.2026;Önceki aydan devreden bakiye;3,00;',
  ];
  const found = [
    ['Satırda hem borç hem alacak var'],
    ['2026-11-02', 'kira', -10],
    ['2026-11-03', 'satış', 20],
  ];
  expect((await readStatement(lines('Tarih;Açıklama;Borç;Alacak', ...rows))).rows.slice(0, 3)).toEqual(found);
  expect(await readStatement(lines('Tarih;Açıklama;Eksi;Artı', ...rows))).toMatchObject({ ask: ['columns'] });
  expect((await readStatement(lines('Tarih;Açıklama;Eksi;Artı', ...rows))).rows.slice(0, 3)).toEqual(found);
});

test('a movement is kept, though its words speak of what is carried over', async () => {
  const file = (...rows: string[]) => readStatement(lines('Tarih;Açıklama;Tutar;Bakiye', ...rows));
  const moved = [['2026-11-02', 'Devir', 5_000]];
  expect(await file('01.11.2026;x;10,00;0,00', '02.11.2026;Devir;5.000,00;5.000,00')).toMatchObject({
    rows: [['2026-11-01', 'x', 10], ...moved],
  });
  expect(await file('02.11.2026;Devir;5.000,00;5.000,00', '01.11.2026;x;10,00;0,00')).toMatchObject({
    rows: [...moved, ['2026-11-01', 'x', 10]],
  });
  expect((await file('02.11.2026;Devir;5.000,00;5.500,00')).rows).toEqual(moved);
  expect((await file('02.11.2026;Araç devir bedeli;5.000,00;5.000,00')).rows).toHaveLength(1);
  expect((await file(';Devir;5.000,00;5.000,00')).rows).toEqual([['Tarih boş']]);
});
