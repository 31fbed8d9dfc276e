import { api, type CashFlow, messages } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';
import { reconcile } from './sum-queries';

const { call, signUp, db } = testApp();
const { cashFlow, category, trash } = api;

let ours: SignedUp;
let theirs: SignedUp;
let rent: string;
let wages: string;
let foreign: string;
beforeAll(async () => {
  [ours, theirs] = [await signUp(), await signUp()];
  rent = await makeCategory('Kira', ours);
  wages = await makeCategory('Maaş', ours);
  foreign = await makeCategory('Kira', theirs);
});
afterEach(async () => {
  for (const { companyId } of [ours, theirs]) expect(await reconcile(db, companyId)).toEqual([]);
});

async function makeCategory(name: string, person: SignedUp): Promise<string> {
  const { body } = await call(category.save, { body: { name, type: 'HER_IKISI' } }, person);
  return category.save.output.parse(body).id;
}

async function make(amount: number, person = ours, categoryId = rent): Promise<string> {
  const body = {
    categoryId,
    date: '2026-03-04',
    description: `Kayıt ${amount}`,
    amount,
    cashFlowType: 'CIKIS',
  };
  return cashFlow.save.output.parse((await call(cashFlow.save, { body }, person)).body).id;
}

const stored = async (person = ours): Promise<CashFlow[]> =>
  cashFlow.findAll.output.parse((await call(cashFlow.findAll, { body: { pageSize: 100 } }, person)).body)
    .content;
const lines = () =>
  db.query<{ action: string; id: string; began: Date }>(
    `SELECT action, entity_id AS id, began FROM audit WHERE company_id = $1 AND entity = 'cash_flow' AND NOT detail
      ORDER BY at DESC`,
    [ours.companyId],
  );

test('several entries are deleted in one act, and one call brings all of them back', async () => {
  const ids = [await make(1), await make(2.5), await make(3)];
  const before = await stored();
  const gone = ids.slice(0, 2);
  expect(await call(cashFlow.deleteSeveral, { body: { ids: gone } }, ours)).toMatchObject({
    status: 200,
    body: { count: 2 },
  });
  expect((await stored()).map(({ id }) => id)).toEqual(
    before.map(({ id }) => id).filter((id) => !gone.includes(id)),
  );
  const told = (await lines()).slice(0, 2);
  expect(told.map(({ action, id }) => [action, gone.includes(id)])).toEqual(Array(2).fill(['SIL', true]));
  expect(told[0]?.began).toEqual(told[1]?.began);
  const back = await call(trash.restoreSeveral, { body: { ids: gone } }, ours);
  expect([back.status, back.body]).toEqual([200, { count: 2 }]);
  const unchanged = ({ version: _, updatedAt: __, ...entry }: CashFlow) => entry;
  expect((await stored()).map(unchanged)).toEqual(before.map(unchanged));
});

test('several entries get another category and method, and keep the rest', async () => {
  const ids = [await make(10), await make(20)];
  const body = { ids, categoryId: wages, paymentMethod: 'CARD' };
  expect(await call(cashFlow.updateSeveral, { body }, ours)).toMatchObject({
    status: 200,
    body: { count: 2 },
  });
  const changed = (await stored()).filter(({ id }) => ids.includes(id));
  expect(changed).toMatchObject([
    { amount: 20, categoryName: 'Maaş', paymentMethod: 'CARD', date: '2026-03-04', version: 2 },
    { amount: 10, categoryName: 'Maaş', paymentMethod: 'CARD', description: 'Kayıt 10', version: 2 },
  ]);
  expect((await lines()).slice(0, 2).map(({ action }) => action)).toEqual(['DEGISTIR', 'DEGISTIR']);
});

test('several entries are moved to another day, and the sums of the days follow', async () => {
  const ids = [await make(13), await make(14)];
  const body = { ids, date: '2026-02-28' };
  expect(await call(cashFlow.updateSeveral, { body }, ours)).toMatchObject({ body: { count: 2 } });
  const moved = (await stored()).filter(({ id }) => ids.includes(id));
  expect(moved).toMatchObject(Array(2).fill({ date: '2026-02-28', categoryName: 'Kira', version: 2 }));
  const wrong = { ids, date: '2026-02-30' };
  expect(await call(cashFlow.updateSeveral, { body: wrong }, ours)).toMatchObject({
    status: 400,
    body: { fields: { date: 'Geçerli bir tarih girin' } },
  });
});

test('with one entry that is missing or foreign nothing is done to any', async () => {
  const id = await make(7);
  const theirEntry = await make(8, theirs, foreign);
  const before = [await stored(), await stored(theirs)];
  for (const other of [newId(), theirEntry])
    for (const [endpoint, more] of [
      [cashFlow.deleteSeveral, {}],
      [cashFlow.updateSeveral, { categoryId: wages }],
      [trash.restoreSeveral, {}],
    ] as const) {
      const answer = await call(endpoint, { body: { ids: [id, other], ...more } }, ours);
      expect([endpoint.id, answer.status, answer.body]).toMatchObject([
        endpoint.id,
        404,
        {
          message: messages.notFound,
          ...(endpoint !== trash.restoreSeveral && { fields: { 'ids.1': messages.notFound } }),
        },
      ]);
    }
  expect([await stored(), await stored(theirs)]).toEqual(before);
});

