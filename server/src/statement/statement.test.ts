import {
  api,
  type CashAccount,
  type Endpoint,
  limits,
  type StatementPreview,
  type StatementProgress,
  type StatementRow,
} from '@vezne/contract';
import type { z } from 'zod';
import { reconcile } from '../cash-flow/sum-queries';
import { lockCounts } from '../company/queries';
import { createLog } from '../log';
import { testApp } from '../test/app';
import { cashFlowBody, projectBody, rowBody } from '../test/bodies';
import type { SignedUp } from '../test/people';
import { wait } from '../wait';
import { csvOfZ, englishCsvOfZ, mt940OfZ, ofxOfZ, rowsOfZ, xlsxOfZ } from './testing';

const t = testApp({ log: createLog('error') });
const { ask, call, signUp, db } = t;
const { cashAccount, cashFlow, category, statement, trash } = api;

let person: SignedUp;
let till: CashAccount;
let bank: CashAccount;
beforeEach(async () => {
  person = await signUp();
  [till] = (await done(cashAccount.findAll, { body: {} })) as [CashAccount];
  bank = await done(cashAccount.save, {
    body: { name: 'Ziraat Vadesiz', kind: 'BANKA', openingBalance: 100_000 },
  });
});
afterEach(async () => {
  expect(await reconcile(db, person.companyId)).toEqual([]);
});

const done = async <E extends Endpoint>(endpoint: E, input: object = {}) =>
  endpoint.output.parse(await ask(endpoint, person, input)) as z.output<E['output']>;
const refused = async (endpoint: Endpoint, body: object, who = person) => {
  const answer = await call(endpoint, { body }, who);
  return { status: answer.status, body: answer.body };
};

type Content = Uint8Array | string;
const read = (content: Content, name = 'ziraat.csv', accountId = bank.id): Promise<StatementPreview> =>
  done(statement.read, { body: { accountId, file: new File([new Uint8Array(Buffer.from(content))], name) } });
const rowsOf = async (batchId: string): Promise<StatementRow[]> =>
  (await done(statement.rows, { body: { batchId, pageSize: 1_000 } })).content;
const decide = (batchId: string, body: object) => done(statement.decide, { body: { batchId, ...body } });
const newCategory = async (name: string) =>
  (await done(category.save, { body: { name, type: 'HER_IKISI' } })).id;
/** Gives every row without a category one, and adds all. */
async function add(batchId: string, categoryId: string) {
  await decide(batchId, { rest: { group: 'EKSIK', categoryId } });
  return done(statement.commit, { body: { batchId } });
}
const balances = async () => {
  const { accounts } = await done(cashAccount.summary);
  return Object.fromEntries(accounts.map(({ name, balance }) => [name, balance]));
};
const sums = async () => {
  const { income, expense } = await done(cashFlow.summary);
  return [income, expense];
};
const shown = ({ date, description, amount }: StatementRow) => [date, description, amount];

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

test('an altered balance is named by its line', async () => {
  const { balanceCheck } = await read(csvOfZ({ from: '305.000,00', to: '305.000,01' }));
  expect(balanceCheck).toMatchObject({ ok: false, line: 6, found: 62_711.6 });
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
  expect((await read(ofxOfZ(), 'x.ofx', till.id)).balanceCheck).toMatchObject({
    expected: -37_288.4,
    ok: false,
  });
});

