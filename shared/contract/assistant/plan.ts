import { z } from 'zod';
import { CashAccountKind } from '../cash-account/account';
import { PaymentMethod, ProjectStatus } from '../vocabulary';

/** `ago` counts years back from today's year; null is the latest one that has begun. */
const PlanYear = z.union([z.strictObject({ at: z.int() }), z.strictObject({ ago: z.int() })]).nullable();

const unit = z.enum(['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR']);
const offset = z.int().min(-1000).max(1000);
const howMany = z.int().min(1).max(1000);

/** Of a month: 1-7, the last seven days, 1-15, from the 16th; 1-10, 11-20, from the 21st. */
const periodPart = z.enum(['FIRST_WEEK', 'LAST_WEEK', 'FIRST_HALF', 'SECOND_HALF', 'BEGIN', 'MIDDLE', 'END']);
export type PlanPeriodPart = z.infer<typeof periodPart>;

/** A period in symbols: only the executor, which holds the clock, turns it into two dates. */
export type PlanPeriod =
  | { kind: 'RELATIVE'; unit: z.infer<typeof unit>; offset: number }
  | { kind: 'ROLLING'; unit: z.infer<typeof unit>; n: number }
  | { kind: 'FULL_MONTHS'; n: number }
  | { kind: 'YEAR'; year: number }
  | { kind: 'MONTH' | 'QUARTER' | 'HALF' | 'SEASON'; index: number; year: z.infer<typeof PlanYear> }
  | { kind: 'DATE'; day: number; month: number; year: z.infer<typeof PlanYear> }
  | { kind: 'DAY_OF_MONTH'; day: number; offset: number | null }
  | { kind: 'WEEKEND'; offset: number }
  | { kind: 'WEEKDAY_DATE'; weekday: number; offset: number }
  | { kind: 'COMING_MONTHS'; n: number }
  | { kind: 'BETWEEN'; from: PlanPeriod; to: PlanPeriod }
  | { kind: 'SINCE' | 'BEFORE' | 'UNTIL' | 'YEAR_EARLIER' | 'YEAR_EARLIER_WHOLE'; of: PlanPeriod }
  | { kind: 'SHIFT'; of: PlanPeriod; by: number }
  | { kind: 'PART'; of: PlanPeriod; part: PlanPeriodPart };
export const PlanPeriod: z.ZodType<PlanPeriod> = z.lazy(() =>
  z.union([
    z.strictObject({ kind: z.literal('RELATIVE'), unit, offset }),
    z.strictObject({ kind: z.literal('ROLLING'), unit, n: howMany }),
    z.strictObject({ kind: z.literal('FULL_MONTHS'), n: howMany }),
    z.strictObject({ kind: z.literal('YEAR'), year: z.int().min(1900).max(2100) }),
    z.strictObject({
      kind: z.enum(['MONTH', 'QUARTER', 'HALF', 'SEASON']),
      index: z.int().min(1).max(12),
      year: PlanYear,
    }),
    z.strictObject({
      kind: z.literal('DATE'),
      day: z.int().min(1).max(31),
      month: z.int().min(1).max(12),
      year: PlanYear,
    }),
    z.strictObject({
      kind: z.literal('DAY_OF_MONTH'),
      day: z.int().min(1).max(31),
      offset: offset.nullable(),
    }),
    z.strictObject({ kind: z.literal('WEEKEND'), offset }),
    z.strictObject({ kind: z.literal('WEEKDAY_DATE'), weekday: z.int().min(1).max(7), offset }),
    z.strictObject({ kind: z.literal('COMING_MONTHS'), n: z.int().min(1).max(24) }),
    z.strictObject({ kind: z.literal('BETWEEN'), from: PlanPeriod, to: PlanPeriod }),
    z.strictObject({
      kind: z.enum(['SINCE', 'BEFORE', 'UNTIL', 'YEAR_EARLIER', 'YEAR_EARLIER_WHOLE']),
      of: PlanPeriod,
    }),
    z.strictObject({ kind: z.literal('SHIFT'), of: PlanPeriod, by: offset }),
    z.strictObject({ kind: z.literal('PART'), of: PlanPeriod, part: periodPart }),
  ]),
);

