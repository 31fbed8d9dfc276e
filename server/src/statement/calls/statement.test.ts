import { api, limits } from '@vezne/contract';
import { lockCounts } from '../../company/queries';
import { wait } from '../../wait';
import { csvOfZ, englishCsvOfZ, mt940OfZ, ofxOfZ, rowsOfZ, slips, xlsxOfZ } from '../testing';
import { statementApp } from './testing';

const {
  signUp,
  db,
  done,
  refused,
  read,
  rowsOf,
  decide,
  newCategory,
  add,
  balances,
  sums,
  shown,
  world,
  listen,
} = statementApp();
const { cashAccount, cashFlow, statement } = api;

test('a file of a known bank is read as it is, with its sums and its last balance', async () => {
  const preview = await read(csvOfZ());
  expect(preview).toMatchObject({
    encoding: 'Windows-1254',
    batchId: preview.batch.id,
    layout: 'Ziraat Bankası hesap hareketleri',
    batch: { layoutName: 'Ziraat Bankası hesap hareketleri', status: 'TASLAK', rowsRead: 8, format: 'CSV' },
    counts: { all: 8, ready: 0, incomplete: 8, duplicate: 0, faulty: 0, undecided: 8 },
    sums: { in: 250_000, out: 287_288.4 },
    balanceCheck: { expected: 62_711.6, found: 62_711.6, ok: true, line: null },
    mapping: { columns: ['TARIH', 'DEKONT', 'ACIKLAMA', 'TUTAR', 'BAKIYE'], skip: 4, decimal: 'VIRGUL' },
    ask: [],
  });
  expect(preview.sample[0]).toEqual({ line: 1, cells: ['Hesap Hareketleri'] });
  expect((await rowsOf(preview.batch.id)).map((row) => [row.line, ...shown(row)])).toEqual(
    rowsOfZ.map(([date, words, amount], at) => [at + 5, date, words, amount]),
  );
  expect(await sums()).toEqual([0, 0]);
});

test.each([
  ['an Excel sheet with what goes out and in apart', xlsxOfZ, 'XLSX'],
  ['MT940', mt940OfZ, 'MT940'],
  ['OFX', ofxOfZ, 'OFX'],
  ['a table in English figures', englishCsvOfZ, 'CSV'],
] as const)('the same month as %s gives the same rows', async (_kind, file, format) => {
  const preview = await read(file());
  expect(preview).toMatchObject({
    batch: { format, rowsRead: 8 },
    sums: { in: 250_000, out: 287_288.4 },
    counts: { faulty: 0 },
    balanceCheck: { expected: 62_711.6, found: 62_711.6, ok: true },
  });
  expect((await rowsOf(preview.batch.id)).map(shown)).toEqual(
    rowsOfZ.map(([date, words, amount]) => [date, words, amount]),
  );
});

test('an altered balance is named by its line, with what should stand there', async () => {
  const { balanceCheck } = await read(csvOfZ({ from: '305.000,00', to: '305.000,01' }));
  expect(balanceCheck).toEqual({ expected: 305_000, found: 305_000.01, ok: false, line: 6 });
});

test('the last balance of OFX is what the account must come to with its rows, read once or again', async () => {
  const agrees = { expected: 62_711.6, found: 62_711.6, ok: true, line: null, byAccount: true };
  const first = await read(ofxOfZ());
  expect(first.balanceCheck).toEqual(agrees);
  expect((await read(ofxOfZ('62711.61'))).balanceCheck).toEqual({
    expected: 62_711.6,
    found: 62_711.61,
    ok: false,
    line: 62,
    byAccount: true,
  });
  await add(first.batch.id, await newCategory('Banka'));
  expect((await read(ofxOfZ())).balanceCheck).toEqual(agrees);
  expect((await read(ofxOfZ(), 'x.ofx', world.till.id)).balanceCheck).toMatchObject({
    expected: -37_288.4,
    ok: false,
  });
});

test.each([
  ['OFX', ofxOfZ, 'x.ofx', false],
  ['MT940', mt940OfZ, 'x.sta', true],
  ['a table with balances', csvOfZ, 'x.csv', true],
])('an account that knows nothing is offered what %s says it began with', async (_name, file, name, ok) => {
  const { batch, opening, balanceCheck } = await read(file(), name, world.till.id);
  expect([opening, balanceCheck?.ok]).toEqual([100_000, ok]);
  await done(cashAccount.update, {
    body: { id: world.till.id, name: world.till.name, kind: world.till.kind, openingBalance: opening },
  });
  const now = await done(statement.findById, { query: { id: batch.id } });
  expect(now).toMatchObject({ balanceCheck: { found: 62_711.6, ok: true, line: null } });
  expect(now).not.toHaveProperty('opening');
  expect(await add(batch.id, await newCategory('Banka'))).toMatchObject({ added: 8 });
  expect(await balances()).toEqual({ 'Ana Kasa': 62_711.6, 'Ziraat Vadesiz': 100_000 });
});

