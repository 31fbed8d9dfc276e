import { api, LeavingState } from '@vezne/contract';
import { SYSTEM } from '../db/walls/system';
import { createLog } from '../log';
import type { Mail } from '../mail/mail';
import { testApp } from '../test/app';
import { seedCompany } from '../test/company';
import type { SignedUp } from '../test/people';
import { eraseDueCompanies } from './erase-companies';
import { listCompanyTables } from './queries';
import { remindOfClosing } from './remind';
import { leavingOf, proof } from './testing';

const t = testApp();
const DAY = 86_400_000;
const { leaving } = api;
const { stateOf, letters, events, tracesOf } = leavingOf(t);
const close = (who: SignedUp) => t.call(leaving.closeCompany, proof(who), who);
const parts = () => ({
  db: t.app[SYSTEM],
  now: t.app.now,
  log: createLog('silent'),
  mail: t.app.mail,
  keys: t.app.keys,
});
const erase = (own: object = {}) => eraseDueCompanies({ ...parts(), ...own });
const remind = (own: object = {}) => remindOfClosing({ ...parts(), publicUrl: 'https://vezne.test', ...own });
/** Takes no letter to one address. */
const refusing = (address: string): { mail: Mail } => ({
  mail: {
    send: async (letter) => {
      if (letter.to === address) throw new Error('no room for letters');
      await t.app.mail.send(letter);
    },
  },
});

