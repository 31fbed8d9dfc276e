import {
  api,
  CashFlow,
  CashFlowSummary,
  type Endpoint,
  Project,
  type Recurring,
  Restored,
  type TrashItem,
} from '@vezne/contract';
import fc from 'fast-check';
import { z } from 'zod';
import { reconcile } from '../cash-flow/sum-queries';
import { deleteOutdated } from '../db/retention';
import { testApp } from '../test/app';
import { cashFlowBody, productBody, projectBody, rowBody } from '../test/bodies';
import type { SignedUp } from '../test/people';
import { patience, trials } from '../test/trials';
import { restore as restoreFor } from './service';

// A property is tried more often at night, and a busy machine is slow.
jest.setTimeout(patience(60_000));

const t = testApp();
const DAY = 86_400_000;
const Saved = z.object({ id: z.string() });

const save = async (endpoint: Endpoint, who: SignedUp, body: object) =>
  Saved.parse(await t.ask(endpoint, who, { body })).id;
const remove = (endpoint: Endpoint, who: SignedUp, id: string) => t.call(endpoint, { query: { id } }, who);
const restore = (who: SignedUp, id: string, more: object = {}) =>
  t.call(api.trash.restore, { body: { id, ...more } }, who);
const summary = async (who: SignedUp) => CashFlowSummary.parse(await t.ask(api.cashFlow.summary, who));
const trash = async (who: SignedUp, query: object = {}) =>
  (await t.ask<{ content: TrashItem[] }>(api.trash.findAll, who, { body: query })).content;

async function newCompany() {
  const who = await t.signUp();
  const category = (name: string) => save(api.category.save, who, { name, type: 'HER_IKISI' });
  return { who, category, categoryId: await category('Kira') };
}

test('a deleted entry comes back as it was, and the sums with it', async () => {
  const { who, categoryId } = await newCompany();
  await save(api.cashFlow.save, who, { ...cashFlowBody, categoryId, cashFlowType: 'GIRIS', amount: 100_000 });
  const id = await save(api.cashFlow.save, who, { ...cashFlowBody, categoryId, amount: 12_345.67 });
  const before = CashFlow.parse(await t.ask(api.cashFlow.findById, who, { query: { id } }));
  const sums = await summary(who);

  const answer = await remove(api.cashFlow.delete, who, id);
  expect([answer.body, answer.headers['x-trash-id']]).toEqual([true, id]);
  expect((await summary(who)).expense).toBe(0);
  expect(await trash(who)).toMatchObject([
    {
      id,
      entity: 'cash-flow',
      label: 'Kira',
      amount: -12_345.67,
      deletedBy: 'Ayşe Yılmaz',
      parts: 0,
      daysLeft: 30,
    },
  ]);

  const { body } = await restore(who, id);
  expect(Restored.parse(body)).toEqual({
    entity: 'cash-flow',
    record: { ...before, version: 2, updatedAt: expect.any(String) },
  });
  expect(await summary(who)).toEqual(sums);
  expect(await reconcile(t.db, who.companyId)).toEqual([]);
  expect(await trash(who)).toEqual([]);
});

test('a project comes back with its rows, its place, its analysis and its ledger entries', async () => {
  const { who, categoryId } = await newCompany();
  const id = await save(api.project.save, who, projectBody(categoryId));
  const row = { ...rowBody, projectId: id, categoryId };
  const amounts = [950_200, 700_000, 450_000.5, 299_999.5];
  for (const amount of amounts) await save(api.projectIncome.save, who, { ...row, amount });
  for (let at = 0; at < 8; at++) await save(api.projectExpense.save, who, { ...row, amount: 138_222.22 });
  await save(api.projectExpense.save, who, { ...row, amount: 138_222.24 });
  const entry = await save(api.cashFlow.save, who, { ...cashFlowBody, categoryId, projectId: id });
  await t.ask(api.project.analyze, who, { body: { projectId: id } });
  const read = async () => Project.parse(await t.ask(api.project.findById, who, { query: { id } }));
  const before = await read();
  expect(before.income + before.expense).toBe(3_644_200);

  await remove(api.project.delete, who, id);
  expect(await trash(who)).toMatchObject([
    { id, entity: 'project', label: 'Konut', amount: null, parts: 13 },
  ]);
  const { projectId } = CashFlow.parse(await t.ask(api.cashFlow.findById, who, { query: { id: entry } }));
  expect(projectId).toBeNull();

  expect((await restore(who, id)).status).toBe(200);
  expect(await read()).toEqual({ ...before, version: before.version + 1, updatedAt: expect.any(String) });
  const rows = await t.ask<{ totalElements: number }>(api.projectExpense.findAll, who, {
    body: { projectId: id },
  });
  expect(rows.totalElements).toBe(9);
  expect(await t.ask<unknown[]>(api.projectIncome.ofProject, who, { query: { projectId: id } })).toHaveLength(
    4,
  );
  const linked = CashFlow.parse(await t.ask(api.cashFlow.findById, who, { query: { id: entry } }));
  expect(linked.projectId).toBe(id);
});

