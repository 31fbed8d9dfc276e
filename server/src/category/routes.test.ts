import { api, type Category, messages } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';

const { call, signUp, db } = testApp({ at: new Date('2026-03-15T09:00:00Z') });
const { category, cashFlow } = api;
const taken = 'Bu isimde bir kategori zaten var';

let ours: SignedUp;
let theirs: SignedUp;
beforeAll(async () => {
  [ours, theirs] = [await signUp(), await signUp()];
});

async function make(name: string, person = ours): Promise<Category> {
  const { status, body, text } = await call(category.save, { body: { name, type: 'GIDER' } }, person);
  if (status !== 200) throw new Error(text);
  return category.save.output.parse(body);
}

const list = async (body = {}, person = ours) =>
  category.findAll.output.parse((await call(category.findAll, { body }, person)).body);

test('a new category is answered as it is stored, unused and without movements', async () => {
  const body = { name: '  Vinç kirası ', type: 'GIDER', color: '#c8553d', description: ' Aylık ' };
  const saved = await call(category.save, { body }, ours);
  expect(saved).toMatchObject({
    status: 200,
    body: {
      name: 'Vinç kirası',
      type: 'GIDER',
      color: '#c8553d',
      description: 'Aylık',
      version: 1,
      useCount: 0,
      monthIncome: 0,
      monthExpense: 0,
    },
  });
  const { id } = category.save.output.parse(saved.body);
  expect((await call(category.findById, { query: { id } }, ours)).body).toEqual(saved.body);
});

test('names that fold to the same are one category', async () => {
  await make('İşçilik');
  for (const name of ['İŞÇİLİK', 'iscilik', 'IŞÇILIK', ' işçilik '])
    expect(await call(category.save, { body: { name, type: 'GELIR' } }, ours)).toMatchObject({
      status: 409,
      body: { message: taken, fields: { name: taken } },
    });
  const other = await make('Başka');
  const renamed = await call(
    category.update,
    { body: { id: other.id, name: 'ISCILIK', type: 'GIDER' } },
    ours,
  );
  expect(renamed).toMatchObject({ status: 409, body: { fields: { name: taken } } });
  await make('İşçilik', theirs);
});

test('a category may be renamed to another spelling of its own name', async () => {
  const { id } = await make('santiye');
  const { status, body } = await call(
    category.update,
    { body: { id, name: 'Şantiye', type: 'HER_IKISI' } },
    ours,
  );
  expect([status, body]).toMatchObject([
    200,
    { name: 'Şantiye', type: 'HER_IKISI', version: 2, color: null },
  ]);
});

test('names are listed in the order of the Turkish alphabet, page by page', async () => {
  const person = await signUp();
  const names = ['Cam', 'Çatı', 'Dam', 'Işık', 'İskele', 'Oda', 'Ödül', 'Sıva', 'Şap', 'Usta', 'Ünite'];
  for (const name of names.toReversed()) await make(name, person);
  expect((await list({}, person)).map(({ name }) => name)).toEqual(names);
  const second = await list({ page: 1, pageSize: 4 }, person);
  expect(second.map(({ name }) => name)).toEqual(names.slice(4, 8));
});

test('a search finds names in any spelling, and wildcards are ordinary characters', async () => {
  const person = await signUp();
  for (const name of ['Çek masrafı', 'Şantiye', '%10 indirim', 'Kira_geliri', 'Kirageliri'])
    await make(name, person);
  const found = async (searchText: string) => (await list({ searchText }, person)).map(({ name }) => name);
  expect(await found('cek')).toEqual(['Çek masrafı']);
  expect(await found('SANTİYE')).toEqual(['Şantiye']);
  expect(await found('%')).toEqual(['%10 indirim']);
  expect(await found('_')).toEqual(['Kira_geliri']);
  expect(await found('\\')).toEqual([]);
});

test('of two editors the second is shown what the first one stored', async () => {
  const { id } = await make('Nakliye');
  const change = (name: string, version?: number) =>
    call(category.update, { body: { id, name, type: 'GIDER', version } }, ours);
  expect(await change('Nakliyat', 1)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await change('Taşıma', 1)).toMatchObject({
    status: 409,
    body: { code: 'STALE_VERSION', message: messages.stale, current: { id, name: 'Nakliyat', version: 2 } },
  });
  expect(await change('Taşıma')).toMatchObject({ status: 200, body: { name: 'Taşıma', version: 3 } });
});

test('a category goes when nothing uses it, and not before', async () => {
  const { id } = await make('Geçici');
  const entry = {
    categoryId: id,
    date: '2026-03-04',
    description: 'Fiş',
    amount: 12.5,
    cashFlowType: 'CIKIS',
  };
  const saved = cashFlow.save.output.parse((await call(cashFlow.save, { body: entry }, ours)).body);
  expect(await call(category.delete, { query: { id } }, ours)).toMatchObject({
    status: 409,
    body: { message: 'Bu kategori 1 kayıtta kullanılıyor.' },
  });
  expect((await call(category.findById, { query: { id } }, ours)).body).toMatchObject({
    useCount: 1,
    monthExpense: 12.5,
  });
  await call(cashFlow.delete, { query: { id: saved.id } }, ours);
  expect(await call(category.delete, { query: { id } }, ours)).toMatchObject({ status: 200, body: true });
  expect((await call(category.findById, { query: { id } }, ours)).status).toBe(404);
});

