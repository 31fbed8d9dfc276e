import type { Sql } from '../db/database';
import { insertRead } from '../notification/queries';
import { listFacts } from '../notification/service';

/** So many are new at the first visit. */
const NEW = 3;

/** Both managers of the demo company have read all that stands but for three matters of different kinds. */
export async function seedRead(sql: Sql, companyId: string, now: Date, today: string): Promise<void> {
  const facts = await listFacts(
    sql,
    { companyId, role: 'MANAGER', now, today },
    { disk: null, backup: null },
  );
  const firsts = facts.filter(({ kind }, at) => facts.findIndex((other) => other.kind === kind) === at);
  const unread = new Set(firsts.slice(0, NEW));
  const keys = facts.filter((fact) => !unread.has(fact)).map(({ key }) => key);
  const people = await sql.query<{ managerId: string }>(
    'SELECT id AS "managerId" FROM manager WHERE company_id = $1',
    [companyId],
  );
  for (const { managerId } of people) await insertRead(sql, { companyId, managerId }, keys);
}