test('a file that is written on one line tells all its rows, each with a line of its own', async () => {
  const whole = Buffer.from(ofxOfZ()).toString().replaceAll('\n', '').replace('SGML', 'SGML\n');
  const { batch, counts, sums } = await read(whole, 'x.ofx');
  expect([counts.all, sums]).toEqual([8, { in: 250_000, out: 287_288.4 }]);
  expect((await rowsOf(batch.id)).map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});

test('nothing is offered to an account that has entries, or for a file that breaks within', async () => {
  expect(
    await read(csvOfZ({ from: '305.000,00', to: '305.000,01' }), 'x.csv', world.till.id),
  ).not.toHaveProperty('opening');
  const { batch } = await read(ofxOfZ(), 'x.ofx', world.till.id);
  await add(batch.id, await newCategory('Banka'));
  expect(await read(ofxOfZ('62711.61'), 'x.ofx', world.till.id)).not.toHaveProperty('opening');
});

test('what is added is in the ledger once, and the same file adds nothing more', async () => {
  const categoryId = await newCategory('Banka');
  const { batch } = await read(csvOfZ());
  expect(await refused(statement.commit, { batchId: batch.id })).toMatchObject({
    status: 409,
    body: { message: '8 satır karar bekliyor. Kategori seçin veya satırı atlayın.' },
  });
  const added = await add(batch.id, categoryId);
  expect(added).toMatchObject({ added: 8, transfers: 0, skipped: 0, faulty: 0, createdCategories: [] });
  expect(added.batch).toMatchObject({ status: 'AKTARILDI', rowsAdded: 8, sumIn: 250_000, sumOut: 287_288.4 });
  expect(await done(statement.commit, { body: { batchId: batch.id } })).toEqual(added);
  expect(await balances()).toEqual({ 'Ana Kasa': 0, 'Ziraat Vadesiz': 62_711.6 });
  const listed = await done(cashFlow.findAll, { body: { batchId: batch.id } });
  expect([listed.totalElements, listed.sums.net]).toEqual([8, -37_288.4]);
  expect(listed.content[0]?.description).toBe('ATM PARA ÇEKME KADIKÖY');

  const again = await read(csvOfZ());
  expect(again.counts).toMatchObject({ duplicate: 8, ready: 0, undecided: 0 });
  expect((await rowsOf(again.batch.id)).map(({ twin, decision }) => [twin?.kind, decision])).toEqual(
    rowsOfZ.map(() => ['KESIN', 'ATLA']),
  );
  expect(await done(statement.commit, { body: { batchId: again.batch.id } })).toMatchObject({
    added: 0,
    skipped: 8,
  });
  expect(await sums()).toEqual([250_000, 287_288.4]);
});

test('two halves of a day are told apart by their balances', async () => {
  const categoryId = await newCategory('Banka');
  const lines = new TextDecoder('windows-1254').decode(csvOfZ()).split('\r\n');
  const first = await read(lines.slice(0, 9).join('\n'));
  expect(await add(first.batch.id, categoryId)).toMatchObject({ added: 5 });
  const second = await read([...lines.slice(0, 4), ...lines.slice(9)].join('\n'));
  expect(second.counts).toMatchObject({ all: 3, duplicate: 0 });
});

test('an entry that was typed in is shown beside the row that may be the same', async () => {
  const categoryId = await newCategory('Vergi');
  await done(cashFlow.save, {
    body: {
      categoryId,
      date: '2026-11-19',
      description: 'SGK primi',
      amount: 52_250,
      cashFlowType: 'CIKIS',
      accountId: world.bank.id,
    },
  });
  const { batch, counts } = await read(csvOfZ());
  expect(counts).toMatchObject({ duplicate: 1, incomplete: 7, undecided: 8 });
  const [row] = (await done(statement.rows, { body: { batchId: batch.id, group: 'MUKERRER' } })).content;
  expect(row).toMatchObject({
    line: 11,
    decision: null,
    twin: { kind: 'OLASI', description: 'SGK primi', date: '2026-11-19', amount: -52_250 },
  });
  await decide(batch.id, { changes: [{ line: 11, decision: 'ATLA' }] });
  expect(await add(batch.id, categoryId)).toMatchObject({ added: 7, skipped: 1 });
});

test('rows that cannot be read say why, and the others are added without them', async () => {
  const file =
    'Tarih;Açıklama;Borç;Alacak\n31.02.2026;Yok;1,00;\n03.11.2026;Yanlış;1.23,456;\n03.11.2026;İkisi;1,00;2,00\n04.11.2026;<b>=1+1</b>;5,00;\n';
  const { batch, counts } = await read(file, 'hatali.csv');
  expect(counts).toMatchObject({ all: 4, faulty: 3, incomplete: 1 });
  expect((await rowsOf(batch.id)).map(({ problem }) => problem)).toEqual([
    'Tarih okunamadı: 31.02.2026',
    'Tutar okunamadı: 1.23,456',
    'Satırda hem borç hem alacak var',
    null,
  ]);
  expect(await add(batch.id, await newCategory('Diğer'))).toMatchObject({ added: 1, faulty: 3 });
  const [entry] = (await done(cashFlow.findAll, { body: {} })).content;
  expect([entry?.description, entry?.paymentMethod]).toEqual(['<b>=1+1</b>', 'TRANSFER']);
});

test.each([
  ['a table', 'Tarih;Açıklama;Tutar;Döviz Cinsi\n02.11.2026;a;1,00;USD\n03.11.2026;b;2,00;TL\n'],
  [
    'MT940',
    ':20:X\n:60F:C261101USD1,00\n:61:261102C1,00NMSC\n:62F:C261102USD2,00\n-\n:20:X\n:60F:C261102TRY2,00\n:61:261103C2,00NMSC\n:62F:C261103TRY4,00\n-',
  ],
  [
    'OFX',
    '<OFX><STMTRS><CURDEF>USD<STMTTRN><DTPOSTED>20261102<TRNAMT>1</STMTTRN></STMTRS><STMTRS><CURDEF>TRY<STMTTRN><DTPOSTED>20261103<TRNAMT>2</STMTTRN></STMTRS></OFX>',
  ],
])('a row of %s in another currency than the company is not taken for its own', async (_what, file) => {
  const { batch, counts, sums } = await read(file, 'doviz');
  expect(counts).toMatchObject({ all: 2, faulty: 1 });
  expect(sums).toEqual({ in: 2, out: 0 });
  expect((await rowsOf(batch.id)).map(({ problem }) => problem)).toEqual([
    'Satır USD cinsinden; şirketin para birimi TRY',
    null,
  ]);
});

test.each([
  [
    'an old Excel file',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]),
    400,
    ".xls biçimi eskidir. Dosyayı Excel'de .xlsx olarak kaydedip yeniden yükleyin.",
  ],
  [
    'a page of the web under a sheet’s name',
    '<html><table></table></html>',
    400,
    ".xls biçimi eskidir. Dosyayı Excel'de .xlsx olarak kaydedip yeniden yükleyin.",
  ],
  ['what nobody knows', new Uint8Array([1, 0, 2]), 415, 'Bu dosya türü okunamıyor'],
  [
    'a PDF',
    '%PDF-1.7 x',
    415,
    'Bu dosya türü okunamıyor',
    'Bu dosya türü okunamıyor. PDF yerine ekstreyi bankanızdan Excel (.xlsx) veya CSV olarak indirip yükleyin.',
  ],
  ['words', 'Merhaba\ndünya\n', 400, 'Dosyada tablo bulunamadı'],
  ['nothing', '', 400, 'Dosya boş'],
] as [string, Uint8Array | string, number, string, string?][])(
  '%s is refused with a sentence',
  async (...refusal) => {
    const [, content, status, message, underFile = message] = refusal;
    const file = new File([new Uint8Array(Buffer.from(content))], 'dosya.xls');
    expect(await refused(statement.read, { accountId: world.bank.id, file })).toMatchObject({
      status,
      body: { message, fields: { file: underFile } },
    });
  },
);

