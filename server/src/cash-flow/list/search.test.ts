import { CashFlowQuery, fold } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Database } from '../../db/database';
import { ofCompany, testDatabase } from '../../test/database';
import { entry, insertEntries, methods, type NewEntry, newLedger } from '../../test/ledger';
import { importCashFlows } from '../import';
import { prepareRows } from '../import-rows';
import { listCashFlows } from '../list';
import { deleteCashFlow } from '../queries';
import { createCashFlow } from '../service';

const db = testDatabase();
const SIZE = 13_000;
let companyId: string;
let category: (name: 'Çekler' | 'Kasa') => string;
let sorted: NewEntry[];

/** Half of the entries say beton, a tenth çanta, one says İSTANBUL; a fifth lie in the category Çekler. */
beforeAll(async () => {
  ({ companyId, category } = await newLedger(db, 'Çekler', 'Kasa'));
  const entries = Array.from({ length: SIZE }, (_, i): NewEntry => {
    const words = [i % 2 && 'Beton', i % 10 === 3 && 'çanta', i === 77 && 'İSTANBUL', `no ${i}`];
    return {
      id: newId(),
      categoryId: category(i % 5 ? 'Kasa' : 'Çekler'),
      date: new Date(Date.UTC(2024, 0, 1 + (i % 400))).toISOString().slice(0, 10),
      description: words.filter(Boolean).join(' '),
      amount: 1,
      cashFlowType: i % 3 ? 'GIRIS' : 'CIKIS',
      paymentMethod: methods[i % 6] ?? 'CASH',
    };
  });
  for (let i = 0; i < SIZE; i += 4_000) await insertEntries(db, companyId, entries.slice(i, i + 4_000));
  await db.run('ANALYZE cash_flow');
  sorted = entries.toSorted((a, b) => (a.date === b.date ? compare(b.id, a.id) : compare(b.date, a.date)));
});

const compare = (a: string, b: string) => (a < b ? -1 : 1);
const find = (query: Partial<CashFlowQuery>, on: Database = ofCompany(db, companyId)) =>
  listCashFlows(on, companyId, CashFlowQuery.parse({ pageSize: 50, ...query }));

test.each([
  'beton',
  'BETON',
  'ÇANTA',
  'cek',
  'ÇEKLER',
  'istanbul',
  'ıstanbul',
  'no 77',
  'n',
  'no',
  'no 1',
  'yok',
  't n',
])('the search for %s finds on every page what reading all entries finds', async (searchText) => {
  const text = fold(searchText);
  const hits = sorted.filter(
    ({ description, categoryId }) =>
      fold(description).includes(text) ||
      ('cekler'.includes(text) && categoryId === category('Çekler')) ||
      ('kasa'.includes(text) && categoryId === category('Kasa')),
  );
  for (const page of [0, 1, Math.floor(hits.length / 50), Math.ceil(hits.length / 50)])
    for (const again of [1, 2]) {
      const { content, totalElements } = await find({ searchText, page });
      expect([again, totalElements]).toEqual([again, hits.length]);
      expect(content.map(({ id }) => id)).toEqual(hits.slice(page * 50, page * 50 + 50).map(({ id }) => id));
    }
});

test('a total that was counted before is not told after a write', async () => {
  const numbered = async () => (await find({ searchText: 'no' })).totalElements;
  const before = await numbered();
  const saved = await createCashFlow(
    db,
    companyId,
    entry({ categoryId: category('Kasa'), description: 'NO 13001' }),
  );
  expect(await numbered()).toBe(before + 1);
  await deleteCashFlow(db, companyId, saved.id);
  expect(await numbered()).toBe(before);
});

test('a list by category follows a category that was renamed', async () => {
  const own = await newLedger(db, 'Çelik', 'Boya');
  const [first, second] = [own.category('Çelik'), own.category('Boya')];
  const entries = [first, second].map(
    (categoryId): NewEntry => ({ ...entry({ categoryId, description: 'Alım' }), id: newId() }),
  );
  await insertEntries(db, own.companyId, entries);
  const names = async () => {
    const query = CashFlowQuery.parse({ sortBy: 'category', minAmount: 1, pageSize: 1 });
    const { content } = await listCashFlows(ofCompany(db, own.companyId), own.companyId, query);
    return content.map(({ categoryName }) => categoryName);
  };
  expect([await names(), await names()]).toEqual([['Boya'], ['Boya']]);
  await db.run("UPDATE category SET name = 'Zemin' WHERE company_id = $1 AND id = $2", [
    own.companyId,
    second,
  ]);
  expect(await names()).toEqual(['Çelik']);
});

test('sums that were added up before are not told after a write', async () => {
  const large = async () => (await find({ minAmount: 1 })).sums;
  const before = await large();
  expect(await large()).toEqual(before);
  const saved = await createCashFlow(db, companyId, entry({ categoryId: category('Kasa'), amount: 7.25 }));
  expect(await large()).toEqual({ ...before, income: before.income + 7.25, net: before.net + 7.25 });
  await deleteCashFlow(db, companyId, saved.id);
  expect(await large()).toEqual(before);
});

