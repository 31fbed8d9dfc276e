import { api, limits, type SavedView } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';

const { call, ask, signUp, signIn, addManager } = testApp();
const { savedView } = api;
const taken = 'Bu isimde bir görünüm zaten var';

let owner: SignedUp;
let colleague: SignedUp;
beforeAll(async () => {
  owner = await signUp();
  colleague = await addManager(owner);
});

const view = (name: string, more: object = {}) => ({
  body: { name, address: 'type=CIKIS', density: 'SIKI', ...more },
});
const save = async (name: string, person = owner, more = {}): Promise<SavedView> =>
  savedView.save.output.parse(await ask(savedView.save, person, view(name, more)));
const list = async (person = owner): Promise<SavedView[]> =>
  savedView.findAll.output.parse(await ask(savedView.findAll, person));
const names = async (person = owner) => (await list(person)).map(({ name }) => name);

test('a view is answered and listed as it is stored, by name in the order of the Turkish alphabet', async () => {
  const person = await signUp();
  await save('Şantiye nakit', person);
  const saved = await save('  Çekler ', person, { address: 'period=month&q=fi%C5%9F', density: 'RAHAT' });
  expect(saved).toMatchObject({
    name: 'Çekler',
    address: 'period=month&q=fi%C5%9F',
    density: 'RAHAT',
    opensFirst: false,
  });
  expect(await list(person)).toMatchObject([saved, { name: 'Şantiye nakit' }]);
  expect(await ask(savedView.findById, person, { query: { id: saved.id } })).toEqual(saved);
});

test('names are told apart without accents and case, for each manager alone', async () => {
  await save('Bekleyen çekler');
  for (const name of ['BEKLEYEN ÇEKLER', 'bekleyen cekler', 'Bekleyen Çekler '])
    expect(await call(savedView.save, view(name), owner)).toMatchObject({
      status: 409,
      body: { message: taken, fields: { name: taken } },
    });
  const other = await save('Başka');
  const renamed = await call(savedView.update, view('bekleyen cekler', { id: other.id }), owner);
  expect(renamed).toMatchObject({ status: 409, body: { fields: { name: taken } } });
  await save('Bekleyen çekler', colleague);
});

test('a view is renamed, takes other filters, and keeps what a change does not name', async () => {
  const { id } = await save('Yakıt', owner, { density: 'RAHAT', opensFirst: true });
  const renamed = await call(savedView.update, view('Yakıtlar', { id, address: '' }), owner);
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Yakıtlar', address: '', opensFirst: true } });
  await ask(savedView.delete, owner, { query: { id } });
});

test('of two tabs the second is shown what the first one stored', async () => {
  const { id, version } = await save('İki sekme');
  const change = (name: string) => call(savedView.update, view(name, { id, version }), owner);
  expect(await change('Birinci')).toMatchObject({ status: 200, body: { version: version + 1 } });
  expect(await change('İkinci')).toMatchObject({
    status: 409,
    body: { code: 'STALE_VERSION', current: { id, name: 'Birinci' } },
  });
});

test('one view opens first, the last one that was told to', async () => {
  const person = await addManager(owner);
  const first = await save('İlk', person, { opensFirst: true });
  const second = await save('Sonraki', person, { opensFirst: true });
  const firsts = async () => (await list(person)).filter(({ opensFirst }) => opensFirst).map(({ id }) => id);
  expect(await firsts()).toEqual([second.id]);
  await ask(savedView.update, person, view('İlk', { id: first.id, opensFirst: true }));
  expect(await firsts()).toEqual([first.id]);
  await ask(savedView.update, person, view('İlk', { id: first.id, opensFirst: false }));
  expect(await firsts()).toEqual([]);
});

test("a colleague's view is as absent as one that never was", async () => {
  const { id } = await save('Yalnız benim');
  expect(await names(colleague)).not.toContain('Yalnız benim');
  for (const absent of [id, newId()]) {
    const change = await call(savedView.update, view('Benim olsun', { id: absent }), colleague);
    const removal = await call(savedView.delete, { query: { id: absent } }, colleague);
    const look = await call(savedView.findById, { query: { id: absent } }, colleague);
    expect([look.status, change.status, removal.status]).toEqual([404, 404, 404]);
  }
  expect(await names()).toContain('Yalnız benim');
});

test('a deleted view is gone, and its name is free again', async () => {
  const { id } = await save('Geçici');
  expect(await call(savedView.delete, { query: { id } }, owner)).toMatchObject({ status: 200, body: true });
  expect((await call(savedView.delete, { query: { id } }, owner)).status).toBe(404);
  await save('Geçici');
});

test('a manager may have thirty views, also when two are saved at the same moment', async () => {
  const person = await addManager(owner);
  const { count } = limits.savedView;
  for (let at = 1; at < count; at++) await save(`Görünüm ${at}`, person);
  const answers = await Promise.all(
    ['Son', 'Bir de bu'].map((name) => call(savedView.save, view(name), person)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const sentence = 'En fazla 30 görünüm kaydedebilirsiniz. Önce birini silin.';
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ fields: { name: sentence } });
  expect(await list(person)).toHaveLength(count);
});

test.each([
  ['without a name', { name: ' ' }, { name: 'Görünüm adı gerekli' }],
  ['with a long name', { name: 'a'.repeat(61) }, { name: 'Görünüm adı en fazla 60 karakter olabilir' }],
  ['with filters that are no address', { address: 'a b' }, { address: 'Süzgeçler geçerli değil' }],
  ['with endless filters', { address: 'a'.repeat(6001) }, { address: 'Süzgeçler bir görünüm için çok uzun' }],
  ['with unknown rows', { density: 'BOL' }, { density: 'Satır aralığı geçerli değil' }],
  ['with a doubtful beginning', { opensFirst: 'evet' }, { opensFirst: 'Açılış seçimi geçerli değil' }],
])('a view %s is refused with a sentence', async (_, wrong, fields) => {
  const answer = await call(savedView.save, view('İyi', wrong), owner);
  expect(answer).toMatchObject({ status: 400, body: { fields } });
});

test('views are for those who have signed in', async () => {
  for (const endpoint of Object.values(savedView))
    expect((await call(endpoint, { query: { id: newId() }, ...view('Kimse') })).status).toBe(401);
});

test('whoever is removed and brought back has their views again', async () => {
  const person = await addManager(owner);
  await save('Benim işim', person, { opensFirst: true });
  const { managerId: id } = person;
  await ask(api.manager.delete, owner, { query: { id } });
  await ask(api.manager.restore, owner, { body: { id } });
  const back = { ...person, ...(await signIn(person.email, person.password)) };
  expect(await list(back)).toMatchObject([{ name: 'Benim işim', opensFirst: true }]);
});