test('a file that is too large is refused with a sentence, which reaches whoever is still sending it', async () => {
  const address = await listen();
  for (const size of [limits.statement.file + 1, limits.statement.file + 4 * 1024 * 1024]) {
    const body = new FormData();
    body.append('accountId', world.bank.id);
    body.append('file', new File([new Uint8Array(size)], 'dosya.csv'));
    const answer = await fetch(`${address}${limits.apiPrefix}${statement.read.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${world.person.token}` },
      body,
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { fields: { file: 'Dosya en fazla 10 MB olabilir' } },
    ]);
  }
});

test('what another company has read is not there for this one', async () => {
  const { batch } = await read(csvOfZ());
  const other = await signUp();
  for (const endpoint of [statement.rows, statement.commit, statement.undo, statement.discard])
    expect(await refused(endpoint, { batchId: batch.id }, other)).toMatchObject({ status: 404 });
  const file = new File([csvOfZ()], 'x.csv');
  expect(await refused(statement.read, { accountId: world.bank.id, file }, other)).toMatchObject({
    status: 404,
    body: { fields: { accountId: 'Hesap bulunamadı' } },
  });
  expect((await done(statement.findAll, { body: {} })).totalElements).toBe(1);
});

test('a file becomes no draft while another takes the last place', async () => {
  const { drafts } = limits.statement;
  for (let at = 2; at < drafts; at++) await read(slips(1));
  const own = [world.person.companyId];
  const file = new File([slips(1)], 'ekstre.csv');
  const late = await db.transaction(async (sql) => {
    await lockCounts(sql, world.person.companyId);
    await sql.run(
      `INSERT INTO import_batch
       SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid()))).* FROM import_batch b
        CROSS JOIN generate_series(1, 2) WHERE b.id = (SELECT id FROM import_batch WHERE company_id = $1 LIMIT 1)`,
      own,
    );
    let isOver = false;
    const answer = refused(statement.read, { accountId: world.bank.id, file }).finally(() => {
      isOver = true;
    });
    const waits = () =>
      db.first(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
    while (!isOver && !(await waits())) await wait(5);
    return { answer };
  });
  expect(await late.answer).toMatchObject({
    status: 409,
    body: { message: 'En fazla 20 taslak bekleyebilir. Önceki aktarımlardan birini bitirin veya silin.' },
  });
  expect((await done(statement.findAll, { body: { pageSize: 100 } })).totalElements).toBe(drafts);
});

describe('a balance that comes back makes two movements of a day alike', () => {
  const head = 'Tarih;Açıklama;Tutar;Bakiye';
  const first = '05.11.2026;HAVALE;100,00;100.100,00';
  const back = '05.11.2026;HAVALE;-100,00;100.000,00';
  const file = (...lines: string[]) => [head, ...lines, ''].join('\n');
  const cut = async () => {
    const kira = await newCategory('Kira');
    await add((await read(file(first), 'sabah.csv')).batch.id, kira);
    expect(await balances()).toMatchObject({ 'Ziraat Vadesiz': 100_100 });
    return kira;
  };

  test('the file of the whole day adds the second of them, and is added once', async () => {
    const kira = await cut();
    const whole = file(first, back, first);
    const { batch, counts } = await read(whole, 'gun.csv');
    expect(counts).toMatchObject({ all: 3, duplicate: 1 });
    expect(await add(batch.id, kira)).toMatchObject({ added: 2 });
    expect(await balances()).toMatchObject({ 'Ziraat Vadesiz': 100_100 });
    expect((await read(whole, 'gun.csv')).counts).toMatchObject({ all: 3, duplicate: 3 });
  });

  test('the file of the afternoon asks whether the last one is the stored one, and adds it when told', async () => {
    const kira = await cut();
    const { batch } = await read(file(back, first), 'aksam.csv');
    const rows = await rowsOf(batch.id);
    expect(rows.map(({ twin, decision }) => [twin?.kind ?? null, decision])).toEqual([
      [null, 'EKLE'],
      ['OLASI', null],
    ]);
    await decide(batch.id, { changes: [{ line: rows[1]?.line, decision: 'EKLE' }] });
    expect(await add(batch.id, kira)).toMatchObject({ added: 2 });
    expect(await balances()).toMatchObject({ 'Ziraat Vadesiz': 100_100 });
  });

  test('what was told to be another one is added, although the ledger holds two that are like it', async () => {
    const kira = await cut();
    await add((await read(file(first, back, first), 'gun.csv')).batch.id, kira);
    const before = ['05.11.2026;EFT;-60,00;100.040,00', '05.11.2026;EFT;-40,00;100.000,00'];
    const { batch } = await read(file(...before, first, '05.11.2026;EFT;10,00;100.110,00'), 'gece.csv');
    const [, , doubted] = await rowsOf(batch.id);
    expect(doubted).toMatchObject({ twin: { kind: 'OLASI' }, decision: null });
    await decide(batch.id, { changes: [{ line: doubted?.line, decision: 'EKLE' }] });
    expect(await add(batch.id, kira)).toMatchObject({ added: 4 });
    expect(await balances()).toMatchObject({ 'Ziraat Vadesiz': 100_110 });
  });
});
