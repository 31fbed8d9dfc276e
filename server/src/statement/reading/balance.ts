import type { StatementBalance } from '@vezne/contract';
import { fromKurus } from '@vezne/contract';
import type { Closing, StatementLine } from './table';

type Walk = { expected: bigint; found: bigint; breaks: number; line: number | null };

/**
 * Do the amounts lead from each balance to the next, in the order in which fewer steps break? Null without balances.
 */
export function checkBalance(
  rows: readonly StatementLine[],
  closing: Closing | null,
): StatementBalance | null {
  if (closing) return told({ ...closing, breaks: closing.expected === closing.found ? 0 : 1 });
  const walked = walk(oldestFirst(rows));
  return walked ? told(walked) : null;
}

const told = ({ expected, found, breaks, line }: Walk): StatementBalance => ({
  expected: fromKurus(expected),
  found: fromKurus(found),
  ok: breaks === 0 && expected === found,
  line: breaks === 0 ? null : line,
});

/**
 * The rows of a file from the oldest on: by their balances, which may run against the days within each of them, too; where
 * they do not tell, by their days.
 */
export function oldestFirst(rows: readonly StatementLine[]): readonly StatementLine[] {
  const [turned, ofDays] = [rows.toReversed(), turnedDays(rows)];
  const days = rows.flatMap(({ date }) => date ?? []);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const likely = first > last ? [turned, rows] : [rows, turned];
  const orders = [...likely, ofDays, ofDays.toReversed()];
  const breaks = orders.map((order) => walk(order)?.breaks ?? 0);
  return orders[breaks.indexOf(Math.min(...breaks))] ?? rows;
}

/** Each day from its last row to its first; a row without a day stays with the one before. */
function turnedDays(rows: readonly StatementLine[]): StatementLine[] {
  const days: StatementLine[][] = [];
  let day: string | null = null;
  for (const row of rows) {
    if (days.length === 0 || (row.date !== null && row.date !== day)) days.push([]);
    day = row.date ?? day;
    days.at(-1)?.push(row);
  }
  return days.flatMap((each) => each.toReversed());
}

/**
 * Marks rows that only say where the account stands, their amount once more: of those `told` by their words, whose
 * amount does not lead from the balance before to their own.
 */
export function markCarried(rows: readonly StatementLine[], told: ReadonlySet<number>): StatementLine[] {
  const carried = new Set<StatementLine>();
  let at: bigint | undefined;
  let since = 0n;
  for (const row of told.size > 0 ? oldestFirst(rows) : rows) {
    const { kurus, balance, problem } = row;
    const leads = at !== undefined && kurus !== null && at + since + kurus === balance;
    if (told.has(row.line) && problem === null && kurus === balance && !leads) carried.add(row);
    since += kurus ?? 0n;
    if (balance !== null) [at, since] = [balance, 0n];
  }
  return rows.map((row) => (carried.has(row) ? { ...row, kurus: null, carried: true } : row));
}

/** From the first balance on, oldest first. */
function walk(rows: readonly StatementLine[]): Walk | undefined {
  let at: bigint | undefined;
  let opening: bigint | undefined;
  let [sum, since, breaks] = [0n, 0n, 0];
  let line: number | null = null;
  for (const row of rows) {
    since += row.kurus ?? 0n;
    sum += row.kurus ?? 0n;
    if (row.balance === null) continue;
    if (at === undefined) opening = row.balance - since;
    else if (at + since !== row.balance) {
      breaks++;
      line ??= row.line;
    }
    [at, since] = [row.balance, 0n];
  }
  if (at === undefined || opening === undefined) return undefined;
  return { expected: opening + sum - since, found: at, breaks, line };
}
