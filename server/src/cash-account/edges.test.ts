import { api, type CashFlow, type Endpoint, messages } from '@vezne/contract';
import type { z } from 'zod';
import { deleteCashFlow } from '../cash-flow/queries';
import { reconcile } from '../cash-flow/sum-queries';
import type { Sql } from '../db/database';
import { testApp } from '../test/app';
import { ofCompany } from '../test/database';
import type { SignedUp } from '../test/people';
import { countCash } from './service';
import { createTransfer } from './transfer-service';

const { ask, call, signUp, db } = testApp();
const { cashAccount, cashFlow, category, transfer, trash } = api;

let person: SignedUp;
let categoryId: string;
let till: string;
let bank: string;
beforeEach(async () => {
  person = await signUp();
  categoryId = (await done(category.save, { body: { name: 'Kira', type: 'HER_IKISI' } })).id;
  till = (await done(cashAccount.findAll, { body: {} }))[0]?.id ?? '';
  bank = (await done(cashAccount.save, { body: { name: 'Banka', kind: 'BANKA', openingBalance: 500 } })).id;
});
afterEach(async () => {
  expect(await reconcile(db, person.companyId)).toEqual([]);
  const { total } = await done(cashAccount.summary);
  expect(total).toBe((await done(cashFlow.summary)).balance);
});

const done = async <E extends Endpoint>(endpoint: E, input: object = {}) =>
  endpoint.output.parse(await ask(endpoint, person, input)) as z.output<E['output']>;
const told = async (endpoint: Endpoint, input: object) => {
  const { status, body } = await call(endpoint, input, person);
  return [status, Object(body).message];
};

const entry = (change: Partial<CashFlow>) =>
  done(cashFlow.save, {
    body: {
      categoryId,
      date: '2026-03-04',
      description: 'Kayıt',
      cashFlowType: 'CIKIS',
      amount: 5,
      ...change,
    },
  });
const move = (change: object = {}) =>
  done(transfer.save, {
    body: { fromAccountId: bank, toAccountId: till, amount: 100, date: '2026-03-04', ...change },
  });

test('several entries move to another account at once, and one call takes it back', async () => {
  const ids = [(await entry({ amount: 5 })).id, (await entry({ amount: 7 })).id];
  const { before } = await done(cashFlow.updateSeveral, { body: { ids, accountId: bank } });
  expect(await done(cashAccount.summary)).toMatchObject({ cash: 0, bank: 488 });
  expect(before.map(({ accountId }) => accountId)).toEqual([till, till]);
  await done(cashFlow.undoSeveral, { body: { entries: before } });
  expect(await done(cashAccount.summary)).toMatchObject({ cash: -12, bank: 500 });
});

test.each<[string, (sql: Sql) => Promise<unknown>]>([
  [
    'Sayım farkı',
    (sql: Sql) => countCash(sql, person.companyId, { id: till, date: '2026-03-04', counted: 5 }),
  ],
  [
    'Banka masrafları',
    (sql: Sql) =>
      createTransfer(sql, person.companyId, {
        ...{ fromAccountId: bank, toAccountId: till, date: '2026-03-04' },
        ...{ amount: 10, fee: 1, description: null },
      }),
  ],
])('what cannot be written because its category %s went meanwhile is refused whole', async (name, write) => {
  const { id } = await done(category.save, { body: { name, type: 'HER_IKISI' } });
  const losing = (sql: Sql): Sql => ({
    ...sql,
    async first(text, ...more) {
      if (/INSERT INTO cash_flow \(.*settlement_id/s.test(text))
        await db.run('DELETE FROM category WHERE id = $1', [id]);
      return sql.first(text, ...more);
    },
  });
  const written = ofCompany(db, person.companyId).transaction((sql) => write(losing(sql)));
  await expect(written).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await done(cashAccount.summary)).total).toBe(500);
});

test('the words of a fee halve no letter of the transfer’s and say what it is', async () => {
  const { feeCashFlowId } = await move({ fee: 1, description: `1234567😀${'ç'.repeat(490)}` });
  const { description } = await done(cashFlow.findById, { query: { id: feeCashFlowId } });
  expect(description).toMatch(/^1234567😀ç+… masrafı$/u);
  expect([...description].length).toBeLessThanOrEqual(500);
});

