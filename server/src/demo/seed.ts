import { DAY_MS } from '../calendar';
import { updateCompany } from '../company/queries';
import { asDetail } from '../db/act';
import type { Database, Sql } from '../db/database';
import { insertPerson } from '../manager/queries';
import { createHasher, type PasswordCost } from '../password/hash';
import { createAccount } from '../sign-up/service';
import { updateSubscription } from '../subscription/queries';
import { wait } from '../wait';
import { seedContacts } from './contacts';
import { seedRead } from './notifications';
import { seedProducts } from './products';
import { seedProjects } from './projects';
import { seedQuestions } from './questions';
import { seedLedger } from './seed-ledger';

export const demoPassword = 'Vezne2026!';
export const demoManager = 'demo@vezne.app';
export const demoAdmin = 'admin@vezne.app';

// Any number of our own.
const LOCK = 20260103;
const PAUSE_MS = 200;

const company = {
  name: 'Yılmaz Yapı ve Tasarım',
  taxNumber: '4540536920',
  taxOffice: 'Kadıköy',
  email: null,
  phone: '+905321234567',
  address: 'Caferağa Mah. Mühürdar Cad. No: 60',
  city: 'İstanbul',
  iban: null,
};

type Moment = { now: Date; today: string; passwordCost: PasswordCost };

/** Was the demo company made in this database before, whether or not it is still there? */
export const isSeeded = async (db: Database) =>
  (await db.first("SELECT 1 FROM demo_seed WHERE part = 'company'")) !== undefined;

/**
 * Makes the demo company with all that belongs to it, once per database: what its users deleted does not come
 * back. Answers whether it was made now.
 */
export async function seedDemo(db: Database, moment: Moment): Promise<boolean> {
  const passwordHash = await createHasher(moment.passwordCost).hash(demoPassword);
  for (;;) {
    const made = await db.transaction((sql) => seedAlone(sql, moment, passwordHash));
    if (made !== undefined) return made;
    await wait(PAUSE_MS);
  }
}

/** Undefined while another server is at it: to wait in the database would be a statement, whose time is limited. */
async function seedAlone(
  sql: Sql,
  { now, today }: Moment,
  passwordHash: string,
): Promise<boolean | undefined> {
  // Between two statements questions are answered, which takes seconds on a busy machine.
  await sql.run("SET LOCAL idle_in_transaction_session_timeout = '2min'");
  const turn = await sql.first<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [LOCK]);
  if (!turn?.mine) return undefined;
  if ((await sql.run("INSERT INTO demo_seed (part) VALUES ('company') ON CONFLICT DO NOTHING")) === 0)
    return false;
  const { companyId } = await createAccount(
    sql,
    {
      name: 'Deniz',
      surname: 'Yılmaz',
      email: demoManager,
      phone: company.phone,
      companyName: company.name,
      taxNumber: company.taxNumber,
      selectedCurrency: 'TRY',
      passwordHash,
    },
    now,
  );
  await updateCompany(sql, companyId, company);
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
    await seedContacts(sql, companyId);
    await seedProducts(sql, companyId);
  });
  await seedQuestions(sql, companyId, now);
  await seedRead(sql, companyId, now, today);
  return true;
}
