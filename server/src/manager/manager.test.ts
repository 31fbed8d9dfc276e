import { api, Manager } from '@vezne/contract';
import { z } from 'zod';
import { testApp } from '../test/app';

const t = testApp();

const account = {
  name: 'Ayşe',
  surname: 'Yılmaz',
  companyName: 'Deniz Yapı',
  email: 'ayse@deniz.com.tr',
  phone: '0532 111 22 33',
  password: 'Uzun-ve-guclu-91',
  taxNumber: '4540536920',
  selectedCurrency: 'EUR',
  kvkkRead: true,
  termsAccepted: true,
};
const create = (change: object = {}, key?: string) =>
  t.call(api.manager.createAccount, { body: { ...account, ...change } }, { key });
const save = (token: string, change: object = {}) =>
  t.call(
    api.manager.save,
    { body: { name: 'Ali', surname: 'Ak', email: 'ali@deniz.com.tr', ...change } },
    { token },
  );

test('signing up makes a company in its currency, a manager and a trial of thirty days', async () => {
  const made = await create();
  expect(made.status).toBe(200);
  const { companyId, managerId } = api.manager.createAccount.output.parse(made.body);
  const { token } = await t.signIn(account.email, account.password);
  expect((await t.call(api.manager.findByToken, {}, { token })).body).toEqual({
    id: managerId,
    companyId,
    isOwner: true,
    name: 'Ayşe',
    surname: 'Yılmaz',
    email: account.email,
    phone: '+905321112233',
    title: null,
    role: 'MANAGER',
    version: 1,
  });
  expect((await t.call(api.company.findById, { query: { id: companyId } }, { token })).body).toMatchObject({
    name: 'Deniz Yapı',
    selectedCurrency: 'EUR',
    taxNumber: '4540536920',
  });
  expect((await t.call(api.auth.remainingSubscription, {}, { token })).body).toMatchObject({
    plan: 'DENEME',
    status: 'AKTIF',
    remainingDays: 30,
    remainingHours: 720,
    expired: false,
  });
});

test('an address that is taken is refused under its field, in any case of its letters', async () => {
  const answer = await create({ email: 'AYSE@deniz.com.tr' });
  expect(answer).toMatchObject({
    status: 409,
    body: {
      message: 'Bu e-posta adresi zaten kayıtlı',
      fields: { email: 'Bu e-posta adresi zaten kayıtlı' },
    },
  });
});

