import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Plan, PlanStep, refusalReasons } from '@vezne/contract';
import { z } from 'zod';

const Steps = z.object({
  steps: z
    .array(z.looseObject({ op: z.string() }))
    .min(1)
    .max(4),
});
/** A plan as it is labelled: fields at their usual value are left out. */
export type LabelledPlan = z.infer<typeof Steps>;

const meaning = [
  z.object({ plan: Steps }),
  z.object({ ask: z.string(), plans: z.array(Steps).min(2).max(4).optional() }),
  z.object({ refuse: z.enum(refusalReasons) }),
  z.object({ help: z.literal(true) }),
  z.object({ beyond: z.string().min(1) }),
] as const;
export const Label = z.intersection(
  z.xor(meaning),
  z.object({ id: z.string(), also: z.array(z.union([...meaning, Steps])).default([]) }),
);
export type Label = z.infer<typeof Label>;

const Voice = z.object({ id: z.string(), ledger: z.string() });
const Asked = z.object({ id: z.string(), voice: z.string(), ledger: z.string(), text: z.string().min(1) });
const Talk = z.object({
  id: z.string(),
  voice: z.string(),
  ledger: z.string(),
  turns: z.array(z.object({ text: z.string().min(1), means: z.string().min(1) })).min(2),
});
const Reworded = z.object({ id: z.string(), as: z.array(z.string().min(1)) });
/** A sentence written with care by people who know the plan language, with the turn before it; `as` says it otherwise. */
const Written = z.intersection(
  z.xor(meaning),
  z.object({
    id: z.string(),
    ledger: z.string(),
    today: z.iso.date(),
    text: z.string().min(1),
    before: Plan.optional(),
    as: z.array(z.string().min(1)).default([]),
    also: z.array(z.union([...meaning, Steps])).default([]),
  }),
);
const Parts = z.object({
  learning: z.array(z.string()),
  choosing: z.array(z.string()),
  testing: z.array(z.string()),
});

/** What many voices ask of their ledgers and what it means; README.md tells what each file holds. */
export function readCorpus(folder: string) {
  const read = <T>(line: z.ZodType<T>, ...path: string[]) =>
    readFileSync(join(folder, ...path), 'utf8')
      .trim()
      .split('\n')
      .map((text) => line.parse(JSON.parse(text)));
  const all = <T>(line: z.ZodType<T>, ...path: string[]) =>
    readdirSync(join(folder, ...path)).flatMap((file) => read(line, ...path, file));
  return {
    voices: read(Voice, 'voices.jsonl'),
    asked: all(Asked, 'asked'),
    talks: all(Talk, 'talks'),
    reworded: all(Reworded, 'reworded'),
    written: read(Written, 'written.jsonl'),
    apart: read(Written, 'apart.jsonl'),
    labels: (set: 'first' | 'second' | 'settled') => all(Label, 'labels', set),
    parts: Parts.parse(JSON.parse(readFileSync(join(folder, 'parts.json'), 'utf8'))),
  };
}
export type Corpus = ReturnType<typeof readCorpus>;

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
export function completed(step: Record<string, unknown>): Record<string, unknown> {
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
