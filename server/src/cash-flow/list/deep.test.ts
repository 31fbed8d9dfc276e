import { CashFlowQuery } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Database, Sql } from '../../db/database';
import { ofCompany, testDatabase } from '../../test/database';
import { insertEntries, type NewEntry, newLedger } from '../../test/ledger';
import { listCashFlows } from '../list';
import { pageOf, SEEK_FROM } from './page';
import { tallyOf } from './tally';

const db = testDatabase();
const SIZE = SEEK_FROM + 400;
let companyId: string;
let own: Database;
/** Newest first. */
let sorted: NewEntry[];

/** A day of three hundred entries lies across the place from which pages are found by the sums of days. */
beforeAll(async () => {
  const ledger = await newLedger(db, 'Kira', 'Çelik');
  companyId = ledger.companyId;
  own = ofCompany(db, companyId);
  const dayOf = (at: number) => (at >= 4_900 && at < 5_200 ? 100 : Math.floor(at / 49));
  const all = Array.from({ length: SIZE }, (_, at): NewEntry => {
    const day = new Date(Date.UTC(2026, 5, 30 - dayOf(at)));
    return {
      id: newId(),
      categoryId: ledger.category(at % 2 ? 'Kira' : 'Çelik'),
      date: day.toISOString().slice(0, 10),
      description: `Kayıt ${at}`,
      amount: (at % 97) + 0.5,
      cashFlowType: at % 50 ? 'CIKIS' : 'GIRIS',
      paymentMethod: 'CASH',
    };
  });
  await insertEntries(db, companyId, all.slice(0, 3_000));
  await insertEntries(db, companyId, all.slice(3_000));
  sorted = all.toSorted((a, b) => compare(b.date, a.date) || compare(b.id, a.id));
});

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const idsOf = async (query: Partial<CashFlowQuery>) =>
  (await listCashFlows(own, companyId, CashFlowQuery.parse(query))).content.map(({ id }) => id);
const ids = (entries: readonly NewEntry[]) => entries.map(({ id }) => id);

type Case = [string, Partial<CashFlowQuery>, (entry: NewEntry) => boolean];
const cases: Case[] = [
  ['whole', {}, () => true],
  ['narrowed by a direction', { cashFlowType: 'CIKIS' }, (entry) => entry.cashFlowType === 'CIKIS'],
  ['narrowed by a first day', { from: '2026-03-10' }, ({ date }) => date >= '2026-03-10'],
  ['narrowed by a last day', { to: '2026-06-29' }, ({ date }) => date <= '2026-06-29'],
  ['narrowed by an amount', { minAmount: 2 }, ({ amount }) => amount >= 2],
];

test.each(cases)(
  'deep in a ledger that is %s every page holds what its place says',
  async (_what, query, holds) => {
    const found = sorted.filter(holds);
    const pageSize = 70;
    for (let page = Math.floor(4_800 / pageSize); page * pageSize <= found.length; page++) {
      const [from, to] = [page * pageSize, (page + 1) * pageSize];
      expect([page, await idsOf({ ...query, page, pageSize })]).toEqual([page, ids(found.slice(from, to))]);
    }
  },
);

test.each(cases)(
  'a ledger that is %s and begins with its oldest entry does so on every page',
  async (_what, query, holds) => {
    const found = sorted.filter(holds).toReversed();
    for (const [page, pageSize] of [
      [0, 1],
      [0, 70],
      [1, 70],
      [3, 70],
      [6, 70],
      [74, 70],
      [found.length - 1, 1],
    ] as const) {
      const expected = ids(found.slice(page * pageSize, (page + 1) * pageSize));
      expect([page, await idsOf({ ...query, sortOrder: 'ASC', page, pageSize })]).toEqual([page, expected]);
    }
  },
);

test('by category, amount or method the deepest page holds what its place says', async () => {
  const places = [5_000, 5_390, SIZE - 1];
  const byAmount = sorted.toReversed().toSorted((a, b) => a.amount - b.amount);
  const nameOf = (entry: NewEntry) => (entry.categoryId === sorted[0]?.categoryId ? 0 : 1);
  const first = sorted.filter((entry) => nameOf(entry) === 0);
  const second = sorted.filter((entry) => nameOf(entry) === 1);
  const [steel, rent] = Number(sorted[0]?.description.slice(6)) % 2 ? [second, first] : [first, second];
  for (const page of places) {
    const at = async (sortBy: CashFlowQuery['sortBy']) => (await idsOf({ sortBy, page, pageSize: 1 }))[0];
    expect([page, await at('amount')]).toEqual([page, byAmount[page]?.id]);
    expect([page, await at('category')]).toEqual([page, [...steel, ...rent][page]?.id]);
    expect([page, await at('paymentMethod')]).toEqual([page, sorted[page]?.id]);
  }
});

describe('what a page costs', () => {
  /** What the database is asked for a page of a list: the statement and its values. */
  async function asked(query: Partial<CashFlowQuery>) {
    const heard: { text: string; values: unknown[] }[] = [];
    const noting: Sql = {
      ...own,
      query: (text, values = [], ...rest) => {
        heard.push({ text, values: [...values] });
        return own.query(text, values, ...rest);
      },
    };
    const parsed = CashFlowQuery.parse(query);
    await pageOf(noting, companyId, parsed, await tallyOf(own, companyId, parsed));
    return heard;
  }
  const seeks = async (query: Partial<CashFlowQuery>) => {
    const [page] = await asked(query);
    return page?.text.includes('running');
  };

  test('is nothing where there are no more entries', async () => {
    expect(await asked({ page: SIZE / 10 - 1, pageSize: 10 })).toHaveLength(1);
    expect(await asked({ page: SIZE / 10, pageSize: 10 })).toEqual([]);
    expect(await asked({ page: SIZE, pageSize: 10 })).toEqual([]);
  });

  test('is found by the sums of days where many would be passed over, and only where these tell it', async () => {
    const deep = { page: SEEK_FROM / 100, pageSize: 100 };
    expect(await seeks(deep)).toBe(true);
    expect(await seeks({ ...deep, page: deep.page - 1 })).toBe(false);
    expect(await seeks({ ...deep, cashFlowType: 'CIKIS' })).toBe(true);
    expect(await seeks({ ...deep, minAmount: 0.5 })).toBe(false);
    expect(await seeks({ ...deep, sortBy: 'amount' })).toBe(false);
    // From the other side as many are left as there are behind the page.
    const left = (SIZE - SEEK_FROM) / 100;
    expect(await seeks({ sortOrder: 'ASC', page: left - 1, pageSize: 100 })).toBe(true);
    expect(await seeks({ sortOrder: 'ASC', page: left, pageSize: 100 })).toBe(false);
  });

  test('is passing over what lies before the page, or behind it where that is less', async () => {
    const passed = async (page: number) =>
      (await asked({ sortBy: 'amount', page, pageSize: 100 }))[0]?.values.at(-1);
    expect([await passed(0), await passed(10), await passed(43), await passed(53)]).toEqual([
      0, 1_000, 1_000, 0,
    ]);
  });

  test('by category is asked only of the categories that the page touches', async () => {
    const touched = async (page: number, pageSize = 10) =>
      (await asked({ sortBy: 'category', page, pageSize }))[0]?.values.slice(-2);
    expect(await touched(0)).toEqual([[0], [10]]);
    expect(await touched(269)).toEqual([[2_690], [10]]);
    expect(await touched(270)).toEqual([[0], [10]]);
    expect(await touched(3, 800)).toEqual([
      [2_400, 0],
      [300, 500],
    ]);
  });
});
