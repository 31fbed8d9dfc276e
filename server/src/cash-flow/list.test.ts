import { type CashFlow, CashFlowQuery, type CashFlowType } from '@vezne/contract';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { ofCompany, testDatabase } from '../test/database';
import { insertEntries, methods, type NewEntry, newLedger, types } from '../test/ledger';
import { trials } from '../test/trials';
import { listCashFlows } from './list';

const db = testDatabase();
const SIZE = 12_000;
let companyId: string;
let category: (name: 'Kira' | 'Malzeme') => string;
/** All entries in the order the product promises. */
let sorted: NewEntry[];

beforeAll(async () => {
  ({ companyId, category } = await newLedger(db, 'Kira', 'Malzeme'));
  const entries = Array.from({ length: SIZE }, (_, i): NewEntry => {
    // Some days hold one entry, some hundreds; a third of them fall on one single day.
    const day = i % 3 === 0 ? 40 : Math.floor((i * i) / 977) % 300;
    return {
      id: newId(),
      categoryId: category(i % 5 === 0 ? 'Kira' : 'Malzeme'),
      date: new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10),
      description: `Kayıt ${i}`,
      amount: (i + 1) / 100,
      cashFlowType: types[i % 7 === 0 ? 0 : 1] ?? 'GIRIS',
      paymentMethod: methods[i % methods.length] ?? 'CASH',
    };
  });
  for (let i = 0; i < SIZE; i += 4_000) await insertEntries(db, companyId, entries.slice(i, i + 4_000));
  await db.run('ANALYZE cash_flow');
  sorted = entries.toSorted((a, b) => compare(b.date, a.date) || compare(b.id, a.id));
});

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const find = (query: Partial<CashFlowQuery>) =>
  listCashFlows(ofCompany(db, companyId), companyId, CashFlowQuery.parse({ pageSize: 50, ...query }));
const ids = (entries: readonly Pick<CashFlow, 'id'>[]) => entries.map(({ id }) => id);

test('the pages of a ledger, shallow and deep, are the ledger in order, each entry once', async () => {
  const seen: string[] = [];
  for (let page = 0; page < SIZE / 1_000; page++) {
    const answer = await find({ page, pageSize: 1_000 });
    expect(answer).toMatchObject({ totalElements: SIZE, totalPages: 12, page, size: 1_000 });
    seen.push(...ids(answer.content));
  }
  expect(seen).toEqual(ids(sorted));
});

test('a page past the end is empty and still tells the total', async () => {
  expect(await find({ page: 1_000_000, pageSize: 1_000 })).toMatchObject({
    content: [],
    totalElements: SIZE,
  });
  expect(await find({ page: SIZE / 50 })).toMatchObject({ content: [], totalElements: SIZE });
});

test('a company without entries has an empty first page', async () => {
  const empty = await newLedger(db);
  const page = await listCashFlows(ofCompany(db, empty.companyId), empty.companyId, CashFlowQuery.parse({}));
  expect(page).toEqual({ content: [], totalElements: 0, totalPages: 0, page: 0, size: 6 });
});

test('any filters on any page answer what plain filtering answers', async () => {
  const day = fc
    .integer({ min: -5, max: 305 })
    .map((n) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10));
  const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
  const query = fc.record({
    from: maybe(day),
    to: maybe(day),
    cashFlowType: maybe(fc.constantFrom<CashFlowType>('GIRIS', 'CIKIS')),
    categoryId: maybe(fc.constantFrom<'Kira' | 'Malzeme'>('Kira', 'Malzeme').map((name) => category(name))),
    paymentMethod: maybe(fc.constantFrom(...methods)),
    searchText: fc.constantFrom('', '', 'kayit 11', '999', 'KİRA', 'kayıt'),
    page: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 700 })),
    pageSize: fc.constantFrom(3, 6, 17, 100),
  });
  await fc.assert(
    fc.asyncProperty(query, async ({ from, to, ...rest }) => {
      if (from && to && from > to) [from, to] = [to, from];
      const { cashFlowType, categoryId, paymentMethod, searchText, page, pageSize } = rest;
      const text = searchText.toLocaleLowerCase('tr').replaceAll('ı', 'i');
      const expected = sorted.filter(
        (entry) =>
          (!from || entry.date >= from) &&
          (!to || entry.date <= to) &&
          (!cashFlowType || entry.cashFlowType === cashFlowType) &&
          (!categoryId || entry.categoryId === categoryId) &&
          (!paymentMethod || entry.paymentMethod === paymentMethod) &&
          (entry.description.toLowerCase().replaceAll('ı', 'i').includes(text) ||
            (text === 'kira' && entry.categoryId === category('Kira'))),
      );
      const answer = await find({ from: from ?? null, to: to ?? null, ...rest });
      expect(answer.totalElements).toBe(expected.length);
      expect(ids(answer.content)).toEqual(ids(expected.slice(page * pageSize, (page + 1) * pageSize)));
    }),
    { numRuns: trials(150) },
  );
}, 60_000);

test('chosen ids are answered in ledger order, and none when none is chosen', async () => {
  const chosen = [sorted[9_000], sorted[3], sorted[77]].flatMap((entry) => entry?.id ?? []);
  expect(ids((await find({ ids: [...chosen, newId()] })).content)).toEqual([chosen[1], chosen[2], chosen[0]]);
  expect(await find({ ids: [] })).toMatchObject({ content: [], totalElements: 0 });
});

test('an entry carries its category, its exact amount and its day as it was given', async () => {
  const [newest] = (await find({ pageSize: 1 })).content;
  const { id, categoryId, amount, date, description } = sorted[0] ?? {};
  expect(newest).toMatchObject({ id, categoryId, amount, date, description, version: 1, projectId: null });
  expect(newest?.categoryName).toBe(categoryId === category('Kira') ? 'Kira' : 'Malzeme');
});
