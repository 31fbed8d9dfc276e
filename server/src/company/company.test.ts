import { api, Company } from '@vezne/contract';
import { register, registerPublic } from '../http/endpoint';
import { testApp } from '../test/app';

const operatorsOnly = {
  ...api.company.findById,
  id: 'probe.operators',
  path: '/probe/operators',
  roles: ['ADMIN'] as const,
};
const start = new Date('2026-03-04T09:00:00Z');
const t = testApp({
  at: start,
  extend: (app) =>
    register(app, operatorsOnly, ({ companyId }) => ({
      id: companyId,
      name: 'x',
      taxNumber: null,
      taxOffice: null,
      email: null,
      phone: null,
      address: null,
      city: null,
      iban: null,
      selectedCurrency: 'TRY' as const,
      monthlyProjectLimit: null,
      version: 1,
    })),
});

const DAY = 86_400_000;
const update = (who: { token: string; companyId: string }, change: object) =>
  t.call(api.company.update, { body: { id: who.companyId, name: 'Deniz Yapı', ...change } }, who);

test('a company is changed, its numbers brought into one form', async () => {
  const owner = await t.signUp();
  const { body } = await update(owner, {
    taxNumber: '45405 36920',
    taxOffice: 'Kadıköy',
    email: 'Bilgi@Deniz.com.tr',
    phone: '0216 111 22 33',
    address: 'Moda Cad. 1',
    city: 'İstanbul',
    iban: 'tr33 0006 1005 1978 6457 8413 26',
    version: 1,
  });
  expect(body).toMatchObject({
    taxNumber: '4540536920',
    email: 'bilgi@deniz.com.tr',
    phone: '+902161112233',
    version: 2,
    iban: 'TR330006100519786457841326',
  });
});

test('wrong check digits are refused under their fields and nothing is stored', async () => {
  const owner = await t.signUp();
  const answer = await update(owner, {
    taxNumber: '10000000145',
    iban: 'TR330006100519786457841327',
    email: 'x',
  });
  expect(answer).toMatchObject({
    status: 400,
    body: {
      fields: {
        taxNumber: 'T.C. kimlik numarası geçerli değil',
        iban: 'IBAN geçerli değil',
        email: 'Geçerli bir e-posta adresi girin',
      },
    },
  });
  const { body } = await t.call(api.company.findById, { query: { id: owner.companyId } }, owner);
  expect(Company.parse(body).version).toBe(1);
});

test('a stale change shows the current record', async () => {
  const owner = await t.signUp();
  await update(owner, { name: 'Yeni Ad', version: 1 });
  expect(await update(owner, { name: 'Eski Ad', version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'STALE_VERSION', current: { name: 'Yeni Ad', version: 2 } },
  });
});

test('currency and project limit are set, and read back by whoever asks', async () => {
  const owner = await t.signUp();
  const currency = await t.call(api.company.setCurrency, { params: { currency: 'USD' } }, owner);
  expect(currency.body).toMatchObject({ selectedCurrency: 'USD' });
  const limit = (monthlyProjectLimit: unknown) =>
    t.call(
      api.company.setMonthlyProjectLimit,
      { body: { companyId: owner.companyId, monthlyProjectLimit } },
      owner,
    );
  expect((await limit(5)).body).toMatchObject({ monthlyProjectLimit: 5, selectedCurrency: 'USD' });
  expect((await limit(null)).body).toMatchObject({ monthlyProjectLimit: null });
  expect((await limit(-1)).status).toBe(400);
  expect((await limit(1.5)).status).toBe(400);
  expect((await t.call(api.company.setCurrency, { params: { currency: 'GBP' } }, owner)).status).toBe(400);
});

test('after the end of the subscription everything is readable and nothing can be written', async () => {
  const owner = await t.signUp();
  t.setClock(new Date(start.getTime() + 30 * DAY));
  expect((await t.call(api.auth.remainingSubscription, {}, owner)).body).toMatchObject({
    status: 'SURESI_DOLDU',
    expired: true,
    remainingDays: 0,
    remainingHours: 0,
  });
  expect((await t.call(api.company.findById, { query: { id: owner.companyId } }, owner)).status).toBe(200);
  const refused = await t.call(api.category.save, { body: { name: 'Kira', type: 'GIDER' } }, owner);
  expect([refused.status, refused.body]).toEqual([
    402,
    {
      code: 'SUBSCRIPTION_OVER',
      message: 'Abonelik süreniz doldu. Verilerinizi görüntüleyebilir ve dışa aktarabilirsiniz.',
    },
  ]);
  const body = { oldPassword: owner.password, newPassword: 'Yepyeni-Sifre-7' };
  expect((await t.call(api.auth.changePassword, { body }, owner)).status).toBe(200);
  t.setClock(start);
});

test('the last second of the subscription still counts', async () => {
  const owner = await t.signUp();
  t.setClock(new Date(start.getTime() + 30 * DAY - 1));
  expect((await t.call(api.auth.remainingSubscription, {}, owner)).body).toMatchObject({ expired: false });
  expect((await t.call(api.company.setCurrency, { params: { currency: 'EUR' } }, owner)).status).toBe(200);
  t.setClock(start);
});

test('what is for operators is closed to managers, within five seconds of a change of role', async () => {
  const owner = await t.signUp();
  const call = () => t.call(operatorsOnly, { query: { id: owner.companyId } }, owner);
  expect(await call()).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  await t.db.run("UPDATE manager SET role = 'ADMIN' WHERE id = $1", [owner.managerId]);
  t.later(5_001);
  expect((await call()).status).toBe(200);
  await t.db.run("UPDATE manager SET role = 'MANAGER' WHERE id = $1", [owner.managerId]);
  t.later(5_001);
  expect((await call()).status).toBe(403);
});

test('a guarded call cannot be registered as a public one', () => {
  expect(() => registerPublic(t.app, api.company.findById, () => Promise.reject())).toThrow('not public');
});
