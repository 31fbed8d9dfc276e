import { api, type Project } from '@vezne/contract';
import fc from 'fast-check';
import { trials } from '../test/trials';
import { projectApp } from './testing';

const { call, ask, signUp, setClock, world, plan, make, row, find } = projectApp();
const { project, projectIncome, projectExpense, company, category } = api;

test('a new project gets the next code of the year, zero sums and days left', async () => {
  const person = await signUp();
  const first = await make({}, person);
  const second = await make({ code: 'PRJ-2026-003' }, person);
  const third = await make({}, person);
  const fourth = await make({}, person);
  expect([first.code, second.code, third.code, fourth.code]).toEqual([
    ...['PRJ-2026-001', 'PRJ-2026-003', 'PRJ-2026-002', 'PRJ-2026-004'],
  ]);
  expect(first).toMatchObject({
    income: 0,
    expense: 0,
    liveMargin: 0,
    profitability: null,
    leftDays: 10,
    version: 1,
  });
});

test('a code is taken once, whatever its case, and the refusal stands under its field', async () => {
  await make({ code: 'ŞANTİYE-1' });
  const { status, body } = await call(project.save, { body: plan({ code: 'santiye-1' }) }, world.us);
  expect([status, body]).toMatchObject([409, { fields: { code: 'Bu proje kodu zaten var' } }]);
});

test('a project that ends before it starts, or has half a place, is refused under the field', async () => {
  const bad = async (change: object) => (await call(project.save, { body: plan(change) }, world.us)).body;
  expect(await bad({ endDate: '2026-09-30' })).toMatchObject({
    fields: { endDate: 'Bitiş tarihi başlangıç tarihinden önce olamaz' },
  });
  expect(await bad({ latitude: 41 })).toMatchObject({
    fields: { longitude: 'Enlem ve boylam birlikte girilmelidir' },
  });
  expect(await bad({ latitude: 91, longitude: 0 })).toMatchObject({
    fields: { latitude: 'Enlem geçerli değil' },
  });
  expect(await bad({ progressPercent: 101 })).toMatchObject({
    fields: { progressPercent: expect.any(String) },
  });
});

test('two editors of one project: the second is shown what the first one stored', async () => {
  const made = await make();
  const change = { ...plan({ name: 'Villa A' }), id: made.id, version: 1 };
  expect(await ask(project.update, world.us, { body: change })).toMatchObject({
    name: 'Villa A',
    version: 2,
  });
  const { status, body } = await call(project.update, { body: { ...change, name: 'Villa B' } }, world.us);
  expect([status, body]).toMatchObject([409, { current: { name: 'Villa A', version: 2 } }]);
});

const rowHistory = fc.record({
  kind: fc.constantFrom('income' as const, 'expense' as const),
  kurus: fc.integer({ min: 1, max: 999_999_999 }),
  status: fc.constantFrom('BEKLIYOR' as const, 'IPTAL' as const),
  after: fc.constantFrom('keep' as const, 'change' as const, 'delete' as const, 'cancel' as const),
  next: fc.integer({ min: 1, max: 999_999_999 }),
});

type RowHistory = typeof rowHistory extends fc.Arbitrary<infer Value> ? Value : never;

/** Saves a row, does to it what its history says, and returns what it counts for in the end, in kuruş. */
async function live({ kind, kurus, status, after, next }: RowHistory, projectId: string) {
  const endpoints = kind === 'income' ? projectIncome : projectExpense;
  const body = row(projectId, { amount: kurus / 100, status });
  const { id } = await ask<{ id: string }>(endpoints.save, world.us, { body });
  const update = (to: 'BEKLIYOR' | 'IPTAL') =>
    ask(endpoints.update, world.us, { body: row(projectId, { id, amount: next / 100, status: to }) });
  if (after === 'change') await update('BEKLIYOR');
  if (after === 'cancel') await update('IPTAL');
  if (after === 'delete') await ask(endpoints.delete, world.us, { query: { id } });
  const kept = status === 'IPTAL' ? 0 : kurus;
  return BigInt({ keep: kept, change: next, cancel: 0, delete: 0 }[after]);
}

test('sums of a project equal an independent sum after any history of its rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(rowHistory, { minLength: 1, maxLength: 6 }), async (histories) => {
      const { id } = await make();
      const sums = { income: 0n, expense: 0n };
      for (const history of histories) sums[history.kind] += await live(history, id);
      const { income, expense, profit } = await find(id);
      expect([income, expense, profit].map((amount) => BigInt(Math.round(amount * 100)))).toEqual([
        sums.income,
        sums.expense,
        sums.income - sums.expense,
      ]);
    }),
    { numRuns: trials(12) },
  );
});