test.each([
  ['OFX', ofxOfZ, 'x.ofx', false],
  ['MT940', mt940OfZ, 'x.sta', true],
  ['a table with balances', csvOfZ, 'x.csv', true],
])('an account that knows nothing is offered what %s says it began with', async (_name, file, name, ok) => {
  const { batch, opening, balanceCheck } = await read(file(), name, till.id);
  expect([opening, balanceCheck?.ok]).toEqual([100_000, ok]);
  await done(cashAccount.update, {
    body: { id: till.id, name: till.name, kind: till.kind, openingBalance: opening },
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
  expect(await read(csvOfZ({ from: '305.000,00', to: '305.000,01' }), 'x.csv', till.id)).not.toHaveProperty(
    'opening',
  );
  const { batch } = await read(ofxOfZ(), 'x.ofx', till.id);
  await add(batch.id, await newCategory('Banka'));
  expect(await read(ofxOfZ('62711.61'), 'x.ofx', till.id)).not.toHaveProperty('opening');
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

test('cash from the machine becomes a transfer to the till, and all of it can be taken back', async () => {
  const categoryId = await newCategory('Banka');
  const before = await balances();
  const { batch } = await read(csvOfZ());
  const rows = await rowsOf(batch.id);
  expect(rows[7]?.transferSuggestion).toMatchObject({ accountId: till.id, accountName: 'Ana Kasa' });
  await decide(batch.id, { changes: [{ line: 12, decision: 'VIRMAN', transferAccountId: till.id }] });
  expect(await add(batch.id, categoryId)).toMatchObject({
    ...{ added: 8, transfers: 1 },
    shares: [
      { kind: 'GIRIS', count: 1, sum: 250_000, names: ['Banka'] },
      { kind: 'CIKIS', count: 6, sum: -277_288.4, names: ['Banka'] },
      { kind: 'VIRMAN', count: 1, sum: -10_000, names: ['Ana Kasa'] },
    ],
  });
  expect(await done(statement.findById, { query: { id: batch.id } })).toMatchObject({
    shares: [{ kind: 'GIRIS' }, { kind: 'CIKIS', sum: -277_288.4 }, { kind: 'VIRMAN', names: ['Ana Kasa'] }],
  });
  expect(await sums()).toEqual([250_000, 277_288.4]);
  expect(await balances()).toEqual({ 'Ana Kasa': 10_000, 'Ziraat Vadesiz': 62_711.6 });
  expect((await read(csvOfZ())).counts).toMatchObject({ duplicate: 8 });
  expect(await done(statement.undo, { body: { batchId: batch.id } })).toMatchObject({
    removed: 8,
    batch: { status: 'GERI_ALINDI' },
  });
  expect(await sums()).toEqual([0, 0]);
  expect(await balances()).toEqual(before);
  expect((await done(cashFlow.findAll, { body: {} })).totalElements).toBe(0);
  const lines = await db.query<{ action: string }>(
    `SELECT action FROM audit WHERE company_id = $1 AND entity = 'cash_flow' AND NOT detail ORDER BY at`,
    [person.companyId],
  );
  expect(lines.map(({ action }) => action)).toEqual(['AKTAR', 'GERI_AL']);
});

test('categories that a batch made go with it, unless somebody has touched or used them since', async () => {
  const found = () => done(category.findAll, { body: { pageSize: 100 } });
  const before = (await found()).map(({ name }) => name);
  const names = ['Boşta', 'Kullanılan', 'Adlandırılan', 'Çöpte', 'Projede'];
  const rows = names.map((name, at) => `0${at + 1}.11.2026;a;1,00;${name}`);
  const { batch } = await read(['Tarih;Açıklama;Tutar;Kategori', ...rows].join('\n'), 'kategoriler.csv');
  const { createdCategories } = await done(statement.commit, { body: { batchId: batch.id } });
  expect(createdCategories).toEqual(names);
  const made = new Map((await found()).map((each) => [each.name, each.id]));
  const use = (name: string) =>
    done(cashFlow.save, { body: { ...cashFlowBody, categoryId: made.get(name) } });
  await use('Kullanılan');
  await done(category.update, {
    body: { id: made.get('Adlandırılan'), name: 'Yeni ad', type: 'HER_IKISI' },
  });
  await done(cashFlow.delete, { query: { id: (await use('Çöpte')).id } });
  const project = await done(api.project.save, { body: projectBody(made.get('Kullanılan') ?? '') });
  await done(api.projectIncome.save, {
    body: { ...rowBody, projectId: project.id, categoryId: made.get('Projede') },
  });
  await done(api.project.delete, { query: { id: project.id } });
  await done(statement.undo, { body: { batchId: batch.id } });
  const left = (await found()).map(({ name }) => name).filter((name) => !before.includes(name));
  expect(left).toEqual(['Çöpte', 'Kullanılan', 'Projede', 'Yeni ad']);
  expect((await done(trash.findAll, { body: {} })).totalElements).toBe(2);
});

test('signs that were turned round for one file are asked about where those of the next say what they mean', async () => {
  const file = (...amounts: string[]) =>
    ['Tarih;Harcama Yeri;Tutar', ...amounts.map((amount) => `02.11.2026;a;${amount}`)].join('\n');
  const { batch, mapping, ask } = await read(file('10,00', '20,00'), 'kart.csv');
  expect(ask).toEqual(['columns']);
  await done(statement.map, { body: { batchId: batch.id, mapping: { ...mapping, flip: true } } });
  expect(await read(file('30,00', '40,00'), 'kart.csv')).toMatchObject({ remembered: true, ask: [] });
  expect(await read(file('-30,00', '40,00'), 'banka.csv')).toMatchObject({
    remembered: true,
    ask: ['columns'],
    mapping: { flip: true },
  });
});

test('what was said of signs for one file is asked about where the next says the opposite, and once', async () => {
  const file = (above: string, ...amounts: string[]) =>
    [above, 'Tarih;Harcama Yeri;Tutar', ...amounts.map((amount) => `02.11.2026;a;${amount}`)].join('\n');
  const bank = await read(file('Hesap Hareketleri', '10,00', '20,00'), 'banka.csv');
  expect(bank.ask).toEqual(['columns']);
  await done(statement.map, { body: { batchId: bank.batch.id, mapping: bank.mapping } });
  const card = () => read(file('Kredi Kartı Ekstresi', '30,00', '40,00'), 'kart.csv');
  const first = await card();
  expect(first).toMatchObject({ remembered: true, ask: ['columns'], mapping: { flip: false } });
  const mapping = { ...first.mapping, flip: true };
  for (let again = 0; again < 2; again++)
    await done(statement.map, { body: { batchId: first.batch.id, mapping } });
  expect(await card()).toMatchObject({ remembered: true, ask: [], mapping: { flip: true } });
});

test('a category that a batch made goes with it though it came back from the trash, unless it was changed as well', async () => {
  const found = () => done(category.findAll, { body: { pageSize: 100 } });
  const other = await done(category.save, { body: { name: 'Başka', type: 'HER_IKISI' } });
  const before = (await found()).map(({ name }) => name);
  const names = ['Dönen', 'Dönen ve değişen'];
  const rows = names.map((name, at) => `0${at + 1}.11.2026;a;1,00;${name}`);
  const { batch } = await read(['Tarih;Açıklama;Tutar;Kategori', ...rows].join('\n'), 'dönen.csv');
  await done(statement.commit, { body: { batchId: batch.id } });
  const made = (await found()).filter(({ name }) => names.includes(name));
  const { content } = await done(cashFlow.findAll, { body: { pageSize: 100 } });
  for (const { id, name } of made) {
    const entry = content.find(({ categoryId }) => categoryId === id);
    await done(cashFlow.update, { body: { ...cashFlowBody, id: entry?.id, categoryId: other.id } });
    await done(category.delete, { query: { id } });
    await done(trash.restore, { body: { id } });
    if (name !== 'Dönen') await done(category.update, { body: { id, name, type: 'GIDER' } });
  }
  await done(statement.undo, { body: { batchId: batch.id, force: true } });
  const left = (await found()).map(({ name }) => name).filter((name) => !before.includes(name));
  expect(left).toEqual(['Dönen ve değişen']);
});

test('a category that another draft was given stays when the batch that made it is taken back', async () => {
  const file = (...rows: string[]) => ['Tarih;Açıklama;Tutar;Kategori', ...rows].join('\n');
  const { batch } = await read(file('01.11.2026;a;1,00;Taslakta', '02.11.2026;b;1,00;Boşta'), 'ilk.csv');
  await done(statement.commit, { body: { batchId: batch.id } });
  const draft = await read(file('03.11.2026;c;7,00;Taslakta', '04.11.2026;d;8,00;'), 'taslak.csv');
  await done(statement.undo, { body: { batchId: batch.id } });
  const [named] = await rowsOf(draft.batch.id);
  expect(named).toMatchObject({ group: 'HAZIR', categoryId: expect.any(String) });
  const names = (await done(category.findAll, { body: { pageSize: 100 } })).map(({ name }) => name);
  expect(names).toContain('Taslakta');
  expect(names).not.toContain('Boşta');
});

test('an entry that was changed since is taken out only on purpose, and lies in the trash then', async () => {
  const { batch } = await read(csvOfZ());
  await add(batch.id, await newCategory('Banka'));
  const { content } = await done(cashFlow.findAll, { body: { searchText: 'KİRA' } });
  const [rent] = content;
  if (!rent) throw new Error('no rent');
  const { categoryId, date, description, id } = rent;
  await done(cashFlow.update, {
    body: { id, categoryId, date, description, amount: 46_000, accountId: bank.id },
  });
  expect(await refused(statement.undo, { batchId: batch.id })).toMatchObject({
    status: 409,
    body: {
      code: 'CONFLICT',
      message: 'Bu aktarımdaki 1 kayıt sonradan değiştirildi. Yine de geri almak için onaylayın.',
      fields: { force: 'Onay gerekli' },
    },
  });
  expect(await done(statement.undo, { body: { batchId: batch.id, force: true } })).toMatchObject({
    removed: 8,
  });
  const trash = await done(api.trash.findAll, { body: {} });
  expect(trash.content.map(({ label }) => label)).toEqual(['KİRA ÖDEMESİ']);
  await done(api.trash.restore, { body: { id } });
  expect((await read(csvOfZ())).counts).toMatchObject({ duplicate: 1, incomplete: 7 });
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
      accountId: bank.id,
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

test('two earlier entries of one mind choose a category, one alone offers it', async () => {
  const [rent, fees] = [await newCategory('Kira'), await newCategory('Masraf')];
  const old = { date: '2026-10-03', cashFlowType: 'CIKIS', accountId: till.id };
  await done(cashFlow.save, { body: { ...old, categoryId: rent, description: 'KİRA ÖDEMESİ', amount: 1 } });
  for (const number of [17, 18])
    await done(cashFlow.save, {
      body: { ...old, categoryId: fees, description: `EFT masrafı ${number}`, amount: 2 },
    });
  const { batch, counts } = await read(csvOfZ());
  expect(counts).toMatchObject({ ready: 3, incomplete: 5 });
  const rows = await rowsOf(batch.id);
  expect(rows[1]).toMatchObject({
    categoryId: null,
    group: 'EKSIK',
    categorySuggestion: { categoryId: rent, agreeing: 1, reason: 'Geçen sefer: Kira' },
  });
  expect(rows[2]).toMatchObject({ categoryId: fees, group: 'HAZIR', categorySuggestion: { agreeing: 2 } });
});

test('a category goes to all rows with the same words, if asked to', async () => {
  const categoryId = await newCategory('Masraf');
  const { batch } = await read(csvOfZ());
  expect((await rowsOf(batch.id)).map(({ similar }) => similar)).toEqual([0, 0, 2, 0, 2, 2, 0, 0]);
  const { changed, count, counts } = await decide(batch.id, {
    changes: [{ line: 7, categoryId, similar: true }],
  });
  expect([changed.map(({ line }) => line), count, counts.ready]).toEqual([[7], 3, 3]);
});

test('columns that were said once are known the next time', async () => {
  const file = 'Ne zaman;Ne;Kaç\n03.11.2026;Kum;-1.250,50\n04.11.2026;Çakıl;300,00\n';
  const first = await read(file, 'elle.csv');
  const mapping = {
    columns: ['TARIH', 'ACIKLAMA', 'TUTAR'],
    skip: 1,
    dateFormat: 'GAY',
    decimal: 'VIRGUL',
    flip: true,
  };
  expect(await done(statement.map, { body: { batchId: first.batch.id, mapping } })).toMatchObject({
    sums: { in: 1_250.5, out: 300 },
  });
  const second = await read(`Kum ocağı;;\n${file}`, 'elle.csv');
  expect(second).toMatchObject({ remembered: true, sums: { in: 1_250.5, out: 300 }, ask: [] });
  expect((await read(file.replace('Kaç', 'Ne kadar'), 'elle.csv')).remembered).toBe(false);
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
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 415, 'Bu dosya türü okunamıyor'],
  ['a PDF', '%PDF-1.7 x', 415, 'Bu dosya türü okunamıyor'],
  ['words', 'Merhaba\ndünya\n', 400, 'Dosyada tablo bulunamadı'],
  ['nothing', '', 400, 'Dosya boş'],
] as const)('%s is refused with a sentence', async (_what, content, status, message) => {
  const file = new File([new Uint8Array(Buffer.from(content))], 'dosya.xls');
  expect(await refused(statement.read, { accountId: bank.id, file })).toMatchObject({
    status,
    body: { message },
  });
});

test('a file that is too large is refused with a sentence, which reaches whoever is still sending it', async () => {
  const address = await t.app.server.listen({ port: 0, host: '127.0.0.1' });
  for (const size of [limits.statement.file + 1, limits.statement.file + 4 * 1024 * 1024]) {
    const body = new FormData();
    body.append('accountId', bank.id);
    body.append('file', new File([new Uint8Array(size)], 'dosya.csv'));
    const answer = await fetch(`${address}${limits.apiPrefix}${statement.read.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
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
  expect(await refused(statement.read, { accountId: bank.id, file }, other)).toMatchObject({
    status: 404,
    body: { fields: { accountId: 'Hesap bulunamadı' } },
  });
  expect((await done(statement.findAll, { body: {} })).totalElements).toBe(1);
});

test('a file of the most rows is read, added, known again and taken back', async () => {
  const rows = Array.from(
    { length: limits.statement.rows },
    (_, at) => `${String((at % 28) + 1).padStart(2, '0')}.10.2026;Fiş ${at};-1,25`,
  );
  const file = ['Tarih;Açıklama;Tutar', ...rows].join('\n');
  const { batch } = await read(file);
  expect(await add(batch.id, await newCategory('Fiş'))).toMatchObject({ added: limits.statement.rows });
  expect(await sums()).toEqual([0, 25_000]);
  expect((await read(file)).counts).toMatchObject({ duplicate: limits.statement.rows, undecided: 0 });
  expect(await done(statement.undo, { body: { batchId: batch.id } })).toMatchObject({
    removed: limits.statement.rows,
  });
  expect(await sums()).toEqual([0, 0]);
}, 60_000);

test('a file becomes no draft while another takes the last place', async () => {
  const { drafts } = limits.statement;
  for (let at = 2; at < drafts; at++) await read(slips(1));
  const own = [person.companyId];
  const file = new File([slips(1)], 'ekstre.csv');
  const late = await db.transaction(async (sql) => {
    await lockCounts(sql, person.companyId);
    await sql.run(
      `INSERT INTO import_batch
       SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid()))).* FROM import_batch b
        CROSS JOIN generate_series(1, 2) WHERE b.id = (SELECT id FROM import_batch WHERE company_id = $1 LIMIT 1)`,
      own,
    );
    let isOver = false;
    const answer = refused(statement.read, { accountId: bank.id, file }).finally(() => {
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

const slips = (count: number) =>
  ['Tarih;Açıklama;Tutar']
    .concat(Array.from({ length: count }, (_, at) => `03.10.2026;Fiş ${at};-1,25`))
    .join('\n');

/** What is told of a batch's commit until that ends. */
async function toldUntil(end: Promise<unknown>, id: string) {
  const told: StatementProgress[] = [];
  let isOver = false;
  const over = end.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    told.push(await done(statement.progress, { query: { id } }));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await over;
  return told;
}

test('many rows are added and taken back where all of them would take longer than one statement may', async () => {
  const many = limits.statement.rows / 2;
  const { batch } = await read(slips(many));
  const categoryId = await newCategory('Fiş');
  // Eight seconds for all, where a statement has five.
  await db.run(
    'CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.008); RETURN coalesce(NEW, OLD); END $$',
  );
  for (const [act, row] of [
    ['INSERT', 'NEW'],
    ['DELETE', 'OLD'],
  ])
    await db.run(
      `CREATE TRIGGER slow_${act} BEFORE ${act} ON cash_flow FOR EACH ROW WHEN (${row}.description LIKE '%7') EXECUTE FUNCTION slow()`,
    );
  try {
    const adding = add(batch.id, categoryId);
    const told = (await toldUntil(adding, batch.id)).filter((progress) => progress !== null);
    expect(await adding).toMatchObject({ added: many });
    expect(told.map(({ all }) => all)).toEqual(told.map(() => many));
    expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b));
    expect(new Set(told.map(({ done }) => done)).size).toBeGreaterThan(2);
    expect(await done(statement.progress, { query: { id: batch.id } })).toBeNull();
    expect(await done(statement.undo, { body: { batchId: batch.id } })).toMatchObject({ removed: many });
  } finally {
    await db.run('DROP FUNCTION slow() CASCADE');
  }
  const left = await db.query<{ action: string; count: number }>(
    `SELECT action, (after -> 'count')::int AS count FROM audit
      WHERE company_id = $1 AND entity = 'cash_flow' AND NOT detail ORDER BY at`,
    [person.companyId],
  );
  expect(left).toEqual([
    { action: 'AKTAR', count: many },
    { action: 'GERI_AL', count: many },
  ]);
  expect((await done(api.trash.findAll, { body: {} })).totalElements).toBe(0);
}, 90_000);

test('a step that fails leaves nothing of the others, neither when rows are added nor when they are taken back', async () => {
  const many = 4_100;
  const { batch } = await read(slips(many));
  await decide(batch.id, { rest: { group: 'EKSIK', categoryId: await newCategory('Fiş') } });
  const body = { batchId: batch.id };
  const failing = async (at: string, endpoint: Endpoint) => {
    await db.run(
      `CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'on purpose'; END $$`,
    );
    await db.run(`CREATE TRIGGER fails BEFORE ${at} ON cash_flow FOR EACH ROW
      WHEN (${at === 'INSERT' ? 'NEW' : 'OLD'}.description = 'Fiş ${many - 1}') EXECUTE FUNCTION fails()`);
    const { status } = await refused(endpoint, body);
    await db.run('DROP FUNCTION fails() CASCADE');
    return status;
  };
  expect(await failing('INSERT', statement.commit)).toBe(500);
  expect(await sums()).toEqual([0, 0]);
  expect((await done(cashFlow.findAll, { body: {} })).totalElements).toBe(0);
  expect((await done(statement.findById, { query: { id: batch.id } })).batch.status).toBe('TASLAK');
  expect(await done(statement.commit, { body })).toMatchObject({ added: many });
  expect(await failing('DELETE', statement.undo)).toBe(500);
  expect(await sums()).toEqual([0, 5_125]);
  expect(await done(statement.undo, { body })).toMatchObject({ removed: many });
}, 90_000);
