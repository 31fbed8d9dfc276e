import { api, messages, type Verification } from '@vezne/contract';
import type { Database, Sql } from '../db/database';
import { deleteOutdated } from '../db/retention';
import { testApp } from '../test/app';
import { testDatabase } from '../test/database';

const HOUR = 3_600_000;
const PASSWORD = 'Uzun-ve-guclu-91';

// What the app asks the database for, in order, since the list was emptied.
const statements: string[] = [];
function told(db: Database): Database {
  const listen = <On extends Sql>(sql: On): On => ({
    ...sql,
    query: (text, ...rest) => {
      statements.push(text);
      return sql.query(text, ...rest);
    },
    first: (text, ...rest) => {
      statements.push(text);
      return sql.first(text, ...rest);
    },
    run: (text, ...rest) => {
      statements.push(text);
      return sql.run(text, ...rest);
    },
  });
  return {
    ...listen(db),
    transaction: (work, options) => db.transaction((sql) => work(listen(sql)), options),
  };
}

const t = testApp({ db: told(testDatabase()), verifies: true });
// The same database without verification, to make people, and with budgets, twice.
const free = testApp({ db: t.db });
const counted = testApp({ db: t.db, verifies: true, rateLimits: true });
const second = testApp({ db: t.db, verifies: true, rateLimits: true });

let addresses = 0;
const newAddress = () => `kayit${++addresses}@ornek.com.tr`;
const person = {
  name: 'Ece',
  surname: 'Şahin',
  companyName: 'Şahin Yapı',
  phone: '0532 111 22 33',
  taxNumber: '4540536920',
  selectedCurrency: 'EUR',
  password: PASSWORD,
  kvkkRead: true,
  termsAccepted: true,
};
type Asked = Pick<typeof t, 'call'>;
const signUp = (email: string, change: object = {}, app: Asked = t, ip?: string) =>
  app.call(api.manager.createAccount, { body: { ...person, email, ...change } }, { ip });
const idOf = (answer: { body: unknown }) => api.manager.createAccount.output.parse(answer.body).managerId;
const openLink = (token: string, key?: string) =>
  t.call(api.manager.verifyAccount, { body: { token } }, { key });
const outcomeOf = (answer: { body: unknown }): Verification['outcome'] =>
  api.manager.verifyAccount.output.parse(answer.body).outcome;
const again = (managerId: string, app: Asked = t, ip?: string) =>
  app.call(api.manager.resendVerification, { body: { managerId } }, { ip });
const login = (email: string) => t.call(api.auth.login, { body: { email, password: PASSWORD } });
const lettersTo = async (email: string) => {
  await t.idle();
  return t.emails.filter(({ to }) => to === email);
};
const count = async (table: string, where = 'true') =>
  (await t.db.query(`SELECT 1 FROM ${table} WHERE ${where}`)).length;

test('the account comes into being when the link in the mail is opened, and not before', async () => {
  const email = newAddress();
  const [companies, accounts] = [await count('company'), await count('account')];
  const answer = await signUp(email);
  const { managerId, companyId, pending } = api.manager.createAccount.output.parse(answer.body);
  expect([answer.status, pending]).toEqual([200, true]);
  expect([await count('company'), await count('account')]).toEqual([companies, accounts]);
  expect((await login(email)).status).toBe(401);

  const [letter] = await lettersTo(email);
  expect(letter?.subject).toBe('Vezne: E-posta adresinizi onaylayın');
  expect(letter?.text).toContain('Merhaba Ece,');
  expect(letter?.text).toContain('Şahin Yapı için Vezne hesabı açılması istendi.');
  const token = await t.mailedToken(email);
  expect(letter?.text).toContain(`http://localhost:3000/signup/${token}\n`);
  expect(letter?.html).toContain(`<a href="http://localhost:3000/signup/${token}">`);

  const opened = await openLink(token);
  expect([opened.status, opened.body]).toEqual([200, { outcome: 'CREATED', managerId, email }]);
  const { token: access } = await t.signIn(email, PASSWORD);
  expect((await t.call(api.manager.findByToken, {}, { token: access })).body).toMatchObject({
    id: managerId,
    companyId,
    name: 'Ece',
    phone: '+905321112233',
  });
  expect(
    (await t.call(api.company.findById, { query: { id: companyId } }, { token: access })).body,
  ).toMatchObject({
    name: 'Şahin Yapı',
    selectedCurrency: 'EUR',
    taxNumber: '4540536920',
  });
  expect((await t.call(api.auth.remainingSubscription, {}, { token: access })).body).toMatchObject({
    plan: 'DENEME',
    remainingDays: 30,
  });
});

