import { v7 as newId } from 'uuid';
import type { Sql } from '../db/database';

type Person = { email?: string; role?: string; passwordHash?: string };

/** A person of a company of their own as the tables have them, for tests that ask no server. */
export async function newPerson(sql: Sql, { email, role = 'MANAGER', passwordHash }: Person = {}) {
  const [companyId, managerId] = [newId(), newId()];
  const address = email ?? `${managerId}@ornek.com.tr`;
  await sql.run("INSERT INTO company (id, name) VALUES ($1, 'Deniz Yapı')", [companyId]);
  await sql.run('INSERT INTO account (id, company_id, email, password_hash) VALUES ($1, $2, $3, $4)', [
    managerId,
    companyId,
    address,
    passwordHash ?? null,
  ]);
  await sql.run(
    "INSERT INTO manager (company_id, id, name, surname, role) VALUES ($1, $2, 'Ayşe', 'Ak', $3)",
    [companyId, managerId, role],
  );
  return { companyId, managerId, email: address };
}
