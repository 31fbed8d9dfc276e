import {
  type CashFlow,
  CashFlowQuery,
  CashFlowSort,
  type CashFlowType,
  paymentMethodNames,
  toKurus,
} from '@vezne/contract';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { createDatabase } from '../../db/database';
import { createLog } from '../../log';
import { ofCompany, reachableDatabase } from '../../test/database';
import { insertEntries, methods, type NewEntry, newLedger, types } from '../../test/ledger';
import { patience, trials } from '../../test/trials';
import { listCashFlows } from '../list';

// A property is tried more often at night, and a busy machine is slow.
jest.setTimeout(patience(120_000));

const { db, callers } = reachableDatabase();
// One connection, which its plans can be asked of.
const single = createDatabase(callers, createLog('silent'), { max: 1 });
afterAll(() => single.close());
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
  expect(page).toEqual({
    content: [],
    totalElements: 0,
    totalPages: 0,
    page: 0,
    size: 6,
    sums: { income: 0, expense: 0, net: 0 },
    days: [],
    openingBalance: 0,
    closingBalance: 0,
  });
});

const amountOf = (entries: readonly NewEntry[]) =>
  entries.reduce((sum, { amount }) => sum + (toKurus(amount) ?? 0n), 0n);

/** Income, expense and net of entries, added up one by one. */
function sumsOf(entries: readonly NewEntry[]) {
  const income = amountOf(entries.filter(({ cashFlowType }) => cashFlowType === 'GIRIS'));
  const expense = amountOf(entries) - income;
  return {
    income: Number(income) / 100,
    expense: Number(expense) / 100,
    net: Number(income - expense) / 100,
  };
}

type Place = (entry: NewEntry) => string | number;
const nameOf = ({ categoryId }: NewEntry) => (categoryId === category('Kira') ? 'Kira' : 'Malzeme');
const methodOf = ({ paymentMethod }: NewEntry) => paymentMethodNames[paymentMethod];

/** The entries in the order that is asked for; `sorted` is newest first. */
function inOrder(entries: readonly NewEntry[], sortBy: CashFlowSort | undefined, sortOrder?: 'ASC' | 'DESC') {
  const ascending = (sortOrder ?? (sortBy ? 'ASC' : 'DESC')) === 'ASC';
  if (!sortBy || sortBy === 'date') return ascending ? entries.toReversed() : entries;
  if (sortBy === 'amount') {
    const largest = entries.toSorted((a, b) => b.amount - a.amount);
    return ascending ? largest.toReversed() : largest;
  }
  const place: Place = sortBy === 'category' ? nameOf : methodOf;
  const order = entries.toSorted((a, b) => String(place(a)).localeCompare(String(place(b)), 'tr'));
  const inGroups = (ascending ? order : order.toReversed()).map(place);
  return [...new Set(inGroups)].flatMap((each) => entries.filter((entry) => place(entry) === each));
}

test('any filters and any order on any page answer what plain filtering and sorting answer', async () => {
  const day = fc
    .integer({ min: -5, max: 305 })
    .map((n) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10));
  const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
  const categoryId = fc.constantFrom<'Kira' | 'Malzeme'>('Kira', 'Malzeme').map((name) => category(name));
  const amount = fc.integer({ min: 0, max: SIZE + 500 }).map((kurus) => kurus / 100);
  const query = fc.record({
    from: maybe(day),
    to: maybe(day),
    cashFlowType: maybe(fc.constantFrom<CashFlowType>('GIRIS', 'CIKIS')),
    categoryId: maybe(categoryId),
    categoryIds: maybe(fc.array(categoryId, { maxLength: 2 })),
    paymentMethod: maybe(fc.constantFrom(...methods)),
    paymentMethods: maybe(fc.subarray([...methods])),
    minAmount: maybe(amount),
    maxAmount: maybe(amount),
    sortBy: maybe(fc.constantFrom(...CashFlowSort.options)),
    sortOrder: maybe(fc.constantFrom('ASC', 'DESC')),
    searchText: fc.constantFrom('', '', 'kayit 11', '999', 'KİRA', 'kayıt'),
    page: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 700 })),
    pageSize: fc.constantFrom(3, 6, 17, 100),
  });
  await fc.assert(
    fc.asyncProperty(query, async ({ from, to, minAmount, maxAmount, ...rest }) => {
      if (from && to && from > to) [from, to] = [to, from];
      if (minAmount !== undefined && maxAmount !== undefined && minAmount > maxAmount)
        [minAmount, maxAmount] = [maxAmount, minAmount];
      const { cashFlowType, categoryIds, paymentMethods, searchText, page, pageSize } = rest;
      const text = searchText.toLocaleLowerCase('tr').replaceAll('ı', 'i');
      const found = sorted.filter(
        (entry) =>
          (!from || entry.date >= from) &&
          (!to || entry.date <= to) &&
          (!cashFlowType || entry.cashFlowType === cashFlowType) &&
          (!rest.categoryId || entry.categoryId === rest.categoryId) &&
          (!categoryIds?.length || categoryIds.includes(entry.categoryId)) &&
          (!rest.paymentMethod || entry.paymentMethod === rest.paymentMethod) &&
          (!paymentMethods?.length || paymentMethods.includes(entry.paymentMethod)) &&
          entry.amount >= (minAmount ?? 0) &&
          entry.amount <= (maxAmount ?? Number.POSITIVE_INFINITY) &&
          (entry.description.toLowerCase().replaceAll('ı', 'i').includes(text) ||
            (text === 'kira' && entry.categoryId === category('Kira'))),
      );
      const expected = inOrder(found, rest.sortBy, rest.sortOrder).slice(
        page * pageSize,
        (page + 1) * pageSize,
      );
      const answer = await find({ from: from ?? null, to: to ?? null, minAmount, maxAmount, ...rest });
      expect(answer.totalElements).toBe(found.length);
      expect(answer.sums).toEqual(sumsOf(found));
      expect(ids(answer.content)).toEqual(ids(expected));
      const days =
        rest.sortBy && rest.sortBy !== 'date' ? [] : [...new Set(expected.map(({ date }) => date))];
      expect(answer.days).toEqual(
        days.map((date) => {
          const ofDay = found.filter((entry) => entry.date === date);
          return { date, count: ofDay.length, ...sumsOf(ofDay) };
        }),
      );
    }),
    { numRuns: trials(300) },
  );
});

