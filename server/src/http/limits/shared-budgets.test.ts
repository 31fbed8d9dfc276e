import { api } from '@vezne/contract';
import { deleteOutdated } from '../../db/retention';
import { testApp } from '../../test/app';
import { tally, times } from './testing';

const t = testApp({ rateLimits: true });
// Two more processes on the same database: one that does not count, to make many people, and one that does.
const free = testApp({ db: t.db });
const second = testApp({ db: t.db, rateLimits: true });
jest.setTimeout(60_000);

describe('a budget kept in the database', () => {
  const forgot = (app: typeof t, ip: string) =>
    app.call(api.auth.forgotPassword, { params: { email: 'kimse@ornek.com.tr' } }, { ip });
  let people = 0;
  const signUp = (app: typeof t, ip: string, key?: string, email = `yeni${++people}@ornek.com.tr`) =>
    app.call(
      api.manager.createAccount,
      {
        body: {
          name: 'Deniz',
          surname: 'Ak',
          companyName: 'Ak Yapı',
          email,
          password: 'Uzun-ve-guclu-91',
          kvkkRead: true,
          termsAccepted: true,
        },
      },
      { ip, key },
    );

  test('is one for all processes', async () => {
    const ip = '198.51.100.1';
    // Both at once, but not all at once: a busy machine could not count so many in half a second.
    const onBoth = async (call: typeof forgot) => {
      const answers = [];
      for (let at = 0; at < 12; at++) answers.push(...(await Promise.all([call(t, ip), call(second, ip)])));
      return answers;
    };
    expect(tally(await onBoth(forgot))).toEqual({ 200: 20, 429: 4 });
    expect(tally(await onBoth((app) => signUp(app, ip)))).toEqual({ 200: 20, 429: 4 });
    expect(Number((await signUp(t, ip)).headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await signUp(second, '198.51.100.2')).status).toBe(200);
  });

  test('is not spent by the repetition of a call that was answered', async () => {
    const ip = '198.51.100.3';
    const answers = [];
    for (let at = 0; at < 20; at++)
      answers.push(await signUp(t, ip, `anahtar-${at}`, `ayni${at}@ornek.com.tr`));
    expect(tally(answers)).toEqual({ 200: 20 });
    expect((await signUp(t, ip)).status).toBe(429);
    const repeated = await signUp(t, ip, 'anahtar-19', 'ayni19@ornek.com.tr');
    expect([repeated.status, repeated.text]).toEqual([200, answers[19]?.text]);
  });

  test('stores neither an address nor a person, and is gone after its window', async () => {
    const person = await free.signUp();
    const ip = '198.51.100.4';
    await t.call(api.auth.login, { body: { email: person.email, password: person.password } }, { ip });
    const rows = await t.db.query<{ key: string }>('SELECT key FROM rate_limit');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
    const cleaned = await deleteOutdated(t.db, new Date(Date.now() + 61_000));
    expect(cleaned.rate_limit).toBeGreaterThan(0);
    const left = await t.db.query<{ key: string }>('SELECT key FROM rate_limit');
    // What counts by the hour stays.
    expect(left.length).toBeGreaterThan(0);
    await deleteOutdated(t.db, new Date(Date.now() + 3_601_000));
    expect(await t.db.query('SELECT 1 FROM rate_limit')).toEqual([]);
  });

  test('is counted by each process for itself while the database cannot', async () => {
    const ip = '198.51.100.5';
    await t.db.run('ALTER TABLE rate_limit RENAME TO elsewhere');
    const answers = await times(24, (at) => forgot(at % 2 ? t : second, ip));
    await t.db.run('ALTER TABLE elsewhere RENAME TO rate_limit');
    expect(tally(answers)).toEqual({ 200: 24 });
    await t.db.run('ALTER TABLE rate_limit RENAME TO elsewhere');
    const alone = await times(12, () => forgot(t, ip));
    await t.db.run('ALTER TABLE elsewhere RENAME TO rate_limit');
    expect(tally(alone)).toEqual({ 200: 8, 429: 4 });
  });
});

describe('a company', () => {
  const rows = [
    { date: '2026-03-04', cashFlowType: 'CIKIS', categoryName: 'Kira', description: 'Kira', amount: 1 },
  ];
  const importRows = (token: string, key?: string) =>
    t.call(api.cashFlow.import, { body: { rows } }, { token, key });

  test('imports six times an hour on trial and thirty times afterwards, its people together', async () => {
    const [owner, other] = [await free.signUp(), await free.signUp()];
    const colleague = await free.signIn(owner.email, owner.password);
    const tried = await times(8, (at) => importRows(at % 2 ? owner.token : colleague.token));
    expect(tally(tried)).toEqual({ 200: 6, 429: 2 });
    expect((await importRows(other.token)).status).toBe(200);
    await t.db.run(`UPDATE subscription SET plan = 'STANDART' WHERE company_id = $1`, [owner.companyId]);
    t.later(6_000);
    const later = [];
    for (let at = 0; at < 32; at++) later.push(await importRows(owner.token));
    expect(tally(later)).toEqual({ 200: 30, 429: 2 });
    expect(Number(later[31]?.headers['retry-after'])).toBeGreaterThan(3_000);
    t.later(-6_000);
  });

  test('hears again what became of its last import after the budget is spent', async () => {
    const owner = await free.signUp();
    for (let at = 0; at < 6; at++) expect((await importRows(owner.token, `k-${at}`)).status).toBe(200);
    expect((await importRows(owner.token, 'k-6')).status).toBe(429);
    expect(await importRows(owner.token, 'k-5')).toMatchObject({
      status: 200,
      headers: { 'idempotent-replayed': 'true' },
    });
  });

  test('invites ten people an hour', async () => {
    const owner = await free.signUp();
    const invite = (at: number) =>
      t.call(
        api.manager.save,
        { body: { name: 'Ali', surname: 'Kaya', email: `davet${at}@ornek.com.tr`, phone: '0532 111 22 33' } },
        owner,
      );
    expect(tally(await times(12, invite))).toEqual({ 200: 10, 429: 2 });
  });
});