describe('a change of several', () => {
  const unchanged = ({ version: _, updatedAt: __, ...entry }: CashFlow) => entry;
  const change = async (body: object) =>
    cashFlow.updateSeveral.output.parse((await call(cashFlow.updateSeveral, { body }, ours)).body);
  const undo = (entries: unknown, person = ours) => call(cashFlow.undoSeveral, { body: { entries } }, person);

  test('is taken back by one call: each entry has its own category, method, day and project again', async () => {
    const ids = [await make(31), await make(32, ours, wages)];
    const before = (await stored()).map(unchanged);
    const changed = await change({ ids, categoryId: wages, paymentMethod: 'NOTE', date: '2026-01-05' });
    expect(changed).toMatchObject({ count: 2, before: [{ version: 2 }, { version: 2 }] });
    expect(await undo(changed.before)).toMatchObject({ status: 200, body: { count: 2 } });
    expect((await stored()).map(unchanged)).toEqual(before);
    for (const entityId of ids) {
      const answer = await call(api.history.findAll, { body: { entity: 'cash-flow', entityId } }, ours);
      const { content } = api.history.findAll.output.parse(answer.body);
      expect(content.map(({ action }) => action)).toEqual(['DEGISTIR', 'DEGISTIR', 'EKLE']);
    }
  });

  test('is taken back from none when one was changed again or deleted, which is told by name', async () => {
    const ids = [await make(41), await make(42), await make(43)];
    const changed = await change({ ids, paymentMethod: 'CARD' });
    await change({ ids: [ids[1]], paymentMethod: 'CHECK' });
    await call(cashFlow.delete, { query: { id: ids[2] } }, ours);
    const before = await stored();
    const places = Object.fromEntries(changed.before.map(({ id }, at) => [id, `entries.${at}`]));
    expect(await undo(changed.before)).toMatchObject({
      status: 409,
      body: {
        message: 'Hiçbir kayıt geri alınmadı: “Kayıt 42” sonradan değiştirilmiş, 1 kayıt silinmiş.',
        fields: {
          [places[`${ids[1]}`] ?? '']: messages.stale,
          [places[`${ids[2]}`] ?? '']: messages.notFound,
        },
      },
    });
    expect(await stored()).toEqual(before);
  });

  test('is taken back only once, and by nobody else', async () => {
    const ids = [await make(51)];
    const { before } = await change({ ids, paymentMethod: 'CARD' });
    expect((await undo(before, theirs)).status).toBe(404);
    expect((await undo(before)).status).toBe(200);
    expect(await undo(before)).toMatchObject({
      status: 409,
      body: { message: 'Hiçbir kayıt geri alınmadı: “Kayıt 51” sonradan değiştirilmiş.' },
    });
  });

  test('is not taken back when the old category is gone', async () => {
    const old = await makeCategory('Geçici', ours);
    const ids = [await make(61, ours, old)];
    const { before } = await change({ ids, categoryId: wages });
    expect((await call(category.delete, { query: { id: old } }, ours)).status).toBe(200);
    expect(await undo(before)).toMatchObject({
      status: 404,
      body: { message: 'Hiçbir kayıt geri alınmadı: eski kategorilerden biri silinmiş.' },
    });
  });
});

test("another company's category or project is given to no entry", async () => {
  const ids = [await make(9)];
  for (const [field, sentence] of [
    ['categoryId', 'Kategori bulunamadı'],
    ['projectId', 'Proje bulunamadı'],
  ] as const)
    expect(await call(cashFlow.updateSeveral, { body: { ids, [field]: foreign } }, ours)).toMatchObject({
      status: 404,
      body: { fields: { [field]: sentence } },
    });
});

test('an act on several that is repeated under its key is done once', async () => {
  const ids = [await make(11), await make(12)];
  const key = newId();
  const send = () => call(cashFlow.deleteSeveral, { body: { ids } }, { ...ours, key });
  const answers = [await send(), await send()];
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { count: 2 }]));
});

test.each([
  [{ ids: [] }, 'ids', 'En az bir kayıt seçin'],
  [{}, 'ids', 'Kayıtlar gerekli'],
  [{ ids: Array.from({ length: 201 }, () => newId()) }, 'ids', 'Tek seferde en fazla 200 kayıt seçilebilir'],
  [
    { ids: Array(2).fill('01890000-0000-7000-8000-000000000000') },
    'ids',
    'Bir kayıt birden çok kez seçilmiş',
  ],
  [{ ids: ['x'] }, 'ids.0', 'Kimlik geçerli değil'],
])('the choice %j is refused under its field', async (body, field, sentence) => {
  for (const endpoint of [cashFlow.deleteSeveral, cashFlow.updateSeveral, trash.restoreSeveral])
    expect(await call(endpoint, { body }, ours)).toMatchObject({
      status: 400,
      body: { fields: { [field]: sentence } },
    });
});

test('a change of several that changes nothing is refused', async () => {
  expect(await call(cashFlow.updateSeveral, { body: { ids: [newId()] } }, ours)).toMatchObject({
    status: 400,
    body: { fields: { categoryId: 'Değiştirilecek bir alan seçin' } },
  });
});
