import { limits, type Plan, type PlanStep, shortened } from '@vezne/contract';
import { type CurrencyCode, capital } from '../say/say';
import * as books from './books';
import * as changes from './changes';
import * as figures from './figures';
import * as months from './months';
import type { Room } from './named';
import * as patterns from './patterns';
import * as records from './records';
import type { Step } from './selected';

/** Names of a plan may be long and many; the sentence gets shorter until a question may be as long. */
const ROOMS = [
  { letters: 60, names: 6 },
  { letters: 30, names: 3 },
  { letters: 16, names: 1 },
];

/**
 * A plan as one whole question in Turkish: "Geçen ay Malzeme kategorisine ne kadar harcadık?". Several steps are asked
 * in one sentence. Dates stay as they were said: "geçen ay" is never a month's name.
 */
export function sentenceOf({ steps }: Plan, currency: CurrencyCode): string {
  const said = (room: Room) => {
    const text = steps.map((step) => asked(step, room)).join(', ayrıca ');
    return `${capital(text)}?`;
  };
  const sentences = ROOMS.map((room) => said({ currency, ...room }));
  const fitting = sentences.find(({ length }) => length <= limits.question);
  return fitting ?? `${shortened(sentences.at(-1) ?? '', limits.question - 2)}?`;
}

type Askers = { [Op in PlanStep['op']]: (step: Step<Op>, room: Room) => string };

const ASKERS: Askers = {
  TOTAL: figures.total,
  COUNT: figures.count,
  AVERAGE: figures.average,
  MEDIAN: figures.median,
  AVERAGE_PER: figures.averagePer,
  EXTREME: records.extreme,
  TOP_RECORDS: records.topRecords,
  NET: figures.net,
  FLOW: figures.flow,
  EXPENSE_RATIO: figures.expenseRatio,
  BALANCE: figures.balance,
  GROUPS: records.groups,
  SERIES: records.series,
  SHARE: figures.share,
  COMPARE: changes.compare,
  GROWTH: changes.growth,
  TREND: changes.trend,
  BEST_MONTHS: months.bestMonths,
  MONTHS_WHERE: months.monthsWhere,
  OCCURRENCE: records.occurrence,
  LIST: records.list,
  EXISTS: records.exists,
  RECURRING: patterns.recurring,
  DUPLICATES: patterns.duplicates,
  ANOMALIES: patterns.anomalies,
  FORECAST: figures.forecast,
  YEAR_END_BALANCE: () => 'yıl sonunda kasada ne kadar para olur',
  RUNWAY: figures.runway,
  WHAT_IF: changes.whatIf,
  COVERAGE: ({ claim }) =>
    claim ? 'bütün kayıtları inceliyor musun' : 'hangi tarihler arasındaki kaç kaydı inceliyorsun',
  EXPLAIN: changes.explain,
  SUMMARY: changes.summary,
  EXPECTED: patterns.expected,
  PAYEE: patterns.payees,
  ACCOUNTS: books.accounts,
  OPEN_ITEMS: books.openItems,
  PROJECTS: books.projects,
};

// The cast is sound: each operation stands in the table with the asker of its own steps.
const asked = (step: PlanStep, room: Room): string =>
  (ASKERS[step.op] as (step: PlanStep, room: Room) => string)(step, room);
