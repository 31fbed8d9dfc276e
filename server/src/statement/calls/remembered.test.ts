import { api } from '@vezne/contract';
import { csvOfZ } from '../testing';
import { statementApp } from './testing';

const { db, done, refused, read, rowsOf, decide, newCategory, world } = statementApp();
const { cashFlow, statement } = api;

test('signs that were turned round for one file are asked about where those of the next say what they mean', async () => {
  const file = (...amounts: string[]) =>
    ['Tarih;Harcama Yeri;Tutar', ...amounts.map((amount) => `02.11.2026;a;${amount}`)].join('\n');
  const { batch, mapping, ask } = await read(file('10,00', '20,00'), 'kart.csv');
  expect(ask).toEqual(['columns']);
  await done(statement.map, { body: { batchId: batch.id, mapping: { ...mapping, flip: true } } });
  expect(await read(file('30,00', '40,00'), 'kart.csv')).toMatchObject({ remembered: true, ask: [] });
  expect(await read(file('-30,00', '40,00'), 'banka.csv')).toMatchObject({
    remembered: true,
    ask: ['columns'],
    mapping: { flip: true },
  });
});

test('what was said of signs for one file is asked about where the next says the opposite, and once', async () => {
  const file = (above: string, ...amounts: string[]) =>
    [above, 'Tarih;Harcama Yeri;Tutar', ...amounts.map((amount) => `02.11.2026;a;${amount}`)].join('\n');
  const bank = await read(file('Hesap Hareketleri', '10,00', '20,00'), 'banka.csv');
  expect(bank.ask).toEqual(['columns']);
  await done(statement.map, { body: { batchId: bank.batch.id, mapping: bank.mapping } });
  const card = () => read(file('Kredi Kartı Ekstresi', '30,00', '40,00'), 'kart.csv');
  const first = await card();
  expect(first).toMatchObject({ remembered: true, ask: ['columns'], mapping: { flip: false } });
  const mapping = { ...first.mapping, flip: true };
  for (let again = 0; again < 2; again++)
    await done(statement.map, { body: { batchId: first.batch.id, mapping } });
  expect(await card()).toMatchObject({ remembered: true, ask: [], mapping: { flip: true } });
});

test('what is remembered is a mapping alone, as the release before reads it', async () => {
  const { batch, mapping } = await read('Tarih;Harcama Yeri;Tutar\n02.11.2026;a;10,00\n03.11.2026;b;20,00');
  await done(statement.map, { body: { batchId: batch.id, mapping } });
  const kept = await db.first<{ mapping: unknown; signs: string }>(
    'SELECT mapping, signs FROM import_mapping WHERE company_id = $1',
    [world.person.companyId],
  );
  expect(kept).toEqual({ mapping, signs: 'OPEN' });
});

test('that rows take their day from above is remembered, for a file as well that lacks none', async () => {
  const file = (...rows: string[]) => ['Tarih;Harcama;Tutar', ...rows].join('\n');
  const split = file('02.11.2026;a;-10,00', ';b;20,00');
  const { batch, mapping, counts } = await read(split);
  expect([mapping?.fillDays, counts.faulty]).toEqual([false, 1]);
  const changed = { batchId: batch.id, mapping: { ...mapping, fillDays: true } };
  expect((await done(statement.map, { body: changed })).counts.faulty).toBe(0);
  expect(await read(split)).toMatchObject({ counts: { faulty: 0 }, mapping: { fillDays: true } });
  const whole = await read(file('02.11.2026;a;-10,00', '02.11.2026;b;20,00'));
  expect(whole).toMatchObject({ remembered: true, mapping: { fillDays: true } });
});

