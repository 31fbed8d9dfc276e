import type { Plan, PlanStep } from '@vezne/contract';
import { followUp, leansOnBefore } from './follow-up';
import { basicFrames } from './frames/basic';
import { compareFrames } from './frames/compare';
import { applies, type Frame } from './frames/frame';
import { monthFrames } from './frames/months';
import { rankingFrames } from './frames/ranking';
import { specialFrames } from './frames/special';
import { Clause } from './read/clause';
import { covers } from './read/cover';
import { hasCue, type Item } from './read/items';
import { joinMonths } from './read/join-months';
import { dropsFilter } from './read/slot-check';
import type { LedgerWords } from './words/ledger-words';
import type { Cue } from './words/lexicon';
import { type Token, takeQuotes, tokenise } from './words/tokens';

/** All classes; a question belongs to the first whose words cover it. */
const frames: Frame[] = [
  ...specialFrames,
  ...compareFrames.slice(0, 2),
  ...monthFrames,
  ...rankingFrames.slice(0, 1),
  ...compareFrames.slice(2),
  ...rankingFrames.slice(1),
  ...basicFrames,
];

export type Understanding =
  | { kind: 'plan'; plan: Plan; clause: Clause }
  | {
      kind: 'doubt';
      clause: Clause;
      plan: Plan | undefined;
      reason: 'period' | 'category' | 'entity' | 'amount' | 'record_or_category' | 'measure';
    }
  | { kind: 'nothing'; clauses: Clause[] };

/** Reads a question into a plan, a doubt to be asked back, or nothing. `before` is the turn before it. */
export function interpret(question: string, ledger: LedgerWords, before?: Plan): Understanding {
  const { question: bare, quotes } = takeQuotes(question);
  const tokens = tokenise(bare);
  const readings = covers(tokens, quotes, ledger);
  const clauses: Clause[] = [];
  const [best] = readings;
  if (best?.some(isOutOfReach)) return { kind: 'nothing', clauses: [new Clause(best, tokens)] };
  let doubt: Understanding | undefined;
  for (const items of readings) {
    const found = readItems(items, tokens, before?.steps.at(-1));
    if (found?.kind === 'plan') return doubt ?? found;
    if (found) doubt ??= found;
    clauses.push(new Clause(items, tokens));
  }
  return doubt ?? { kind: 'nothing', clauses };
}

const OUT_OF_REACH = new Set<Cue>([
  'INJECTION',
  'OTHER_TENANT',
  'CURRENCY',
  'WRITE',
  'ADVICE',
  'NOT_IN_DATA',
  'OTHER_TOPIC',
]);

/** Words that can only ask for what the ledger does not hold: no other reading of the question may skip them. */
function isOutOfReach({ meaning, cost, from, to }: Item): boolean {
  if (meaning.type !== 'cue') return false;
  const hard = [...meaning.cues].filter((cue) => OUT_OF_REACH.has(cue));
  // A slip that may stand for such a word must not be taken for another one.
  // Nor a phrase of several words that may: "tahsil edilmemiş" is no tahsilat.
  return cost <= 1 && to - from === 1 ? hard.length === meaning.cues.size : hard.length > 0;
}

function readItems(row: Item[], tokens: Token[], before: PlanStep | undefined): Understanding | undefined {
  const items = joinMonths(row);
  const clause = new Clause(items, tokens);
  if (clause.unknown.length || items.length === 0) return undefined;
  if (before && leansOnBefore(clause, stepsOf(clause) !== undefined)) {
    const step = followUp(before, items, tokens, firstFrame);
    if (step) return settle(clause, [step]);
  }
  const parts = splitAtJoins(items);
  if (parts.length > 1) {
    const steps = readParts(parts, tokens);
    if (steps) return settle(clause, steps);
  }
  const step = stepsOf(clause);
  if (step === 'record_or_category' || step === 'measure')
    return { kind: 'doubt', clause, plan: undefined, reason: step };
  return step && settle(clause, step);
}

function settle(clause: Clause, steps: PlanStep[]): Understanding {
  const plan = { steps };
  const [doubt] = clause.doubts;
  return doubt ? { kind: 'doubt', clause, plan, reason: doubt.reason } : { kind: 'plan', plan, clause };
}

/** The step of the first class that covers the clause. */
function firstFrame(clause: Clause): PlanStep | 'record_or_category' | 'measure' | undefined {
  for (const frame of frames) {
    if (!applies(frame, clause)) continue;
    const step = frame.build(clause);
    if (step && (typeof step === 'string' || !dropsFilter(step, clause))) return step;
  }
  return undefined;
}

function stepsOf(clause: Clause): PlanStep[] | 'record_or_category' | 'measure' | undefined {
  const step = firstFrame(clause);
  if (!step || typeof step === 'string') return step;
  return separated(step, clause);
}

/** "Kirayla elektriği ayrı ayrı söyle": one sum each. */
function separated(step: PlanStep, clause: Clause): PlanStep[] {
  const categories = step.filter.categories ?? [];
  if (step.op !== 'TOTAL' || !clause.has('SEPARATELY') || categories.length < 2 || categories.length > 4)
    return [step];
  return categories.map((name) => ({ ...step, filter: { ...step.filter, categories: [name] } }));
}

const HEADS: Cue[] = [
  'HOW_MUCH',
  'HOW_MANY',
  'COUNT_OF',
  'SUM',
  'AVERAGE',
  'MEDIAN',
  'TOP',
  'BOTTOM',
  'BALANCE',
  'HOLD',
  'OUT',
  'IN',
  'NET',
  'WHEN',
];

