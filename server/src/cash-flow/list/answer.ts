import {
  type CashFlowDay,
  type CashFlowLine,
  type CashFlowPage,
  type CashFlowQuery,
  type CashFlowSums,
  fromKurus,
  kurusToText,
  toPage,
} from '@vezne/contract';
import { toCashFlow } from './rows';
import { type Sort, sortOf } from './sort';
import type { LineRow, PartOfDay } from './statement';
import type { Tally } from './tally';

// Above this a sum needs more than the 15 digits that every JSON reader keeps.
const EXACT_BELOW = 10n ** 15n;

/** The page as it is answered: its rows with balances, its days, and the sums of all that is found. */
export function answerOf(rows: LineRow[], tally: Tally, query: CashFlowQuery): CashFlowPage {
  const { page, pageSize } = query;
  return {
    ...toPage(linesOf(rows, tally, sortOf(query)), tally.total, page, pageSize),
    sums: sumsOf(tally),
    days: daysOf(rows),
    openingBalance: tally.opening === null ? null : fromKurus(tally.opening),
  };
}

function sumsOf({ income, expense }: Pick<Tally, 'income' | 'expense'>): CashFlowSums {
  const net = income - expense;
  return {
    income: fromKurus(income),
    expense: fromKurus(expense),
    net: fromKurus(net),
    ...((income >= EXACT_BELOW || expense >= EXACT_BELOW) && {
      exact: { income: kurusToText(income), expense: kurusToText(expense), net: kurusToText(net) },
    }),
  };
}

const signed = ({ cashFlowType, amountKurus }: LineRow) =>
  cashFlowType === 'GIRIS' ? BigInt(amountKurus) : -BigInt(amountKurus);

/** Walks from the newest entry of the page down: each balance is the one above it without the entry above. */
function linesOf(rows: LineRow[], { cash }: Tally, { direction }: Sort): CashFlowLine[] {
  const above = rows[0]?.above ?? null;
  let balance = cash === null || above === null ? null : cash - BigInt(above);
  const line = (row: LineRow): CashFlowLine => {
    const told = Object.assign(toCashFlow(row), {
      projectName: row.projectName,
      balance: balance === null ? null : fromKurus(balance),
    });
    if (balance !== null) balance -= signed(row);
    return told;
  };
  return direction === 'DESC' ? rows.map(line) : rows.toReversed().map(line).toReversed();
}

type Sums = { count: number; income: bigint; expense: bigint };

/** The page itself tells of each day but its first and last, which may go on before and after it. */
function daysOf(rows: LineRow[]): CashFlowDay[] {
  const edges = rows[0]?.edges;
  if (!edges) return [];
  const whole = new Set(edges.map(({ date }) => date));
  const inside = rows
    .filter(({ date }) => !whole.has(date))
    .map(
      ({ date, cashFlowType, amountKurus }): PartOfDay => ({
        date,
        type: cashFlowType,
        amount: amountKurus,
        n: 1,
      }),
    );
  const days = new Map<string, Sums>(rows.map(({ date }) => [date, { count: 0, income: 0n, expense: 0n }]));
  for (const { date, type, amount, n } of [...edges, ...inside]) {
    const day = days.get(date);
    if (!day) continue;
    day.count += n;
    day[type === 'GIRIS' ? 'income' : 'expense'] += BigInt(amount);
  }
  return [...days].map(([date, { count, ...sums }]) => ({ date, count, ...sumsOf(sums) }));
}
