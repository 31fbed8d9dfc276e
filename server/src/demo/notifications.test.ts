import { api, type EndpointOutput, type NotificationKind } from '@vezne/contract';
import { SYSTEM } from '../db/walls/system';
import { createLog } from '../log';
import { sendDigests } from '../notification/mails/send';
import { bellOf } from '../notification/testing';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';
import { demoAdmin, demoManager, demoPassword, seedDemo } from './seed';

const NOON = new Date('2026-11-22T09:00:00Z');
const t = testApp({ at: NOON });
const { ask, call, addManager } = t;
const { told, of, unread, snooze } = bellOf(t);

let demo: SignedUp;
beforeAll(async () => {
  // Before the days of the letters, whenever the test runs.
  await t.db.run("ALTER TABLE manager ALTER created_at SET DEFAULT '2026-11-01'");
  await seedDemo(t.db, { now: NOON, today: '2026-11-22', passwordCost: { memoryKib: 64, passes: 1 } });
  const row = await t.db.first<{ managerId: string; companyId: string }>(
    'SELECT id AS "managerId", company_id AS "companyId" FROM account WHERE email = $1',
    [demoManager],
  );
  if (!row) throw new Error('no demo company');
  demo = {
    ...row,
    ...{ email: demoManager, password: demoPassword },
    ...(await t.signIn(demoManager, demoPassword)),
  };
}, 60_000);

const ofProject = async (kind: NotificationKind, name: string) =>
  (await of(demo, kind)).find(({ details }) => details.includes(name));

const letters = async () => {
  const { clock, keys } = t.app;
  const parts = { db: t.app[SYSTEM], clock, keys, mail: { send: sent }, publicUrl: 'https://vezne.test' };
  return sendDigests({ ...parts, log: createLog('silent'), isEnding: () => false });
};
const mails: { to: string; subject: string; text: string }[] = [];
const sent = async (mail: (typeof mails)[number]) => void mails.push(mail);

test('the first visit to the demo company finds six notifications, three of which are new', async () => {
  const admin = { ...demo, ...(await t.signIn(demoAdmin, demoPassword)) };
  for (const person of [demo, admin]) {
    const { content, unread: count } = await told(person);
    expect(content.map(({ kind, isRead }) => [kind, isRead]).sort()).toEqual([
      ['BUTCE_ASILDI', true],
      ['BUTCE_ASILDI', true],
      ['GIDER_GECIKTI', false],
      ['PROJE_BITIYOR', false],
      ['PROJE_GECIKTI', false],
      ['PROJE_GECIKTI', true],
    ]);
    expect([count, await unread(person)]).toEqual([3, 3]);
  }
  // 36.000,00 + 900,00 + 2.040,00; without VAT 32.600,00 (the last of them, social security, bears none).
  expect(await of(demo, 'GIDER_GECIKTI')).toMatchObject([
    {
      title: '3 giderin vadesi geçti',
      details: ['Balat Taş Ev Onarımı ve 1 proje daha', '38.940,00\u00a0₺', expect.anything()],
      ...{ count: 3, amount: 38_940 },
    },
  ]);
  expect(await ofProject('PROJE_GECIKTI', 'Selimiye Kütüphanesi Restorasyonu')).toMatchObject({
    isRead: false,
  });
  expect(await ofProject('PROJE_GECIKTI', 'Çankaya Klinik Tadilatı')).toMatchObject({ isRead: true });
  expect(await ofProject('PROJE_BITIYOR', 'Ilıca Butik Otel Peyzajı')).toMatchObject({ isRead: false });
});

test('clients of the first days find three new ones too: what is overdue of two projects they see apart', async () => {
  const first = await ask<EndpointOutput<typeof api.notification.findAll>>(api.notification.findAll, demo);
  const kinds = first.notifications.filter(({ isRead }) => !isRead).map(({ kind }) => kind);
  expect(kinds).toEqual(['GIDER_GECIKTI', 'GIDER_GECIKTI', 'PROJE_GECIKTI', 'PROJE_BITIYOR']);
});

