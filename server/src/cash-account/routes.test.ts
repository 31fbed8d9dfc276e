import {
  api,
  type CashAccount,
  type CashAccountCreate,
  codes,
  type Endpoint,
  messages,
} from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { z } from 'zod';
import { reconcile } from '../cash-flow/sum-queries';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';
import { patience, trials } from '../test/trials';

// Many act at once, more of them at night, and a busy machine is slow.
jest.setTimeout(patience(120_000));

const { ask, call, signUp, db } = testApp();
const { cashAccount, cashFlow, category, transfer, trash } = api;

let person: SignedUp;
beforeEach(async () => {
  person = await signUp();
});
afterEach(async () => {
  expect(await reconcile(db, person.companyId)).toEqual([]);
});

const done = async <E extends Endpoint>(endpoint: E, input: object = {}) =>
  endpoint.output.parse(await ask(endpoint, person, input)) as z.output<E['output']>;
const refused = async (endpoint: Endpoint, input: object) => {
  const { status, body } = await call(endpoint, input, person);
  return { status, body };
};

const account = (body: z.input<typeof CashAccountCreate>) => done(cashAccount.save, { body });
const mainAccount = async () => (await done(cashAccount.findAll, { body: {} }))[0] as CashAccount;
const balances = async () => {
  const { accounts, ...sums } = await done(cashAccount.summary);
  return { ...Object.fromEntries(accounts.map(({ name, balance }) => [name, balance])), ...sums };
};

/** The company's till and a bank account, each with what lay in it at first. */
async function tillAndBank() {
  const { id } = await mainAccount();
  const till = await done(cashAccount.update, {
    body: { id, name: 'Kasa', kind: 'KASA', openingBalance: 1_000 },
  });
  const bank = await account({ name: 'Banka', kind: 'BANKA', openingBalance: 50_000 });
  return { till: till.id, bank: bank.id };
}

const move = (fromAccountId: string, toAccountId: string, change: object = {}) =>
  done(transfer.save, { body: { fromAccountId, toAccountId, amount: 5_000, date: '2026-03-04', ...change } });

async function entry(change: object) {
  const [rent] = await done(category.findAll, { body: { searchText: 'Kira' } });
  const categoryId =
    rent?.id ?? (await done(category.save, { body: { name: 'Kira', type: 'HER_IKISI' } })).id;
  const body = { categoryId, date: '2026-03-04', description: 'Kayıt', cashFlowType: 'CIKIS', ...change };
  return done(cashFlow.save, { body });
}

test('a new company has one till, which entries lie in that name no account', async () => {
  const main = await mainAccount();
  expect(main).toMatchObject({ name: 'Ana Kasa', kind: 'KASA', isDefault: true, openingBalance: 0 });
  const { accountId, accountName, transferId } = await entry({ amount: 250 });
  expect({ accountId, accountName, transferId }).toEqual({
    accountId: main.id,
    accountName: 'Ana Kasa',
    transferId: null,
  });
  expect(await balances()).toEqual({ 'Ana Kasa': -250, cash: -250, bank: 0, cardDebt: 0, total: -250 });
});

test('a transfer moves two balances and is neither income nor expense; its fee is an expense', async () => {
  const { till, bank } = await tillAndBank();
  const { id } = await move(bank, till, { fee: 12.8 });
  expect(await balances()).toMatchObject({ Kasa: 6_000, Banka: 44_987.2, total: 50_987.2 });
  expect(await done(cashFlow.summary)).toMatchObject({
    income: 0,
    expense: 12.8,
    balance: 50_987.2,
    openingBalance: 51_000,
    accountCount: 2,
    incomeCount: 0,
    expenseCount: 1,
    transferCount: 2,
  });
  await done(transfer.delete, { query: { id } });
  expect(await balances()).toMatchObject({ Kasa: 1_000, Banka: 50_000 });
  const after = await done(cashFlow.summary);
  expect(after).toMatchObject({ expense: 0, balance: 51_000 });
  expect(after).not.toHaveProperty('transferCount');
  await done(trash.restore, { body: { id } });
  expect(await balances()).toMatchObject({ Kasa: 6_000, Banka: 44_987.2 });
  expect(await done(transfer.findById, { query: { id } })).toMatchObject({ amount: 5_000, fee: 12.8 });
});

