import type { StatementBalance } from '@vezne/contract';
import { fromKurus } from '@vezne/contract';
import { compareTexts } from '../../order';
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
  const days = daysOf(rows);
  const turned = rows.toReversed();
  const [ofDays, turnedOfDays] = [byDay(rows, days), byDay(turned, days)];
  const order = [...days.values()].filter(Boolean);
  const isRising = order.every((day, at) => at === 0 || day >= (order[at - 1] ?? ''));
  const isFalling = order.every((day, at) => at === 0 || day <= (order[at - 1] ?? ''));
  const [first = '', last = ''] = [order[0], order.at(-1)];
  const likely = first > last ? [turnedOfDays, ofDays] : [ofDays, turnedOfDays];
  // Days that run one way say which row is older; others may be those of a value, or misread.
  const orders = isRising || isFalling ? likely : [...likely, rows, turned];
  const breaks = orders.map((order) => walk(order)?.breaks ?? 0);
  return orders[breaks.indexOf(Math.min(...breaks))] ?? rows;
}

/** The day of each row; one without a day has that of the row before, above all others that of the first that has one. */
function daysOf(rows: readonly StatementLine[]): ReadonlyMap<StatementLine, string> {
  let day = rows.find(({ date }) => date !== null)?.date ?? '';
  return new Map(
    rows.map((row) => {
      day = row.date ?? day;
      return [row, day];
    }),
  );
}

/** Day by day, as they stand within each: sheets of months may follow each other either way. */
const byDay = (rows: readonly StatementLine[], days: ReadonlyMap<StatementLine, string>) =>
  rows.toSorted((a, b) => compareTexts(days.get(a) ?? '', days.get(b) ?? ''));

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

/**
 * Leaves out rows that say "Toplam" beside a day, of those `told` to, when each of them is the sum of movements above it:
 * of all or since the total before, of both sides or of one. Where one is not, or leads to a balance of its own, the words
 * are those of movements here, such as a till's "Günlük toplam", and all of them stay.
 */
export function withoutSums(
  rows: readonly StatementLine[],
  told: ReadonlySet<number>,
): readonly StatementLine[] {
  if (told.size === 0) return rows;
  let [all, part] = [NO_SUMS, NO_SUMS];
  let above: StatementLine | undefined;
  for (const row of rows) {
    const { line, kurus } = row;
    if (told.has(line)) {
      const isSum = kurus === null || [...all, ...part].map(sizeOf).includes(sizeOf(kurus));
      if (!isSum || leads(above, row)) return rows;
      part = NO_SUMS;
    } else {
      [all, part] = [added(all, kurus ?? 0n), added(part, kurus ?? 0n)];
      above = row;
    }
  }
  return rows.filter(({ line }) => !told.has(line));
}

/** Do the balances of two rows fit each other, whichever of them is older? */
function leads(above: StatementLine | undefined, { kurus, balance }: StatementLine): boolean {
  if (!above || above.balance === null || kurus === null || balance === null) return false;
  return above.balance + kurus === balance || above.balance - (above.kurus ?? 0n) === balance;
}

/** What rows come to, what came in and what went out of it. */
type Sums = readonly [net: bigint, into: bigint, out: bigint];

const NO_SUMS: Sums = [0n, 0n, 0n];
const sizeOf = (kurus: bigint) => (kurus < 0n ? -kurus : kurus);

const added = ([net, into, out]: Sums, kurus: bigint): Sums => [
  net + kurus,
  kurus > 0n ? into + kurus : into,
  kurus < 0n ? out - kurus : out,
];

/** From the first balance on, oldest first; the figures are those of the first step that breaks, else of the end. */
function walk(rows: readonly StatementLine[]): Walk | undefined {
  let at: bigint | undefined;
  let since = 0n;
  let breaks = 0;
  let first: Omit<Walk, 'breaks'> | undefined;
  for (const { kurus, balance, line } of rows) {
    since += kurus ?? 0n;
    if (balance === null) continue;
    if (at !== undefined && at + since !== balance) {
      breaks++;
      first ??= { expected: at + since, found: balance, line };
    }
    [at, since] = [balance, 0n];
  }
  return at === undefined ? undefined : { ...(first ?? { expected: at, found: at, line: null }), breaks };
}