test('writers of one project at the same time lose nothing', async () => {
  const { id } = await make();
  const saves = Array.from({ length: 20 }, (_, index) =>
    call(projectExpense.save, { body: row(id, { amount: index + 0.01 }) }, world.us),
  );
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect((await find(id)).expense).toBe(190.2);
});

test('VAT stands beside the net amount and never inside a sum', async () => {
  const { id } = await make();
  const saved = await ask(projectIncome.save, world.us, { body: row(id, { amount: 1234.55, vatRate: 20 }) });
  expect(saved).toMatchObject({ amount: 1234.55, vatAmount: 246.91, grossAmount: 1481.46 });
  expect((await find(id)).income).toBe(1234.55);
});

test('a row stays in its project', async () => {
  const [one, other] = [await make(), await make()];
  const saved = await ask<{ id: string }>(projectIncome.save, world.us, { body: row(one.id) });
  const { status, body } = await call(
    projectIncome.update,
    { body: row(other.id, { id: saved.id }) },
    world.us,
  );
  expect([status, body]).toMatchObject([400, { fields: { projectId: 'Kayıt başka bir projeye taşınamaz' } }]);
});

test('the monthly limit holds when many create at once, and opens with the next month', async () => {
  const person = await signUp();
  await make({}, person);
  await ask(company.setMonthlyProjectLimit, person, {
    body: { companyId: person.companyId, monthlyProjectLimit: 3 },
  });
  const attempts = await Promise.all(
    Array.from({ length: 12 }, () => call(project.save, { body: plan() }, person)),
  );
  expect(attempts.filter(({ status }) => status === 200)).toHaveLength(2);
  const refused = attempts.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(10);
  expect(refused[0]?.body).toMatchObject({ message: 'Aylık proje limitinize ulaştınız (3/3).' });
  expect(await ask(project.statistics, person)).toMatchObject({
    projectLimit: { limit: 3, used: 3, remaining: 0, resetsOn: '2026-12-01' },
  });
  setClock(new Date('2026-12-01T09:00:00Z'));
  expect((await call(project.save, { body: plan() }, person)).status).toBe(200);
  setClock(new Date('2026-11-21T09:00:00Z'));
});

test('deleting a project takes its rows along and leaves the ledger', async () => {
  const { id } = await make();
  await ask(projectIncome.save, world.us, { body: row(id) });
  const entry = await ask<{ id: string }>(api.cashFlow.save, world.us, {
    body: {
      categoryId: world.categoryId,
      date: '2026-11-01',
      description: 'Kasa',
      amount: 5,
      cashFlowType: 'GIRIS',
      projectId: id,
    },
  });
  await ask(project.delete, world.us, { query: { id } });
  expect((await call(projectIncome.ofProject, { query: { projectId: id } }, world.us)).status).toBe(404);
  expect(await ask(api.cashFlow.findById, world.us, { query: { id: entry.id } })).toMatchObject({
    projectId: null,
    amount: 5,
  });
});

test('a category that a project or a row uses is not deleted, and the sentence counts the uses', async () => {
  const { id: used } = await ask<{ id: string }>(category.save, world.us, {
    body: { name: 'Peyzaj', type: 'HER_IKISI' },
  });
  const { id } = await make({ categoryId: used });
  await ask(projectExpense.save, world.us, { body: row(id, { categoryId: used }) });
  const { status, body } = await call(category.delete, { query: { id: used } }, world.us);
  expect([status, body]).toMatchObject([409, { message: 'Bu kategori 2 kayıtta kullanılıyor.' }]);
  expect(await ask(category.findById, world.us, { query: { id: used } })).toMatchObject({ useCount: 2 });
});

test('projects are sorted as Turkish readers expect, unanalyzed ones last, and an unknown order is refused', async () => {
  const person = await signUp();
  for (const name of ['Zemin', 'Çatı', 'Cephe', 'Isıtma', 'İskele', 'Şap', 'Sıva'])
    await make({ name }, person);
  const list = async (body: object) =>
    (await ask<{ content: Project[] }>(project.search, person, { body })).content.map(({ name }) => name);
  expect(await list({ sortBy: 'name', pageSize: 20 })).toEqual([
    ...['Cephe', 'Çatı', 'Isıtma', 'İskele', 'Sıva', 'Şap', 'Zemin'],
  ]);
  expect(await list({ searchText: 'CATI' })).toEqual(['Çatı']);
  expect((await call(project.search, { body: { sortBy: 'company_id' } }, person)).status).toBe(400);
});
