import { api, Category, dayInTurkey, type StatementPreview } from '@vezne/contract';
import { addDays } from '../calendar';
import { testApp } from '../test/app';
import { deleteOutdated, outdated, retention } from './retention';

const t = testApp();
const verifying = testApp({ db: t.db, verifies: true });
const DAY = 86_400_000;
const count = async (table: string) => (await t.db.query(`SELECT 1 FROM ${table}`)).length;
const clean = () => deleteOutdated(t.db, t.app.now());

test('what is needed stays, what has been kept long enough goes', async () => {
  const person = await t.signUp();
  const made = await t.call(
    api.category.save,
    { body: { name: 'Kira', type: 'GIDER' } },
    { ...person, key: 'a-1' },
  );
  await t.call(api.category.delete, { query: { id: Category.parse(made.body).id } }, person);
  await t.call(api.auth.login, { body: { email: 'x@ornek.com.tr', password: 'x' } });
  const newcomer = {
    name: 'Ece',
    surname: 'Ak',
    companyName: 'Ak Yapı',
    email: 'ece@ornek.com.tr',
    password: 'Uzun-ve-guclu-91',
    kvkkRead: true,
    termsAccepted: true,
  };
  await verifying.call(api.manager.createAccount, { body: newcomer });
  await verifying.idle();
  const invited = { name: 'Ali', surname: 'Ak', email: 'davetli@ornek.com.tr' };
  await t.call(api.manager.save, { body: invited }, person);
  await t.call(api.auth.forgotPassword, { params: { email: person.email } });
  const message = {
    fullName: 'Can',
    email: 'can@ornek.com.tr',
    subject: 'x',
    message: 'y'.repeat(20),
    kvkkRead: true,
  };
  await t.call(api.contact.contactUs, { body: message });
  await t.call(api.dataExport.start, { body: { scope: 'KISI' } }, person);
  await t.call(api.assistant.ask, { body: { input: 'Bakiye kaç lira?' } }, person);
  await t.call(api.assistant.dismissInsight, { body: { key: 'BALANCE:2026-03' } }, person);
  await t.call(api.notification.read, { body: { keys: ['ILK_KAYIT'] } }, person);
  const until = addDays(dayInTurkey(t.app.clock()), 3);
  await t.call(api.notification.snooze, { body: { id: 'SIRKET_BILGILERI', until } }, person);
  for (const [table, column, value] of [
    ['notification_mailed', 'key', 'NAKIT_EKSI'],
    ['digest_sent', 'day', dayInTurkey(t.app.clock())],
  ])
    await t.db.run(`INSERT INTO ${table} (company_id, manager_id, ${column}) VALUES ($1, $2, $3)`, [
      ...[person.companyId, person.managerId, value ?? null],
    ]);
  const [account] = await t.ask<[{ id: string }]>(api.cashAccount.findAll, person, { body: {} });
  const file = new File(['Tarih;Açıklama;Tutar\n05.03.2026;Masraf;-12,80\n'], 'ekstre.csv');
  const { batch, mapping } = await t.ask<StatementPreview>(api.statement.read, person, {
    body: { accountId: account.id, file },
  });
  await t.ask(api.statement.map, person, { body: { batchId: batch.id, mapping } });
  await t.db.run(
    `INSERT INTO learned_question (company_id, id, question, words, plan, learned_at, used_at)
     VALUES ($1, $1, 'kartla durum ne', 'w', '{}', $2, $2)`,
    [person.companyId, t.app.now()],
  );
  await t.db.run('INSERT INTO manager_removal VALUES ($1, $2, $3, $4, $5)', [
    person.companyId,
    person.managerId,
    person.managerId,
    t.app.now(),
    '{}',
  ]);
  await t.db.run(
    'INSERT INTO security_alert (company_id, id, manager_id, kind, device, at) VALUES ($1, $2, $2, $3, $4, $5)',
    [person.companyId, person.managerId, 'SESSION_COPIED', 'Chrome', t.app.now()],
  );
  await t.idle();
  const tables = Object.keys(retention).filter((table) => table !== 'rate_limit');
  const all = async () =>
    Object.fromEntries(await Promise.all(tables.map(async (each) => [each, await count(each)])));
  const before = await all();
  for (const table of tables) expect([table, before[table] > 0]).toEqual([table, true]);

  await clean();
  expect(await all()).toEqual(before);
  t.later(2 * DAY);
  await clean();
  expect(await all()).toMatchObject({
    idempotency: 0,
    reset_token: 0,
    data_export: 0,
    manager_removal: 0,
    login_attempt: 0,
    notification_snooze: 1,
    session: 1,
    contact_message: 1,
  });
  expect(await count('import_row')).toBe(1);
  t.later(61 * DAY);
  await clean();
  expect(await all()).toMatchObject({
    session: 0,
    notification_snooze: 0,
    digest_sent: 0,
    contact_message: 1,
    assistant_answer: 1,
    insight_dismissal: 1,
    learned_question: 1,
  });
  t.later(303 * DAY);
  await clean();
  expect(await all()).toMatchObject({
    import_batch: 0,
    import_file: 0,
    import_row: 0,
    import_mapping: 1,
    contact_message: 1,
    assistant_answer: 0,
    insight_dismissal: 0,
    notification_mailed: 0,
    notification_read: 0,
    learned_question: 0,
  });
  t.later(365 * DAY);
  await clean();
  expect(await count('contact_message')).toBe(0);
});

test('a table that cannot be cleaned keeps none of the others from it, and is told in the end', async () => {
  await t.db.run(
    `CREATE FUNCTION refuse_cleaning() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'held'; END $$`,
  );
  await t.db.run(
    'CREATE TRIGGER refuse_cleaning BEFORE DELETE ON idempotency EXECUTE FUNCTION refuse_cleaning()',
  );
  await t.db.run(
    `INSERT INTO login_attempt (key, failures, blocked_until, counted_at) VALUES ('\\x01', 1, now(), now())`,
  );
  t.later(2 * DAY);
  await expect(clean()).rejects.toMatchObject({
    errors: [{ message: 'idempotency', cause: { message: 'held' } }],
  });
  expect(await count('login_attempt')).toBe(0);
  await t.db.run('DROP TRIGGER refuse_cleaning ON idempotency');
  expect(await clean()).toMatchObject({ login_attempt: 0 });
});

test('more than one statement may delete goes all the same', async () => {
  await t.db.run(
    `INSERT INTO login_attempt (key, failures, blocked_until, counted_at)
     SELECT decode(lpad(n::text, 8, '0'), 'hex'), 1, now(), now() FROM generate_series(1, 12000) AS n`,
  );
  t.later(2 * DAY);
  expect(await clean()).toMatchObject({ login_attempt: 12_000 });
  expect(await clean()).toMatchObject({ login_attempt: 0 });
});

test('what has been kept long enough is found by an index, however much there is', async () => {
  // Budgets are written at every call: an index on their end would cost each of them more than reading all once an hour.
  const read = Object.entries(retention).filter(([table]) => table !== 'rate_limit');
  const unfound = await t.db.transaction(async (sql) => {
    await sql.run('SET LOCAL enable_seqscan = off');
    const tables: string[] = [];
    for (const [table, rule] of read) {
      const plan = await sql.query(`EXPLAIN ${outdated(table, rule)}`, [t.app.now()]);
      if (!JSON.stringify(plan).includes('Index Cond')) tables.push(table);
    }
    return tables;
  });
  expect(unfound).toEqual([]);
});
