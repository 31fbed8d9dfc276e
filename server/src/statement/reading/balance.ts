import type { StatementBalance } from '@vezne/contract';
import { fromKurus } from '@vezne/contract';
import type { Closing, StatementLine } from './table';

type Walk = { expected: bigint; found: bigint; breaks: number; line: number | null };

/**
 * Do the amounts lead from each balance to the next? Statements run from the oldest or from the newest: the order
 * counts in which fewer steps break. Null without balances.
 */
export function checkBalance(
  rows: readonly StatementLine[],
  closing: Closing | null,
): StatementBalance | null {
  if (closing) return told({ ...closing, breaks: closing.expected === closing.found ? 0 : 1 });
  const [up, down] = [walk(rows), walk(rows.toReversed())];
  if (!up || !down) return null;
  return told(isNewestFirst(rows) ? down : up);
}

const told = ({ expected, found, breaks, line }: Walk): StatementBalance => ({
  expected: fromKurus(expected),
  found: fromKurus(found),
  ok: breaks === 0 && expected === found,
  line: breaks === 0 ? null : line,
});

/** Does a file begin with its newest row? By its balances; where they do not tell, by its days. */
export function isNewestFirst(rows: readonly StatementLine[]): boolean {
  const [up, down] = [walk(rows)?.breaks ?? 0, walk(rows.toReversed())?.breaks ?? 0];
  if (up !== down) return down < up;
  const days = rows.flatMap(({ date }) => date ?? []);
  const [first, last] = [days[0], days.at(-1)];
  return first !== undefined && last !== undefined && first > last;
}

/**
 * Marks rows that only say where the account stands, their amount once more: of those `told` by their words, whose
 * amount does not lead from the balance before to their own.
 */
export function markCarried(rows: readonly StatementLine[], told: ReadonlySet<number>): StatementLine[] {
  const carried = new Set<StatementLine>();
  let at: bigint | undefined;
  let since = 0n;
  for (const row of told.size > 0 && isNewestFirst(rows) ? rows.toReversed() : rows) {
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
