import {
  AssistantAnswer,
  api,
  type CashAccount,
  type CashFlow,
  type Endpoint,
  type Transfer,
  toKurus,
} from '@vezne/contract';
import type { z } from 'zod';
import { testApp } from '../../../test/app';
import { projectBody } from '../../../test/bodies';
import type { SignedUp } from '../../../test/people';
import { patience } from '../../../test/trials';

jest.setTimeout(patience(60_000));

const TODAY = '2026-11-23';
const t = testApp({ at: new Date(`${TODAY}T09:00:00+03:00`) });
const { cashAccount, contact, projectIncome, projectExpense, settlement } = api;

let person: SignedUp;
const contacts: Record<string, string> = {};

const done = async <E extends Endpoint>(endpoint: E, input: object = {}, who = person) =>
  endpoint.output.parse(await t.ask(endpoint, who, input)) as z.output<E['output']>;
const ask = async (input: string, more: object = {}, who = person) =>
  AssistantAnswer.parse(await t.ask(api.assistant.ask, who, { body: { input, ...more } }));

beforeAll(async () => {
  person = await t.signUp();
  const categoryId = (await done(api.category.save, { body: { name: 'Hakediş', type: 'HER_IKISI' } })).id;
  const projectId = (await done(api.project.save, { body: projectBody(categoryId) })).id;
  const [till] = await done(cashAccount.findAll, { body: {} });
  const account = async (body: object) => (await t.ask<CashAccount>(cashAccount.save, person, { body })).id;
  const bank = await account({
    name: 'Ziraat',
    kind: 'BANKA',
    openingBalance: 50_000,
    openingDate: '2026-09-30',
  });
  const second = await account({ name: 'Garanti', kind: 'BANKA', openingBalance: 1_000.05 });
  const card = await account({ name: 'Bonus', kind: 'KART', openingBalance: -250.25 });
  const entry = (accountId: string | undefined, cashFlowType: string, amount: number, date: string) =>
    t.ask<CashFlow>(api.cashFlow.save, person, {
      body: { categoryId, cashFlowType, amount, date, description: 'Kayıt', accountId },
    });
  await entry(till?.id, 'GIRIS', 1_200.1, '2026-10-05');
  await entry(bank, 'CIKIS', 320.4, '2026-10-20');
  await entry(second, 'GIRIS', 75.35, '2026-11-10');
  await entry(card, 'CIKIS', 99.9, '2026-11-12');
  await t.ask<Transfer>(api.transfer.save, person, {
    body: { fromAccountId: bank, toAccountId: till?.id, amount: 5_000, date: '2026-11-15' },
  });

  const named = async (name: string, kind: string, more: object = {}) => {
    contacts[name] = (await done(contact.save, { body: { name, kind, ...more } })).id;
    return contacts[name];
  };
  const row = { projectId, categoryId, description: 'Hakediş', date: '2026-06-01', vatRate: 20 };
  const ege = await named('Ege İnşaat', 'IKISI');
  const moda = await named('Moda Apartmanı', 'MUSTERI', { openingBalance: 500 });
  const demir = await named('Demir Yapı', 'TEDARIKCI');
  await named('Boş Cari', 'MUSTERI');
  await done(projectIncome.save, {
    body: { ...row, amount: 950_200, contactId: ege, dueDate: '2026-12-20' },
  });
  await done(projectIncome.save, { body: { ...row, amount: 50_000, contactId: ege, dueDate: '2026-11-10' } });
  await done(projectIncome.save, { body: { ...row, amount: 0.03, contactId: moda, dueDate: '2026-10-01' } });
  await done(projectExpense.save, {
    body: { ...row, amount: 30_000, contactId: demir, dueDate: '2026-11-01' },
  });
  await done(projectExpense.save, { body: { ...row, amount: 1_000, contactId: ege, dueDate: '2026-12-01' } });
  await done(settlement.save, {
    body: { contactId: ege, direction: 'IN', date: TODAY, amount: 10_000, accountId: bank },
  });
});

