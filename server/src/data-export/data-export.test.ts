import { api, DataExport, DataExportState } from '@vezne/contract';
import { unzipSync } from 'fflate';
import { z } from 'zod';
import { inventory } from '../db/inventory/inventory';
import { deleteOutdated } from '../db/retention';
import { testApp } from '../test/app';
import { type SeededCompany, seedCompany } from '../test/company';
import type { SignedUp } from '../test/people';
import { writeArchive } from './archive';
import { findSheets, personColumns } from './sheets';

const t = testApp();
afterEach(() => {
  t.emails.length = 0;
});

const HOUR = 3_600_000;
const { dataExport } = api;
const start = (who: SignedUp, scope: 'SIRKET' | 'KISI' = 'SIRKET') =>
  t.call(dataExport.start, { body: { scope } }, who);
const stateOf = async (who: SignedUp) =>
  DataExportState.parse((await t.call(dataExport.state, {}, who)).body);
const linkOf = async (who: SignedUp, id: string) =>
  z.object({ path: z.string() }).parse((await t.call(dataExport.link, { body: { id } }, who)).body).path;
const fetchFile = (path: string) => t.app.server.inject({ method: 'GET', url: path });

async function made(who: SignedUp, scope: 'SIRKET' | 'KISI' = 'SIRKET'): Promise<DataExport> {
  const asked = await start(who, scope);
  expect([asked.status, asked.text]).toEqual([200, asked.text]);
  await t.idle();
  return DataExport.parse((await stateOf(who)).newest);
}

/** The files of an archive by their paths, unpacked by a program that is not ours. */
async function unpack(who: SignedUp, scope: 'SIRKET' | 'KISI' = 'SIRKET'): Promise<Map<string, string>> {
  const { id } = await made(who, scope);
  const { rawPayload, headers } = await fetchFile(await linkOf(who, id));
  expect(headers['content-type']).toBe('application/zip');
  const files = Object.entries(unzipSync(rawPayload));
  return new Map(files.map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]));
}

const rowsIn = (files: Map<string, string>, name: string) =>
  z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(files.get(name) ?? 'null'));

test('the owner takes everything of the company away, as JSON and as CSV', async () => {
  const owner: SeededCompany = await seedCompany(t);
  const files = await unpack(owner);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'OKU-BENI.txt',
      'sirket/sirket.json',
      'sirket/yoneticiler.csv',
      'kisisel/oturumlar.json',
    ]),
  );
  expect(rowsIn(files, 'sirket/kasa-defteri.json')).toMatchObject(
    [{ id: owner.cashFlowId, description: 'Kira', amount: 12_500.5, categoryName: 'Şantiye' }].map(
      ({ id, categoryName }) => ({ id, categoryName }),
    ),
  );
  expect(rowsIn(files, 'sirket/projeler.json').map(({ id }) => id)).toEqual([owner.projectId]);
  expect(rowsIn(files, 'sirket/proje-gelirleri.json')).toMatchObject([
    { id: owner.incomeId, projectId: owner.projectId },
  ]);
  expect(rowsIn(files, 'kisisel/hesap.json')).toMatchObject([{ id: owner.managerId, email: owner.email }]);
  const whole = [...files.values()].join('\n');
  expect(whole).not.toMatch(/argon2|password_?hash/i);
  expect(files.get('OKU-BENI.txt')).toContain('Örnek İnşaat');
});

test('a file of CSV opens in a Turkish Excel, and no text in it is run as a formula', async () => {
  const owner = await t.signUp();
  const { id: categoryId } = await t.ask<{ id: string }>(api.category.save, owner, {
    body: { name: 'Kira', type: 'GIDER' },
  });
  const save = (description: string, amount: number) =>
    t.ask(api.cashFlow.save, owner, {
      body: { categoryId, date: '2026-03-04', description, amount, cashFlowType: 'CIKIS' },
    });
  await save('=HYPERLINK("http://x";"y")', 1_234.5);
  await save('düz; "tırnaklı"\nmetin', 999_999_999_999.99);
  const csv = (await unpack(owner)).get('sirket/kasa-defteri.csv') ?? '';
  expect(csv.startsWith('\ufeff')).toBe(true);
  const [head, ...lines] = csv.slice(1).split('\r\n');
  expect(head?.split(';')).toEqual(expect.arrayContaining(['Tarih', 'Açıklama', 'Tutar', 'Tür', 'Kategori']));
  const text = lines.join('\n');
  expect(text).toContain('"\'=HYPERLINK(""http://x"";""y"")"');
  expect(text).toContain('"düz; ""tırnaklı""\nmetin"');
  expect(text).toMatch(/;1234,50;/);
  expect(text).toMatch(/;999999999999,99;/);
  expect(text).toContain('04.03.2026');
  expect(text).toContain(';Çıkış;');
});

