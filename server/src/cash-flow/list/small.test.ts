import {
  type CashFlowPage,
  CashFlowQuery,
  type CashFlowSort,
  PaymentMethod,
  paymentMethodNames,
} from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Database } from '../../db/database';
import { ofCompany, testDatabase } from '../../test/database';
import { insertEntries, type NewEntry, newLedger } from '../../test/ledger';
import { listCashFlows } from '../list';

const db = testDatabase();
const NAMES = ['Kira', 'Çelik', 'Çatı', 'Boya'] as const;
type Entry = NewEntry & { name: (typeof NAMES)[number]; projectId: string | null };

const SIZE = 26;
const PAGE = 7;
let companyId: string;
let projectId: string;
let all: Entry[];
let own: Database;

/** Some days hold one entry, one holds ten; amounts repeat, and so do names and methods. */
beforeAll(async () => {
  const ledger = await newLedger(db, ...NAMES);
  companyId = ledger.companyId;
  projectId = newId();
  await db.run(
    `INSERT INTO project (company_id, id, name, code, status, start_date, end_date)
     VALUES ($1, $2, 'Moda Apartmanı', 'MODA', 'DEVAM_EDIYOR', '2026-01-01', '2026-12-31')`,
    [companyId, projectId],
  );
  all = Array.from({ length: SIZE }, (_, at): Entry => {
    const name = NAMES[(at * 7) % 4] ?? 'Kira';
    return {
      id: newId(),
      name,
      categoryId: ledger.category(name),
      date: `2026-03-${String(at % 3 === 0 ? 12 : 1 + ((at * 5) % 28)).padStart(2, '0')}`,
      description: at % 4 ? `Çimento ${at}` : `Vinç ${at}`,
      amount: ((at * 11) % 9) + 0.07,
      cashFlowType: at % 3 === 1 ? 'GIRIS' : 'CIKIS',
      paymentMethod: PaymentMethod.options[(at * 5) % 6] ?? 'CASH',
      projectId: at % 5 === 2 ? projectId : null,
    };
  });
  await insertEntries(db, companyId, all);
  await db.run('UPDATE cash_flow SET project_id = $2 WHERE company_id = $1 AND id = ANY($3)', [
    companyId,
    projectId,
    all.filter((each) => each.projectId).map(({ id }) => id),
  ]);
  own = ofCompany(db, companyId);
});

const find = (query: Partial<CashFlowQuery>): Promise<CashFlowPage> =>
  listCashFlows(own, companyId, CashFlowQuery.parse({ pageSize: PAGE, ...query }));