test('no transfer lies before one of its accounts began, be it new or moved there', async () => {
  const young = { name: 'Yeni', kind: 'BANKA', openingDate: '2026-02-01' };
  const { id: later } = await done(cashAccount.save, { body: young });
  const from = { fromAccountId: bank, toAccountId: later, amount: 5 };
  const into = { fromAccountId: later, toAccountId: bank, amount: 5 };
  for (const sides of [from, into])
    expect(await call(transfer.save, { body: { ...sides, date: '2026-01-31' } }, person)).toMatchObject({
      status: 409,
      // Which of the two it is, its field says.
      body: { message: messages.beforeOpening, fields: { date: `Yeni: ${messages.beforeOpening}` } },
    });
  const { id } = await done(transfer.save, { body: { ...from, date: '2026-02-01' } });
  expect(await told(transfer.update, { body: { id, ...from, date: '2026-01-31' } })).toEqual([
    409,
    messages.beforeOpening,
  ]);
});

test('two entries are one transfer only of the same amount, one in and one out', async () => {
  const out = await entry({ amount: 5 });
  const again = await entry({ amount: 5, accountId: bank });
  const more = await entry({ amount: 6, accountId: bank, cashFlowType: 'GIRIS' });
  const pair = (other: CashFlow) => told(transfer.pair, { body: { cashFlowIds: [out.id, other.id] } });
  expect(await pair(more)).toEqual([409, 'İki kaydın tutarı aynı olmalıdır.']);
  expect(await pair(again)).toEqual([409, 'Bir giriş ve bir çıkış seçin.']);
});

test('pages of an earlier release see nothing of accounts where they change several entries', async () => {
  const ids = [(await entry({})).id];
  const { before } = await done(cashFlow.updateSeveral, { body: { ids, paymentMethod: 'CARD' } });
  expect(before[0]).not.toHaveProperty('accountId');
});

test('several entries do not move to where they cannot lie: closed, unknown or not yet begun', async () => {
  const { id } = await entry({ date: '2026-01-05' });
  const young = { name: 'Yeni', kind: 'BANKA', openingDate: '2026-02-01' };
  const { id: later } = await done(cashAccount.save, { body: young });
  const { id: closed } = await done(cashAccount.save, { body: { name: 'Eski', kind: 'KASA' } });
  await done(cashAccount.close, { body: { id: closed } });
  const tries = (accountId: string) => told(cashFlow.updateSeveral, { body: { ids: [id], accountId } });
  expect(await tries(later)).toEqual([409, messages.beforeOpening]);
  expect(await tries(closed)).toEqual([409, 'Eski kapalı. Başka bir hesap seçin.']);
  const theirs = await signUp();
  const [foreign] = cashAccount.findAll.output.parse(await ask(cashAccount.findAll, theirs, { body: {} }));
  expect((await tries(foreign?.id ?? ''))[0]).toBe(404);
  await done(cashFlow.updateSeveral, { body: { ids: [id], accountId: later, date: '2026-02-03' } });
  const back = { ids: [id], date: '2026-01-31' };
  expect(await told(cashFlow.updateSeveral, { body: back })).toEqual([409, messages.beforeOpening]);
});

test('a change of several is not taken back into an account that has closed meanwhile', async () => {
  const { id: old } = await done(cashAccount.save, { body: { name: 'Eski', kind: 'KASA' } });
  const { id } = await entry({ accountId: old });
  const { before } = await done(cashFlow.updateSeveral, { body: { ids: [id], accountId: bank } });
  await done(cashAccount.close, { body: { id: old } });
  const [status, message] = await told(cashFlow.undoSeveral, { body: { entries: before } });
  expect([status, message]).toEqual([409, expect.stringContaining('Hiçbir kayıt geri alınmadı')]);
});

test('legs among several entries are told by their places, and nothing is changed or deleted', async () => {
  const { outId } = await move();
  const { id } = await entry({});
  const ids = [id, outId];
  for (const [endpoint, change] of [
    [cashFlow.deleteSeveral, {}],
    [cashFlow.updateSeveral, { paymentMethod: 'CASH' }],
    [cashFlow.updateSeveral, { categoryId }],
  ] as const) {
    const { status, body } = await call(endpoint, { body: { ids, ...change } }, person);
    expect([status, Object(body).fields]).toEqual([409, { 'ids.1': messages.leg }]);
  }
  expect((await done(cashFlow.findAll, { body: {} })).totalElements).toBe(3);
});

