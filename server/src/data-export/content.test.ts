import { api } from '@vezne/contract';
import { inventory } from '../db/inventory/inventory';
import { testApp } from '../test/app';
import { type SeededCompany, seedCompany } from '../test/company';
import { findSheets, personColumns } from './sheets';
import { exportsOf, rowsIn } from './testing';

const t = testApp();
const { start, stateOf, made, unpack } = exportsOf(t);

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
  expect(rowsIn(files, 'sirket/kasa-defteri.json')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: owner.cashFlowId, amount: 1_250.5, categoryName: 'Şantiye' }),
      expect.objectContaining({ transferId: owner.transferId, amount: 40 }),
    ]),
  );
  expect(rowsIn(files, 'sirket/hesaplar.json')).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: owner.cashAccountId, name: 'Şantiye Kasası' })]),
  );
  expect(rowsIn(files, 'sirket/projeler.json').map(({ id }) => id)).toEqual([owner.projectId]);
  expect(rowsIn(files, 'sirket/proje-gelirleri.json')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: owner.incomeId, projectId: owner.projectId }),
      expect.objectContaining({ id: owner.openIncomeId, contactId: owner.contactId }),
    ]),
  );
  expect(rowsIn(files, 'sirket/cariler.json')).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: owner.contactId, phone: '+905321112233' })]),
  );
  expect(rowsIn(files, 'sirket/tahsilat-ve-odemeler.json')).toMatchObject([
    { id: owner.settlementId, contactId: owner.contactId },
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
  await save("'=1", 1);
  await save('+90 532 111 22 33', 1);
  await save('düz; "tırnaklı"\nmetin', 999_999_999_999.99);
  const csv = (await unpack(owner)).get('sirket/kasa-defteri.csv') ?? '';
  expect(csv.startsWith('\ufeff')).toBe(true);
  const [head, ...lines] = csv.slice(1).split('\r\n');
  expect(head?.split(';')).toEqual(expect.arrayContaining(['Tarih', 'Açıklama', 'Tutar', 'Tür', 'Kategori']));
  const text = lines.join('\n');
  expect(text).toContain('"\'=HYPERLINK(""http://x"";""y"")"');
  expect(text).toContain(";''=1;");
  expect(text).toContain(';+90 532 111 22 33;');
  expect(text).toContain('"düz; ""tırnaklı""\nmetin"');
  expect(text).toMatch(/;1234,50;/);
  expect(text).toMatch(/;999999999999,99;/);
  expect(text).toContain('04.03.2026');
  expect(text).toContain(';Çıkış;');
});

test('a word of a list stands in CSV as people call it, whatever table it is of', async () => {
  const owner = await seedCompany(t);
  const files = await unpack(owner);
  expect(files.get('sirket/hesaplar.csv')).toContain(';Kasa;');
  expect(files.get('sirket/tekrarlayan-kayitlar.csv')).toContain(';Açık;');
  expect(files.get('sirket/tekrarlayan-kayitlar.json')).toContain('"status":"ACIK"');
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

test('the views of the ledger go with their manager alone, also where the owner takes the whole company away', async () => {
  const owner = await seedCompany(t);
  const other = await t.addManager(owner);
  const body = { name: 'Geciken çekler', address: 'q=gizlikelime', density: 'RAHAT', opensFirst: true };
  const { id } = await t.ask<{ id: string }>(api.savedView.save, other, { body });
  const files = await unpack(other, 'KISI');
  expect(rowsIn(files, 'kisisel/gorunumler.json')).toMatchObject([{ id, ...body }]);
  expect(files.get('kisisel/gorunumler.csv')).toContain('Geciken çekler');
  const whole = await unpack(owner);
  expect(rowsIn(whole, 'kisisel/gorunumler.json')).toMatchObject([{ id: owner.savedViewId }]);
  for (const trace of [id, 'Geciken', 'gizlikelime'])
    expect([...whole.values()].join('\n')).not.toContain(trace);
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

test('it holds a bounded number of rows, and the parts together are the whole', async () => {
  const owner = await t.signUp();
  const { id: categoryId } = await t.ask<{ id: string }>(api.category.save, owner, {
    body: { name: 'Kira', type: 'GIDER' },
  });
  for (const last of [3_000, 6_000, 9_000, 12_000])
    await t.db.run(
      `INSERT INTO cash_flow (company_id, id, category_id, date, description, amount_kurus, type, payment_method)
       SELECT $1, gen_random_uuid(), $2, '2026-01-01'::date + n % 300, md5(n::text) || md5((n + 1)::text), n, 'CIKIS', 'CASH'
         FROM generate_series($3 - 2999, $3::int) AS n`,
      [owner.companyId, categoryId, last],
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
