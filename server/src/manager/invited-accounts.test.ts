import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import { migrate } from '../db/migrate';
import { createLog } from '../log';
import { emptyDatabase } from '../test/database';

const all = join(__dirname, '../db/migrations');
const folder = mkdtempSync(join(tmpdir(), 'vezne-invited-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { db, connection } = emptyDatabase();
const bring = (wanted: (name: string) => boolean) => {
  for (const name of readdirSync(all).filter(wanted)) cpSync(join(all, name), join(folder, name));
  return migrate(connection, createLog('silent'), folder);
};

async function addPerson(companyId: string, name: string, passwordHash: string | null): Promise<string> {
  const id = newId();
  await db.run('INSERT INTO account (id, company_id, email, password_hash) VALUES ($1, $2, $3, $4)', [
    id,
    companyId,
    `${name}@ornek.com.tr`,
    passwordHash,
  ]);
  await db.run(
    `INSERT INTO manager (company_id, id, name, surname, title, role) VALUES ($1, $2, $3, 'Ak', 'Şef', 'MANAGER')`,
    [companyId, id, name],
  );
  return id;
}

const addLink = (accountId: string, life: string) =>
  db.run(
    `INSERT INTO reset_token (hash, account_id, created_at, expires_at)
     VALUES (sha256(convert_to($1, 'UTF8')), $1::uuid, now(), now() + $2::interval)`,
    [accountId, life],
  );

test('accounts that were only invited become invitations, unless their link still holds', async () => {
  await bring((name) => name < '0012');
  const companyId = newId();
  await db.run(`INSERT INTO company (id, name) VALUES ($1, 'Ak Yapı')`, [companyId]);
  await addPerson(companyId, 'ayse', 'hash');
  const forgotten = await addPerson(companyId, 'unutan', null);
  const late = await addPerson(companyId, 'geciken', null);
  const recent = await addPerson(companyId, 'yeni', null);
  await addLink(late, '-1 hour');
  await addLink(recent, '1 hour');

  await bring(() => true);
  const accounts = await db.query<{ email: string }>('SELECT email FROM account ORDER BY email');
  expect(accounts.map(({ email }) => email)).toEqual(['ayse@ornek.com.tr', 'yeni@ornek.com.tr']);
  const invitations = await db.query(
    `SELECT id, name, title, expires_at <= now() AS "isOver" FROM invitation WHERE company_id = $1 ORDER BY name`,
    [companyId],
  );
  expect(invitations).toEqual([
    { id: late, name: 'geciken', title: 'Şef', isOver: true },
    { id: forgotten, name: 'unutan', title: 'Şef', isOver: true },
  ]);
  expect(await db.query('SELECT 1 FROM reset_token')).toHaveLength(1);
});