describe('Şirketi kapat', () => {
  test('is for the owner alone, with the password', async () => {
    const owner = await t.signUp();
    const person = await t.addManager(owner);
    expect(await close(person)).toMatchObject({ status: 403 });
    expect((await t.call(leaving.closeCompany, { body: { password: 'x' } }, owner)).status).toBe(400);
    expect(await stateOf(person)).toEqual({ isOwner: false, closing: null });
  });

  test('for thirty days all can read and take away, nobody can write, and the owner can take it back', async () => {
    const owner = await seedCompany(t);
    const person = await t.addManager(owner);
    await letters();
    const { closing } = LeavingState.parse((await close(owner)).body);
    expect(Date.parse(closing?.closesAt ?? '') - Date.parse(closing?.askedAt ?? '')).toBe(30 * DAY);
    expect((await letters()).filter(([to]) => to === owner.email || to === person.email).sort()).toEqual(
      [owner.email, person.email].sort().map((to) => [to, 'Vezne: Şirket kapatılıyor']),
    );
    // Asked for again, nothing moves and nobody is told again.
    expect(LeavingState.parse((await close(owner)).body).closing).toEqual(closing);
    expect(await letters()).toEqual([]);
    t.later(5_001);
    for (const who of [owner, person]) {
      expect(await t.call(api.category.save, { body: { name: 'Kira', type: 'GIDER' } }, who)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('Şirket kapatılıyor.') },
      });
      expect((await t.call(api.cashFlow.findById, { query: { id: owner.cashFlowId } }, who)).status).toBe(
        200,
      );
      expect((await stateOf(who)).closing).toEqual(closing);
    }
    expect((await t.call(api.dataExport.start, { body: { scope: 'SIRKET' } }, owner)).status).toBe(200);
    expect((await t.call(leaving.keepCompany, {}, person)).status).toBe(403);
    await letters();

    t.later(29 * DAY);
    expect(await erase()).toBe(0);
    const back = { ...owner, ...(await t.signIn(owner.email, owner.password)) };
    expect(LeavingState.parse((await t.call(leaving.keepCompany, {}, back)).body).closing).toBeNull();
    expect((await letters()).map(([, subject]) => subject)).toContain(
      'Vezne: Şirketin kapatılmasından vazgeçildi',
    );
    t.later(2 * DAY);
    expect(await erase()).toBe(0);
    const again = { ...owner, ...(await t.signIn(owner.email, owner.password)) };
    expect((await t.call(api.category.save, { body: { name: 'Kira', type: 'GIDER' } }, again)).status).toBe(
      200,
    );
    expect(await events(owner.companyId)).toEqual(['company.closing', 'company.reopened']);
  });

  test('five days before the end all are reminded, once, unless the owner has taken it back', async () => {
    const [owner, kept] = [await t.signUp(), await t.signUp()];
    const person = await t.addManager(owner);
    for (const each of [owner, kept]) await close(each);
    t.later(24 * DAY);
    await letters();
    expect([await remind(), await letters()]).toEqual([0, []]);
    const back = { ...kept, ...(await t.signIn(kept.email, kept.password)) };
    await t.call(leaving.keepCompany, {}, back);
    await letters();
    t.later(DAY + 60_000);
    const closing = await t.db.first<{ day: string }>(
      `SELECT to_char(closes_at AT TIME ZONE 'Europe/Istanbul', 'DD.MM.YYYY') AS day FROM company_closing WHERE company_id = $1`,
      [owner.companyId],
    );
    expect(await remind()).toBe(1);
    expect((await letters()).sort()).toEqual(
      [owner.email, person.email]
        .sort()
        .map((to) => [to, `Vezne: Şirket ${closing?.day} tarihinde silinecek`]),
    );
    expect([await remind(), await letters()]).toEqual([0, []]);
    // Taken back and begun anew, they are reminded anew.
    const again = { ...owner, ...(await t.signIn(owner.email, owner.password)) };
    await t.call(leaving.keepCompany, {}, again);
    await close(again);
    t.later(26 * DAY);
    expect(await remind()).toBe(1);
    expect(await erase()).toBe(0);
    t.later(5 * DAY);
    expect([await erase(), await remind()]).toEqual([1, 0]);
  });

  const left = async (companyId: string) => {
    const found: string[] = [];
    for (const table of [...(await listCompanyTables(t.db)), 'company'])
      if (
        await t.db.first(`SELECT 1 FROM ${table} WHERE ${table === 'company' ? 'id' : 'company_id'} = $1`, [
          companyId,
        ])
      )
        found.push(table);
    return found;
  };

  async function filled() {
    const owner = await seedCompany(t);
    await t.call(api.assistant.ask, { body: { input: 'Bakiye kaç lira?' } }, owner);
    await t.ask(api.project.delete, owner, { query: { id: owner.projectId } });
    await t.call(api.category.save, { body: { name: 'Prim', type: 'GIDER' } }, { ...owner, key: 'k-1' });
    await t.db.run(
      `INSERT INTO cash_flow (company_id, id, category_id, date, description, amount_kurus, type, payment_method)
       SELECT $1, gen_random_uuid(), $2, '2026-01-01', 'Kalem', n, 'CIKIS', 'CASH' FROM generate_series(1, 4500) AS n`,
      [owner.companyId, owner.categoryId],
    );
    await t.ask(api.dataExport.start, owner, { body: { scope: 'SIRKET' } });
    await t.idle();
    return owner;
  }

  test('after that no row of any table, no account and no archive is left, and other companies are whole', async () => {
    const owner = await filled();
    const other = await seedCompany(t);
    const before = await left(owner.companyId);
    expect(before).toEqual(
      expect.arrayContaining([
        'account',
        'audit',
        'cash_flow',
        'data_export_part',
        'session',
        'trash',
        'invitation',
      ]),
    );
    await close(owner);
    await letters();
    t.later(30 * DAY + 1_000);
    expect(await erase()).toBe(1);
    expect(await left(owner.companyId)).toEqual([]);
    for (const text of [owner.companyId, owner.managerId, owner.email, owner.otherManagerId])
      expect([text, await tracesOf(text)]).toEqual([text, []]);
    expect((await letters()).filter(([to]) => to === owner.email)).toEqual([
      [owner.email, 'Vezne: Şirket kapatıldı'],
    ]);
    expect(
      (await t.call(api.auth.login, { body: { email: owner.email, password: owner.password } })).status,
    ).toBe(401);
    expect(await left(other.companyId)).toEqual(
      expect.arrayContaining(['account', 'cash_flow', 'company', 'manager']),
    );
    expect((await t.signUp({ email: owner.email })).companyId).not.toBe(owner.companyId);
    expect(await erase()).toBe(0);
  });

  test('what was begun cannot be taken back, writes nothing down anew and goes on the next time', async () => {
    const owner = await filled();
    await close(owner);
    t.later(30 * DAY + 1_000);
    await t.db.run(
      `CREATE FUNCTION stop() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'stopped'; END $$`,
    );
    await t.db.run('CREATE TRIGGER stop BEFORE DELETE ON category FOR EACH ROW EXECUTE FUNCTION stop()');
    await expect(erase()).rejects.toThrow('1 companies failed');
    const trash = await t.db.query('SELECT 1 FROM trash WHERE company_id = $1', [owner.companyId]);
    const audit = await t.db.query(`SELECT 1 FROM audit WHERE company_id = $1 AND action = 'SIL'`, [
      owner.companyId,
    ]);
    expect([trash.length, audit.length]).toEqual([0, 0]);
    const back = { ...owner, ...(await t.signIn(owner.email, owner.password)) };
    expect(await t.call(leaving.keepCompany, {}, back)).toMatchObject({
      status: 409,
      body: { message: 'Şirketin silinmesi başladı; artık vazgeçilemez.' },
    });
    await t.db.run('DROP TRIGGER stop ON category');
    expect(await erase()).toBe(1);
    expect(await left(owner.companyId)).toEqual([]);
  });

  test('who could not be told is told the next time, whatever became of the others', async () => {
    const [owner, other] = [await t.signUp(), await t.signUp()];
    for (const each of [owner, other]) await close(each);
    await letters();
    const subjectsTo = async (who: SignedUp) =>
      (await letters()).flatMap(([to, subject]) => (to === who.email ? [subject] : []));

    t.later(26 * DAY);
    await expect(remind(refusing(owner.email))).rejects.toThrow('1 companies failed');
    expect(await subjectsTo(other)).toEqual([expect.stringContaining('tarihinde silinecek')]);
    expect(await remind()).toBe(1);
    expect(await subjectsTo(owner)).toEqual([expect.stringContaining('tarihinde silinecek')]);

    t.later(5 * DAY);
    await expect(erase(refusing(owner.email))).rejects.toThrow('1 companies failed');
    expect(await left(other.companyId)).toEqual([]);
    expect(await left(owner.companyId)).toContain('account');
    expect(await subjectsTo(other)).toEqual(['Vezne: Şirket kapatıldı']);
    expect(await erase()).toBe(1);
    expect(await subjectsTo(owner)).toEqual(['Vezne: Şirket kapatıldı']);
    expect(await left(owner.companyId)).toEqual([]);
  });

  test('of two processes one tells', async () => {
    const owner = await t.signUp();
    await close(owner);
    t.later(26 * DAY);
    await letters();
    expect((await Promise.all([remind(), remind()])).sort()).toEqual([0, 1]);
    expect(await letters()).toHaveLength(1);
    t.later(5 * DAY);
    expect((await Promise.all([erase(), erase()])).sort()).toEqual([0, 1]);
    expect(await letters()).toHaveLength(1);
  });

  test('the history of a company that stays is as safe as before', async () => {
    const owner = await t.signUp();
    await t.ask(api.category.save, owner, { body: { name: 'Kira', type: 'GIDER' } });
    await close(owner);
    await expect(t.db.run('DELETE FROM audit WHERE company_id = $1', [owner.companyId])).rejects.toThrow(
      'only ever added to',
    );
    await expect(
      t.db.run('UPDATE company_closing SET erasing_at = now() WHERE company_id = $1', [owner.companyId]),
    ).rejects.toThrow('company_closing_check');
  });
});

