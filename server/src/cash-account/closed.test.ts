import { api, type CashFlow, type Endpoint } from '@vezne/contract';
import type { z } from 'zod';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';

const { ask, call, signUp } = testApp();
const { cashAccount, cashFlow, category, contact, settlement, transfer } = api;

let person: SignedUp;
let categoryId: string;
let till: string;
let old: string;
beforeEach(async () => {
  person = await signUp();
  categoryId = (await done(category.save, { body: { name: 'Kira', type: 'HER_IKISI' } })).id;
  till = (await done(cashAccount.findAll, { body: {} }))[0]?.id ?? '';
  old = (await done(cashAccount.save, { body: { name: 'Eski', kind: 'BANKA' } })).id;
});

const done = async <E extends Endpoint>(endpoint: E, input: object = {}) =>
  endpoint.output.parse(await ask(endpoint, person, input)) as z.output<E['output']>;

const base = { date: '2026-03-04', description: 'Kayıt', amount: 5 };
const entry = (change: Partial<CashFlow>) =>
  done(cashFlow.save, { body: { ...base, categoryId, accountId: old, cashFlowType: 'GIRIS', ...change } });
const close = () => done(cashAccount.close, { body: { id: old } });
const changed = ({ id }: CashFlow, change: object) => ({
  body: { ...base, categoryId, id, ...change },
});

const SENTENCE = 'Eski kapalı; bakiyesi değişemez. Önce hesabı yeniden açın.';

async function expectRefused(endpoint: Endpoint, input: object, field?: string): Promise<void> {
  const { status, body } = await call(endpoint, input, person);
  expect([endpoint.id, status, Object(body).message ?? '']).toEqual([
    endpoint.id,
    409,
    expect.stringContaining(field ? '' : SENTENCE),
  ]);
  if (field) expect(Object(body).fields).toMatchObject({ [field]: expect.stringContaining('Eski kapalı') });
}

test('what lies in a closed account keeps its amount, day and account; its words and category may change', async () => {
  const came = await entry({});
  await entry({ cashFlowType: 'CIKIS' });
  await close();
  await expectRefused(cashFlow.update, changed(came, { amount: 6 }), 'amount');
  await expectRefused(cashFlow.update, changed(came, { date: '2026-03-05' }), 'date');
  await expectRefused(cashFlow.update, changed(came, { accountId: till }), 'accountId');
  await expectRefused(cashFlow.delete, { query: { id: came.id } });
  await expectRefused(cashFlow.deleteSeveral, { body: { ids: [came.id] } });
  await expectRefused(cashFlow.updateSeveral, { body: { ids: [came.id], accountId: till } });
  await expectRefused(cashFlow.updateSeveral, { body: { ids: [came.id], date: '2026-03-05' } });
  const renamed = await done(cashFlow.update, changed(came, { description: 'Başka', accountId: old }));
  expect(renamed).toMatchObject({ description: 'Başka', accountId: old, amount: 5 });
  await done(cashFlow.updateSeveral, { body: { ids: [came.id], paymentMethod: 'CARD', date: came.date } });
  await done(cashAccount.reopen, { body: { id: old } });
  await done(cashFlow.delete, { query: { id: came.id } });
});

test('a change of several is not taken back out of an account that has closed meanwhile', async () => {
  const { id } = await entry({ accountId: till });
  const { before } = await done(cashFlow.updateSeveral, { body: { ids: [id], accountId: old } });
  await entry({ cashFlowType: 'CIKIS' });
  await close();
  const { status, body } = await call(cashFlow.undoSeveral, { body: { entries: before } }, person);
  expect([status, Object(body).message]).toEqual([
    409,
    'Hiçbir kayıt geri alınmadı: Eski kapatılmış, bakiyesi değişemez.',
  ]);
});

test('transfers, collections and the opening leave a closed account as it was', async () => {
  const other = (await done(cashAccount.save, { body: { name: 'Yeni', kind: 'BANKA' } })).id;
  const way = { fromAccountId: till, toAccountId: old, amount: 100, date: '2026-03-04' };
  const { id } = await done(transfer.save, { body: way });
  const contactId = (await done(contact.save, { body: { name: 'Moda', kind: 'MUSTERI' } })).id;
  const taken = await done(settlement.save, {
    body: { contactId, direction: 'IN', date: '2026-03-04', amount: 50, accountId: old },
  });
  await entry({ cashFlowType: 'CIKIS', amount: 150 });
  await close();
  await expectRefused(transfer.delete, { query: { id } });
  await expectRefused(transfer.update, { body: { ...way, id, toAccountId: other } });
  await expectRefused(settlement.delete, { query: { id: taken.id } });
  const opening = { body: { id: old, name: 'Eski', kind: 'BANKA', openingBalance: 10 } };
  const { body } = await call(cashAccount.update, opening, person);
  expect(Object(body).fields).toEqual({
    openingBalance: 'Kapalı hesabın açılışı değiştirilemez. Önce hesabı yeniden açın.',
  });
  await done(cashAccount.update, { body: { id: old, name: 'Eskisi', kind: 'BANKA' } });
});