test('a project that uses a category counts like an entry that does', async () => {
  const { id } = await make('Konut');
  const project = { name: 'Yeni konut', status: 'PLANLANDI', startDate: '2026-03-01', endDate: '2026-09-01' };
  const saved = await call(api.project.save, { body: { ...project, categoryId: id } }, ours);
  expect([saved.status, (await list({ searchText: 'konut' }))[0]?.useCount]).toEqual([200, 1]);
  expect(await call(category.delete, { query: { id } }, ours)).toMatchObject({
    status: 409,
    body: { message: 'Bu kategori 1 kayıtta kullanılıyor.' },
  });
});

test('a repeated delete with its key succeeds again', async () => {
  const { id } = await make('Bir kez');
  for (const replayed of [undefined, 'true']) {
    const answer = await call(category.delete, { query: { id } }, { ...ours, key: 'delete-once' });
    expect(answer).toMatchObject({ status: 200, body: true });
    expect(answer.headers['idempotent-replayed']).toBe(replayed);
  }
});

test('the default set fills an empty list once and leaves own names alone', async () => {
  const person = await signUp();
  const own = await make('KIRA', person);
  const first = await call(category.addReadyMade, {}, person);
  const categories = category.addReadyMade.output.parse(first.body);
  expect(categories.length).toBeGreaterThan(15);
  expect(categories.filter(({ name }) => name.toLowerCase() === 'kira')).toMatchObject([{ id: own.id }]);
  const again = await call(category.addReadyMade, {}, person);
  expect(again.body).toEqual(first.body);
});

test('without a token nothing is told and nothing is done', async () => {
  for (const endpoint of Object.values(category)) {
    const answer = await call(endpoint, { query: { id: newId() }, body: {} });
    expect([endpoint.id, answer.status]).toEqual([endpoint.id, 401]);
  }
});

test("another company's category is as absent as one that never was", async () => {
  const { id } = await make('Bizim', ours);
  const body = (of: string) => ({ id: of, name: 'Sizin', type: 'GIDER' });
  const before = await db.query('SELECT * FROM category WHERE company_id = $1 ORDER BY id', [ours.companyId]);
  for (const [endpoint, input] of [
    [category.findById, (of: string) => ({ query: { id: of } })],
    [category.delete, (of: string) => ({ query: { id: of } })],
    [category.update, (of: string) => ({ body: body(of) })],
  ] as const) {
    const foreign = await call(endpoint, input(id), theirs);
    const missing = await call(endpoint, input(newId()), theirs);
    expect([endpoint.id, foreign.status]).toEqual([endpoint.id, 404]);
    expect(withoutRequest(foreign.body)).toEqual(withoutRequest(missing.body));
  }
  expect((await list({}, theirs)).map((each) => each.id)).not.toContain(id);
  expect(
    await db.query('SELECT * FROM category WHERE company_id = $1 ORDER BY id', [ours.companyId]),
  ).toEqual(before);
});

const withoutRequest = (body: unknown) => ({ ...Object(body), requestId: undefined });

const good = { name: 'Geçerli ad', type: 'GIDER' };
test.each<[string, object, string, string]>([
  ['no name', { name: undefined }, 'name', 'Kategori adı gerekli'],
  ['null for a name', { name: null }, 'name', 'Kategori adı gerekli'],
  ['white space for a name', { name: ' \t ' }, 'name', 'Kategori adı gerekli'],
  ['a number for a name', { name: 12 }, 'name', 'Kategori adı geçerli değil'],
  ['one letter', { name: 'A' }, 'name', 'Kategori adı en az 2 karakter olmalıdır'],
  ['61 letters', { name: 'ş'.repeat(61) }, 'name', 'Kategori adı en fazla 60 karakter olabilir'],
  ['a NUL', { name: 'Ki\u0000ra' }, 'name', 'Kategori adı geçersiz karakter içeriyor'],
  ['half a character', { name: 'Kira \ud800' }, 'name', 'Kategori adı geçersiz karakter içeriyor'],
  ['no type', { type: undefined }, 'type', 'Tür gerekli'],
  ['an unknown type', { type: 'YATIRIM' }, 'type', 'Tür gerekli'],
  ['a list for a type', { type: ['GIDER'] }, 'type', 'Tür gerekli'],
  ['a colour that is none', { color: 'red' }, 'color', 'Renk geçerli değil'],
  [
    'a long description',
    { description: 'x'.repeat(301) },
    'description',
    'Açıklama en fazla 300 karakter olabilir',
  ],
  ['a key of its own', { companyId: newId() }, 'companyId', 'Tanınmayan alan'],
  ['a version', { version: 7 }, 'version', 'Tanınmayan alan'],
])('a category with %s is refused under its field', async (_, change, field, sentence) => {
  const count = async () => (await db.query('SELECT 1 FROM category')).length;
  const before = await count();
  const { status, body } = await call(category.save, { body: { ...good, ...change } }, ours);
  expect([status, body]).toMatchObject([400, { fields: { [field]: sentence } }]);
  expect(await count()).toBe(before);
});

test('60 letters, an emoji and text from right to left are kept as they are', async () => {
  for (const name of ['ş'.repeat(60), '🏗️ Şantiye', 'مواد البناء']) expect((await make(name)).name).toBe(name);
});
