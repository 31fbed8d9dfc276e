import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlanStep, refusalReasons } from '@vezne/contract';
import { z } from 'zod';

const Voice = z.object({ id: z.string(), ledger: z.string() });
const Question = z.object({ id: z.string(), voice: z.string(), ledger: z.string(), text: z.string().min(1) });
const Talk = z.object({
  id: z.string(),
  voice: z.string(),
  ledger: z.string(),
  turns: z.array(z.object({ text: z.string().min(1), means: z.string().min(1) })).min(2),
});
const steps = z.object({
  steps: z
    .array(z.object({ op: z.string() }))
    .min(1)
    .max(4),
});
const Label = z.xor([
  z.object({ id: z.string(), plan: steps }),
  z.object({ id: z.string(), ask: z.string(), plans: z.array(steps).min(2).max(4) }),
  z.object({ id: z.string(), refuse: z.enum(refusalReasons) }),
  z.object({ id: z.string(), help: z.literal(true) }),
  z.object({ id: z.string(), beyond: z.string().min(1) }),
]);

const read = <T>(line: z.ZodType<T>, ...path: string[]) =>
  readFileSync(join(__dirname, ...path), 'utf8')
    .trim()
    .split('\n')
    .map((text) => line.parse(JSON.parse(text)));
const all = <T>(line: z.ZodType<T>, ...folder: string[]) =>
  readdirSync(join(__dirname, ...folder)).flatMap((file) => read(line, ...folder, file));

const voices = read(Voice, 'voices.jsonl');
const ledgerOf = new Map(voices.map(({ id, ledger }) => [id, ledger]));
const asked = all(Question, 'asked');
const talks = all(Talk, 'talks');
const turns = talks.flatMap(({ id, turns: said }) => said.map((_, at) => `${id}.${at + 1}`));

test('at least thirty voices ask about at least twelve ledgers, each about its own', () => {
  expect(voices.length).toBeGreaterThanOrEqual(30);
  expect(new Set(ledgerOf.values()).size).toBeGreaterThanOrEqual(12);
  for (const ledger of ledgerOf.values())
    expect(existsSync(join(__dirname, 'ledgers', `${ledger}.csv`))).toBe(true);
  for (const { voice, ledger } of [...asked, ...talks]) expect(ledger).toBe(ledgerOf.get(voice));
});

test('at least four thousand questions and four hundred talks, none of them twice', () => {
  expect(asked.length).toBeGreaterThanOrEqual(4000);
  expect(talks.length).toBeGreaterThanOrEqual(400);
  expect(new Set(asked.map(({ text }) => text.trim().toLocaleLowerCase('tr'))).size).toBe(asked.length);
  expect(new Set([...asked.map(({ id }) => id), ...turns]).size).toBe(asked.length + turns.length);
});

test.each(['first', 'second'])('the %s labels name questions and turns that exist, each once', (set) => {
  const labels = all(Label, 'labels', set).map(({ id }) => id);
  const known = new Set([...asked.map(({ id }) => id), ...turns]);
  expect(labels.filter((id) => !known.has(id))).toEqual([]);
  expect(new Set(labels).size).toBe(labels.length);
});

/** What a label may leave out. */
const OMITTED: Record<string, unknown> = {
  measure: 'EXPENSE',
  filter: {},
  period: null,
  of: 'SUM',
  rank: 'LARGEST',
  n: null,
  claim: null,
  other: null,
};

/** A label's step with the omitted fields that its operation has; an `other` side is filled in likewise. */
function completed(step: Record<string, unknown>): Record<string, unknown> {
  const fields = PlanStep.options.find(({ shape }) => shape.op.value === step.op)?.shape ?? {};
  const known = Object.entries(OMITTED).filter(([key]) => key in fields);
  const { other, part, target } = step;
  const { measure, filter, period } = OMITTED;
  return {
    ...Object.fromEntries(known),
    ...step,
    ...(other ? { other: { measure, filter, period, ...other } } : {}),
    ...(part ? { part: { measure, filter, ...part } } : {}),
    ...(target ? { target: { measure, filter, ...target } } : {}),
  };
}

test.each(['first', 'second'])('every plan of the %s labels can be said in the plan language', (set) => {
  const bad: string[] = [];
  for (const label of all(z.looseObject({ id: z.string() }), 'labels', set)) {
    const found = z.object({ plan: z.object({ steps: z.array(z.looseObject({})) }) }).safeParse(label);
    for (const step of found.data?.plan.steps ?? []) {
      const { error } = PlanStep.safeParse(completed(step));
      if (error) bad.push(`${label.id} ${step.op} ${error.issues[0]?.path.join('.')}`);
    }
  }
  expect(bad).toEqual([]);
});