test.each([
  {},
  { sortOrder: 'ASC' as const },
  { from: '2025-02-03' },
  { from: '2025-02-10', to: '2025-02-10' },
  { from: '2025-02-10', to: '2025-06-30', sortBy: 'date' as const },
])('the balance after each entry is that of all up to it, with %j', async (query) => {
  const upTo = new Map<string, number>();
  let balance = 0;
  for (const { id, amount, cashFlowType } of sorted.toReversed()) {
    balance += (cashFlowType === 'GIRIS' ? 1 : -1) * Math.round(amount * 100);
    upTo.set(id, balance / 100);
  }
  for (const page of [0, 1, 40, 150]) {
    const { content, openingBalance, closingBalance, sums } = await find({ ...query, page });
    expect(content.map(({ balance }) => balance)).toEqual(content.map(({ id }) => upTo.get(id)));
    const before = sorted.find(({ date }) => date < (query.from ?? ''));
    expect(openingBalance).toBe(before ? upTo.get(before.id) : 0);
    const last = sorted.find(({ date }) => date <= (query.to ?? '9999'));
    expect((openingBalance ?? 0) + sums.net).toBeCloseTo(upTo.get(last?.id ?? '') ?? Number.NaN, 2);
    expect(closingBalance).toBe(upTo.get(last?.id ?? ''));
  }
});

test('no balance is told of a list that something other than a period narrows or sorts', async () => {
  for (const query of [
    { cashFlowType: 'GIRIS' as const },
    { searchText: 'kayıt' },
    { paymentMethods: methods.slice(0, 1) },
    { minAmount: 1 },
  ]) {
    const { content, openingBalance } = await find(query);
    expect(openingBalance).toBeNull();
    expect(new Set(content.map(({ balance }) => balance))).toEqual(new Set([null]));
  }
  const largest = await find({ sortBy: 'amount', sortOrder: 'DESC' });
  expect(largest).toMatchObject({ openingBalance: 0, days: [] });
  expect(largest.content[0]).toMatchObject({ amount: SIZE / 100, balance: null });
});

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

test.each([3, 6, 9, 12])(
  'the ledger opens with its %d newest entries, planned once for all visits',
  async (pageSize) => {
    const company = ofCompany(single, companyId);
    for (let visit = 0; visit < 12; visit++) {
      const { content, totalElements } = await listCashFlows(
        company,
        companyId,
        CashFlowQuery.parse({ pageSize }),
      );
      expect([ids(content), totalElements]).toEqual([ids(sorted.slice(0, pageSize)), SIZE]);
    }
    const plans = await company.first<{ custom: string; generic: string }>(
      `SELECT custom_plans AS custom, generic_plans AS generic FROM pg_prepared_statements WHERE name = $1`,
      [`cash-flow-first-${pageSize}`],
    );
    // Postgres tries five times before it trusts a plan for everybody.
    expect(plans).toEqual({ custom: '5', generic: '7' });
  },
);
