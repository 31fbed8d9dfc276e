import { dayInTurkey, madeCategories, type NotificationKind } from '@vezne/contract';
import type { Sql } from '../db/database';
import { type Fact, factOf } from './fact';

type Beginning = { createdAt: Date; hasAddress: boolean; hasCategory: boolean; hasEntry: boolean };

/** What a company that has just begun has still to do. */
export async function listFirstSteps(sql: Sql, companyId: string, today: string): Promise<Fact[]> {
  const known = await sql.first<Beginning>(
    `SELECT created_at AS "createdAt", address IS NOT NULL AS "hasAddress",
            EXISTS (SELECT FROM category WHERE company_id = $1 AND name <> ALL($2::text[])) AS "hasCategory",
            EXISTS (SELECT FROM cash_flow WHERE company_id = $1) AS "hasEntry"
       FROM company WHERE id = $1`,
    [companyId, Object.values(madeCategories)],
  );
  if (!known) return [];
  const born = dayInTurkey(known.createdAt);
  const step = (kind: NotificationKind, isDone: boolean): Fact[] =>
    isDone ? [] : [factOf(kind, { day: born < today ? born : today })];
  return [
    ...step('SIRKET_BILGILERI', known.hasAddress),
    ...step('KATEGORILER', known.hasCategory),
    ...step('ILK_KAYIT', known.hasEntry),
  ];
}
