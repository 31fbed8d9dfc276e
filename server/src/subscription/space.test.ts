import { api, codes, limits, messages, type Subscription } from '@vezne/contract';
import { createCashFlow } from '../cash-flow/service';
import { createBackground } from '../http/background';
import { createLog } from '../log';
import { testApp } from '../test/app';
import { cashFlowBody } from '../test/bodies';
import { entry, newLedger } from '../test/ledger';
import { COUNTED, createSpaceGauge, usedBytes } from './space';

const SPACE = { trial: 60_000, paid: 10_000_000 };
const t = testApp({ space: SPACE });
const MINUTE = 60_000;
// They pass by themselves, or hold as many rows as a company has people, days or plans.
const NOT_COUNTED = [
  ...['account', 'audit_person', 'company_closing', 'data_export', 'data_export_part', 'digest_sent'],
  ...[
    'idempotency',
    'import_mapping',
    'insight_dismissal',
    'invitation',
    'learned_question',
    'ledger_account',
    'ledger_account_day',
    'ledger_day',
    'ledger_month',
    'ledger_total',
    'manager',
  ],
  ...[
    'manager_removal',
    'notification_mail_choice',
    'notification_mailed',
    'notification_preference',
    'notification_read',
    'notification_snooze',
    'project_code_sequence',
    'project_month',
    'security_alert',
    'session',
    'subscription',
  ],
];

test('of every table that a company fills it is decided whether it counts', async () => {
  const tables = await t.db.query<{ name: string }>(
    `SELECT DISTINCT c.table_name AS name FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND c.column_name = 'company_id' AND t.table_type = 'BASE TABLE'`,
  );
  expect(tables.map(({ name }) => name).sort()).toEqual([...COUNTED, ...NOT_COUNTED].sort());
});

test('what is added is measured with what the history keeps of it, for its company alone', async () => {
  const [ours, theirs] = [await newLedger(t.db, 'Kira'), await newLedger(t.db, 'Kira')];
  const [before, beside] = [await usedBytes(t.db, ours.companyId), await usedBytes(t.db, theirs.companyId)];
  expect(before).toBeGreaterThan(0);
  for (let at = 0; at < 10; at++)
    await createCashFlow(
      t.db,
      ours.companyId,
      entry({ categoryId: ours.category('Kira'), description: 'x'.repeat(500) }),
    );
  const added = (await usedBytes(t.db, ours.companyId)) - before;
  // The text itself, the text as it is searched, and the line of the history.
  expect(added).toBeGreaterThan(10 * 1_000);
  expect(added).toBeLessThan(10 * 4_000);
  expect(await usedBytes(t.db, theirs.companyId)).toBe(beside);
  expect(await usedBytes(t.db, '01890000-0000-7000-8000-000000000000')).toBe(0);
});

test('a company that has filled its space reads, exports and signs out, but writes no more until it has more', async () => {
  const person = await t.signUp();
  const { id: categoryId } = await t.ask<{ id: string }>(api.category.save, person, {
    body: { name: 'Kira', type: 'GIDER' },
  });
  const save = () =>
    t.call(
      api.cashFlow.save,
      { body: { ...cashFlowBody, categoryId, description: 'x'.repeat(limits.description) } },
      person,
    );
  const subscription = () => t.ask<Subscription>(api.auth.remainingSubscription, person);
  const measured = async () => {
    t.later(MINUTE);
    await subscription();
    await t.idle();
    return subscription();
  };
  expect(await measured()).toMatchObject({ mostBytes: SPACE.trial });
  expect((await save()).status).toBe(200);
  await t.db.run(
    `INSERT INTO cash_flow (company_id, id, category_id, date, description, amount_kurus, type, payment_method)
     SELECT $1, gen_random_uuid(), $2, '2026-03-04', repeat('x', 500), 1, 'CIKIS', 'CASH' FROM generate_series(1, 60)`,
    [person.companyId, categoryId],
  );
  const full = await measured();
  expect(full.usedBytes).toBeGreaterThan(SPACE.trial);
  expect(await save()).toMatchObject({
    status: 409,
    body: { code: codes.conflict, message: messages.companyFull },
  });
  expect((await t.call(api.cashFlow.findAll, { body: {} }, person)).status).toBe(200);
  const note = { list: 'Kasa Defteri', format: 'csv', rows: 3 };
  expect((await t.call(api.history.noteExport, { body: note }, person)).status).toBe(200);
  await t.db.run(`UPDATE subscription SET plan = 'STANDART' WHERE company_id = $1`, [person.companyId]);
  // What is known of a session is five seconds old at most.
  t.later(6_000);
  expect((await save()).status).toBe(200);
  expect(await subscription()).toMatchObject({ mostBytes: SPACE.paid });
  const other = await t.signUp();
  expect((await t.call(api.category.save, { body: { name: 'Kira', type: 'GIDER' } }, other)).status).toBe(
    200,
  );
});

