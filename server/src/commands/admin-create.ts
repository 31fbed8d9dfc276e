import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { AccountCreate } from '@vezne/contract';
import { findAccountByEmail } from '../auth/queries';
import { StartFailure } from '../failure';
import { insertPerson, updateRole } from '../manager/queries';
import { createHasher } from '../password/hash';
import { createAccount } from '../sign-up/service';
import type { Command } from './command';

const options = {
  email: { type: 'string' },
  name: { type: 'string', default: 'Vezne' },
  surname: { type: 'string', default: 'Yönetimi' },
  company: { type: 'string', default: 'Vezne' },
  with: { type: 'string' },
} as const;

const Fields = AccountCreate.pick({ email: true, name: true, surname: true, companyName: true });

/**
 * Makes an operator of the service, in a new company or in the one of the manager named by `--with`. A person who
 * has an account already becomes one; anyone else gets a password, which is printed once.
 */
const adminCreate: Command = async ({ args, env, db }) => {
  const { values } = parseArgs({ args, options });
  const { with: colleagueEmail, company: companyName, ...fields } = values;
  const given = Fields.safeParse({ ...fields, companyName });
  if (!given.success) throw new StartFailure(given.error.issues.map(({ message }) => message).join('\n'));
  const { email } = given.data;

  const known = await findAccountByEmail(db, email);
  if (known) {
    await updateRole(db, known.companyId, known.id, 'ADMIN');
    process.stdout.write(`${email} is an ADMIN of ${known.companyName} now.\n`);
    return;
  }
  const colleague = colleagueEmail ? await findAccountByEmail(db, colleagueEmail) : undefined;
  if (colleagueEmail && !colleague) throw new StartFailure(`Nobody signs in as ${colleagueEmail}.`);
  const password = randomBytes(12).toString('base64url');
  const person = {
    ...given.data,
    phone: null,
    title: null,
    role: 'ADMIN' as const,
    passwordHash: await createHasher(env.passwordCost).hash(password),
  };
  await db.transaction(async (sql) => {
    if (colleague) return insertPerson(sql, colleague.companyId, person);
    const company = { ...person, taxNumber: null, selectedCurrency: 'TRY' as const };
    return createAccount(sql, company, env.fixedClock ?? new Date(), 'ADMIN');
  });
  process.stdout.write(`ADMIN made.\n  E-mail    ${email}\n  Password  ${password}\n`);
};

export default adminCreate;