test.each([api.projectIncome, api.projectExpense])('a row comes back into its project: %#', async (noun) => {
  const { who, categoryId } = await newCompany();
  const projectId = await save(api.project.save, who, projectBody(categoryId));
  const id = await save(noun.save, who, { ...rowBody, projectId, categoryId, amount: 250.25 });
  const cancelled = await save(noun.save, who, { ...rowBody, projectId, categoryId, status: 'IPTAL' });
  const sums = async () => {
    const { income, expense } = Project.parse(
      await t.ask(api.project.findById, who, { query: { id: projectId } }),
    );
    return [income, expense];
  };
  const before = await sums();
  for (const each of [id, cancelled]) await remove(noun.delete, who, each);
  expect(await sums()).toEqual([0, 0]);
  for (const each of [id, cancelled]) expect((await restore(who, each)).status).toBe(200);
  expect(await sums()).toEqual(before);

  await remove(noun.delete, who, id);
  await remove(api.project.delete, who, projectId);
  expect(await restore(who, id)).toMatchObject({
    status: 409,
    body: { message: 'Bu kayıt geri yüklenemedi: projesi artık yok. Önce projeyi geri yükleyin.' },
  });
  expect([(await restore(who, projectId)).status, (await restore(who, id)).status]).toEqual([200, 200]);
});

test('what lost its category asks for another one, for all of its parts at once', async () => {
  const { who, category, categoryId } = await newCompany();
  const gone = await category('Geçici Gider');
  const projectId = await save(api.project.save, who, projectBody(categoryId));
  await save(api.projectExpense.save, who, { ...rowBody, projectId, categoryId: gone });
  const id = await save(api.cashFlow.save, who, { ...cashFlowBody, categoryId: gone });
  await remove(api.cashFlow.delete, who, id);
  await remove(api.project.delete, who, projectId);
  await remove(api.category.delete, who, gone);
  for (const each of [id, projectId]) {
    const message = 'Bu kayıt geri yüklenemedi: Geçici Gider artık yok. Başka bir kategori seçin.';
    expect(await restore(who, each)).toMatchObject({
      status: 409,
      body: { message, fields: { categoryId: message } },
    });
    const missing = await restore(who, each, { replace: { categoryId: projectId } });
    expect(missing.status).toBe(404);
    expect((await restore(who, each, { replace: { categoryId } })).status).toBe(200);
  }
  expect(await t.ask(api.cashFlow.findById, who, { query: { id } })).toMatchObject({ categoryId });
  expect(await reconcile(t.db, who.companyId)).toEqual([]);
});

test('what has been named anew meanwhile is not made twice', async () => {
  const { who, categoryId, category } = await newCompany();
  const made: [Endpoint, Endpoint, string, object, string][] = [
    [
      api.category.delete,
      api.category.save,
      '',
      { name: 'YAKIT', type: 'GIDER' },
      'Aynı adda bir kategori var: YAKIT',
    ],
    [
      api.product.delete,
      api.product.save,
      '',
      { ...productBody, name: 'Kum' },
      'Aynı kodda bir ürün var: CM-1 (Kum)',
    ],
    [
      api.project.delete,
      api.project.save,
      '',
      { ...projectBody(categoryId), code: 'p-7', name: 'Moda' },
      'Aynı kodda bir proje var: P-7 (Moda)',
    ],
  ];
  const first = [
    await category('yakıt'),
    await save(api.product.save, who, productBody),
    await save(api.project.save, who, { ...projectBody(categoryId), code: 'P-7' }),
  ];
  for (const [at, [endpoint, again, , body, message]] of made.entries()) {
    const id = first[at] ?? '';
    await remove(endpoint, who, id);
    await save(again, who, body);
    expect(await restore(who, id)).toMatchObject({ status: 409, body: { message } });
  }
});