/** Parts between commas, "ve", "bir de", each of which could be a question of its own. */
function splitAtJoins(items: Item[]): Item[][] {
  const parts: Item[][] = [[]];
  items.forEach((item, at) => {
    const [part = []] = parts.slice(-1);
    // "2025'te, kaç …": a period before the comma belongs to what follows.
    const opened = part.some(({ meaning }) => meaning.type === 'period') && part.every(isFrame);
    const joins = (hasCue(item, 'JOIN') || hasCue(item, 'FOLLOW')) && !opened;
    if (joins || asksAfterCount(part, items.slice(at)) || followsWith(part, item)) parts.push([]);
    parts.at(-1)?.push(item);
  });
  const filled = parts.filter((part) => part.some((item) => !hasCue(item, 'JOIN', 'STOP', 'FOLLOW')));
  return filled.length <= 4 &&
    filled.every((part) => part.some((item) => hasCue(item, ...HEADS, 'SEPARATELY')))
    ? filled
    : [];
}

const isFrame = (item: Item) => item.meaning.type === 'period' || hasCue(item, 'STOP', 'SHOW');

/** "En yüksek gider kaydıyla en yüksek gelir kaydı": the ending joins two superlatives. */
const followsWith = (part: Item[], item: Item): boolean =>
  hasCue(item, 'TOP', 'BOTTOM') &&
  part.some((each) => hasCue(each, 'TOP', 'BOTTOM')) &&
  !!part.at(-1)?.tags.has('ins');

/** "Kaç ödeme yaptık toplamı ne kadar": behind a count a sum that is asked for is a question of its own. */
function asksAfterCount(part: Item[], [sum, ...others]: Item[]): boolean {
  const asked = others.some((item) => hasCue(item, 'HOW_MUCH', 'WHAT') && !hasCue(item, 'COUNT_OF'));
  const counted = part.some((item) => hasCue(item, 'HOW_MANY', 'COUNT_OF') && !hasCue(item, 'HOW_MUCH'));
  return counted && asked && !!sum && hasCue(sum, 'SUM', 'AVERAGE') && !hasCue(sum, 'COUNT_OF');
}

/** Several questions in one sentence: a part that is incomplete leans on the one before it. */
function readParts(parts: Item[][], tokens: Token[]): PlanStep[] | undefined {
  const steps: PlanStep[] = [];
  for (const part of withClosingPeriod(parts)) {
    const items = part.filter((item) => !hasCue(item, 'JOIN'));
    const last = steps.at(-1);
    const own = new Clause(items, tokens);
    const inherits = last && !own.periods.length && last.op !== 'BALANCE' && !own.has('BALANCE', 'HOLD');
    const step = inherits ? followUp(last, items, tokens, firstFrame, true) : stepsOf(own);
    if (!step || typeof step === 'string') return undefined;
    steps.push(...(Array.isArray(step) ? step : [step]));
  }
  if (barelyNamed(parts, steps) || !samePeriod(steps)) return undefined;
  const distinct = asFlow(steps.filter((step, i) => steps.findIndex((each) => same(each, step)) === i));
  return distinct.length <= 4 && asksMore(steps) ? distinct : undefined;
}

/** A period that closes the whole sentence ("… ve … hangisi bu yıl") holds for all its parts. */
function withClosingPeriod(parts: Item[][]): Item[][] {
  const [first = [], ...others] = parts;
  const dated = parts.flat().filter(({ meaning }) => meaning.type === 'period');
  const [closing] = dated;
  const last = others.at(-1)?.findLast((item) => !hasCue(item, 'STOP', 'SHOW'));
  return dated.length === 1 && closing && closing === last
    ? [[closing, ...first], ...others.map((part) => part.filter((item) => item !== closing))]
    : parts;
}

/** "Gelir ve giderin ortalaması": a direction that asks nothing by itself shares what the next part asks. */
const barelyNamed = (parts: Item[][], steps: PlanStep[]): boolean =>
  parts.some((part, i) => {
    const bare = part.every(
      (item) => item.meaning.type === 'period' || hasCue(item, 'OUT', 'IN', 'JOIN', 'STOP'),
    );
    const next = steps[i + 1];
    return bare && next !== undefined && !['TOTAL', 'NET', 'FLOW', 'BALANCE'].includes(next.op);
  });

/** A period that only a later part names leaves open what the first part is about. */
function samePeriod(steps: PlanStep[]): boolean {
  const dated = steps.filter(({ op }) => op !== 'BALANCE' && op !== 'COVERAGE');
  return dated[0]?.period !== null || dated.every(({ period }) => period === null);
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Parts must ask for more than one figure: "yakıt ve nakliye toplamı" is one question about both. */
const asksMore = (steps: PlanStep[]) =>
  new Set(steps.map(({ op, measure }) => `${op} ${measure}`)).size > 1 || steps.length > 2;

/** Income and expense of the same records, asked side by side, are answered with their difference. */
function asFlow(steps: PlanStep[]): PlanStep[] {
  const [a, b, ...rest] = steps;
  const both =
    a?.op === 'TOTAL' && b?.op === 'TOTAL' && new Set([a.measure, b.measure, 'EXPENSE', 'INCOME']).size === 2;
  if (!both || a.measure === b.measure || !same([a.filter, a.period], [b.filter, b.period])) return steps;
  const further = rest.filter(
    (step) => step.op !== 'NET' || !same([a.filter, a.period], [step.filter, step.period]),
  );
  return [{ op: 'FLOW', measure: 'NET', filter: a.filter, period: a.period, claim: null }, ...further];
}