test('every table that the inventory puts into the archive is there, and no column of it is forgotten', async () => {
  const owner = await t.signUp();
  const sheets = await findSheets(t.db, { ...owner, scope: 'SIRKET' });
  for (const [table, { exported, columns }] of Object.entries(inventory)) {
    const own = sheets.filter(({ from }) => from === `${table} t`);
    const isWanted = exported === 'company' || exported === 'person';
    expect([table, own.length > 0]).toEqual([table, isWanted]);
    if (exported === 'person') expect([table, personColumns[table]]).toEqual([table, expect.any(String)]);
    const personal = Object.keys(columns).filter((column) => typeof columns[column] === 'string');
    for (const sheet of own)
      expect([table, sheet.fields.map(({ column }) => column)]).toEqual([
        table,
        expect.arrayContaining(personal),
      ]);
  }
  expect(new Set(sheets.map(({ path }) => path)).size).toBe(sheets.length);
  // Columns of text are named in the inventory, all others in names.ts.
  for (const { fields } of sheets) for (const { title } of fields) expect(title).toMatch(/^\p{Lu}/u);
});

test('who is not the owner gets what is their own, and nothing of the company', async () => {
  const owner = await seedCompany(t);
  const other = await t.addManager(owner);
  expect(await stateOf(other)).toMatchObject({ newest: null, mayExportCompany: false });
  expect(await start(other, 'SIRKET')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  await t.ask(api.assistant.ask, owner, { body: { input: 'Bakiye kaç lira?' } });
  await t.ask(api.assistant.ask, other, { body: { input: 'Bu ay ne kadar kira ödedim?' } });
  const files = await unpack(other, 'KISI');
  expect([...files.keys()].every((name) => name === 'OKU-BENI.txt' || name.startsWith('kisisel/'))).toBe(
    true,
  );
  expect(rowsIn(files, 'kisisel/hesap.json')).toMatchObject([{ email: other.email }]);
  expect(rowsIn(files, 'kisisel/oturumlar.json')).toHaveLength(1);
  expect(rowsIn(files, 'kisisel/vezne-ai-sorulari.json')).toMatchObject([
    { question: 'Bu ay ne kadar kira ödedim?' },
  ]);
});

test('nothing of another company is in an archive', async () => {
  const stranger = await seedCompany(t);
  const owner = await seedCompany(t);
  const whole = [...(await unpack(owner)).values()].join('\n');
  for (const id of [
    stranger.companyId,
    stranger.managerId,
    stranger.cashFlowId,
    stranger.projectId,
    stranger.email,
  ])
    expect(whole).not.toContain(id);
});

test('the mail says that it is ready, and holds no address that opens it', async () => {
  const owner = await t.signUp();
  const { state, progress, bytes, expiresAt } = await made(owner);
  expect({ state, progress }).toEqual({ state: 'HAZIR', progress: 100 });
  expect(bytes).toBeGreaterThan(1_000);
  expect(Date.parse(expiresAt ?? '') - t.app.now().getTime()).toBeGreaterThan(23 * HOUR);
  expect(t.emails).toMatchObject([{ to: owner.email, subject: 'Vezne: Verileriniz hazır' }]);
  expect(t.emails[0]?.text).toContain('http://localhost:3000/settings/security');
  expect(t.emails[0]?.text).not.toContain('link=');
});

test('it needs a password that was typed a short while ago, for the making and for the fetching', async () => {
  const owner = await t.signUp();
  const { id } = await made(owner);
  t.later(16 * 60_000);
  const fresh = {
    ...owner,
    ...z
      .object({ token: z.string() })
      .parse((await t.call(api.auth.refresh, { query: { refreshToken: owner.refreshToken } })).body),
  };
  expect(await start(fresh)).toMatchObject({ status: 403, body: { code: 'PROOF_REQUIRED' } });
  expect(await t.call(dataExport.link, { body: { id } }, fresh)).toMatchObject({
    status: 403,
    body: { code: 'PROOF_REQUIRED' },
  });
  await t.ask(api.auth.provePassword, fresh, { body: { password: owner.password } });
  expect((await fetchFile(await linkOf(fresh, id))).statusCode).toBe(200);
});

test('an address opens its archive alone, for ten minutes, and cannot be made up', async () => {
  const owner = await t.signUp();
  const { id } = await made(owner);
  const path = await linkOf(owner, id);
  const opened = await fetchFile(path);
  expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(opened.headers['content-disposition']).toMatch(
    /^attachment; filename="vezne-sirket-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(Number(opened.headers['content-length'])).toBe(opened.rawPayload.length);
  const [place = '', link = ''] = path.split('=');
  const bytes = Buffer.from(link, 'base64url');
  const changed = (at: number) => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy.toString('base64url');
  };
  for (const forged of [
    changed(0),
    changed(20),
    changed(39),
    changed(50),
    link.slice(0, -1),
    `${link}A`,
    '',
    'x'.repeat(96),
  ])
    expect([forged, (await fetchFile(`${place}=${forged}`)).statusCode]).toEqual([forged, 404]);
  expect((await fetchFile(place)).statusCode).toBe(404);
  t.later(11 * 60_000);
  expect((await fetchFile(path)).statusCode).toBe(404);
});

test('a colleague and a stranger get no address for it', async () => {
  const owner = await t.signUp();
  const other = await t.addManager(owner);
  const stranger = await t.signUp();
  const { id } = await made(owner);
  for (const who of [other, stranger])
    expect((await t.call(dataExport.link, { body: { id } }, who)).status).toBe(404);
  expect((await stateOf(other)).newest).toBeNull();
});

test('after a day the archive is gone, file and all', async () => {
  const owner = await t.signUp();
  const { id } = await made(owner);
  const parts = () => t.db.query('SELECT 1 FROM data_export_part WHERE company_id = $1', [owner.companyId]);
  expect((await parts()).length).toBeGreaterThan(0);
  t.later(24 * HOUR + 1_000);
  await deleteOutdated(t.db, t.app.now());
  expect(await parts()).toEqual([]);
  expect(await t.db.query('SELECT 1 FROM data_export WHERE id = $1', [id])).toEqual([]);
});

test('a new one takes the place of the one before', async () => {
  const owner = await t.signUp();
  const first = await made(owner);
  const second = await made(owner);
  expect(second.id).not.toBe(first.id);
  expect(await t.db.query('SELECT id FROM data_export WHERE company_id = $1', [owner.companyId])).toEqual([
    { id: second.id },
  ]);
});

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

  test('it holds a bounded number of rows, and the parts together are the whole', async () => {
    const owner = await t.signUp();
    const { id: categoryId } = await t.ask<{ id: string }>(api.category.save, owner, {
      body: { name: 'Kira', type: 'GIDER' },
    });
    await t.db.run(
      `INSERT INTO cash_flow (company_id, id, category_id, date, description, amount_kurus, type, payment_method)
       SELECT $1, gen_random_uuid(), $2, '2026-01-01'::date + n % 300, md5(n::text) || md5((n + 1)::text), n, 'CIKIS', 'CASH'
         FROM generate_series(1, 12000) AS n`,
      [owner.companyId, categoryId],
    );
    const { id } = await made(owner);
    const parts = await t.db.query<{ size: number }>(
      'SELECT octet_length(bytes) AS size FROM data_export_part WHERE export_id = $1 ORDER BY number',
      [id],
    );
    expect(parts.length).toBeGreaterThan(2);
    for (const { size } of parts) expect(size).toBeLessThan(512 * 1024);
    const files = await unpack(owner);
    const rows = rowsIn(files, 'sirket/kasa-defteri.json');
    expect(rows).toHaveLength(12_000);
    expect(rows.reduce((sum, { amount }) => sum + Math.round(100 * Number(amount)), 0)).toBe(
      (12_000 * 12_001) / 2,
    );
    expect(files.get('sirket/kasa-defteri.csv')?.split('\r\n')).toHaveLength(12_002);
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
    await ending.call(dataExport.start, { body: { scope: 'SIRKET' } }, owner);
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
