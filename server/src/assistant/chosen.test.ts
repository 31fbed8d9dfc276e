import { AssistantAnswer, api, type Endpoint, limits, type Plan, type PlanStep } from '@vezne/contract';
import type { z } from 'zod';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';

const t = testApp({ at: new Date('2026-03-18T09:00:00Z') });
const { ask, history, firstQuestions, insights, dismissInsight } = api.assistant;

let ours: SignedUp;
let theirs: SignedUp;
beforeAll(async () => {
  [ours, theirs] = [await t.signUp(), await t.signUp()];
  await record(ours, 'Kira', [
    ['2025-12-05', 12_000],
    ['2026-01-05', 12_000],
    ['2026-02-05', 12_000],
  ]);
  await record(theirs, 'Gizli', [['2026-02-05', 777_777.77]]);
});

/** The answer to a call, as its contract says. */
async function get<O extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, O>,
  person: SignedUp,
  input: { body?: object } = {},
): Promise<z.output<O>> {
  return endpoint.output.parse(await t.ask(endpoint, person, input));
}

async function record(person: SignedUp, name: string, lines: [string, number][]): Promise<void> {
  const { id: categoryId } = await get(api.category.save, person, { body: { name, type: 'HER_IKISI' } });
  for (const [date, amount] of lines) {
    const body = { categoryId, date, cashFlowType: 'CIKIS', amount, description: `${name} kaydı` };
    await t.ask(api.cashFlow.save, person, { body });
  }
}

const february = { kind: 'MONTH', index: 2, year: { at: 2026 } } as const;
const total = (more: Partial<Extract<PlanStep, { op: 'TOTAL' }>> = {}): Plan => ({
  steps: [{ op: 'TOTAL', measure: 'EXPENSE', filter: {}, period: february, ...more }],
});
const choose = (plan: unknown, person = ours) =>
  t.call(
    ask,
    { body: { input: 'Bunu seçtim', plan: typeof plan === 'string' ? plan : JSON.stringify(plan) } },
    person,
  );
const chosen = async (plan: unknown, person = ours) =>
  AssistantAnswer.parse((await choose(plan, person)).body);

test('what was chosen is answered as it stands, whatever it is called', async () => {
  const answer = await chosen(total());
  expect(answer).toMatchObject({
    input: 'Bunu seçtim',
    action: 'ANSWER',
    show: 'TEXT',
    matched: { count: 1, sum: 12_000 },
    plan: JSON.stringify(total()),
  });
  expect(answer.chips?.map(({ slot }) => slot)).toEqual(['PERIOD', 'CATEGORY', 'DIRECTION']);
  expect(answer.next).toHaveLength(3);
});

test('the conversation goes on from what was chosen', async () => {
  const { conversationId } = await chosen(total());
  const body = { input: 'ya ocakta?', conversationId };
  expect((await get(ask, ours, { body })).period).toEqual({ from: '2026-01-01', to: '2026-01-31' });
});

test('a plan sees no other company: a category there is none here', async () => {
  const answer = await chosen(total({ filter: { categories: ['Gizli'] } }));
  expect(answer).toMatchObject({ action: 'ANSWER', matched: { count: 0, sum: 0, ids: [] } });
  expect(JSON.stringify({ ...answer, plan: '' })).not.toMatch(/777\.?777/);
});

test('what could not have been handed out is refused with a sentence', async () => {
  const deep = `${'{"kind":"SHIFT","by":1,"of":'.repeat(100)}${JSON.stringify(february)}${'}'.repeat(100)}`;
  const shifted = {
    kind: 'SHIFT',
    of: { kind: 'RELATIVE', unit: 'YEAR', offset: -1000 },
    by: -1000,
  } as const;
  const bad = [
    'merhaba',
    '{"steps":[]}',
    { steps: [{ op: 'DROP' }] },
    { ...total(), companyId: theirs.companyId },
    JSON.stringify(total()).replace(JSON.stringify(february), deep),
    total({ period: shifted }),
    `"${'a'.repeat(4_001)}"`,
  ];
  for (const plan of bad) {
    const { status, text } = await choose(plan);
    expect([plan, status]).toEqual([plan, 400]);
    expect(text).toContain('Soru okunamadı');
  }
});

test('the history keeps the answer with its plan, without what may be chosen beside it', async () => {
  const answer = await chosen(total());
  const [kept] = (await get(history, ours, { body: {} })).content;
  expect(kept).toMatchObject({ id: answer.id, plan: answer.plan, show: 'TEXT' });
  expect(kept).not.toHaveProperty('chips');
  expect(kept).not.toHaveProperty('next');
  expect(kept).not.toHaveProperty('openings');
});

test('a first visit begins with the company’s own categories, an empty ledger with nothing', async () => {
  const first = await get(firstQuestions, ours);
  expect(first.map(({ question }) => question).join(' ')).toContain('Kira');
  for (const { question, plan } of first) {
    const answer = await get(ask, ours, { body: { input: question, plan } });
    expect([question, answer.action, answer.matched.count > 0]).toEqual([question, 'ANSWER', true]);
  }
  expect(await get(firstQuestions, await t.signUp())).toEqual([]);
});

test('a finding is shown until its reader puts it away, and stays for a colleague', async () => {
  const colleague = await t.addManager(ours);
  const [missed] = await get(insights, ours);
  expect(missed).toMatchObject({ kind: 'MISSED', title: 'Beklenen ödemenin kaydı yok: Kira' });
  const { key = '', plan, question: input } = missed ?? {};
  expect((await get(ask, ours, { body: { input, plan } })).matched.count).toBeGreaterThan(0);
  for (let again = 0; again < 2; again++) await t.ask(dismissInsight, ours, { body: { key } });
  expect(await get(insights, ours)).toEqual([]);
  expect(await get(insights, colleague)).toMatchObject([{ key }]);
  expect(await get(insights, theirs)).toEqual([]);
  expect(await t.db.query('SELECT company_id, manager_id, key FROM insight_dismissal')).toEqual([
    { company_id: ours.companyId, manager_id: ours.managerId, key },
  ]);
});

test('of what a manager puts away a bounded number is kept, the latest, and none of a colleague goes for it', async () => {
  const colleague = await t.addManager(ours);
  await t.ask(dismissInsight, colleague, { body: { key: 'MISSED:first' } });
  await t.db.run(
    `INSERT INTO insight_dismissal (company_id, manager_id, key, created_at)
     SELECT company_id, id, 'MOVED:' || n, '2026-03-17'::timestamptz - make_interval(secs => n)
       FROM manager, generate_series(1, $2::int) AS n WHERE id = $1`,
    [ours.managerId, limits.dismissals],
  );
  await t.ask(dismissInsight, ours, { body: { key: 'MOVED:last' } });
  const kept = async ({ managerId }: SignedUp) =>
    (
      await t.db.query<{ key: string }>('SELECT key FROM insight_dismissal WHERE manager_id = $1', [
        managerId,
      ])
    ).map(({ key }) => key);
  const own = await kept(ours);
  expect([own.length, own.includes('MOVED:last')]).toEqual([limits.dismissals, true]);
  expect(own).not.toContain(`MOVED:${limits.dismissals}`);
  expect(await kept(colleague)).toEqual(['MISSED:first']);
});