test('a product comes back into the rows that were filled from it', async () => {
  const { who, categoryId } = await newCompany();
  const productId = await save(api.product.save, who, productBody);
  const projectId = await save(api.project.save, who, projectBody(categoryId));
  const id = await save(api.projectExpense.save, who, { ...rowBody, projectId, categoryId, productId });
  const product = async () =>
    (await t.ask<{ productId: string | null }>(api.projectExpense.findById, who, { query: { id } }))
      .productId;
  await remove(api.product.delete, who, productId);
  expect(await product()).toBeNull();
  expect((await restore(who, productId)).status).toBe(200);
  expect(await product()).toBe(productId);
});

test('a category, an account and a project come back into what repeats', async () => {
  const { who, category, categoryId } = await newCompany();
  const lost = await category('Aidat');
  const accountId = await save(api.cashAccount.save, who, { name: 'Banka', kind: 'BANKA' });
  const projectId = await save(api.project.save, who, projectBody(categoryId));
  const cashFlowId = await save(api.cashFlow.save, who, {
    ...{ ...cashFlowBody, date: '2026-01-05', categoryId: lost, accountId, projectId },
  });
  await save(api.recurring.save, who, { cashFlowId, day: 5, startDate: '2026-02-05', endDate: null });
  await remove(api.cashFlow.delete, who, cashFlowId);
  const places = async () =>
    (await t.ask<Recurring[]>(api.recurring.findAll, who)).map((each) => [
      ...[each.categoryId, each.accountId, each.projectId],
    ]);
  const ids = [lost, accountId, projectId];
  for (const [at, noun] of [api.category, api.cashAccount, api.project].entries())
    expect((await remove(noun.delete, who, ids[at] ?? '')).status).toBe(200);
  expect(await places()).toEqual([[null, null, null]]);
  for (const id of ids) expect((await restore(who, id)).status).toBe(200);
  expect(await places()).toEqual([ids]);
});

test('a company sees and touches its own trash alone', async () => {
  const [ours, theirs] = [await newCompany(), await newCompany()];
  await remove(api.category.delete, ours.who, ours.categoryId);
  expect(await trash(theirs.who)).toEqual([]);
  expect((await restore(theirs.who, ours.categoryId)).status).toBe(404);
  expect((await remove(api.trash.delete, theirs.who, ours.categoryId)).status).toBe(404);
  expect((await restore(ours.who, ours.categoryId)).status).toBe(200);
  expect((await restore(ours.who, ours.categoryId)).status).toBe(404);
});

test('without the walls of the database nobody learns from a refusal what another company has deleted', async () => {
  const [ours, theirs] = [await newCompany(), await newCompany()];
  await remove(api.category.delete, theirs.who, theirs.categoryId);
  const place = { sql: t.db, companyId: ours.who.companyId, today: '2026-03-04' };
  // We have a category of the same name, which would stand in the way of our own.
  const refused = await restoreFor(place, { id: theirs.categoryId }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'NOT_FOUND' });
});

test('a restoring that is repeated with its key is answered alike, and done once', async () => {
  const { who, categoryId } = await newCompany();
  await remove(api.category.delete, who, categoryId);
  const again = () => t.call(api.trash.restore, { body: { id: categoryId } }, { ...who, key: 'geri-1' });
  const [first, second] = [await again(), await again()];
  expect(second.text).toBe(first.text);
  expect(await t.ask(api.category.findById, who, { query: { id: categoryId } })).toMatchObject({
    version: 2,
  });
});

