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
import { sortOf } from './sort';
import type { LineRow, PartOfDay } from './statement';
import { groupColumns, type Tally } from './tally';

/** From this on a sum needs more than the 15 digits that every JSON reader keeps. */
export const EXACT_BELOW = 10n ** 15n;

/** The page as it is answered: its rows with balances, its days, and the sums of all that is found. */
export function answerOf(rows: LineRow[], tally: Tally, query: CashFlowQuery): CashFlowPage {
  const { page, pageSize } = query;
  return {
    ...toPage(linesOf(rows, tally, query), tally.total, page, pageSize),
    sums: sumsOf(tally),
    ...(tally.counts && { counts: tally.counts }),
    days: daysOf(rows, query),
    openingBalance: tally.opening === null ? null : fromKurus(tally.opening),
    closingBalance: tally.closing === null ? null : fromKurus(tally.closing),
    ...(groupColumns[sortOf(query).by] && { groups: tally.groups }),
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

/** What an entry adds to the cash: of the company a transfer adds nothing, of one account it does. */
const signed = ({ cashFlowType, amountKurus, transferId }: LineRow, { accountId }: CashFlowQuery) => {
  if (transferId && !accountId) return 0n;
  return cashFlowType === 'GIRIS' ? BigInt(amountKurus) : -BigInt(amountKurus);
};

/** Walks from the newest entry of the page down: each balance is the one above it without the entry above. */
function linesOf(rows: LineRow[], { cash, openings }: Tally, query: CashFlowQuery): CashFlowLine[] {
  const above = rows[0]?.above ?? null;
  let balance = cash === null || above === null ? null : cash - BigInt(above);
  const later = (day: string) =>
    openings.reduce((sum, { date, kurus }) => (date > day ? sum + BigInt(kurus) : sum), 0n);
  const told = (row: LineRow) => (balance === null ? null : fromKurus(balance - later(row.date)));
  const lineOf = (row: LineRow): CashFlowLine => {
    const line = Object.assign(toCashFlow(row), {
      projectName: row.projectName,
      balance: told(row),
      runningBalance: query.accountId ? told(row) : null,
    });
    if (balance !== null) balance -= signed(row, query);
    return line;
  };
  return sortOf(query).direction === 'DESC' ? rows.map(lineOf) : rows.toReversed().map(lineOf).toReversed();
}

type Sums = { count: number; income: bigint; expense: bigint };

/** The page itself tells of each day but its first and last, which may go on before and after it. */
function daysOf(rows: LineRow[], query: CashFlowQuery): CashFlowDay[] {
  const edges = rows[0]?.edges;
  if (!edges) return [];
  const whole = new Set(edges.map(({ date }) => date));
  const inside = rows
    .filter(({ date }) => !whole.has(date))
    .map(
      (row): PartOfDay => ({
        date: row.date,
        type: row.cashFlowType,
        amount: row.transferId && !query.accountId ? '0' : row.amountKurus,
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