const money = (amount: number) => toKurus(amount);
const figure = ({ figures }: AssistantAnswer, key: string) => figures.find((each) => each.key === key)?.value;

test('what lies in the accounts is what Hesaplar tells, whichever way it is asked', async () => {
  const { accounts, cash, bank, cardDebt, total } = await done(cashAccount.summary);
  for (const question of ['Hesapların bakiyesi ne kadar?', 'Kasadaki para', 'hangi hesapta ne kadar var']) {
    const answer = await ask(question);
    expect([answer.action, figure(answer, 'balance')]).toEqual(['ANSWER', total]);
    expect(answer.rows.map(({ key, label, value }) => [key, label, value])).toEqual(
      accounts.map(({ id, name, balance }) => [id, name, balance]),
    );
    expect([figure(answer, 'cash'), figure(answer, 'bank'), figure(answer, 'cardDebt')]).toEqual([
      cash,
      bank,
      cardDebt,
    ]);
    expect(answer.reading).toBe('Bugün · Hesaplardan · Hesapların bakiyesi');
  }
  expect((await ask('Bakiye ne?')).figures[0]?.value).toBe(total);

  const banks = await ask('Bankada ne kadar var?');
  expect([figure(banks, 'balance'), figure(banks, 'total')]).toEqual([bank, total]);
  expect(banks.rows.map(({ label }) => label)).toEqual(['Garanti', 'Ziraat']);
  expect(banks.report).toContain('Banka bakiyesi');
  expect(figure(await ask('kart borcu ne kadar'), 'balance')).toBe(cardDebt);
  for (const { id, name, balance } of accounts) {
    const answer = await ask(`${name} hesabında ne kadar var?`);
    expect([figure(answer, 'balance'), answer.rows.map(({ link }) => link)]).toEqual([
      balance,
      [{ to: 'ACCOUNT', id }],
    ]);
  }
});

test('what lay in an account at the end of a month has its entries and opening balance until then', async () => {
  const october = await ask('Ekim sonunda Ziraat hesabında ne kadar vardı?');
  expect([figure(october, 'balance'), october.period]).toEqual([49_679.6, { from: null, to: '2026-10-31' }]);
  expect(figure(await ask('geçen ay sonunda hesapların bakiyesi'), 'balance')).toBe(
    (await ask('geçen ay sonunda bakiye ne kadardı')).figures[0]?.value,
  );
  expect(figure(await ask('ağustos sonunda Ziraat hesabında ne kadar vardı'), 'balance')).toBe(0);
  expect((await ask('gelecek ay sonunda bankada ne kadar olur')).rows).toEqual([]);
});

test('records of an account are summed by naming it, without transfers, and with what it is named today', async () => {
  const of = async (input: string, more: object = {}) => {
    const { action, figures, reading } = await ask(input, more);
    return [action, figures[0]?.value, reading];
  };
  expect(await of('Ekim ayında bankadan ne kadar çıktı?')).toEqual([
    'ANSWER',
    320.4,
    '1–31 Ekim 2026 · Gider · Hesap: Garanti, Ziraat · 1 kayıt',
  ]);
  expect((await of('Bu ay Garanti hesabına ne kadar girdi?'))[1]).toBe(75.35);
  expect((await of('Ekimde Garanti hesabından ne kadar çıktı?'))[1]).toBe(0);
  expect((await of('Kasa hesabında bu yıl kaç kayıt var?'))[1]).toBe(1);
  // From a bank comes what it paid: no account is meant.
  expect((await of('Bu ay bankadan ne kadar gelir elde ettik?'))[2]).not.toContain('Hesap');

  const { chips = [], next = [], conversationId } = await ask('Ekimde Ziraat hesabından ne kadar çıktı?');
  expect(chips.map(({ label }) => label)).toContain('Hesap: Ziraat');
  for (const { question, plan } of next) expect((await ask(question, { plan })).action).toBe('ANSWER');
  expect((await of('ya bu ay?', { conversationId }))[2]).toContain('Hesap: Ziraat');

  const page = await done(api.cashFlow.findAll, { body: { from: '2026-10-20', to: '2026-10-20' } });
  const [entry] = page.content;
  const [other] = await done(cashAccount.findAll, { body: { searchText: 'Garanti' } });
  if (!entry) throw new Error('no entry of that day');
  const { id, categoryId, date, description, amount } = entry;
  const move = (accountId: string | undefined) =>
    done(api.cashFlow.update, { body: { id, categoryId, date, description, amount, accountId } });
  await move(other?.id);
  expect((await of('Ekimde Garanti hesabından ne kadar çıktı?'))[1]).toBe(320.4);
  await t.ask(cashAccount.update, person, {
    body: { id: other?.id, name: 'Halk', kind: 'BANKA', openingBalance: 1_000.05 },
  });
  expect((await of('Ekimde Halk hesabından ne kadar çıktı?'))[1]).toBe(320.4);
  await t.ask(cashAccount.update, person, {
    body: { id: other?.id, name: 'Garanti', kind: 'BANKA', openingBalance: 1_000.05 },
  });
  await move(entry.accountId);
});

