import { AssistantAnswer, api, type CashAccount, type CashFlow, type Transfer } from '@vezne/contract';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';

const t = testApp({ at: new Date('2026-03-18T09:00:00Z') });

let person: SignedUp;
let categoryId: string;
beforeEach(async () => {
  person = await t.signUp();
  const { id } = await t.ask<{ id: string }>(api.category.save, person, {
    body: { name: 'Aktarım', type: 'HER_IKISI' },
  });
  categoryId = id;
  await entry('CIKIS', 1_000, '2026-03-02');
  await entry('GIRIS', 5_000, '2026-03-03');
});

const entry = (cashFlowType: string, amount: number, date: string, change: object = {}) =>
  t.ask<CashFlow>(api.cashFlow.save, person, {
    body: { categoryId, cashFlowType, amount, date, description: 'Kayıt', ...change },
  });

const asked = async (input: string) =>
  AssistantAnswer.parse(await t.ask(api.assistant.ask, person, { body: { input } }));

/** A question's first figure, and how many records it rests on. */
async function told(input: string) {
  const { figures, matched } = await asked(input);
  return [figures[0]?.value, matched.count];
}

const questions = [
  ['Bu ay ne kadar harcadık?', [1_000, 1]],
  ['Bu ay ne kadar gelir oldu?', [5_000, 1]],
  ['Bu ay net ne kadar?', [4_000, 2]],
  ['En çok hangi kategoriye harcadık?', [1_000, 1]],
  ['Bu ay kaç kayıt var?', [2, 2]],
  ['Bakiye ne?', [4_000, 2]],
] as const;

const expectAnswers = async () => {
  for (const [question, answer] of questions)
    expect([question, await told(question)]).toEqual([question, answer]);
};

test('a transfer is in no answer about income and expense, and does not move the balance', async () => {
  await expectAnswers();
  const [till] = await t.ask<[CashAccount]>(api.cashAccount.findAll, person, { body: {} });
  const bank = await t.ask<CashAccount>(api.cashAccount.save, person, {
    body: { name: 'Ziraat', kind: 'BANKA' },
  });
  await t.ask<Transfer>(api.transfer.save, person, {
    body: { fromAccountId: till.id, toAccountId: bank.id, amount: 900, date: '2026-03-10' },
  });
  await expectAnswers();
  expect(await told('Bu ay virman ne kadar?')).toEqual([900, 0]);
  const into = await asked('bu ay banka hesabına ne kadar girdi');
  expect(into.report).toContain('Hesaplar arası virmanlar sayılmadı.');
  await t.ask<CashAccount>(api.cashAccount.save, person, { body: { name: 'Garanti', kind: 'BANKA' } });
  expect((await asked('bu ay Garanti hesabına ne kadar girdi')).report).not.toContain('virman');
  const { glimpses } = await asked('bu ay Ziraat hesabından ne kadar virman yapıldı');
  expect(glimpses?.[0]?.[0]?.value).toBe(900);
  expect((await asked('Bu ay ne kadar gelir oldu?')).report).not.toContain('virman');
  const moved = await asked('bankadan kasaya bu ay ne kadar çektik');
  expect(moved.action).toBe('CLARIFY');
  expect(moved.glimpses?.map(([glimpse]) => glimpse?.value)).toEqual([900, 1]);
});

test('two entries are out of all answers once they are one transfer, and in them again when they are not', async () => {
  const virman = { paymentMethod: 'VIRMAN' };
  const out = await entry('CIKIS', 700, '2026-03-04', virman);
  const into = await entry('GIRIS', 700, '2026-03-05', virman);
  expect(await told('Bu ay ne kadar harcadık?')).toEqual([1_700, 2]);
  const { id } = await t.ask<Transfer>(api.transfer.pair, person, {
    body: { cashFlowIds: [out.id, into.id] },
  });
  await expectAnswers();
  await t.ask(api.transfer.unpair, person, { body: { id } });
  expect(await told('Bu ay ne kadar harcadık?')).toEqual([1_700, 2]);
});