/** What is added up. VOLUME is the plain sum of both directions. */
export const PlanMeasure = z.enum(['EXPENSE', 'INCOME', 'NET', 'VOLUME']);
export type PlanMeasure = z.infer<typeof PlanMeasure>;

const kurusText = z.string().regex(/^\d{1,15}$/);

/** An amount limit in kuruş; `inclusive` tells "en az" from "üstü". */
export const PlanLimit = z.strictObject({ kurus: kurusText, inclusive: z.boolean() });
export type PlanLimit = z.infer<typeof PlanLimit>;

const names = z.array(z.string().min(1).max(200)).max(40);
const wordLists = z
  .array(z.array(z.string().min(1).max(200)).min(1).max(10))
  .min(1)
  .max(10);

/** Every part must hold; an absent part asks for nothing. Categories are exact names of the ledger. */
export const PlanFilter = z.strictObject({
  categories: names.optional(),
  notCategories: names.optional(),
  /** Where the money came in or went out: exact names of accounts. */
  accounts: names.optional(),
  methods: z.array(PaymentMethod).max(6).optional(),
  notMethods: z.array(PaymentMethod).max(6).optional(),
  texts: names.optional(),
  notTexts: names.optional(),
  /** Of one list at least, every word must occur in the description, in any order: [["depo", "kira"], ["ofis"]]. */
  words: wordLists.optional(),
  notWords: wordLists.optional(),
  min: PlanLimit.optional(),
  max: PlanLimit.optional(),
  weekdays: z.array(z.int().min(1).max(7)).max(7).optional(),
  /** Only records that an earlier turn showed as repeated or strange: "bunların toplamı". */
  among: z.enum(['DUPLICATES', 'ANOMALIES', 'HIGH_ANOMALIES']).optional(),
});
export type PlanFilter = z.infer<typeof PlanFilter>;

/** Which records: direction, filter and period together. */
const selection = { measure: PlanMeasure, filter: PlanFilter, period: PlanPeriod.nullable() };
export const PlanSelection = z.strictObject(selection);
export type PlanSelection = z.infer<typeof PlanSelection>;

/** What a yes/no question claims; the text then begins with Evet or Hayır. */
const claim = <T extends [string, ...string[]]>(...values: T) => z.enum(values).nullable();
const dimension = z.enum(['CATEGORY', 'METHOD', 'WEEKDAY', 'TYPE', 'DESCRIPTION']);
const step = z.enum(['MONTH', 'QUARTER', 'YEAR', 'DAY', 'WEEK']);
const rank = z.enum(['LARGEST', 'SMALLEST']);
const sumOrCount = z.enum(['SUM', 'COUNT']);
const percent = z.number().min(-100).max(10_000);

const op = <Op extends string, Shape extends z.ZodRawShape>(name: Op, shape: Shape) =>
  z.strictObject({ op: z.literal(name), ...selection, ...shape });

