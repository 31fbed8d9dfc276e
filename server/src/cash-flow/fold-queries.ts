import type { Database } from '../db/database';

/** A table of sums by slot: what its slots share, what is added up of them, and the period that is over before `end`. */
type Slotted = { table: string; key: string; sums: string[]; period: string; end: string };

const tables: readonly Slotted[] = [
  {
    table: 'ledger_day',
    key: 'company_id, day, type',
    sums: ['total', 'n', 'n_leg'],
    period: 'day',
    end: '$1::date',
  },
  {
    table: 'ledger_month',
    key: 'company_id, category_id, month, type, payment_method',
    sums: ['total', 'n', 'n_leg'],
    period: 'month',
    end: "date_trunc('month', $1::timestamp)::date",
  },
  {
    table: 'ledger_account_day',
    key: 'company_id, account_id, day, type',
    sums: ['total', 'n'],
    period: 'day',
    end: '$1::date',
  },
];

/** Rows that one transaction folds at most: it must end long before its time-out, and writers wait for it. */
const AT_ONCE = 2_000;

/**
 * Folds the slots of days that are over into slot 0, so that readers of long ledgers add up few rows; the sums
 * stay the same. `today` is YYYY-MM-DD. Answers how many rows went.
 */
export async function foldRollups(db: Database, today: string, atOnce = AT_ONCE): Promise<number> {
  let total = 0;
  for (const slotted of tables)
    for (let count = atOnce; count === atOnce; total += count) count = await fold(db, slotted, today, atOnce);
  return total;
}

/** Folds some rows of a table, the oldest first; one that somebody is writing to right now has its turn another time. */
async function fold(db: Database, { table, key, sums, period, end }: Slotted, today: string, atOnce: number) {
  const row = await db.transaction((sql) =>
    sql.first<{ n: string }>(
      `WITH folded AS (
         DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
           SELECT ctid FROM ${table} WHERE slot > 0 AND ${period} < ${end}
            ORDER BY ${period} LIMIT $2 FOR UPDATE SKIP LOCKED))
         RETURNING *
       ), kept AS (
         INSERT INTO ${table} AS t (${key}, slot, ${sums.join(', ')})
         SELECT ${key}, 0, ${sums.map((sum) => `sum(${sum})`).join(', ')} FROM folded GROUP BY ${key} ORDER BY ${key}
         ON CONFLICT (${key}, slot) DO UPDATE SET ${sums.map((sum) => `${sum} = t.${sum} + excluded.${sum}`).join(', ')}
       )
       SELECT count(*) AS n FROM folded`,
      [today, atOnce],
    ),
  );
  return Number(row?.n ?? 0);
}
