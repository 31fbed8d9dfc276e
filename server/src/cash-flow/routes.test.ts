import { api, type CashFlow, type Category, codes, messages } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { testApp } from '../test/app';
import { projectBody } from '../test/bodies';
import type { SignedUp } from '../test/people';
import { reconcile } from './sum-queries';

const { call, signUp, db } = testApp();
const { category, cashFlow } = api;

let ours: SignedUp;
let theirs: SignedUp;
let rent: Category;
let theirRent: Category;
beforeAll(async () => {
  [ours, theirs] = [await signUp(), await signUp()];
  [rent, theirRent] = [await makeCategory('Kira', ours), await makeCategory('Kira', theirs)];
});
afterEach(async () => {
  expect(await reconcile(db, ours.companyId)).toEqual([]);
});

async function makeCategory(name: string, person: SignedUp): Promise<Category> {
  const { body } = await call(category.save, { body: { name, type: 'HER_IKISI' } }, person);
  return category.save.output.parse(body);
}

const fields = (change: object = {}) => ({
  categoryId: rent.id,
  date: '2026-03-04',
  description: 'Mart kirası',
  amount: 46_500,
  cashFlowType: 'CIKIS',
  paymentMethod: 'TRANSFER',
  ...change,
});

async function make(change: object = {}, person = ours): Promise<CashFlow> {
  const { status, body, text } = await call(cashFlow.save, { body: fields(change) }, person);
  if (status !== 200) throw new Error(text);
  return cashFlow.save.output.parse(body);
}

const find = async (body: object, person = ours) =>
  cashFlow.findAll.output.parse((await call(cashFlow.findAll, { body }, person)).body);
const sums = async (person: SignedUp) =>
  cashFlow.summary.output.parse((await call(cashFlow.summary, {}, person)).body);

test('an entry is answered as it is stored, found by its id and counted', async () => {
  const person = await signUp();
  const { id: categoryId } = await makeCategory('Kira', person);
  const entry = await make({ categoryId, amount: 0.07 }, person);
  expect(entry).toMatchObject({
    ...fields({ categoryId, amount: 0.07 }),
    categoryName: 'Kira',
    projectId: null,
    version: 1,
  });
  expect((await call(cashFlow.findById, { query: { id: entry.id } }, person)).body).toEqual(entry);
  expect(await find({}, person)).toEqual({
    content: [{ ...entry, projectName: null, balance: -0.07, runningBalance: null }],
    totalElements: 1,
    totalPages: 1,
    page: 0,
    size: 6,
    sums: { income: 0, expense: 0.07, net: -0.07 },
    days: [{ date: entry.date, count: 1, income: 0, expense: 0.07, net: -0.07 }],
    openingBalance: 0,
    closingBalance: -0.07,
  });
  expect(await sums(person)).toEqual({
    income: 0,
    expense: 0.07,
    balance: -0.07,
    incomeCount: 0,
    expenseCount: 1,
    openingBalance: 0,
    accountCount: 1,
    waitingRecurring: 0,
  });
});

test('an entry without a payment method is cash', async () => {
  expect(await make({ paymentMethod: undefined })).toMatchObject({ paymentMethod: 'CASH' });
});

test('an update changes all but the type, and keeps the method it does not name', async () => {
  const { id } = await make();
  const other = await makeCategory('Depo', ours);
  const change = {
    id,
    categoryId: other.id,
    date: '2026-02-28',
    description: 'Depo kirası',
    amount: 12_000.5,
  };
  expect(await call(cashFlow.update, { body: change }, ours)).toMatchObject({
    status: 200,
    body: { ...change, categoryName: 'Depo', cashFlowType: 'CIKIS', paymentMethod: 'TRANSFER', version: 2 },
  });
  const typed = { ...change, cashFlowType: 'GIRIS' };
  expect(await call(cashFlow.update, { body: typed }, ours)).toMatchObject({
    status: 200,
    body: { cashFlowType: 'CIKIS', version: 3 },
  });
});

test('of two editors the second is shown what the first one stored', async () => {
  const { id } = await make();
  const { cashFlowType: _, ...body } = { ...fields(), id };
  const change = (amount: number, version?: number) =>
    call(cashFlow.update, { body: { ...body, amount, version } }, ours);
  expect(await change(1, 1)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await change(2, 1)).toMatchObject({
    status: 409,
    body: { code: codes.stale, message: messages.stale, current: { id, amount: 1, version: 2 } },
  });
  expect(await change(3)).toMatchObject({ status: 200, body: { amount: 3, version: 3 } });
});

test('forty editors at once with the version they saw: exactly one per version succeeds', async () => {
  const { id } = await make();
  const { cashFlowType: _, ...body } = { ...fields(), id };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      call(cashFlow.update, { body: { ...body, amount: i + 1, version: 1 } }, ours),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(39);
});

test('a deleted entry is gone and no longer counted', async () => {
  const person = await signUp();
  const { id: categoryId } = await makeCategory('Kira', person);
  const { id } = await make({ categoryId }, person);
  expect(await call(cashFlow.delete, { query: { id } }, person)).toMatchObject({ status: 200, body: true });
  expect((await call(cashFlow.findById, { query: { id } }, person)).status).toBe(404);
  expect((await call(cashFlow.delete, { query: { id } }, person)).status).toBe(404);
  expect(await sums(person)).toMatchObject({ expense: 0, expenseCount: 0 });
});

