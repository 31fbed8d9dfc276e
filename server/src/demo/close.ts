import { randomBytes } from 'node:crypto';
import { findAccountByEmail, updatePassword } from '../auth/queries';
import type { Database } from '../db/database';
import { createHasher, type PasswordCost } from '../password/hash';
import { demoAdmin, demoManager, demoPassword } from './seed';

/**
 * Takes the published password from the demo accounts that still have it and ends their sessions. The company's
 * records stay, and so do accounts whose owner has chosen a password. Answers which accounts were closed.
 */
export async function closeDemo(db: Database, cost: PasswordCost): Promise<string[]> {
  const closed: string[] = [];
  for (const email of [demoManager, demoAdmin]) {
    const account = await findAccountByEmail(db, email);
    if (!account) continue;
    const hasher = createHasher(cost);
    if (!(await hasher.matches(demoPassword, account.passwordHash))) continue;
    const unknown = await hasher.hash(randomBytes(32).toString('base64url'));
    await db.transaction(async (sql) => {
      await updatePassword(sql, account.id, unknown);
      await sql.run('DELETE FROM session WHERE company_id = $1 AND manager_id = $2', [
        account.companyId,
        account.id,
      ]);
    });
    closed.push(email);
  }
  return closed;
}