test('what is owed to the company is what Cariler tells, gross, with the contacts it is of', async () => {
  const all = await done(contact.ageing, { query: { side: 'MUSTERI' } });
  const answer = await ask('Kim bize borçlu?');
  expect([figure(answer, 'receivable'), figure(answer, 'overdueReceivable')]).toEqual([
    all.receivable,
    all.overdueReceivable,
  ]);
  const owing = all.rows.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  expect(answer.rows.map(({ label, value, link }) => [label, value, link?.id])).toEqual(
    owing.map(({ name, total, contactId }) => [name, total, contactId]),
  );
  expect(answer.rows.map(({ label }) => label)).toEqual(['Ege İnşaat', 'Moda Apartmanı']);
  expect(answer.report).toMatch(/KDV dahil/);
  expect(answer.reading).toBe('23 Kasım 2026 itibarıyla · Carilerden · Alacak · KDV dahil');

  const late = await ask('vadesi geçen alacak ne kadar');
  expect(figure(late, 'overdueReceivable')).toBe(all.overdueReceivable);
  expect(late.rows.reduce((sum, { value }) => sum + (money(value) ?? 0n), 0n)).toBe(
    money(all.overdueReceivable),
  );

  const payable = await done(contact.ageing, { query: { side: 'TEDARIKCI' } });
  const owed = await ask('Kime borcumuz var?');
  expect(figure(owed, 'payable')).toBe(payable.payable);
  expect(owed.rows.map(({ label, value }) => [label, value])).toEqual([
    ['Demir Yapı', 36_000],
    ['Ege İnşaat', 1_200],
  ]);
});

test('what the dashboard calls to be collected and to be paid is what is open with contacts', async () => {
  const { receivable, payable, overduePayable } = await done(contact.ageing, { query: {} });
  const collect = await ask('Tahsil edilecek ne kadar?');
  expect([collect.action, figure(collect, 'receivable')]).toEqual(['ANSWER', receivable]);
  expect(collect.report).toMatch(/KDV dahil/);
  const pay = await ask('Ödenecek ne kadar?');
  expect([figure(pay, 'payable'), figure(pay, 'overduePayable')]).toEqual([payable, overduePayable]);
  expect(figure(await ask('vadesi geçen ödenecek ne kadar'), 'overduePayable')).toBe(overduePayable);
  expect(figure(await ask('Ege İnşaat’tan tahsil edilecek ne kadar?'), 'receivable')).toBe(
    figure(await ask('Ege İnşaat’ın borcu ne kadar?'), 'receivable'),
  );
  for (const question of ['bu ay ödenecek sabit giderler', 'önümüzdeki ay ödenecekler'])
    expect(String((await ask(question)).reading)).not.toContain('Carilerden');
});

