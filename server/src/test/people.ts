import { api, LoginAnswer } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Sql } from '../db/database';
import type { Email } from '../mail/mail';
import type { createRequests } from './requests';

export type SignedUp = {
  email: string;
  password: string;
  companyId: string;
  managerId: string;
  token: string;
  refreshToken: string;
};

/** Mails that were sent, and when all of them have been. */
type Letters = { emails: Email[]; idle: () => Promise<void> };

const PASSWORD = 'Uzun-ve-guclu-91';

/** People who sign up and in by the calls that everyone uses. */
export function createPeople({ call, ask }: ReturnType<typeof createRequests>, { emails, idle }: Letters) {
  let people = 0;

  /** A new company with its first manager, signed in. */
  async function signUp(person: Record<string, unknown> = {}): Promise<SignedUp> {
    const fields = {
      name: 'Ayşe',
      surname: 'Yılmaz',
      companyName: `Örnek İnşaat ${++people}`,
      email: `kisi${people}@ornek.com.tr`,
      password: PASSWORD,
      kvkkRead: true,
      termsAccepted: true,
      ...person,
    };
    const made = await call(api.manager.createAccount, { body: fields });
    if (made.status !== 200) throw new Error(made.text);
    const { email, password } = fields;
    const ids = api.manager.createAccount.output.parse(made.body);
    return { email, password, ...ids, ...(await signIn(email, password)) };
  }

  /** Signs a person in again, as on another device. */
  async function signIn(email: string, password: string): Promise<{ token: string; refreshToken: string }> {
    const answer = await call(api.auth.login, { body: { email, password } });
    const tokens = LoginAnswer.safeParse(answer.body);
    if (!tokens.success) throw new Error(answer.text);
    return tokens.data;
  }

  /** The token at the end of the newest link that was mailed to an address; empty without one. */
  async function mailedToken(email: string): Promise<string> {
    await idle();
    const letter = emails.findLast(({ to, text }) => to === email && LINK.test(text));
    return LINK.exec(letter?.text ?? '')?.[1] ?? '';
  }

  /** A further manager of a company, who has accepted the invitation and is signed in. */
  async function addManager(owner: SignedUp, person: Record<string, unknown> = {}): Promise<SignedUp> {
    const email = `ekip${++people}@ornek.com.tr`;
    const body = { name: 'Ali', surname: 'Kaya', email, ...person };
    const { id: managerId } = await ask<{ id: string }>(api.manager.save, owner, { body });
    const token = await mailedToken(body.email);
    const accepted = await call(api.manager.acceptInvitation, { body: { token, password: PASSWORD } });
    if (accepted.status !== 200) throw new Error(accepted.text);
    const tokens = await signIn(body.email, PASSWORD);
    return { email: body.email, password: PASSWORD, companyId: owner.companyId, managerId, ...tokens };
  }

  return { signUp, signIn, addManager, mailedToken };
}

const LINK = /^https?:\/\/\S+\/(\S{43})$/m;

type Stored = { email?: string; role?: string; passwordHash?: string };

/** A person of a company of their own as the tables have them, for tests that ask no server. */
export async function newPerson(sql: Sql, { email, role = 'MANAGER', passwordHash }: Stored = {}) {
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