test('a frequent category name counts its entries, also those that arrive by import', async () => {
  const own = await newLedger(db);
  const rows = Array.from({ length: 5_000 }, (_, i) => ({
    date: '2026-03-01',
    cashFlowType: 'GIRIS' as const,
    categoryName: 'Hakediş',
    amount: 1,
    description: `Tahsilat ${i}`,
    paymentMethod: 'CASH' as const,
  }));
  const total = async () => {
    const query = CashFlowQuery.parse({ searchText: 'hakedis' });
    return (await listCashFlows(ofCompany(db, own.companyId), own.companyId, query)).totalElements;
  };
  for (const expected of [5_000, 10_000, 15_000, 20_000]) {
    await db.transaction((sql) => importCashFlows(sql, own.companyId, prepareRows(rows)));
    expect(await total()).toBe(expected);
  }
});

test('a search that takes too long is refused with advice, not with a fault of the server', async () => {
  const own = ofCompany(db, companyId);
  const slow: Database = {
    ...own,
    transaction: (work, options) =>
      own.transaction(
        (sql) => work({ ...sql, run: (text, ...rest) => sql.run(text.replace(/'\d+ms'/, "'1ms'"), ...rest) }),
        options,
      ),
  };
  const message = 'Bu arama çok uzun sürdü. Daha uzun bir metin yazın veya tarih aralığını daraltın.';
  await expect(find({ searchText: 'o' }, slow)).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message,
    extras: { fields: { searchText: message } },
  });
});

describe('what a search asks of the database', () => {
  let statements = 0;
  /** Counts the statements that find or add up. */
  function counting(own: Database): Database {
    return {
      ...own,
      transaction: (work, options) =>
        own.transaction((sql) => {
          const query: typeof sql.query = (...asked) => {
            statements++;
            return sql.query(...asked);
          };
          return work({ ...sql, query });
        }, options),
    };
  }
  async function asked(of: string, query: Partial<CashFlowQuery>, own = ofCompany(db, of)) {
    statements = 0;
    const { totalElements } = await listCashFlows(counting(own), of, CashFlowQuery.parse(query));
    return [totalElements, statements];
  }

  test('is one statement for what is found ten thousand times, three for more, and of these one the next time', async () => {
    const own = await newLedger(db, 'Kira');
    const add = (count: number) =>
      insertEntries(
        db,
        own.companyId,
        Array.from({ length: count }, () => ({
          ...entry({ categoryId: own.category('Kira'), description: 'Taksit' }),
          id: newId(),
        })),
      );
    const taxi = () => asked(own.companyId, { searchText: 'taksit' });
    for (const _ of [1, 2, 3]) await add(3_333);
    await add(1);
    expect([await taxi(), await taxi()]).toEqual([
      [10_000, 1],
      [10_000, 1],
    ]);
    await add(1);
    expect([
      await taxi(),
      await taxi(),
      await asked(own.companyId, { searchText: 'taksit', page: 3 }),
    ]).toEqual([
      [10_001, 3],
      [10_001, 1],
      [10_001, 1],
    ]);
    await add(1);
    expect(await taxi()).toEqual([10_002, 3]);
  });

  test('is two statements for what Postgres guesses to be much, and the right answer where it is mistaken', async () => {
    const own = ofCompany(db, companyId);
    const guessing = (rows: number): Database => ({
      ...own,
      transaction: (work, options) =>
        own.transaction((sql) => {
          const plan = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': rows } }] };
          const first: typeof sql.first = async (text, ...rest) =>
            text.startsWith('EXPLAIN') ? (plan as never) : sql.first(text, ...rest);
          return work({ ...sql, first });
        }, options),
    });
    const all = (await find({})).totalElements;
    // A first day that changes nothing but that the total is counted anew.
    const asks = (searchText: string, from: string, guessed: number) =>
      asked(companyId, { searchText, from }, guessing(guessed));
    expect(await asks('no', '2023-01-01', 10_000)).toEqual([all, 3]);
    expect(await asks('no', '2023-01-02', 10_001)).toEqual([all, 2]);
    expect(await asks('istanbul', '2023-01-02', 10_001)).toEqual([1, 2]);
  });
});

test('another fault of the database is none of the searched text', async () => {
  const own = ofCompany(db, companyId);
  const broken: Database = {
    ...own,
    transaction: (work, options) =>
      own.transaction((sql) => work({ ...sql, run: () => sql.run('SELECT 1 / 0') }), options),
  };
  await expect(find({ searchText: 'o' }, broken)).rejects.toMatchObject({
    cause: { code: '22012' },
  });
  const gone = new Error('gone');
  await expect(find({ searchText: 'o' }, { ...own, transaction: () => Promise.reject(gone) })).rejects.toBe(
    gone,
  );
});
