import { HOUR_MS, MINUTE_MS } from '../calendar';
import type { Clock } from '../clock';
import type { Database, Sql } from '../db/database';
import type { Background } from '../http/background';

/** How many bytes the rows of a company may take, on trial and afterwards. */
export type Space = { trial: number; paid: number };

export type SpaceGauge = {
  /** Has the company filled what its plan gives it? By what was measured last: nobody waits for the answer. */
  isFull(companyId: string, plan: string | null): boolean;
  /** What is filled and what there is; undefined until it was measured, and without a limit. */
  usage(companyId: string, plan: string): { usedBytes: number; mostBytes: number } | undefined;
};

/** Tables that grow with what people write and keep. The others pass by themselves, or hold a bounded number of rows. */
export const COUNTED = [
  ...['cash_flow', 'category', 'project', 'product', 'project_income', 'project_expense', 'saved_view'],
  ...['assistant_answer', 'audit', 'trash', 'cash_account', 'cash_count', 'transfer'],
  ...['contact', 'settlement', 'settlement_line', 'recurring', 'recurring_occurrence'],
  ...['import_batch', 'import_file', 'import_row', 'import_entry'],
];

const USED = `SELECT sum(bytes)::float8 AS bytes FROM (
  ${COUNTED.map((table) => `SELECT sum(pg_column_size(t.*)) AS bytes FROM ${table} t WHERE company_id = $1`).join(' UNION ALL ')}
) tables`;

/** Bytes of the company's rows as they are stored, without their indexes. */
export const usedBytes = async (sql: Sql, companyId: string): Promise<number> =>
  (await sql.first<{ bytes: number | null }>(USED, [companyId]))?.bytes ?? 0;

// A million entries are measured in seconds: that must stay a small part of the time.
const REST = 200;
const COMPANIES = 10_000;

type Known = { bytes?: number; freshUntil: number };
type Parts = { db: Database; now: Clock; background: Background; most: Space };

/** Measures companies in the background while they are at work, the largest once an hour and the small once a minute. */
export function createSpaceGauge({ db, now, background, most }: Parts): SpaceGauge {
  const companies = new Map<string, Known>();

  async function measure(companyId: string): Promise<void> {
    const began = now().getTime();
    const bytes = await usedBytes(db, companyId);
    const ended = now().getTime();
    const rest = Math.min(HOUR_MS, Math.max(MINUTE_MS, REST * (ended - began)));
    companies.set(companyId, { bytes, freshUntil: ended + rest });
  }

  function read(companyId: string): number | undefined {
    const moment = now().getTime();
    const known = companies.get(companyId);
    if (!known || known.freshUntil <= moment) {
      if (companies.size >= COMPANIES) companies.clear();
      // Whoever asks meanwhile, or soon after a failure, does not measure too.
      companies.set(companyId, { bytes: known?.bytes, freshUntil: moment + MINUTE_MS });
      background.start(() => measure(companyId));
    }
    return known?.bytes;
  }

  const mostOf = (plan: string | null) => (plan === 'DENEME' ? most.trial : most.paid);
  return {
    isFull: (companyId, plan) => (read(companyId) ?? 0) >= mostOf(plan),
    usage(companyId, plan) {
      const [used, mostBytes] = [read(companyId), mostOf(plan)];
      return used === undefined || !Number.isFinite(mostBytes) ? undefined : { usedBytes: used, mostBytes };
    },
  };
}