describe('a server that runs', () => {
  const REGULARLY = 10 * 60_000;
  beforeAll(() => {
    jest.useFakeTimers({
      doNotFake: [
        'Date',
        'performance',
        'nextTick',
        'queueMicrotask',
        'setImmediate',
        'setTimeout',
        'clearTimeout',
      ],
    });
  });
  const running = testApp();
  beforeAll(() => running.app.server.listen({ host: '127.0.0.1', port: 0 }));
  afterAll(() => jest.useRealTimers());

  const sentTo = async (who: SignedUp) => {
    jest.advanceTimersByTime(REGULARLY);
    await running.idle();
    return running.emails.splice(0).flatMap(({ to, subject }) => (to === who.email ? subject : []));
  };

  test('reminds people of the end of their company, and brings it, without being asked to', async () => {
    const owner = await running.signUp();
    await running.call(leaving.closeCompany, proof(owner), owner);
    expect(await sentTo(owner)).toEqual(['Vezne: Şirket kapatılıyor']);
    running.later(25 * DAY + 60_000);
    expect(await sentTo(owner)).toEqual([
      expect.stringMatching(/^Vezne: Şirket \d\d\.\d\d\.\d{4} tarihinde silinecek$/),
    ]);
    expect(await sentTo(owner)).toEqual([]);
    running.later(5 * DAY);
    expect(await sentTo(owner)).toEqual(['Vezne: Şirket kapatıldı']);
  });

  test('does so also while another of its jobs fails', async () => {
    const owner = await running.signUp();
    await running.call(leaving.closeCompany, proof(owner), owner);
    await sentTo(owner);
    await running.db.run(
      `CREATE FUNCTION stop() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'stopped'; END $$`,
    );
    await running.db.run('CREATE TRIGGER stop BEFORE DELETE ON login_attempt EXECUTE FUNCTION stop()');
    running.later(25 * DAY + 60_000);
    expect(await sentTo(owner)).toHaveLength(1);
  });
});