test('a link that was opened says so and makes nothing more', async () => {
  const email = newAddress();
  const managerId = idOf(await signUp(email));
  const token = await t.mailedToken(email);
  const first = await openLink(token, 'onay-1');
  expect((await openLink(token, 'onay-1')).text).toBe(first.text);
  const companies = await count('company');
  expect((await openLink(token)).body).toEqual({ outcome: 'USED', managerId, email });
  await again(managerId);
  expect(await lettersTo(email)).toHaveLength(1);
  expect(await count('company')).toBe(companies);
  expect(await count('pending_sign_up', `id = '${managerId}' AND password_hash IS NULL`)).toBe(1);
});

test('a link opened many times at once makes one company', async () => {
  const email = newAddress();
  await signUp(email);
  const token = await t.mailedToken(email);
  const companies = await count('company');
  const answers = await Promise.all(Array.from({ length: 10 }, () => openLink(token)));
  expect(answers.map(outcomeOf).sort()).toEqual(['CREATED', ...Array(9).fill('USED')]);
  expect(await count('company')).toBe(companies + 1);
});

test('of several who signed up with one address, whose link is opened first gets it', async () => {
  const email = newAddress();
  const tokens: string[] = [];
  for (let at = 0; at < 5; at++) {
    expect((await signUp(email, { companyName: `Şirket ${at}` })).status).toBe(200);
    tokens.push(await t.mailedToken(email));
  }
  const companies = await count('company');
  const answers = await Promise.all(tokens.map((token) => openLink(token)));
  expect(answers.map(outcomeOf).sort()).toEqual(['CREATED', ...Array(4).fill('TAKEN')]);
  expect(await count('company')).toBe(companies + 1);
});

test('of a sign-up and an invitation for one address, the first that is opened gets it', async () => {
  for (let round = 0; round < 3; round++) {
    const owner = await free.signUp({ email: newAddress() });
    const email = newAddress();
    await signUp(email);
    const mine = await t.mailedToken(email);
    await free.call(api.manager.save, { body: { name: 'Ece', surname: 'Ak', email } }, owner);
    const theirs = await free.mailedToken(email);
    const body = { token: theirs, password: PASSWORD };
    const [opened, accepted] = await Promise.all([
      openLink(mine),
      t.call(api.manager.acceptInvitation, { body }),
    ]);
    expect([outcomeOf(opened), accepted.status]).toEqual(
      accepted.status === 200 ? ['TAKEN', 200] : ['CREATED', 409],
    );
  }
});