test('what an earlier release took out of a closed account stays in sight', async () => {
  const { id } = await done(cashAccount.save, { body: { name: 'Eski', kind: 'KASA' } });
  const out = await entry({ accountId: id, amount: 5 });
  await entry({ accountId: id, amount: 5, cashFlowType: 'GIRIS' });
  await done(cashAccount.close, { body: { id } });
  const names = async () => (await done(cashAccount.summary)).accounts.map(({ name }) => name);
  expect(await names()).not.toContain('Eski');
  await deleteCashFlow(db, person.companyId, out.id);
  expect(await names()).toContain('Eski');
  expect(await done(cashAccount.summary)).toMatchObject({ cash: 5, total: 505 });
});

test('the fee of a transfer is not made a leg of another', async () => {
  const { feeCashFlowId } = await move({ fee: 5 });
  const { id } = await entry({ amount: 5, cashFlowType: 'GIRIS' });
  expect(await told(transfer.pair, { body: { cashFlowIds: [feeCashFlowId, id] } })).toEqual([
    409,
    'Kayıtlardan biri bir virmanın masrafı.',
  ]);
});

test('a change of a transfer leaves what was written on its fee, and words of its own follow it', async () => {
  const { id, feeCashFlowId } = await move({ fee: 5, description: 'Haftalık' });
  const change = (to: object) =>
    done(transfer.update, {
      body: { id, fromAccountId: bank, toAccountId: till, amount: 100, date: '2026-03-05', ...to },
    });
  const fee = () => done(cashFlow.findById, { query: { id: feeCashFlowId } });
  await change({ description: 'Aylık', fee: 6 });
  const { description, amount, date, categoryId: fees } = await fee();
  expect({ description, amount, date }).toEqual({
    description: 'Aylık masrafı',
    amount: 6,
    date: '2026-03-05',
  });

  const written = { id: feeCashFlowId, categoryId, description: 'EFT ücreti', amount: 6, date: '2026-03-05' };
  await done(cashFlow.update, { body: written });
  await done(category.delete, { query: { id: fees } });
  await change({ description: 'Yıllık', fee: 7 });
  await change({ date: '2026-03-06' });
  expect(await fee()).toMatchObject({ ...written, amount: 7, date: '2026-03-06' });
  const names = (await done(category.findAll, { body: {} })).map(({ name }) => name);
  expect(names).not.toContain('Banka masrafları');
});

test('words that nobody wrote follow a transfer to other accounts, and so do those of its fee', async () => {
  const made = await move({ fee: 5 });
  expect(made.description).toBe('Virman: Banka → Ana Kasa');
  const { id, description, feeCashFlowId } = made;
  const to = (ends: object) =>
    done(transfer.update, { body: { id, amount: 100, date: '2026-03-05', description, ...ends } });
  const turned = await to({ fromAccountId: till, toAccountId: bank });
  expect(turned.description).toBe('Virman: Ana Kasa → Banka');
  const entry = (of: string | null) => done(cashFlow.findById, { query: { id: of } });
  expect((await entry(turned.outId)).description).toBe('Virman: Ana Kasa → Banka');
  expect((await entry(feeCashFlowId)).description).toBe('Virman: Ana Kasa → Banka masrafı');
  expect((await to({ fromAccountId: bank, toAccountId: till, description: 'Haftalık' })).description).toBe(
    'Haftalık',
  );
});

test('a transfer and its fee come back together, however they are chosen in the trash', async () => {
  const { id, feeCashFlowId } = await move({ fee: 5 });
  await done(transfer.delete, { query: { id } });
  await done(trash.restoreSeveral, { body: { ids: [feeCashFlowId, id] } });
  expect(await done(transfer.findById, { query: { id } })).toMatchObject({ amount: 100, fee: 5 });
  expect((await done(cashFlow.findAll, { body: {} })).totalElements).toBe(3);
});

