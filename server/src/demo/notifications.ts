import type { Sql } from '../db/database';
import { insertRead } from '../notification/mark-queries';
import { usualPreferences } from '../notification/preference-queries';
import { listFacts, wantsOf } from '../notification/service';

/**
 * Both managers of the demo company have read of the budgets, and of all projects that are late but the latest: three
 * matters are new at the first visit.
 */
export async function seedRead(sql: Sql, companyId: string, now: Date, today: string): Promise<void> {
  const people = await sql.query<{ managerId: string }>(
    'SELECT id AS "managerId" FROM manager WHERE company_id = $1',
    [companyId],
  );
  const standing = { disk: null, backup: null, moment: now };
  for (const { managerId } of people) {
    const asker = { companyId, managerId, role: 'MANAGER', now, today } as const;
    const facts = await listFacts(sql, asker, standing, usualPreferences, wantsOf(usualPreferences, 'inApp'));
    const late = facts.filter(({ kind }) => kind === 'PROJE_GECIKTI');
    const read = [...late.slice(1), ...facts.filter(({ kind }) => kind === 'BUTCE_ASILDI')];
    await insertRead(
      sql,
      asker,
      read.map(({ key }) => key),
    );
  }
}
