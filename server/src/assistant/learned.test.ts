import { setTimeout as pause } from 'node:timers/promises';
import { AssistantAnswer, api, LearnedQuestion, limits, type PlanStep } from '@vezne/contract';
import { z } from 'zod';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';
import { deleteLearnedQuestion, learnQuestion, listLearnedQuestions, noteUse } from './learned-queries';
import { findAnswers, findFacts } from './queries';

const t = testApp();
const VAGUE = 'kartla durum ne';
let ours: SignedUp;
let theirs: SignedUp;

beforeAll(async () => {
  ours = await t.signUp();
  theirs = await t.signUp();
  for (const person of [ours, theirs]) {
    const category = { name: 'Yakıt', type: 'HER_IKISI' };
    const { id } = z
      .object({ id: z.string() })
      .parse(await t.ask(api.category.save, person, { body: category }));
    for (const cashFlowType of ['GIRIS', 'CIKIS'])
      await t.ask(api.cashFlow.save, person, {
        body: {
          categoryId: id,
          date: '2026-02-10',
          cashFlowType,
          amount: 100,
          description: 'x',
          paymentMethod: 'CARD',
        },
      });
  }
});
/** A fresh engine needs a moment on a busy machine. */
beforeAll(async () => {
  const body = { input: 'Bakiye kaç lira?' };
  while ((await t.call(api.assistant.ask, { body }, ours)).status === 503) await pause(500);
}, 60_000);

beforeEach(async () => {
  await t.db.run('DELETE FROM learned_question');
});

const ask = async (input: string, person: SignedUp, conversationId?: string) =>
  AssistantAnswer.parse(await t.ask(api.assistant.ask, person, { body: { input, conversationId } }));
const learned = async (person: SignedUp) =>
  z.array(LearnedQuestion).parse(await t.ask(api.learnedQuestion.findAll, person));

/** Asks back and takes the option at this place. */
async function choose(person: SignedUp, at = 0, question = VAGUE) {
  const asked = await ask(question, person);
  expect(asked.action).toBe('CLARIFY');
  const option = asked.options[at] ?? '';
  return { asked, option, answer: await ask(option, person, asked.conversationId) };
}

test('two to four different readings are offered, and each is answered when it is chosen', async () => {
  const { options, conversationId } = await ask(VAGUE, ours);
  expect(options.length).toBeGreaterThanOrEqual(2);
  expect(options.length).toBeLessThanOrEqual(4);
  expect(new Set(options).size).toBe(options.length);
  for (const option of options)
    expect([option, (await ask(option, ours, conversationId)).action]).toEqual([option, 'ANSWER']);
});

test('an option is answered with the very plan that was offered, without being read again', async () => {
  const { asked, option, answer } = await choose(ours);
  const stored = await t.db.query<{ offers: { offers: object[] } | null; plan: unknown }>(
    'SELECT offers, plan FROM assistant_answer WHERE company_id = $1 AND id = ANY ($2::uuid[]) ORDER BY created_at',
    [ours.companyId, [asked.id, answer.id]],
  );
  const [, given] = stored;
  expect(stored[0]?.offers?.offers).toContainEqual({ sentence: option, plan: given?.plan });
});

test('an option means its plan only in the conversation that offered it', async () => {
  const { conversationId } = await ask(VAGUE, ours);
  const words = 'Bu söz hiçbir şey değil';
  await t.db.run(
    `UPDATE assistant_answer SET offers = jsonb_set(offers, '{offers,0,sentence}', to_jsonb($2::text))
      WHERE conversation_id = $1`,
    [conversationId, words],
  );
  expect((await ask(words, ours, conversationId)).action).toBe('ANSWER');
  expect((await ask(words, ours)).action).not.toBe('ANSWER');
  expect((await ask(words, theirs, conversationId)).action).not.toBe('ANSWER');
});

test('what was chosen is answered directly the next time, and says so', async () => {
  const { answer } = await choose(ours, 1);
  const again = await ask('KARTLA durum ne?', ours);
  expect(again).toMatchObject({ action: 'ANSWER', figures: answer.figures });
  expect(again.reading).toContain('Önceki seçiminize göre');
  expect([answer.isChosenBefore, again.isChosenBefore]).toEqual([undefined, true]);
  expect(await learned(ours)).toMatchObject([{ question: VAGUE }]);
});

test('within a conversation the turn before leads, whatever a fragment was chosen to mean at another beginning', async () => {
  const FRAGMENT = 'peki geçen ay';
  const { option, answer } = await choose(ours, 0, FRAGMENT);
  expect((await ask(FRAGMENT, ours)).figures).toEqual(answer.figures);
  const { conversationId } = await ask('Kartla bu ay ne kadar ödedik?', ours);
  const followed = await ask(FRAGMENT, ours, conversationId);
  expect([option, followed.reading]).toEqual([option, expect.not.stringContaining('Önceki seçiminize')]);
});

test('a later choice takes the place of the earlier one', async () => {
  await choose(ours, 0);
  const [first] = await learned(ours);
  await t.db.run('DELETE FROM learned_question');
  await choose(ours, 1);
  const [second] = await learned(ours);
  expect(second?.reading).not.toBe(first?.reading);
  expect(await learned(ours)).toHaveLength(1);
});