test('the digest of a working day is one letter with three lines, however many processes write it', async () => {
  // The twenty-second is a Sunday, on which nothing is written, and a Monday's letter has the week in it as well.
  t.setClock(new Date('2026-11-22T06:00:00Z'));
  expect(await letters()).toBe(0);
  t.setClock(new Date('2026-11-24T05:30:00Z'));
  await Promise.all([letters(), letters()]);
  const own = mails.filter(({ to }) => to === demoManager);
  expect(own.map(({ subject }) => subject)).toEqual(['Vezne: bugün 3 işiniz var']);
  expect(own[0]?.text.match(/^• .*$/gm)).toEqual([
    expect.stringContaining('3 giderin vadesi geçti: Balat Taş Ev Onarımı ve 1 proje daha'),
    expect.stringContaining('Proje 26 gün gecikti: Selimiye Kütüphanesi Restorasyonu'),
    expect.stringContaining('Proje 3 gün sonra bitiyor: Ilıca Butik Otel Peyzajı'),
  ]);
  mails.length = 0;
  expect(await letters()).toBe(0);
  expect(mails).toEqual([]);
  t.setClock(NOON);
  // Nothing of it is kept as read.
  expect(await unread(demo)).toBe(3);
});

test('a manager who is added has six of their own to read; another company has none of them', async () => {
  const added = await addManager(demo);
  expect(await unread(added)).toBe(6);
  expect((await told(added)).content.every(({ isRead }) => !isRead)).toBe(true);
  const stranger = await t.signUp();
  const ids = (await told(demo)).content.map(({ id }) => id);
  const theirs = (await told(stranger)).content.map(({ id }) => id);
  expect(theirs.filter((id) => ids.includes(id))).toEqual([]);
  for (const id of ids)
    expect([id, (await call(api.notification.read, { body: { ids: [id] } }, stranger)).status]).toEqual([
      id,
      404,
    ]);
});

test('what is seen to goes by itself: paid, moved, put off to its day', async () => {
  const waiting = await t.db.query<{ id: string }>(
    `SELECT id FROM project_expense WHERE company_id = $1 AND status = 'BEKLIYOR' AND due_date < '2026-11-22'`,
    [demo.companyId],
  );
  for (const { id } of waiting) {
    const row = await ask<object>(api.projectExpense.findById, demo, { query: { id } });
    await ask(api.projectExpense.update, demo, { body: { ...row, status: 'ODENDI' } });
  }
  expect(waiting).toHaveLength(3);
  expect(await unread(demo)).toBe(2);

  const { projectId: id } = (await ofProject('PROJE_BITIYOR', 'Ilıca Butik Otel Peyzajı')) ?? {};
  const ilica = await ask<object>(api.project.findById, demo, { query: { id } });
  await ask(api.project.update, demo, { body: { ...ilica, endDate: '2026-12-10' } });
  expect(await unread(demo)).toBe(1);

  const late = await ofProject('PROJE_GECIKTI', 'Selimiye Kütüphanesi Restorasyonu');
  await snooze(demo, late?.id ?? '', '2026-11-23');
  expect(await unread(demo)).toBe(0);
  t.setClock(new Date('2026-11-23T09:00:00Z'));
  expect(await unread(demo)).toBe(1);
  t.setClock(NOON);
});

test('ten thousand rows that are overdue are listed, read and written of within five seconds', async () => {
  const person = await t.signUp();
  const categoryId = await bellOf(t).categoryOf(person);
  const { projectId } = await bellOf(t).withProject(person, {}, categoryId);
  await t.db.run(
    `INSERT INTO project_expense (company_id, id, project_id, category_id, description, amount_kurus, date, due_date,
                                  vat_rate, status)
     SELECT $1, gen_random_uuid(), $2, $3, 'Satır', 100, '2026-10-01', '2026-10-02'::date + n % 40, 0, 'BEKLIYOR'
       FROM generate_series(1, 10000) n`,
    [person.companyId, projectId, categoryId],
  );
  const within = async (what: string, work: () => Promise<unknown>, ms = 5_000) => {
    const begun = performance.now();
    await work();
    expect([what, performance.now() - begun < ms]).toEqual([what, true]);
  };
  // Asked for every minute by all who are signed in.
  await within('count', async () => expect(await unread(person)).toBe(3), 1_000);
  await within('list', async () =>
    expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ count: 10_000, amount: 10_000 }]),
  );
  t.setClock(new Date('2026-11-25T05:30:00Z'));
  mails.length = 0;
  await within('digest', letters);
  expect(mails.filter(({ to }) => to === person.email)).toHaveLength(1);
  t.setClock(NOON);
  await within('read', () => bellOf(t).readAll(person, 'GIDER_GECIKTI'));
  await within('list of what is read', async () =>
    expect(await of(person, 'GIDER_GECIKTI')).toMatchObject([{ isRead: true }]),
  );
}, 60_000);
