import { CashFlowQuery } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Sql } from '../../db/database';
import { deleteProject } from '../../project/queries';
import { testDatabase } from '../../test/database';
import { entry, insertEntries, type NewEntry, newLedger } from '../../test/ledger';
import { restore } from '../../trash/service';
import { insertCashFlow } from '../queries';
import { keyOf, recall, remember, tallyFor } from './remembered';
import type { Tally } from './tally';

const db = testDatabase();
const query = (filter: Partial<CashFlowQuery> = {}) => CashFlowQuery.parse(filter);
const tally = (total: number): Tally => ({
  total,
  income: 0n,
  expense: 0n,
  cash: null,
  opening: null,
  closing: null,
  openings: [],
  groups: [],
});

test('a key is the same for every page, and another for every company, filter and order', () => {
  const key = keyOf('a', query({ minAmount: 1 }));
  expect(keyOf('a', query({ minAmount: 1, page: 7, pageSize: 10 }))).toBe(key);
  const others = [
    keyOf('b', query({ minAmount: 1 })),
    keyOf('a', query({ minAmount: 2 })),
    keyOf('a', query({ minAmount: 1, sortBy: 'amount' })),
    keyOf('a', query({ minAmount: 1 }), ['kira']),
  ];
  expect(new Set([key, ...others]).size).toBe(5);
});

test('what was remembered is recalled at its version of the ledger alone', () => {
  const key = newId();
  expect(recall(key, '')).toBeUndefined();
  remember(key, { version: '1:x', tally: tally(1) });
  expect(recall(key, '1:x')).toEqual(tally(1));
  expect(recall(key, '2:x')).toBeUndefined();
  remember(key, { version: '2:x', tally: tally(2) });
  expect([recall(key, '1:x'), recall(key, '2:x')]).toEqual([undefined, tally(2)]);
});

test('five hundred are remembered; the one remembered longest ago goes for the next', () => {
  const keys = Array.from({ length: 500 }, () => newId());
  const known = () => keys.filter((key) => recall(key, '1'));
  for (const key of keys) remember(key, { version: '1', tally: tally(1) });
  expect(known()).toHaveLength(500);
  const [first = '', second = ''] = keys;
  remember(first, { version: '1', tally: tally(1) });
  expect(known()).toHaveLength(500);
  remember(newId(), { version: '1', tally: tally(1) });
  expect(known()).toEqual(keys.filter((key) => key !== second));
});

describe('a list without a search text', () => {
  let companyId: string;
  let categoryId: string;
  const asked: string[] = [];
  /** Notes what is read: the version of the ledger, or sums. */
  const noting: Sql = {
    ...db,
    first: (text, ...rest) => {
      // Which way is shorter is asked of the planner, and reads nothing.
      if (text.startsWith('EXPLAIN')) return db.first(text, ...rest);
      asked.push('version');
      return db.first(text, ...rest);
    },
    query: (text, ...rest) => {
      asked.push('sums');
      return db.query(text, ...rest);
    },
  };
  const add = (amount: number) => {
    const made: NewEntry = { ...entry({ categoryId, amount, date: '2026-03-04' }), id: newId() };
    return insertEntries(db, companyId, [made]);
  };
  const totals = async (filter: Partial<CashFlowQuery>) => {
    const totals = [];
    for (const _ of [1, 2]) totals.push((await tallyFor(noting, companyId, query(filter))).total);
    return totals;
  };

  beforeAll(async () => {
    const ledger = await newLedger(db, 'Kira');
    [companyId, categoryId] = [ledger.companyId, ledger.category('Kira')];
    await add(10);
  });
  beforeEach(() => {
    asked.length = 0;
  });

  test.each<[string, () => Partial<CashFlowQuery>]>([
    ['nothing', () => ({})],
    ['a period', () => ({ from: '2026-03-01', to: '2026-03-31' })],
    ['a direction', () => ({ cashFlowType: 'GIRIS' })],
    ['a category', () => ({ categoryId })],
    ['a method', () => ({ paymentMethods: ['CASH', 'CARD', 'CHECK', 'NOTE'] })],
  ])('that is narrowed by %s is added up from sums each time, which costs nothing', async (_what, filter) => {
    const before = await totals(filter());
    expect(asked).toEqual(['sums', 'sums']);
    await add(11);
    const after = await totals(filter());
    expect(after).toEqual(before.map((total) => total + 1));
  });

  test.each<[string, () => Partial<CashFlowQuery>]>([
    ['an amount', () => ({ minAmount: 1 })],
    ['a category and its first day', () => ({ categoryId, from: '2026-03-01' })],
    ['a category and its last day', () => ({ categoryId, to: '2026-03-31' })],
  ])('that is narrowed by %s is added up once, and anew after a write', async (_what, filter) => {
    const [total = 0] = await totals(filter());
    expect(asked).toEqual(['version', 'sums', 'version']);
    asked.length = 0;
    await add(12);
    expect(await totals(filter())).toEqual([total + 1, total + 1]);
    expect(asked).toEqual(['version', 'sums', 'version']);
  });

  test('that is narrowed to a project follows its deletion and its coming back', async () => {
    const projectId = newId();
    await db.run(
      `INSERT INTO project (company_id, id, name, code, status, start_date, end_date)
       VALUES ($1, $2, 'Moda', 'P-1', 'DEVAM_EDIYOR', '2026-01-01', '2026-12-31')`,
      [companyId, projectId],
    );
    await insertCashFlow(db, companyId, newId(), entry({ categoryId, projectId, date: '2026-03-04' }));
    const told = () => totals({ projectId });
    expect(await told()).toEqual([1, 1]);
    await db.transaction((sql) => deleteProject(sql, companyId, projectId));
    expect(await told()).toEqual([0, 0]);
    await db.transaction((sql) => restore({ sql, companyId, today: '2026-03-04' }, { id: projectId }));
    expect(await told()).toEqual([1, 1]);
  });
});