test('a transfer comes back only where both its accounts are', async () => {
  const { id: gone } = await done(cashAccount.save, { body: { name: 'Geçici', kind: 'BANKA' } });
  const { id } = await move({ toAccountId: gone });
  await done(transfer.delete, { query: { id } });
  await done(cashAccount.delete, { query: { id: gone } });
  expect(await told(trash.restore, { body: { id } })).toEqual([
    409,
    'Bu kayıt geri yüklenemedi: hesaplarından biri artık yok. Önce hesabı geri yükleyin.',
  ]);
  await done(trash.restore, { body: { id: gone } });
  await done(trash.restore, { body: { id } });
  expect(await done(transfer.findById, { query: { id } })).toMatchObject({ toAccountId: gone });
});

test('two who count one till at once book what differs once', async () => {
  const count = { id: till, date: '2026-03-04', counted: 40 };
  const answers = await Promise.all([0, 1, 2].map(() => done(cashAccount.count, { body: count })));
  expect(answers.map(({ difference }) => difference).toSorted()).toEqual([0, 0, 40]);
  expect(await done(cashAccount.summary)).toMatchObject({ cash: 40 });
});

test('of several who make another account the default at once, one does, and no answer is a fault', async () => {
  const made = await Promise.all(
    ['Bir', 'İki', 'Üç'].map((name) => done(cashAccount.save, { body: { name, kind: 'KASA' } })),
  );
  const answers = await Promise.all(
    made.map(({ id, name }) =>
      call(cashAccount.update, { body: { id, name, kind: 'KASA', isDefault: true } }, person),
    ),
  );
  for (const { status } of answers) expect([200, 409]).toContain(status);
  const defaults = (await done(cashAccount.findAll, { body: {} })).filter(({ isDefault }) => isDefault);
  expect(defaults).toHaveLength(1);
});

test('a transfer that was written as one is not taken apart, also not once it came back or was changed', async () => {
  const { id, paired } = await move();
  expect(paired).toBe(false);
  await done(transfer.update, {
    body: { id, fromAccountId: bank, toAccountId: till, amount: 90, date: '2026-03-05' },
  });
  await done(transfer.delete, { query: { id } });
  await done(trash.restore, { body: { id } });
  expect(await told(transfer.unpair, { body: { id } })).toEqual([
    409,
    'Bu virman eşleştirilerek değil, tek seferde yazıldı; çözülemez. Gerekmiyorsa silebilirsiniz.',
  ]);
  expect(await done(cashFlow.summary)).toMatchObject({ income: 0, expense: 0 });
});

test('entries that are no transfer any more leave none in the trash', async () => {
  const ids = [(await entry({})).id, (await entry({ cashFlowType: 'GIRIS', accountId: bank })).id];
  const { id, paired } = await done(transfer.pair, { body: { cashFlowIds: ids } });
  expect(paired).toBe(true);
  await done(transfer.unpair, { body: { id } });
  expect((await call(trash.restore, { body: { id } }, person)).status).toBe(404);
});

test('an import goes to the account that it names, and not to one that cannot take it', async () => {
  const row = {
    date: '2026-03-04',
    cashFlowType: 'CIKIS',
    categoryName: 'Kira',
    description: 'x',
    amount: 9,
  };
  const take = (accountId?: string, change: object = {}) =>
    told(cashFlow.import, { body: { rows: [{ ...row, ...change }], accountId } });
  expect((await take(bank))[0]).toBe(200);
  expect((await take())[0]).toBe(200);
  expect(await done(cashAccount.summary)).toMatchObject({ cash: -9, bank: 491 });
  const young = { name: 'Yeni', kind: 'BANKA', openingDate: '2026-02-01' };
  const { id: later } = await done(cashAccount.save, { body: young });
  expect(await take(later, { date: '2026-01-31' })).toEqual([409, messages.beforeOpening]);
  await done(cashAccount.close, { body: { id: later } });
  expect(await take(later)).toEqual([409, 'Yeni kapalı. Başka bir hesap seçin.']);
  const theirs = await signUp();
  const [foreign] = cashAccount.findAll.output.parse(await ask(cashAccount.findAll, theirs, { body: {} }));
  expect((await take(foreign?.id))[0]).toBe(404);
});