test('a changed transfer changes both its entries and its fee', async () => {
  const { till, bank } = await tillAndBank();
  const card = await account({ name: 'Kart', kind: 'KART', openingBalance: -300 });
  const made = await move(bank, till, { fee: 10 });
  const body = {
    id: made.id,
    fromAccountId: bank,
    toAccountId: card.id,
    amount: 200,
    date: '2026-03-05',
    fee: 4,
  };
  const changed = await done(transfer.update, { body: { ...body, version: made.version } });
  expect(changed).toMatchObject({ amount: 200, fee: 4, date: '2026-03-05', version: 2 });
  expect(await balances()).toMatchObject({ Kasa: 1_000, Banka: 49_796, Kart: -100, cardDebt: 100 });
  await done(transfer.update, { body: { ...body, fee: null } });
  expect(await done(cashFlow.summary)).toMatchObject({ expense: 0 });
  expect(await refused(transfer.update, { body: { ...body, version: 1 } })).toMatchObject({
    status: 409,
    body: { code: codes.stale },
  });
});

test('a leg changes and goes with its transfer only', async () => {
  const { till, bank } = await tillAndBank();
  const { outId } = await move(bank, till);
  const leg = await done(cashFlow.findById, { query: { id: outId } });
  const { cashFlowType: _, categoryName: __, ...body } = leg;
  const told = { status: 409, body: { message: messages.leg } };
  expect(await refused(cashFlow.update, { body })).toMatchObject(told);
  expect(await refused(cashFlow.delete, { query: { id: outId } })).toMatchObject(told);
  expect(await refused(cashFlow.deleteSeveral, { body: { ids: [outId] } })).toMatchObject(told);
  const moved = { ids: [outId], date: '2026-01-01' };
  expect(await refused(cashFlow.updateSeveral, { body: moved })).toMatchObject(told);
  expect(await balances()).toMatchObject({ Kasa: 6_000, Banka: 45_000 });
});

test('two entries that are one transfer are suggested, and count no more once they are paired', async () => {
  const { till, bank } = await tillAndBank();
  const out = await entry({ amount: 700, paymentMethod: 'VIRMAN', accountId: bank });
  const into = await entry({
    amount: 700,
    paymentMethod: 'VIRMAN',
    accountId: till,
    cashFlowType: 'GIRIS',
    date: '2026-03-06',
  });
  // Of these nobody knows which belong together.
  for (const date of ['2026-05-01', '2026-05-02']) {
    await entry({ amount: 90, paymentMethod: 'VIRMAN', date, accountId: bank });
    await entry({ amount: 90, paymentMethod: 'VIRMAN', date, cashFlowType: 'GIRIS', accountId: till });
  }
  const suggestion = { outId: out.id, inId: into.id, amount: 700, date: '2026-03-04', days: 2 };
  expect(await done(transfer.suggestions)).toEqual([suggestion]);
  const { id } = await done(transfer.pair, { body: { cashFlowIds: [into.id, out.id] } });
  expect(await done(cashFlow.summary)).toMatchObject({ income: 180, expense: 180, balance: 51_000 });
  expect(await done(transfer.suggestions)).toEqual([]);
  expect(await refused(transfer.pair, { body: { cashFlowIds: [into.id, out.id] } })).toMatchObject({
    status: 409,
  });
  await done(transfer.unpair, { body: { id } });
  expect(await done(cashFlow.summary)).toMatchObject({ income: 880, expense: 880 });
});

test('entries of one account are suggested as a transfer where neither has a match in another', async () => {
  const sides = { amount: 60, paymentMethod: 'VIRMAN' };
  const out = await entry(sides);
  const into = await entry({ ...sides, cashFlowType: 'GIRIS' });
  const sure = [{ outId: out.id, inId: into.id, amount: 60, date: '2026-03-04', days: 0 }];
  expect(await done(transfer.suggestions)).toEqual(sure);
  const bank = await account({ name: 'Banka', kind: 'BANKA' });
  expect(await done(transfer.suggestions)).toMatchObject([{ outId: out.id, inId: into.id }]);
  const arrived = await entry({ ...sides, cashFlowType: 'GIRIS', accountId: bank.id });
  const doubtful = { outId: out.id, inId: arrived.id, unsure: true };
  expect(await done(transfer.suggestions)).toMatchObject([doubtful]);
});

test('where more pairs are found than are told at once, each says how many there are', async () => {
  const rows = Array.from({ length: 201 }, (_, at) =>
    ['CIKIS', 'GIRIS'].map((cashFlowType) => ({
      ...{ date: '2026-03-04', cashFlowType, categoryName: 'Kasa', description: 'Aktarım' },
      ...{ amount: at + 1, paymentMethod: 'VIRMAN' },
    })),
  ).flat();
  await done(cashFlow.import, { body: { rows } });
  const told = await done(transfer.suggestions);
  expect([told.length, new Set(told.map(({ outOf }) => outOf))]).toEqual([200, new Set([201])]);
});