test('a known address is answered like an unknown one, and its owner is told by mail', async () => {
  const known = await free.signUp({ email: newAddress(), name: 'Deniz' });
  const unknown = newAddress();
  const ask = async (email: string) => {
    statements.length = 0;
    const { status, text } = await signUp(email);
    // The mail, and with it the look at the address, comes after the answer.
    await t.idle();
    const later = statements.findIndex((each) => each.includes('FROM account'));
    return {
      status,
      shape: text.replace(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"id"'),
      work: statements.slice(0, later),
    };
  };
  const [one, other] = [await ask(known.email), await ask(unknown)];
  expect(one).toEqual(other);
  expect(one.work.some((each) => each.includes('INSERT INTO pending_sign_up'))).toBe(true);

  const [letter, ...more] = await lettersTo(known.email);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('Vezne: Bu adresle zaten bir hesabınız var');
  expect(letter?.text).toContain('Merhaba Deniz,');
  expect(letter?.text).toContain('http://localhost:3000/forgot-password\n');
  expect(letter?.text).not.toMatch(/Şahin|Ece|\/signup\//);
  expect((await login(known.email)).status).toBe(200);
});

test('asking for the link again tells nothing either', async () => {
  const known = await free.signUp({ email: newAddress() });
  const ids = [idOf(await signUp(known.email)), idOf(await signUp(newAddress())), crypto.randomUUID()];
  await t.idle();
  t.later(61_000);
  for (const id of ids) expect(await again(id)).toMatchObject({ status: 200, text: 'true' });
  t.later(-61_000);
  expect(await lettersTo(known.email)).toHaveLength(2);
  expect(await t.mailedToken(known.email)).toBe('');
});

test('the link is sent again at most once a minute, and only the newest opens the account', async () => {
  const email = newAddress();
  const managerId = idOf(await signUp(email));
  const old = await t.mailedToken(email);
  await again(managerId);
  expect(await lettersTo(email)).toHaveLength(1);
  t.later(61_000);
  await Promise.all([1, 2, 3, 4].map(() => again(managerId)));
  expect(await lettersTo(email)).toHaveLength(2);
  const newest = await t.mailedToken(email);
  expect(await openLink(old)).toMatchObject({ status: 400, body: { message: messages.badVerification } });
  expect(outcomeOf(await openLink(newest))).toBe('CREATED');
  t.later(-61_000);
});

test('a link opens for a day; a later one can be sent for a week, then all of it is deleted', async () => {
  const email = newAddress();
  const managerId = idOf(await signUp(email));
  const late = await t.mailedToken(email);
  t.later(24 * HOUR + 1_000);
  expect((await openLink(late)).body).toEqual({ outcome: 'EXPIRED', managerId, email });
  expect(await count('account', `email = '${email}'`)).toBe(0);
  await again(managerId);
  const fresh = await t.mailedToken(email);
  expect(fresh).not.toBe(late);
  t.later(6 * 24 * HOUR);
  await deleteOutdated(t.db, t.app.now());
  expect(await count('pending_sign_up', `id = '${managerId}'`)).toBe(0);
  expect((await openLink(fresh)).status).toBe(400);
  t.later(-7 * 24 * HOUR - 1_000);
});

test('what stands in the database opens no account and holds no password', async () => {
  const email = newAddress();
  await signUp(email);
  const token = await t.mailedToken(email);
  const [row] = await t.db.query<{ text: string }>(
    'SELECT p::text AS text FROM pending_sign_up p WHERE email = $1',
    [email],
  );
  expect(row?.text).toContain('$argon2id$');
  expect(row?.text).not.toContain(token);
  expect(row?.text).not.toContain(PASSWORD);
});

test('what is refused sends nothing and keeps nothing', async () => {
  const email = newAddress();
  expect((await signUp(email, { password: 'Şahin Yapı' })).body).toMatchObject({
    fields: { password: 'Bu şifre kolay tahmin edilir, başka bir şifre seçin' },
  });
  expect((await signUp(email, { termsAccepted: false })).status).toBe(400);
  expect(await lettersTo(email)).toEqual([]);
  expect(await count('pending_sign_up', `email = '${email}'`)).toBe(0);
});

test('one address gets five links a day from all networks and processes together, known or not', async () => {
  const known = await free.signUp({ email: newAddress() });
  let network = 0;
  const newNetwork = () => `198.51.100.${++network}`;
  for (const email of [known.email, newAddress()]) {
    const apps = [counted, second, counted, second, counted, second];
    const answers = [];
    for (const app of apps) answers.push(await signUp(email, {}, app, newNetwork()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[5]).toMatchObject({ body: { message: messages.recipientLimit } });
    const [first] = answers;
    expect((await again(first ? idOf(first) : '', counted, newNetwork())).status).toBe(429);
  }
});

test('without verification a sign-up makes the account at once, as the specification says', async () => {
  const email = newAddress();
  const answer = await signUp(email, {}, free);
  expect(Object.keys(Object(answer.body))).toEqual(['managerId', 'companyId']);
  expect((await login(email)).status).toBe(200);
  expect((await signUp(email, {}, free)).status).toBe(409);
  await free.idle();
  expect(free.emails.filter(({ to }) => to === email)).toEqual([]);
});
