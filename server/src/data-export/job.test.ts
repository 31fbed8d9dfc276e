import { api } from '@vezne/contract';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';
import { until } from '../test/until';
import { writeArchive } from './archive';
import { findSheets } from './sheets';
import { exportsOf } from './testing';

const t = testApp();
const { start, stateOf, linkOf, fetchFile, made } = exportsOf(t);

describe('a job', () => {
  const waiting = (who: SignedUp) =>
    t.db.run(
      `INSERT INTO data_export (company_id, id, manager_id, scope, requested_at, expires_at)
       VALUES ($1, gen_random_uuid(), $2, 'SIRKET', $3::timestamptz, $3::timestamptz + interval '2 days')`,
      [who.companyId, who.managerId, t.app.now()],
    );

  test('one is made at a time in a company, and colleagues are told', async () => {
    const owner = await t.signUp();
    const other = await t.addManager(owner);
    await waiting(owner);
    expect(await start(other, 'KISI')).toMatchObject({
      status: 409,
      body: { message: 'Şirketinizde bir arşiv zaten hazırlanıyor. Bitince yeniden deneyin.' },
    });
    expect(await stateOf(other)).toMatchObject({ othersUnderWay: true });
    await t.db.run('DELETE FROM data_export WHERE company_id = $1', [owner.companyId]);
    expect((await start(other, 'KISI')).status).toBe(200);
    await t.idle();
  });

  test('one whose process was lost is made from the beginning by the next who looks', async () => {
    const owner = await t.signUp();
    await waiting(owner);
    await t.db.run(
      `UPDATE data_export SET state = 'HAZIRLANIYOR', attempts = 1, claimed_until = $2 WHERE company_id = $1`,
      [owner.companyId, new Date(t.app.now().getTime() + 60_000)],
    );
    await t.db.run(
      `INSERT INTO data_export_part SELECT company_id, id, 0, 'half'::bytea FROM data_export WHERE company_id = $1`,
      [owner.companyId],
    );
    const other = await t.signUp();
    await made(other);
    // Not before its claim is over: the other process may be at work.
    expect((await stateOf(owner)).newest).toMatchObject({ state: 'HAZIRLANIYOR' });
    t.later(3 * 60_000);
    await made(other);
    expect(
      await t.db.query('SELECT failures FROM data_export WHERE company_id = $1', [owner.companyId]),
    ).toEqual([{ failures: 1 }]);
    const { newest } = await stateOf(owner);
    expect(newest).toMatchObject({ state: 'HAZIR' });
    const { rawPayload } = await fetchFile(await linkOf(owner, newest?.id ?? ''));
    expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  test('one that cannot be made says so after three tries, and can be asked for again', async () => {
    const owner = await t.signUp();
    await t.db.run(
      `CREATE FUNCTION refuse_part() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'full'; END $$`,
    );
    await t.db.run(
      'CREATE TRIGGER refuse_part BEFORE INSERT ON data_export_part FOR EACH ROW EXECUTE FUNCTION refuse_part()',
    );
    await start(owner);
    await t.idle();
    expect((await stateOf(owner)).newest).toMatchObject({ state: 'BEKLIYOR', bytes: null, expiresAt: null });
    for (let tries = 0; tries < 2; tries++) {
      // Not at once again: first a minute has to pass.
      await start(await t.signUp());
      await t.idle();
      expect((await stateOf(owner)).newest).toMatchObject({ state: 'BEKLIYOR' });
      t.later(61_000);
      await start(await t.signUp());
      await t.idle();
    }
    expect((await stateOf(owner)).newest).toMatchObject({ state: 'HATA' });
    await t.db.run('DROP TRIGGER refuse_part ON data_export_part');
    expect(await made(owner)).toMatchObject({ state: 'HAZIR' });
  });

  test('one whose letter cannot be sent is ready all the same', async () => {
    const owner = await t.signUp();
    const sending = jest.spyOn(t.emails, 'push').mockImplementation(() => {
      throw new Error('no room for letters');
    });
    const { id, state } = await made(owner);
    sending.mockRestore();
    expect(state).toBe('HAZIR');
    const { statusCode, rawPayload } = await fetchFile(await linkOf(owner, id));
    expect(statusCode).toBe(200);
    expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  test('one that fails after another has taken its archive over leaves what that one has written', async () => {
    const owner = await t.signUp();
    const stopped = `datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%contact%'`;
    const waits = async () =>
      (await t.db.query(`SELECT 1 FROM pg_stat_activity WHERE ${stopped}`)).length > 0;
    await t.db.transaction(async (sql) => {
      await sql.run('LOCK TABLE contact');
      await start(owner);
      await until(waits);
      await t.db.run('UPDATE data_export SET attempts = attempts + 1 WHERE company_id = $1', [
        owner.companyId,
      ]);
      await t.db.run(
        `INSERT INTO data_export_part SELECT company_id, id, 0, 'theirs'::bytea FROM data_export WHERE company_id = $1`,
        [owner.companyId],
      );
      await t.db.query(`SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE ${stopped}`);
    });
    await t.idle();
    expect(
      await t.db.query(
        `SELECT state, attempts, failures, convert_from(p.bytes, 'UTF8') AS bytes
           FROM data_export e JOIN data_export_part p ON p.export_id = e.id WHERE e.company_id = $1`,
        [owner.companyId],
      ),
    ).toEqual([{ state: 'HAZIRLANIYOR', attempts: 2, failures: 0, bytes: 'theirs' }]);
  });

  test('one that cannot read a table ends as well, and leaves the database as it was', async () => {
    const owner = await t.signUp();
    const sheets = await findSheets(t.db, { ...owner, scope: 'SIRKET' });
    const broken = sheets.map((sheet, at) => (at === 3 ? { ...sheet, from: 'no_such_table t' } : sheet));
    const taken: Buffer[] = [];
    const writing = t.db.transaction((sql) =>
      writeArchive({
        sql,
        sheets: broken,
        readme: 'x',
        onRows: async () => {},
        onPart: async (part) => void taken.push(part),
      }),
    );
    await expect(writing).rejects.toThrow('no_such_table');
    expect(taken).toEqual([]);
    expect(await made(owner)).toMatchObject({ state: 'HAZIR' });
  });
});

describe('a server that ends', () => {
  const ending = testApp({ db: t.db });
  test('gives a job back in time, for the next one', async () => {
    const owner = await t.signUp();
    await t.db.run(
      `INSERT INTO category (company_id, id, name, type)
       SELECT $1, gen_random_uuid(), 'Kalem ' || n, 'GIDER' FROM generate_series(1, 20000) AS n`,
      [owner.companyId],
    );
    await ending.call(api.dataExport.start, { body: { scope: 'SIRKET' } }, owner);
    while ((await stateOf(owner)).newest?.state !== 'HAZIRLANIYOR')
      await new Promise((done) => setTimeout(done, 5));
    await ending.app.server.close();
    expect((await stateOf(owner)).newest).toMatchObject({ state: 'BEKLIYOR' });
    expect(
      await t.db.query('SELECT attempts, failures FROM data_export WHERE company_id = $1', [owner.companyId]),
    ).toEqual([{ attempts: 1, failures: 0 }]);
    await made(await t.signUp());
    expect((await stateOf(owner)).newest).toMatchObject({ state: 'HAZIR' });
  });
});
