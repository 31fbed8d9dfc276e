import { DAY_MS } from '../calendar';
import { asDetail } from '../db/act';
import type { Database } from '../db/database';
import { insertPerson } from '../manager/queries';
import { createHasher, type PasswordCost } from '../password/hash';
import { createAccount } from '../sign-up/service';
import { updateSubscription } from '../subscription/queries';
import { seedLedger } from './ledger';
import { seedProducts } from './products';
import { seedProjects } from './projects';
import { seedQuestions } from './questions';

export const demoPassword = 'Vezne2026!';
export const demoManager = 'demo@vezne.app';
export const demoAdmin = 'admin@vezne.app';

type Moment = { now: Date; today: string; passwordCost: PasswordCost };

/** Was the demo company made in this database before, whether or not it is still there? */
export const isSeeded = async (db: Database) =>
  (await db.first("SELECT 1 FROM demo_seed WHERE part = 'company'")) !== undefined;

/**
 * Makes the demo company with all that belongs to it, once per database: what its users deleted does not come
 * back. Answers whether it was made now.
 */
export async function seedDemo(db: Database, { now, today, passwordCost }: Moment): Promise<boolean> {
  const passwordHash = await createHasher(passwordCost).hash(demoPassword);
  return db.transaction(async (sql) => {
    // A second server that starts at the same time waits here, and then finds it done.
    if ((await sql.run("INSERT INTO demo_seed (part) VALUES ('company') ON CONFLICT DO NOTHING")) === 0)
      return false;
    const { companyId } = await createAccount(
      sql,
      {
        name: 'Deniz',
        surname: 'Yılmaz',
        email: demoManager,
        phone: '+905321234567',
        companyName: 'Yılmaz Yapı ve Tasarım',
        taxNumber: '4540536920',
        selectedCurrency: 'TRY',
        passwordHash,
      },
      now,
    );
    await updateSubscription(sql, companyId, 'STANDART', new Date(now.getTime() + 365 * DAY_MS));
    const admin = {
      name: 'Elif',
      surname: 'Şahin',
      email: demoAdmin,
      phone: null,
      title: 'Sistem yöneticisi',
    };
    await insertPerson(sql, companyId, { ...admin, role: 'ADMIN', passwordHash });
    await seedLedger(sql, companyId, today);
    // One by one they would fill the first pages of the history.
    await asDetail(sql, async () => {
      await seedProjects(sql, companyId, now, today);
      await seedProducts(sql, companyId);
    });
    await seedQuestions(sql, companyId, now);
    return true;
  });
}