test('the list of one account has its balance beside each entry, transfers too', async () => {
  const { till, bank } = await tillAndBank();
  await entry({ amount: 100, accountId: bank, date: '2026-03-01' });
  await move(bank, till);
  await entry({ amount: 40, accountId: bank, cashFlowType: 'GIRIS', date: '2026-03-09' });
  const page = await done(cashFlow.findAll, { body: { accountId: bank } });
  expect(page.content.map(({ runningBalance }) => runningBalance)).toEqual([44_940, 44_900, 49_900]);
  expect(page.sums).toMatchObject({ income: 40, expense: 5_100, net: -5_060 });
  const later = await done(cashFlow.findAll, { body: { accountId: bank, from: '2026-03-02' } });
  expect(later).toMatchObject({ openingBalance: 49_900, closingBalance: 44_940 });
  const until = await done(cashFlow.findAll, { body: { accountId: bank, to: '2026-03-08' } });
  expect(until).toMatchObject({ openingBalance: 0, closingBalance: 44_900 });
  const whole = await done(cashFlow.findAll, { body: {} });
  expect(whole.totalElements).toBe(4);
  expect(whole.content.map(({ balance }) => balance)).toEqual([50_940, 50_900, 50_900, 50_900]);
  expect(whole.sums).toMatchObject({ income: 40, expense: 100 });
  expect(whole.days.find(({ date }) => date === '2026-03-04')).toMatchObject({
    count: 2,
    income: 0,
    expense: 0,
  });
});

test('until the day an account began the cash is less by what lay in it', async () => {
  await entry({ amount: 10, cashFlowType: 'GIRIS', date: '2026-01-05' });
  await account({ name: 'Banka', kind: 'BANKA', openingBalance: 500, openingDate: '2026-02-01' });
  await entry({ amount: 1, cashFlowType: 'GIRIS', date: '2026-02-02' });
  const { content } = await done(cashFlow.findAll, { body: {} });
  expect(content.map(({ balance }) => balance)).toEqual([511, 10]);
  const find = (body: object) => done(cashFlow.findAll, { body });
  expect(await find({ from: '2026-02-02' })).toMatchObject({ openingBalance: 510, closingBalance: 511 });
  expect(await find({ to: '2026-01-31' })).toMatchObject({ openingBalance: 0, closingBalance: 10 });
  // What lay there lay there in the morning: a period that begins on that day opens with it.
  const february = { from: '2026-02-01', to: '2026-02-28' };
  expect(await find(february)).toMatchObject({ openingBalance: 510, closingBalance: 511 });
  const around = { from: '2026-01-31', to: '2026-02-28' };
  expect(await find(around)).toMatchObject({ openingBalance: 10, closingBalance: 511 });
});

test('a count that differs by more than an entry can hold is refused under what was counted', async () => {
  const { id: till } = await done(cashAccount.save, {
    body: { name: 'Eksi Kasa', kind: 'KASA', openingBalance: -0.01 },
  });
  const most = 999_999_999_999.99;
  expect(
    await refused(cashAccount.count, { body: { id: till, date: '2026-03-04', counted: most } }),
  ).toMatchObject({
    status: 400,
    body: { fields: { counted: 'Kayıtlı bakiyeyle fark en fazla 999.999.999.999,99 olabilir' } },
  });
});

test('what is counted in a till is booked as far as it differs', async () => {
  const { till, bank } = await tillAndBank();
  const count = (counted: number) =>
    done(cashAccount.count, { body: { id: till, date: '2026-03-04', counted } });
  const { cashFlowId, ...less } = await count(950);
  expect(less).toEqual({ expected: 1_000, counted: 950, difference: -50 });
  const booked = await done(cashFlow.findById, { query: { id: cashFlowId ?? '' } });
  expect(booked).toMatchObject({
    description: 'Sayım farkı',
    cashFlowType: 'CIKIS',
    amount: 50,
    accountId: till,
  });
  expect(await count(950)).toMatchObject({ difference: 0, cashFlowId: null });
  expect(await count(951)).toMatchObject({ difference: 1 });
  expect(
    await refused(cashAccount.count, { body: { id: bank, date: '2026-03-04', counted: 1 } }),
  ).toMatchObject({ status: 409, body: { message: 'Yalnız kasalar sayılır.' } });
  expect(
    await refused(cashAccount.count, { body: { id: till, date: '2099-01-01', counted: 1 } }),
  ).toMatchObject({ status: 400, body: { fields: { date: 'Sayım tarihi gelecekte olamaz' } } });
});