/** One question of the closed query language: an operation over a selection. */
export const PlanStep = z.discriminatedUnion('op', [
  op('TOTAL', {}),
  op('COUNT', {}),
  op('AVERAGE', {}),
  op('MEDIAN', {}),
  op('AVERAGE_PER', { unit: z.enum(['DAY', 'WEEK', 'MONTH']) }),
  op('EXTREME', { rank }),
  op('TOP_RECORDS', { rank, n: howMany }),
  op('NET', { claim: claim('POSITIVE', 'NEGATIVE') }),
  op('FLOW', { claim: claim('COVERS', 'INCOME_MORE', 'EXPENSE_MORE') }),
  op('EXPENSE_RATIO', {}),
  op('BALANCE', { edge: z.enum(['END', 'START']) }),
  op('GROUPS', { by: dimension, of: sumOrCount, rank, n: howMany.nullable() }),
  op('SERIES', { step, of: sumOrCount }),
  op('SHARE', { part: z.strictObject({ measure: PlanMeasure, filter: PlanFilter }), of: sumOrCount }),
  op('COMPARE', {
    other: PlanSelection,
    of: sumOrCount,
    percent: z.boolean(),
    claim: claim('MORE', 'LESS'),
  }),
  op('GROWTH', { other: PlanSelection, of: sumOrCount, claim: claim('MORE', 'LESS') }),
  op('TREND', { claim: claim('UP', 'DOWN', 'FLAT') }),
  op('BEST_MONTHS', { rank, n: howMany, of: sumOrCount }),
  op('MONTHS_WHERE', {
    when: z.union([
      z.strictObject({ net: z.enum(['POSITIVE', 'NEGATIVE']) }),
      z.strictObject({ min: PlanLimit.optional(), max: PlanLimit.optional() }),
    ]),
    answer: z.enum(['MONTHS', 'COUNT']),
  }),
  op('OCCURRENCE', { which: z.enum(['FIRST', 'LAST']), answer: z.enum(['DATE', 'DAYS']) }),
  op('LIST', { order: z.enum(['NEWEST', 'OLDEST', 'LARGEST', 'SMALLEST']), n: howMany.nullable() }),
  op('EXISTS', {}),
  op('RECURRING', {
    rhythm: z.enum(['MONTHLY', 'WEEKLY', 'BOTH']),
    answer: z.enum(['LIST', 'TOTAL', 'COUNT']),
  }),
  op('DUPLICATES', { answer: z.enum(['LIST', 'EXCESS']), claim: claim('EXISTS') }),
  op('ANOMALIES', { highOnly: z.boolean(), claim: claim('EXISTS') }),
  op('FORECAST', {}),
  op('YEAR_END_BALANCE', {}),
  op('RUNWAY', { withoutIncome: z.boolean() }),
  op('WHAT_IF', {
    change: percent,
    target: z.strictObject({ measure: PlanMeasure, filter: PlanFilter }),
    answer: z.enum(['NEW', 'DIFFERENCE']),
  }),
  op('COVERAGE', { claim: claim('ALL') }),
  /** Why a sum changed; without `other` against the period before. */
  op('EXPLAIN', { other: PlanSelection.nullable() }),
  op('SUMMARY', {}),
  /** Fixed payments carried forward; MISSING are those whose day has passed without a record. */
  op('EXPECTED', { answer: z.enum(['DUE', 'MISSING']) }),
  /** By the person or firm that the descriptions name. */
  op('PAYEE', { rank, n: howMany.nullable() }),
  /** What lies in the accounts: in those named, else in those of a kind, else in all. */
  op('ACCOUNTS', {
    accounts: names,
    kind: CashAccountKind.nullable(),
    edge: z.enum(['END', 'START']),
    claim: claim('EXISTS'),
  }),
  /** What contacts owe and what is owed to them, VAT included; WHO asks by contact. */
  op('OPEN_ITEMS', {
    side: z.enum(['RECEIVABLE', 'PAYABLE', 'BOTH']),
    contact: z.string().min(1).max(200).nullable(),
    overdue: z.boolean(),
    answer: z.enum(['SUM', 'WHO']),
    n: howMany.nullable(),
    claim: claim('EXISTS'),
  }),
  /**
   * The figures of projects, whole and as of today: of one, of those that lose, cost more than planned or are late
   * (`only`), of those that are in one state (`status`), by rank, or of all.
   */
  op('PROJECTS', {
    about: z.enum(['PROFIT', 'MARGIN', 'BUDGET', 'DELAY', 'OTHER']),
    project: z.string().min(1).max(200).nullish(),
    only: z.boolean().optional(),
    status: ProjectStatus.optional(),
    rank: rank.nullish(),
    n: howMany.nullish(),
    claim: claim('EXISTS').optional(),
  }),
]);
export type PlanStep = z.infer<typeof PlanStep>;

/** A whole question: one step, or several asked in one sentence. */
export const Plan = z.strictObject({ steps: z.array(PlanStep).min(1).max(4) });
export type Plan = z.infer<typeof Plan>;