test('the month of days that are numbers is chosen for one file, and asked again of the next', async () => {
  const file = 'Gün;Açıklama;Giriş;Çıkış\n1;a;10,00;\n2;b;;4,00';
  const { batch, mapping, counts } = await read(file);
  expect([mapping?.year, mapping?.month, counts.faulty]).toEqual([null, null, 2]);
  expect(await refused(statement.map, { batchId: batch.id, mapping })).toMatchObject({
    ...{ status: 400, body: { fields: { 'mapping.month': 'Günlerin ayını seçin' } } },
  });
  const chosen = { batchId: batch.id, mapping: { ...mapping, year: 2026, month: 11 } };
  expect(await done(statement.map, { body: chosen })).toMatchObject({ counts: { faulty: 0 } });
  expect((await rowsOf(batch.id)).map(({ date }) => date)).toEqual(['2026-11-01', '2026-11-02']);
  const next = await read(file);
  expect(next).toMatchObject({ remembered: true, mapping: { year: null, month: null } });
});

test('the rows that are shown first tell where a day stands, and where those above end', async () => {
  const rows = [
    '02.11.2026;a;-10,00',
    ';b;20,00',
    'Fiş 3;c;5,00',
    ';Önceki aydan bakiye;1,00',
    'Tarih;Harcama;Tutar',
  ];
  const { sample } = await read(['Tarih;Harcama;Tutar', ...rows].join('\n'));
  expect(sample.slice(1).map(({ days, ends }) => [days, ends])).toEqual([
    [[0], undefined],
    [undefined, undefined],
    [undefined, undefined],
    [undefined, true],
    [undefined, true],
  ]);
});

test('two earlier entries of one mind choose a category, one alone offers it', async () => {
  const [rent, fees] = [await newCategory('Kira'), await newCategory('Masraf')];
  const old = { date: '2026-10-03', cashFlowType: 'CIKIS', accountId: world.till.id };
  await done(cashFlow.save, { body: { ...old, categoryId: rent, description: 'KİRA ÖDEMESİ', amount: 1 } });
  for (const number of [17, 18])
    await done(cashFlow.save, {
      body: { ...old, categoryId: fees, description: `EFT masrafı ${number}`, amount: 2 },
    });
  const { batch, counts } = await read(csvOfZ());
  expect(counts).toMatchObject({ ready: 3, incomplete: 5 });
  const rows = await rowsOf(batch.id);
  expect(rows[1]).toMatchObject({
    categoryId: null,
    group: 'EKSIK',
    categorySuggestion: { categoryId: rent, agreeing: 1, reason: 'Geçen sefer: Kira' },
  });
  expect(rows[2]).toMatchObject({ categoryId: fees, group: 'HAZIR', categorySuggestion: { agreeing: 2 } });
});

test('a category goes to all rows with the same words, if asked to', async () => {
  const categoryId = await newCategory('Masraf');
  const { batch } = await read(csvOfZ());
  expect((await rowsOf(batch.id)).map(({ similar }) => similar)).toEqual([0, 0, 2, 0, 2, 2, 0, 0]);
  const { changed, count, counts } = await decide(batch.id, {
    changes: [{ line: 7, categoryId, similar: true }],
  });
  expect([changed.map(({ line }) => line), count, counts.ready]).toEqual([[7], 3, 3]);
});

test('columns that were said once are known the next time', async () => {
  const file = 'Ne zaman;Ne;Kaç\n03.11.2026;Kum;-1.250,50\n04.11.2026;Çakıl;300,00\n';
  const first = await read(file, 'elle.csv');
  const mapping = {
    columns: ['TARIH', 'ACIKLAMA', 'TUTAR'],
    skip: 1,
    dateFormat: 'GAY',
    decimal: 'VIRGUL',
    flip: true,
  };
  expect(await done(statement.map, { body: { batchId: first.batch.id, mapping } })).toMatchObject({
    sums: { in: 1_250.5, out: 300 },
  });
  const second = await read(`Kum ocağı;;\n${file}`, 'elle.csv');
  expect(second).toMatchObject({ remembered: true, sums: { in: 1_250.5, out: 300 }, ask: [] });
  expect((await read(file.replace('Kaç', 'Ne kadar'), 'elle.csv')).remembered).toBe(false);
});