test('the account tells its last count by its day: when, by whom, and what was not as written', async () => {
  const { till, bank } = await tillAndBank();
  const lastCount = async (of: string) =>
    (await done(cashAccount.summary)).accounts.find(({ id }) => id === of)?.lastCount;
  expect(await lastCount(till)).toBeNull();
  await done(cashAccount.count, { body: { id: till, date: '2026-03-04', counted: 950 } });
  expect(await lastCount(till)).toEqual({
    date: '2026-03-04',
    counted: 950,
    difference: -50,
    countedBy: 'Ayşe Yılmaz',
    countedAt: expect.any(String),
  });
  await done(cashAccount.count, { body: { id: till, date: '2026-02-27', counted: 1_000 } });
  expect(await lastCount(till)).toMatchObject({ date: '2026-03-04' });
  await done(cashAccount.count, { body: { id: till, date: '2026-03-04', counted: 950 } });
  expect(await lastCount(till)).toMatchObject({ date: '2026-03-04', difference: 0 });
  expect(await lastCount(bank)).toBeNull();
});

test('counts go with their account and come back with it', async () => {
  const { id } = await account({ name: 'Şantiye', kind: 'KASA', openingBalance: 5 });
  await done(cashAccount.count, { body: { id, date: '2026-03-04', counted: 5 } });
  await done(cashAccount.delete, { query: { id } });
  await done(trash.restore, { body: { id } });
  const { accounts } = await done(cashAccount.summary);
  expect(accounts.find((one) => one.id === id)?.lastCount).toMatchObject({ counted: 5, difference: 0 });
});

test('an account closes when it is empty, goes when it has no entry, and the default one stays', async () => {
  const { till, bank } = await tillAndBank();
  const { id } = await account({ name: 'Eski Kasa', kind: 'KASA' });
  await entry({ amount: 5, accountId: id });
  const told = (endpoint: Endpoint, input: object) =>
    refused(endpoint, input).then(({ status, body }) => [status, Object(body).message]);
  expect(await told(cashAccount.delete, { query: { id } })).toEqual([
    409,
    'Bu hesapta 1 kayıt var. Hesabı kapatabilirsiniz.',
  ]);
  expect(await told(cashAccount.close, { body: { id } })).toEqual([
    409,
    'Bakiyesi sıfır olmayan hesap kapatılamaz.',
  ]);
  await entry({ amount: 5, accountId: id, cashFlowType: 'GIRIS' });
  expect(await done(cashAccount.close, { body: { id } })).toMatchObject({ closedAt: expect.any(String) });
  expect(await balances()).not.toHaveProperty('Eski Kasa');
  const [rent] = await done(category.findAll, { body: { searchText: 'Kira' } });
  const late = {
    categoryId: rent?.id,
    date: '2026-03-04',
    description: 'Geç',
    cashFlowType: 'CIKIS',
    amount: 1,
  };
  expect(await told(cashFlow.save, { body: { ...late, accountId: id } })).toEqual([
    409,
    'Eski Kasa kapalı. Başka bir hesap seçin.',
  ]);
  expect(
    await told(transfer.save, {
      body: { fromAccountId: bank, toAccountId: id, amount: 1, date: '2026-03-04' },
    }),
  ).toEqual([409, 'Eski Kasa kapalı. Başka bir hesap seçin.']);
  await done(cashAccount.reopen, { body: { id } });
  await entry({ amount: 1, accountId: id });
  const empty = await account({ name: 'Boş', kind: 'BANKA' });
  await done(cashAccount.delete, { query: { id: empty.id } });
  await done(trash.restore, { body: { id: empty.id } });
  expect((await done(cashAccount.findById, { query: { id: empty.id } })).name).toBe('Boş');
  await move(till, bank, { amount: 1_000 });
  expect(await told(cashAccount.close, { body: { id: till } })).toEqual([
    409,
    'Varsayılan hesap kapatılamaz. Önce başka bir hesabı varsayılan yapın.',
  ]);
});