test('of what is deleted for good the history alone is left', async () => {
  const { who, categoryId } = await newCompany();
  await remove(api.category.delete, who, categoryId);
  expect((await remove(api.trash.delete, who, categoryId)).body).toBe(true);
  expect((await restore(who, categoryId)).status).toBe(404);
  const { content } = await t.ask<{ content: object[] }>(api.history.findAll, who, {
    body: { entity: 'category', entityId: categoryId },
  });
  expect(content).toMatchObject([
    { action: 'KALICI_SIL', label: 'Kira' },
    { action: 'SIL' },
    { action: 'EKLE' },
  ]);
});

test('the list is narrowed by kind and by words', async () => {
  const { who, category } = await newCompany();
  await remove(api.category.delete, who, await category('İnşaat Demiri'));
  await remove(api.product.delete, who, await save(api.product.save, who, productBody));
  const found = async (query: object) => (await trash(who, query)).map(({ label }) => label);
  expect(await found({})).toEqual(['Çimento', 'İnşaat Demiri']);
  expect(await found({ entity: 'category' })).toEqual(['İnşaat Demiri']);
  expect(await found({ searchText: 'INSAAT' })).toEqual(['İnşaat Demiri']);
  expect(await found({ searchText: 'yok böyle' })).toEqual([]);
});

const step = fc.record({
  kind: fc.constantFrom('save', 'save', 'update', 'delete', 'delete', 'restore', 'restore'),
  pick: fc.nat(),
  kurus: fc.integer({ min: 1, max: 99_999_999_999_999 }),
  income: fc.boolean(),
});

type Step = (typeof step extends fc.Arbitrary<infer S> ? S : never) & object;

/** Plays the steps, each where there is something to do it to; answers what is left. */
async function play(who: SignedUp, categoryId: string, steps: readonly Step[]): Promise<string[]> {
  const [kept, gone]: [string[], string[]] = [[], []];
  const move = async (from: string[], to: string[], pick: number, act: (id: string) => Promise<unknown>) => {
    const [id = ''] = from.splice(pick % from.length, 1);
    await act(id);
    to.push(id);
  };
  for (const { kind, pick, kurus, income } of steps) {
    const body = { ...cashFlowBody, categoryId, amount: kurus / 100 };
    if (kind === 'delete' && kept.length > 0)
      await move(kept, gone, pick, (id) => t.ask(api.cashFlow.delete, who, { query: { id } }));
    else if (kind === 'restore' && gone.length > 0)
      await move(gone, kept, pick, (id) => t.ask(api.trash.restore, who, { body: { id } }));
    else if (kind === 'update' && kept.length > 0) {
      const { cashFlowType: _, ...change } = body;
      await t.ask(api.cashFlow.update, who, { body: { ...change, id: kept[pick % kept.length] } });
    } else
      kept.push(await save(api.cashFlow.save, who, { ...body, cashFlowType: income ? 'GIRIS' : 'CIKIS' }));
  }
  return kept;
}

test('after any history of writes, deletions and restorings the sums are those of the entries', async () => {
  const { who, categoryId } = await newCompany();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      const kept = await play(who, categoryId, steps);
      expect(await reconcile(t.db, who.companyId)).toEqual([]);
      for (const id of kept) await t.ask(api.cashFlow.delete, who, { query: { id } });
      expect(await summary(who)).toMatchObject({ incomeCount: 0, expenseCount: 0, balance: 0 });
    }),
    { numRuns: trials(5) },
  );
});

test('after thirty days the trash is empty, and the history still there', async () => {
  const { who, categoryId } = await newCompany();
  await remove(api.category.delete, who, categoryId);
  const lines = () => t.db.query('SELECT 1 FROM audit WHERE company_id = $1', [who.companyId]);
  const told = (await lines()).length;
  t.later(30 * DAY - 60_000);
  await deleteOutdated(t.db, t.app.now());
  expect(await t.db.query('SELECT 1 FROM trash WHERE company_id = $1', [who.companyId])).toHaveLength(1);
  t.later(2 * 60_000);
  await deleteOutdated(t.db, t.app.now());
  expect(await t.db.query('SELECT 1 FROM trash')).toEqual([]);
  expect(await lines()).toHaveLength(told);
});