test('a save, an update and a delete that are repeated with their key happen once', async () => {
  const repeat = async (endpoint: Parameters<typeof call>[0], input: object, key: string) => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(endpoint, input, { ...ours, key })),
    );
    answers.push(await call(endpoint, input, { ...ours, key }));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
    return answers[0]?.body;
  };
  const before = (await find({})).totalElements;
  const { id } = cashFlow.save.output.parse(await repeat(cashFlow.save, { body: fields() }, 'save-1'));
  const { cashFlowType: _, ...change } = { ...fields({ amount: 5 }), id };
  expect(await repeat(cashFlow.update, { body: change }, 'update-1')).toMatchObject({ version: 2 });
  expect((await find({})).totalElements).toBe(before + 1);
  expect(await repeat(cashFlow.delete, { query: { id } }, 'delete-1')).toBe(true);
  expect((await find({})).totalElements).toBe(before);
  const reused = await call(cashFlow.save, { body: fields({ amount: 9 }) }, { ...ours, key: 'save-1' });
  expect(reused).toMatchObject({ status: 409, body: { code: codes.keyReused } });
});

test('a search looks into descriptions and category names, in any spelling', async () => {
  const person = await signUp();
  const { id: categoryId } = await makeCategory('Şantiye giderleri', person);
  const { id: other } = await makeCategory('Diğer', person);
  const inCategory = await make({ categoryId, description: 'Vinç' }, person);
  const inText = await make({ categoryId: other, description: 'İSTANBUL çek tahsilatı %5_a' }, person);
  await make({ categoryId: other, description: 'Ankara ödemesi' }, person);
  const found = async (searchText: string) =>
    (await find({ searchText }, person)).content.map(({ id }) => id);
  for (const text of ['şantiye', 'SANTIYE', 'santiye gid'])
    expect(await found(text)).toEqual([inCategory.id]);
  for (const text of [
    'istanbul',
    'İstanbul',
    'ISTANBUL',
    'ıstanbul',
    'cek',
    'ÇEK',
    ' çek ',
    'k t',
    '%',
    '_',
    '%5_a',
  ])
    expect(await found(text)).toEqual([inText.id]);
  for (const text of ['%%', '5%', 'i_t', '\\', "'; DROP TABLE cash_flow; --"])
    expect(await found(text)).toEqual([]);
  expect(await found('   ')).toHaveLength(3);
});

test('without a token nothing is told and nothing is done', async () => {
  for (const endpoint of Object.values(cashFlow)) {
    const answer = await call(endpoint, { query: { id: newId() }, body: {} });
    expect([endpoint.id, answer.status]).toEqual([endpoint.id, 401]);
  }
});

test("another company's entries are as absent as ones that never were", async () => {
  const { id } = await make();
  const before = await db.query('SELECT * FROM cash_flow WHERE company_id = $1 ORDER BY id', [
    ours.companyId,
  ]);
  const { cashFlowType: _, ...change } = fields({ categoryId: theirRent.id });
  for (const [endpoint, input] of [
    [cashFlow.findById, (of: string) => ({ query: { id: of } })],
    [cashFlow.delete, (of: string) => ({ query: { id: of } })],
    [cashFlow.update, (of: string) => ({ body: { ...change, id: of } })],
  ] as const) {
    const foreign = await call(endpoint, input(id), theirs);
    const missing = await call(endpoint, input(newId()), theirs);
    expect([endpoint.id, foreign.status]).toEqual([endpoint.id, 404]);
    expect({ ...Object(foreign.body), requestId: 0 }).toEqual({ ...Object(missing.body), requestId: 0 });
  }
  expect(await find({}, theirs)).toMatchObject({ totalElements: 0 });
  expect(await find({ ids: [id], categoryId: rent.id }, theirs)).toMatchObject({ totalElements: 0 });
  expect(await sums(theirs)).toMatchObject({ income: 0, expense: 0 });
  expect(
    await db.query('SELECT * FROM cash_flow WHERE company_id = $1 ORDER BY id', [ours.companyId]),
  ).toEqual(before);
});

test("the list of a project holds its entries alone, and nothing of another company's project", async () => {
  const body = { ...projectBody(rent.id), name: 'Moda Apartmanı' };
  const { id: projectId } = api.project.save.output.parse(
    (await call(api.project.save, { body }, ours)).body,
  );
  const entry = await make({ projectId, amount: 12.5 });
  for (const query of [{ projectId }, { projectId, searchText: 'kira' }, { projectId, sortBy: 'amount' }])
    expect(await find(query)).toMatchObject({
      totalElements: 1,
      content: [{ id: entry.id, projectName: 'Moda Apartmanı', balance: null }],
      sums: { income: 0, expense: 12.5, net: -12.5 },
    });
  for (const query of [{ projectId }, { minAmount: 0 }, { categoryIds: [rent.id] }, { sortBy: 'category' }])
    expect(await find(query, theirs)).toMatchObject({
      totalElements: 0,
      sums: { income: 0, expense: 0, net: 0 },
    });
});

test("another company's category or project cannot be used", async () => {
  const { id } = await make();
  const { cashFlowType: _, ...change } = { ...fields({ categoryId: theirRent.id }), id };
  const noCategory = { status: 404, body: { fields: { categoryId: 'Kategori bulunamadı' } } };
  expect(await call(cashFlow.save, { body: fields({ categoryId: theirRent.id }) }, ours)).toMatchObject(
    noCategory,
  );
  expect(await call(cashFlow.save, { body: fields({ categoryId: newId() }) }, ours)).toMatchObject(
    noCategory,
  );
  expect(await call(cashFlow.update, { body: change }, ours)).toMatchObject(noCategory);
  expect(await call(cashFlow.save, { body: fields({ projectId: newId() }) }, ours)).toMatchObject({
    status: 404,
    body: { fields: { projectId: 'Proje bulunamadı' } },
  });
});