test('another account becomes the default, of which there is one', async () => {
  const { till } = await tillAndBank();
  const other = await account({ name: 'Yeni Kasa', kind: 'KASA', isDefault: true });
  expect((await entry({ amount: 1 })).accountId).toBe(other.id);
  expect(await done(cashAccount.findById, { query: { id: till } })).toMatchObject({ isDefault: false });
  const drop = { id: other.id, name: 'Yeni Kasa', kind: 'KASA', isDefault: false };
  expect(await refused(cashAccount.update, { body: drop })).toMatchObject({ status: 409 });
  await done(cashAccount.update, { body: { id: till, name: 'Kasa', kind: 'KASA', isDefault: true } });
  const defaults = (await done(cashAccount.findAll, { body: {} })).filter(({ isDefault }) => isDefault);
  expect(defaults.map(({ id }) => id)).toEqual([till]);
});

test('an account takes no entry before it began, and does not begin after its first entry', async () => {
  const { id } = await account({ name: 'Banka', kind: 'BANKA', openingDate: '2026-03-01' });
  await entry({ amount: 1 });
  const [rent] = await done(category.findAll, { body: { searchText: 'Kira' } });
  const early = {
    categoryId: rent?.id,
    date: '2026-02-28',
    description: 'Erken',
    cashFlowType: 'CIKIS',
    amount: 1,
    accountId: id,
  };
  const told = { status: 409, body: { fields: { date: messages.beforeOpening } } };
  expect(await refused(cashFlow.save, { body: early })).toMatchObject(told);
  const { id: entryId, ...kept } = await entry({ amount: 1, accountId: id });
  const { cashFlowType: _, categoryName: __, accountName: ___, transferId: ____, ...body } = kept;
  expect(
    await refused(cashFlow.update, { body: { ...body, id: entryId, date: '2026-02-28' } }),
  ).toMatchObject(told);
  const later = { id, name: 'Banka', kind: 'BANKA', openingDate: '2026-03-05' };
  expect(await refused(cashAccount.update, { body: later })).toMatchObject({
    status: 409,
    body: { fields: { openingDate: expect.stringContaining('kayıt var') } },
  });
});

test('an entry comes back to the default account when its own is gone', async () => {
  const { id } = await account({ name: 'Geçici', kind: 'KASA' });
  const made = await entry({ amount: 3, accountId: id });
  await done(cashFlow.delete, { query: { id: made.id } });
  await done(cashAccount.delete, { query: { id } });
  await done(trash.restore, { body: { id: made.id } });
  const { accountName } = await done(cashFlow.findById, { query: { id: made.id } });
  expect(accountName).toBe('Ana Kasa');
});

test('an account of another company is nobody’s: it is not found anywhere', async () => {
  const theirs = await signUp();
  const foreign = cashAccount.save.output.parse(
    await ask(cashAccount.save, theirs, { body: { name: 'Onların', kind: 'BANKA' } }),
  ).id;
  const { till } = await tillAndBank();
  const mine = await entry({ amount: 1 });
  for (const id of [foreign, newId()]) {
    const both = { amount: 1, date: '2026-03-04' };
    for (const [endpoint, input] of [
      [cashAccount.findById, { query: { id } }],
      [cashAccount.update, { body: { id, name: 'Benim', kind: 'KASA' } }],
      [cashAccount.delete, { query: { id } }],
      [cashAccount.close, { body: { id } }],
      [cashAccount.reopen, { body: { id } }],
      [cashAccount.count, { body: { id, date: '2026-03-04', counted: 1 } }],
      [cashFlow.findAll, { body: { accountId: id } }],
      [transfer.save, { body: { ...both, fromAccountId: till, toAccountId: id } }],
      [transfer.save, { body: { ...both, fromAccountId: id, toAccountId: till } }],
      [
        cashFlow.update,
        {
          body: {
            id: mine.id,
            categoryId: mine.categoryId,
            date: mine.date,
            description: 'x',
            amount: 1,
            accountId: id,
          },
        },
      ],
    ] as const)
      expect([endpoint.id, (await refused(endpoint, input)).status]).toEqual([endpoint.id, 404]);
  }
});

test('many who move cash to and fro at once lose none of it', async () => {
  const { till, bank } = await tillAndBank();
  // Two hundred each at night.
  const moves = trials(10);
  const one = (at: number) => move(at % 2 ? bank : till, at % 2 ? till : bank, { amount: 1 + (at % 7) });
  await Promise.all(
    Array.from({ length: 16 }, async (_, writer) => {
      for (let at = 0; at < moves; at++) await one(writer + at);
    }),
  );
  expect(await balances()).toMatchObject({ total: 51_000 });
  expect((await done(cashFlow.findAll, { body: {} })).totalElements).toBe(2 * 16 * moves);
});