test('of fifty who sign up with one address at once, one gets it and no half company stays', async () => {
  const companies = async () => (await t.db.query('SELECT 1 FROM company')).length;
  const before = await companies();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      create({ email: 'yaris@deniz.com.tr', companyName: `Şirket ${at}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await companies()).toBe(before + 1);
});

test('a sign-up that is repeated after a lost answer makes one company', async () => {
  const first = await create({ email: 'tekrar@deniz.com.tr' }, 'signup-1');
  const again = await create({ email: 'tekrar@deniz.com.tr' }, 'signup-1');
  expect([first.status, again.text]).toEqual([200, first.text]);
});

test('a password is looked at before the company is asked for', async () => {
  const ask = (password: string) =>
    t.call(api.manager.checkPassword, {
      body: { name: 'Deniz', surname: 'Yılmaz', email: 'd.yilmaz@deniz.com.tr', password },
    });
  for (const password of ['password1', 'deniz1985', 'DenizYılmaz'])
    expect((await ask(password)).body).toMatchObject({
      fields: { password: 'Bu şifre kolay tahmin edilir, başka bir şifre seçin' },
    });
  expect(await ask('dokuz-kelebek')).toMatchObject({ status: 200, body: true });
});

test('every field of the sign-up is checked with its sentence', async () => {
  const { body } = await t.call(api.manager.createAccount, {
    body: { phone: '123', taxNumber: '4540536921', email: 'x@y', password: 'kisa', selectedCurrency: 'GBP' },
  });
  expect(body).toMatchObject({
    message: 'Lütfen işaretli alanları düzeltin.',
    fields: {
      name: 'Ad gerekli',
      surname: 'Soyad gerekli',
      companyName: 'Şirket adı gerekli',
      email: 'Geçerli bir e-posta adresi girin',
      password: 'Şifre en az 8 karakter olmalıdır',
      phone: 'Geçerli bir telefon numarası girin (+90 5xx xxx xx xx)',
      taxNumber: 'Vergi numarası geçerli değil',
      selectedCurrency: 'Para birimi geçerli değil',
      kvkkRead: 'Devam etmek için bu kutuyu işaretleyin',
      termsAccepted: 'Devam etmek için bu kutuyu işaretleyin',
    },
  });
  expect(await create({ email: 'a@b.com.tr', passwordConfirm: 'başka bir şey' })).toMatchObject({
    body: { fields: { passwordConfirm: 'Şifreler eşleşmiyor' } },
  });
  expect(await create({ email: 'a@b.com.tr', password: 'Deniz Yapı 2026' })).toMatchObject({
    body: { fields: { password: 'Bu şifre kolay tahmin edilir, başka bir şifre seçin' } },
  });
});

test('managers are listed in the order of the Turkish alphabet', async () => {
  const owner = await t.signUp({ name: 'Çağla', surname: 'Z' });
  for (const name of ['Şule', 'Sarp', 'Cem', 'İnci', 'Ilgın', 'Öykü', 'Okan'])
    await save(owner.token, { name, email: `${Math.random()}@deniz.com.tr` });
  const { body } = await t.call(api.manager.findAll, {}, owner);
  const names = z
    .array(Manager)
    .parse(body)
    .map(({ name }) => name);
  expect(names).toEqual(['Cem', 'Çağla', 'Ilgın', 'İnci', 'Okan', 'Öykü', 'Sarp', 'Şule']);
});

test('a profile is changed, and a stale change shows the current record', async () => {
  const owner = await t.signUp();
  const update = (body: object) =>
    t.call(api.manager.update, { body: { id: owner.managerId, ...body } }, owner);
  const first = await update({ name: 'Ayça', surname: 'Er', title: 'Müdür', phone: '', version: 1 });
  expect(first.body).toMatchObject({ name: 'Ayça', title: 'Müdür', phone: null, version: 2 });
  expect(await update({ name: 'Eski', surname: 'Er', version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'STALE_VERSION', current: { name: 'Ayça', version: 2 } },
  });
  // What an update does not name stays; null empties it.
  expect((await update({ name: 'Son', surname: 'Er' })).body).toMatchObject({
    name: 'Son',
    title: 'Müdür',
    version: 3,
  });
  expect((await update({ name: 'Son', surname: 'Er', title: null })).body).toMatchObject({ title: null });
});

test('eight people who change one profile with its version: none overwrites another', async () => {
  const owner = await t.signUp();
  const body = (at: number) => ({ id: owner.managerId, name: `Ad ${at}`, surname: 'Er', version: 1 });
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((at) => t.call(api.manager.update, { body: body(at) }, owner)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
});

test('a removed manager is out at once and can be invited again', async () => {
  const owner = await t.signUp();
  const colleague = await t.addManager(owner);
  const remove = () =>
    t.call(api.manager.delete, { query: { id: colleague.managerId } }, { token: owner.token });
  expect((await remove()).body).toBe(true);
  expect((await t.call(api.manager.findByToken, {}, colleague)).status).toBe(401);
  expect((await t.call(api.auth.refresh, { query: { refreshToken: colleague.refreshToken } })).status).toBe(
    401,
  );
  expect((await remove()).status).toBe(404);
  expect((await save(owner.token, { email: colleague.email })).status).toBe(200);
});

test('nobody removes themselves, and the last manager stays', async () => {
  const owner = await t.signUp();
  const remove = (id: string, token: string) => t.call(api.manager.delete, { query: { id } }, { token });
  expect((await remove(owner.managerId, owner.token)).body).toMatchObject({
    message: 'Kendi hesabınızı silemezsiniz',
  });
  const operator = await t.signUp();
  await t.db.run('UPDATE manager SET role = $2 WHERE id = $1', [operator.managerId, 'ADMIN']);
  const only = await t.addManager(operator);
  // Who is only invited does not count.
  await save(operator.token, { email: 'davetli@deniz.com.tr' });
  expect(await remove(only.managerId, operator.token)).toMatchObject({
    status: 409,
    body: { message: 'Son yönetici silinemez' },
  });
});

test('two managers who remove each other at once do not empty the company', async () => {
  for (let round = 0; round < 5; round++) {
    const one = await t.signUp();
    const two = await t.addManager(one);
    await Promise.all([
      t.call(api.manager.delete, { query: { id: two.managerId } }, { token: one.token }),
      t.call(api.manager.delete, { query: { id: one.managerId } }, { token: two.token }),
    ]);
    const left = await t.db.query('SELECT 1 FROM manager WHERE company_id = $1', [one.companyId]);
    expect(left.length).toBeGreaterThanOrEqual(1);
  }
});