describe('the gauge', () => {
  const background = createBackground(createLog('silent'));
  let now = Date.now();
  let asked = 0;
  let tookMs = 0;
  let isBroken = false;
  const db = {
    ...t.db,
    first: async <Row extends object>() => {
      asked++;
      now += tookMs;
      if (isBroken) throw new Error('no database');
      return { bytes: 100 } as unknown as Row;
    },
  };
  const gauge = (most = { trial: 50, paid: 500 }) =>
    createSpaceGauge({ db, now: () => new Date(now), background, most });
  beforeEach(() => {
    asked = 0;
    tookMs = 0;
    isBroken = false;
  });

  test('takes nobody for full before it has measured, and each plan by its own limit afterwards', async () => {
    const { isFull, usage } = gauge();
    expect([isFull('a', 'DENEME'), usage('a', 'DENEME')]).toEqual([false, undefined]);
    await background.idle();
    expect([isFull('a', 'DENEME'), isFull('a', 'STANDART'), isFull('a', null)]).toEqual([true, false, false]);
    expect(usage('a', 'STANDART')).toEqual({ usedBytes: 100, mostBytes: 500 });
    expect(gauge({ trial: 100, paid: 101 }).isFull('b', 'DENEME')).toBe(false);
    expect(asked).toBe(1);
  });

  test('is full when the last byte is taken, and never where there is no limit', async () => {
    const exact = gauge({ trial: 100, paid: 101 });
    const without = gauge({ trial: Number.POSITIVE_INFINITY, paid: Number.POSITIVE_INFINITY });
    for (const each of [exact, without]) each.isFull('a', 'DENEME');
    await background.idle();
    expect([exact.isFull('a', 'DENEME'), exact.isFull('a', 'STANDART')]).toEqual([true, false]);
    expect([without.isFull('a', 'DENEME'), without.usage('a', 'DENEME')]).toEqual([false, undefined]);
  });

  test.each([
    [0, MINUTE],
    [1_000, 200_000],
    [60_000, 60 * MINUTE],
  ])('what took %d ms to measure is believed for %d ms', async (ms, believed) => {
    const { isFull } = gauge();
    tookMs = ms;
    for (let at = 0; at < 5; at++) isFull('a', 'DENEME');
    await background.idle();
    expect(asked).toBe(1);
    now += believed - 1;
    isFull('a', 'DENEME');
    await background.idle();
    expect(asked).toBe(1);
    now += 1;
    isFull('a', 'DENEME');
    await background.idle();
    expect(asked).toBe(2);
  });

  test('keeps to what it knows while the database does not answer, and asks again a minute later', async () => {
    const { isFull } = gauge();
    isFull('a', 'DENEME');
    await background.idle();
    isBroken = true;
    now += MINUTE;
    expect(isFull('a', 'DENEME')).toBe(true);
    await background.idle();
    expect([isFull('a', 'DENEME'), asked]).toEqual([true, 2]);
    now += MINUTE;
    isFull('a', 'DENEME');
    await background.idle();
    expect(asked).toBe(3);
  });
});