test('of one contact each side and its balance are told, and a press opens it', async () => {
  const of = async (side?: string) =>
    (await done(contact.ageing, side ? { query: { side } } : {})).rows.find(
      ({ contactId }) => contactId === contacts['Ege İnşaat'],
    );
  expect(figure(await ask('Ege İnşaat’ın borcu ne kadar?'), 'receivable')).toBe((await of('MUSTERI'))?.total);
  expect(figure(await ask('ege insaata ne kadar borcumuz var'), 'payable')).toBe(
    (await of('TEDARIKCI'))?.total,
  );
  const both = await ask('Ege İnşaat bakiyesi ne?');
  expect(figure(both, 'balance')).toBe((await of())?.total);
  expect(both.rows.map(({ link }) => link)).toEqual([{ to: 'CONTACT', id: contacts['Ege İnşaat'] }]);
  const nothing = await ask('Boş Cari bize borçlu mu?');
  expect(nothing.report).toMatch(/^Hayır\. /);
  expect(nothing.figures[0]?.value).toBe(0);
});

test('whatever is offered beside such an answer is answered when it is pressed', async () => {
  for (const question of [
    'Bankada ne kadar var?',
    'Kim bize borçlu?',
    'Ege İnşaat’ın vadesi geçen borcu ne kadar?',
  ]) {
    const { chips = [], next = [], conversationId } = await ask(question);
    expect(next).toHaveLength(3);
    for (const each of [...next, ...chips.flatMap(({ choices }) => choices)]) {
      const pressed = await ask(each.question, { plan: each.plan, conversationId });
      expect([each.question, pressed.action]).toEqual([each.question, 'ANSWER']);
      expect(pressed.rows.length + pressed.matched.count).toBeGreaterThan(0);
    }
  }
});

test('a conversation goes on between accounts, contacts and the ledger', async () => {
  const { conversationId } = await ask('Kim bize borçlu?');
  expect((await ask('peki Moda?', { conversationId })).figures[0]).toMatchObject({
    key: 'receivable',
    value: 500.04,
  });
  expect(await ask('Ekim ayında ne kadar harcadık?', { conversationId })).toMatchObject({
    action: 'ANSWER',
    figures: [{ value: 320.4 }, { value: 1 }],
  });
});

test('another company is told of its own alone, and without accounts and contacts as ever', async () => {
  const other = await t.signUp();
  for (const question of ['Kim bize borçlu?', 'Tahsil edilecek ne kadar?'])
    expect((await ask(question, {}, other)).action).toBe('REFUSE');
  expect((await ask('Ege İnşaat’ın borcu ne kadar?', {}, other)).action).not.toBe('ANSWER');
  const balance = await ask('Kasada ne kadar para var?', {}, other);
  expect([balance.figures[0], balance.rows]).toEqual([
    { key: 'balance', label: 'Güncel bakiye', value: 0, unit: 'TRY' },
    [],
  ]);
  const { plan } = await ask('Ege İnşaat’ın borcu ne kadar?');
  expect((await ask('Ege İnşaat’ın borcu ne kadar?', { plan }, other)).action).toBe('REFUSE');
});

test('a row of debtors is asked about by its place, also after another of them', async () => {
  const list = await ask('Kim bize borçlu?');
  const [first, second] = list.rows;
  if (!first || !second) throw new Error('two contacts at least owe something');
  const { conversationId } = list;
  expect(await ask('ilki ne kadar borçlu', { conversationId })).toMatchObject({
    action: 'ANSWER',
    rows: [{ label: first.label, value: first.value }],
  });
  expect(await ask('ikincisi?', { conversationId })).toMatchObject({
    action: 'ANSWER',
    rows: [{ label: second.label, value: second.value }],
  });
  // Nothing is answered of all where one is meant.
  const other = await ask('onun kârı ne kadar', { conversationId });
  expect(other.action).not.toBe('ANSWER');
});

test('more debtors than are named are told to go on', async () => {
  const many = await t.signUp();
  for (const name of ['Ada', 'Bahçe', 'Cadde', 'Dükkân', 'Ev', 'Fabrika'])
    await done(contact.save, { body: { name, kind: 'MUSTERI', openingBalance: 100 } }, many);
  const told = (await ask('Kim bize borçlu?', {}, many)).report.split('\n');
  expect(told).toHaveLength(7);
  expect(told.at(-1)).toBe('…');
});