const kurus = ({ amount }: NewEntry) => Math.round(amount * 100);
const signed = (each: NewEntry) => (each.cashFlowType === 'GIRIS' ? kurus(each) : -kurus(each));
function sumsOf(entries: readonly NewEntry[]) {
  const total = (type: string) =>
    entries.filter(({ cashFlowType }) => cashFlowType === type).reduce((sum, each) => sum + kurus(each), 0);
  const [income, expense] = [total('GIRIS'), total('CIKIS')];
  return { income: income / 100, expense: expense / 100, net: (income - expense) / 100 };
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const newest = (a: Entry, b: Entry) => byText(b.date, a.date) || byText(b.id, a.id);
type Order = { sortBy?: CashFlowSort; sortOrder?: 'ASC' | 'DESC' };
const orders: Order[] = [
  {},
  { sortOrder: 'ASC' },
  ...(['date', 'amount', 'category', 'paymentMethod'] as const).flatMap((sortBy): Order[] => [
    { sortBy },
    { sortBy, sortOrder: 'DESC' },
  ]),
];

function inOrder(entries: readonly Entry[], { sortBy, sortOrder }: Order): Entry[] {
  const sign = (sortOrder ?? (sortBy ? 'ASC' : 'DESC')) === 'ASC' ? 1 : -1;
  const turkish = (a: string, b: string) => sign * a.localeCompare(b, 'tr');
  return entries.toSorted((a, b) => {
    if (sortBy === 'category') return turkish(a.name, b.name) || newest(a, b);
    if (sortBy === 'paymentMethod')
      return (
        turkish(paymentMethodNames[a.paymentMethod], paymentMethodNames[b.paymentMethod]) || newest(a, b)
      );
    return sign * ((sortBy === 'amount' ? kurus(a) - kurus(b) : 0) || -newest(a, b));
  });
}

type Filter = [name: string, query: () => Partial<CashFlowQuery>, holds: (entry: Entry) => boolean];
const filters: Filter[] = [
  ['nothing', () => ({}), () => true],
  ['a first day', () => ({ from: '2026-03-12' }), ({ date }) => date >= '2026-03-12'],
  ['a last day', () => ({ to: '2026-03-12' }), ({ date }) => date <= '2026-03-12'],
  ['one day', () => ({ from: '2026-03-12', to: '2026-03-12' }), ({ date }) => date === '2026-03-12'],
  ['a direction', () => ({ cashFlowType: 'GIRIS' }), ({ cashFlowType }) => cashFlowType === 'GIRIS'],
  ['a category', () => ({ categoryId: idOf('Çatı') }), ({ name }) => name === 'Çatı'],
  [
    'some categories',
    () => ({ categoryIds: [idOf('Çatı'), idOf('Kira')] }),
    ({ name }) => name === 'Çatı' || name === 'Kira',
  ],
  ['no category of a list', () => ({ categoryIds: [] }), () => true],
  ['a method', () => ({ paymentMethod: 'CHECK' }), ({ paymentMethod }) => paymentMethod === 'CHECK'],
  [
    'some methods',
    () => ({ paymentMethods: ['CHECK', 'CARD'] }),
    ({ paymentMethod }) => paymentMethod === 'CHECK' || paymentMethod === 'CARD',
  ],
  ['no method of a list', () => ({ paymentMethods: [] }), () => true],
  ['a project', () => ({ projectId }), (entry) => entry.projectId !== null],
  ['a least amount', () => ({ minAmount: 4.07 }), (entry) => kurus(entry) >= 407],
  ['nothing as the least amount', () => ({ minAmount: 0 }), () => true],
  ['a largest amount', () => ({ maxAmount: 4.07 }), (entry) => kurus(entry) <= 407],
  [
    'chosen entries',
    () => ({ ids: all.slice(3, 14).map(({ id }) => id) }),
    (entry) => all.slice(3, 14).includes(entry),
  ],
  ['no entry of a choice', () => ({ ids: [] }), () => false],
  ['a text', () => ({ searchText: ' CIMENTO ' }), ({ description }) => description.startsWith('Çimento')],
  ['a text of a category', () => ({ searchText: ' ÇAT ' }), ({ name }) => name === 'Çatı'],
  [
    'a text and a method',
    () => ({ searchText: 'vinc', paymentMethod: 'CHECK' }),
    ({ description, paymentMethod }) => description.startsWith('Vinç') && paymentMethod === 'CHECK',
  ],
  [
    'a month and a category',
    () => ({ from: '2026-03-05', categoryId: idOf('Kira') }),
    ({ date, name }) => date >= '2026-03-05' && name === 'Kira',
  ],
];
const idOf = (name: string) => all.find((entry) => entry.name === name)?.categoryId ?? '';

/** Of the whole ledger as it stands the summary tells it. */
const isCounted = ({ sortBy, sortOrder }: Order, query: Partial<CashFlowQuery>) =>
  Boolean(sortBy ?? sortOrder) ||
  Object.entries(query).some(([name, value]) => name === 'ids' || !Array.isArray(value) || value.length > 0);

function countsOf(found: readonly NewEntry[]) {
  const income = found.filter(({ cashFlowType }) => cashFlowType === 'GIRIS').length;
  return { income, expense: found.length - income };
}

/** Every page of a list, and one beyond, is what plain sorting and adding up comes to. */
async function expectList(query: Partial<CashFlowQuery>, order: Order, holds: Filter[2]) {
  const found = all.filter(holds);
  const expected = inOrder(found, order);
  const isByDate = !order.sortBy || order.sortBy === 'date';
  for (let page = 0; page * PAGE <= expected.length; page++) {
    const answer = await find({ ...query, ...order, page });
    const shown = expected.slice(page * PAGE, (page + 1) * PAGE);
    expect(answer.content.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
    expect(answer).toMatchObject({
      totalElements: found.length,
      totalPages: Math.ceil(found.length / PAGE),
      page,
      size: PAGE,
      sums: sumsOf(found),
    });
    expect(answer.counts).toEqual(isCounted(order, query) ? countsOf(found) : undefined);
    expect(groupsIn(answer)).toEqual(groupsOf(found, order));
    const days = isByDate ? [...new Set(shown.map(({ date }) => date))] : [];
    expect(answer.days).toEqual(
      days.map((date) => {
        const ofDay = found.filter((entry) => entry.date === date);
        return { date, count: ofDay.length, ...sumsOf(ofDay) };
      }),
    );
  }
}

type Groups = Record<string, number> | undefined;
const groupsIn = ({ groups }: CashFlowPage): Groups =>
  groups && Object.fromEntries(groups.map(({ key, count }) => [key, count]));

/** How many there are of each category or method, where the list is sorted by it. */
function groupsOf(found: readonly Entry[], { sortBy }: Order): Groups {
  if (sortBy !== 'category' && sortBy !== 'paymentMethod') return;
  const counts: Record<string, number> = {};
  for (const entry of found) {
    const key = sortBy === 'category' ? entry.categoryId : entry.paymentMethod;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

test.each(filters)(
  'a list narrowed by %s is in order on every page, with its days and sums',
  async (_what, query, holds) => {
    for (const order of [{}, { sortBy: 'amount' }, { sortBy: 'category', sortOrder: 'DESC' }] as const)
      await expectList(query(), order, holds);
  },
);

test.each(orders)('a list in the order %j is in order on every page, whatever narrows it', async (order) => {
  for (const at of [0, 1, 6, 17]) if (filters[at]) await expectList(filters[at][1](), order, filters[at][2]);
});

test.each<[string, Partial<CashFlowQuery>]>([
  ['whole', {}],
  ['whole, oldest first', { sortOrder: 'ASC' }],
  ['searched for nothing but spaces', { searchText: '  ' }],
  ['from a day on', { from: '2026-03-12' }],
  ['up to a day', { to: '2026-03-12', sortBy: 'date' }],
])('beside each entry of a ledger that is %s stands the balance after it', async (_what, query) => {
  const upTo = new Map<string, number>();
  let balance = 0;
  for (const each of inOrder(all, { sortOrder: 'ASC' })) {
    balance += signed(each);
    upTo.set(each.id, balance / 100);
  }
  const before = inOrder(all, {}).find(({ date }) => date < (query.from ?? ''));
  for (let page = 0; page < 3; page++) {
    const { content, openingBalance } = await find({ ...query, page });
    expect(content.map((line) => line.balance)).toEqual(content.map(({ id }) => upTo.get(id)));
    expect(openingBalance).toBe(before ? upTo.get(before.id) : 0);
  }
});

test.each([1, 3, 6, 9, 12, 26, 100])(
  'the ledger opens with pages of %d, the newest first, each with its balance and its sums',
  async (pageSize) => {
    const expected = inOrder(all, {});
    let balance = expected.reduce((sum, each) => sum + signed(each), 0);
    for (let page = 0; page * pageSize < expected.length; page++) {
      const answer = await find({ page, pageSize });
      const shown = expected.slice(page * pageSize, (page + 1) * pageSize);
      expect(answer.content.map((line) => [line.id, line.balance])).toEqual(
        shown.map((each) => {
          balance -= signed(each);
          return [each.id, (balance + signed(each)) / 100];
        }),
      );
      expect(answer).toMatchObject({ totalElements: SIZE, sums: sumsOf(all), openingBalance: 0 });
    }
  },
);

test('no balance is told of a list that anything but a period narrows, or that is in another order', async () => {
  for (const [what, query] of filters.slice(4)) {
    if (what.startsWith('no ') && what.endsWith('a list')) continue;
    const { content, openingBalance } = await find(query());
    expect([what, openingBalance]).toEqual([what, null]);
    expect(content.filter((line) => line.balance !== null)).toEqual([]);
  }
  for (const order of orders.slice(4)) {
    const { content } = await find(order);
    expect(content.filter((line) => line.balance !== null)).toEqual([]);
  }
});

test.each(filters)(
  'an account that all lies in changes nothing for %s, in any order',
  async (_name, query) => {
    const [account] = await db.query<{ id: string }>('SELECT id FROM cash_account WHERE company_id = $1', [
      companyId,
    ]);
    for (const order of orders) {
      const asked = { ...query(), ...order };
      const within = await find({ ...asked, accountId: account?.id });
      const { content, totalElements, sums } = await find(asked);
      expect(within).toMatchObject({ totalElements, sums });
      expect(within.content.map(({ id }) => id)).toEqual(content.map(({ id }) => id));
    }
  },
);

test('an entry is told whole, with its project’s name', async () => {
  const entry = inOrder(all, {}).find((each) => each.projectId);
  const { content } = await find({ ids: [entry?.id ?? ''] });
  const { name: categoryName, ...stored } = entry ?? { name: '' };
  expect(content).toEqual([
    {
      ...stored,
      accountId: expect.any(String),
      accountName: 'Ana Kasa',
      transferId: null,
      settlementId: null,
      runningBalance: null,
      categoryName,
      projectName: 'Moda Apartmanı',
      balance: null,
      version: 1,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
});

test.each<[string, Partial<CashFlowQuery>]>([
  ['amounts', { minAmount: 0 }],
  ['a text', { searchText: 'çimento' }],
])('what was counted before for a list by %s is not told after a write', async (_what, query) => {
  const before = (await find(query)).totalElements;
  const [some] = all;
  if (!some) throw new Error('no entries');
  await insertEntries(db, companyId, [{ ...some, id: newId(), description: 'Çimento yeni' }]);
  expect((await find(query)).totalElements).toBe(before + 1);
});