test('another company learns nothing of it, sees nothing of it and cannot remove it', async () => {
  await choose(ours);
  expect((await ask(VAGUE, theirs)).action).toBe('CLARIFY');
  expect(await learned(theirs)).toEqual([]);
  const [own] = await learned(ours);
  const id = own?.id ?? '';
  expect((await t.call(api.learnedQuestion.delete, { query: { id } }, theirs)).status).toBe(404);
  expect(await learned(ours)).toHaveLength(1);
});

test('without the walls of the database the queries still keep to their company', async () => {
  await choose(ours);
  const [own] = await learned(ours);
  expect(await listLearnedQuestions(t.db, theirs.companyId)).toEqual([]);
  expect(await deleteLearnedQuestion(t.db, theirs.companyId, own?.id ?? '')).toBe(false);
});

test('without those walls nothing learned, offered or asked elsewhere is of any use here', async () => {
  const { asked, option } = await choose(ours);
  const { conversationId } = asked;
  const facts = (person: SignedUp, input: string) =>
    findFacts(t.db, person.companyId, { input, conversationId });
  expect(await facts(ours, VAGUE)).toMatchObject({
    learned: { steps: [{}] },
    plans: [{ steps: [{}] }, { steps: [{}] }],
  });
  expect(await facts(ours, option)).toMatchObject({ chosen: { question: VAGUE } });
  expect(await facts(theirs, VAGUE)).toMatchObject({ learned: null, plans: [] });
  expect(await facts(theirs, option)).toMatchObject({ chosen: null });
  const history = await findAnswers(t.db, theirs.companyId, { page: 0, pageSize: 100, searchText: '' });
  expect(history.content.map(({ id }) => id)).not.toContain(asked.id);
  expect(history.total).toBe(history.content.length);
});

test('without those walls an answer that was seen is one of the own company, and none else leads anywhere', async () => {
  const seen = await ask('Bakiye kaç lira?', ours);
  const { conversationId } = seen;
  const later = await ask('Bu yıl gelir ne kadar?', ours, conversationId);
  const strange = await ask('Bakiye kaç lira?', theirs, conversationId);
  const leadsFrom = async (seenId?: string) =>
    (await findFacts(t.db, ours.companyId, { input: VAGUE, conversationId, seenId })).plans.length;
  expect(await leadsFrom()).toBe(2);
  expect(await leadsFrom(later.id)).toBe(2);
  expect(await leadsFrom(seen.id)).toBe(1);
  expect(await leadsFrom(strange.id)).toBe(0);
});

test('without those walls neither the use nor the number of what others have learned touches what we have', async () => {
  await choose(ours);
  const [own] = await learned(ours);
  await t.db.run(
    `INSERT INTO learned_question (company_id, id, question, words, plan, learned_at, used_at)
     SELECT $1, gen_random_uuid(), 'soru ' || n, 'w' || n, '{}', now(), now() FROM generate_series(1, $2::int) AS n`,
    [theirs.companyId, limits.learnedQuestions],
  );
  const plan = { steps: [{ op: 'BALANCE', measure: 'NET', filter: {}, period: null, edge: 'END' } as const] };
  await learnQuestion(t.db, theirs.companyId, { question: VAGUE, plan }, new Date());
  await noteUse(t.db, theirs.companyId, VAGUE, new Date(Date.now() + 60_000));
  expect(await learned(ours)).toEqual([own]);
  await learnQuestion(t.db, ours.companyId, { question: 'yeni', plan }, new Date(0));
  expect((await learned(ours)).map(({ question }) => question)).toEqual([VAGUE, 'yeni']);
});

test('a forgotten choice is asked back again', async () => {
  await choose(ours);
  const [own] = await learned(ours);
  await t.ask(api.learnedQuestion.delete, ours, { query: { id: own?.id } });
  expect(await learned(ours)).toEqual([]);
  expect((await ask(VAGUE, ours)).action).toBe('CLARIFY');
});

test('a choice about a category that is gone is not followed', async () => {
  const step: PlanStep = {
    op: 'TOTAL',
    measure: 'EXPENSE',
    filter: { categories: ['Silinen'] },
    period: null,
  };
  await learnQuestion(t.db, ours.companyId, { question: VAGUE, plan: { steps: [step] } }, new Date());
  expect((await ask(VAGUE, ours)).action).toBe('CLARIFY');
});

test('periods are kept as they were said, so that next month means the next month', async () => {
  await choose(ours, 0, 'Son ay ne kazandık?');
  const row = await t.db.first<{ plan: string }>('SELECT plan::text AS plan FROM learned_question');
  expect(row?.plan).toMatch(/"kind": "(RELATIVE|ROLLING)"/);
  expect(row?.plan).not.toMatch(/\d{4}-\d\d/);
});

test('a company keeps as many as there may be, and loses the one that was used least', async () => {
  const plan = { steps: [{ op: 'BALANCE', measure: 'NET', filter: {}, period: null, edge: 'END' } as const] };
  await t.db.run(
    `INSERT INTO learned_question (company_id, id, question, words, plan, learned_at, used_at)
     SELECT $1, gen_random_uuid(), 'soru ' || n, 'w' || n, $2::jsonb, now(), now() - make_interval(days => n)
       FROM generate_series(1, $3::int) AS n`,
    [ours.companyId, JSON.stringify(plan), limits.learnedQuestions],
  );
  await learnQuestion(t.db, ours.companyId, { question: 'yeni', plan }, new Date());
  const kept = (await learned(ours)).map(({ question }) => question);
  expect([kept.length, kept[0], kept.includes(`soru ${limits.learnedQuestions}`)]).toEqual([
    limits.learnedQuestions,
    'yeni',
    false,
  ]);
});
