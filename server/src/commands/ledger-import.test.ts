import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codes } from '@vezne/contract';
import { reconcile, sumCashFlows } from '../cash-flow/sum-queries';
import type { Database } from '../db/database';
import { AppError } from '../errors';
import { createLog } from '../log';
import { readEnv } from '../process/env';
import { createAccount } from '../sign-up/service';
import { TEST_THREADS, testDatabase } from '../test/database';
import { checkFile } from './ledger-file';
import importLedger from './ledger-import';

const db = testDatabase();
const HEADER = 'date,cashFlowType,categoryName,description,amount,paymentMethod';
let folder: string;
let said = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vezne-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  said = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());

async function file(name: string, ...lines: string[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, lines.join('\r\n'));
  return path;
}

let people = 0;
async function newCompany() {
  const email = `defter${++people}@ornek.com.tr`;
  const person = { name: 'Ayşe', surname: 'Kaya', companyName: 'Kaya Ticaret', email, phone: null };
  const { companyId } = await createAccount(
    db,
    { ...person, taxNumber: null, selectedCurrency: 'TRY', passwordHash: 'x' },
    new Date(),
  );
  return { companyId, email };
}

function run(args: string[], database: Database = db): Promise<void> {
  const DATABASE_URL = 'postgres://localhost/unused';
  const JWT_SECRET = 'kQ8x2LmV7tRz4pWb9sYn3cHd6fJg1aEu';
  const env = readEnv({ DATA_DIR: folder, DATABASE_URL, JWT_SECRET });
  return importLedger({
    args,
    env,
    db: database,
    log: createLog('silent'),
    threads: process.env[TEST_THREADS],
  });
}

const rows = (count: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      `2026-01-${String((i % 28) + 1).padStart(2, '0')},${i % 2 ? 'GIRIS' : 'CIKIS'},Kira,"Kayıt ""${i}"", no",${i}.07,CASH`,
  );

test('what is due by the clock is left to the server: no letter is claimed here that nobody would get', async () => {
  const { email } = await newCompany();
  const path = await file('clock.csv', HEADER, ...rows(1), '');
  const every = jest.spyOn(globalThis, 'setInterval');
  await run([path, '--email', email]);
  expect(said).toContain('1 entries are in the ledger');
  expect(every.mock.calls.filter(([, ms]) => ms && ms >= 60_000)).toEqual([]);
});

test('a file of several groups is in the ledger once, however often it is imported', async () => {
  const { companyId, email } = await newCompany();
  const path = await file('good.csv', HEADER, ...rows(2_300), '');
  await run([path, '--email', email]);
  expect(said).toContain('2300 entries are in the ledger of Kaya Ticaret.');
  expect(said).toContain('New categories: Kira');
  await run([path, '--email', email]);
  expect(said).toContain('2300 of them by an earlier run');
  // Odd numbers below 2,300 add up to 1,322,500 and even ones to 1,321,350; each row has seven kuruş more.
  expect(await sumCashFlows(db, companyId)).toMatchObject({
    income: 1_322_580.5,
    expense: 1_321_430.5,
    incomeCount: 1_150,
    expenseCount: 1_150,
  });
  expect(await reconcile(db, companyId)).toEqual([]);
});

test('a file goes into the account that is named, and only there', async () => {
  const { companyId, email } = await newCompany();
  const id = randomUUID();
  await db.run(
    `INSERT INTO cash_account (company_id, id, name, kind) VALUES ($1, $2, 'İş Bankası', 'BANKA')`,
    [companyId, id],
  );
  const path = await file('account.csv', HEADER, ...rows(3));
  await run([path, '--email', email, '--account', 'iş bankası']);
  expect(said).toContain('3 entries are in the ledger of Kaya Ticaret, account İş Bankası.');
  const held = await db.query<{ n: string }>(
    'SELECT count(*) AS n FROM cash_flow WHERE company_id = $1 AND account_id = $2',
    [companyId, id],
  );
  expect(held).toEqual([{ n: '3' }]);
  await expect(run([path, '--email', email, '--account', 'Ziraat'])).rejects.toThrow(
    'Kaya Ticaret has no open account named Ziraat. Its accounts: Ana Kasa, İş Bankası.',
  );
});

test('an import that broke off goes on where it stopped', async () => {
  const { companyId, email } = await newCompany();
  const path = await file('broken.csv', HEADER, ...rows(3_000));
  const count = async () => (await sumCashFlows(db, companyId)).incomeCount * 2;
  const failing: Database = {
    ...db,
    scoped: (scope) => ({
      ...db.scoped(scope),
      async transaction(work, options) {
        if ((await count()) === 2_000) throw new AppError(codes.conflict, 'Bağlantı koptu.');
        return db.scoped(scope).transaction(work, options);
      },
    }),
  };
  await expect(run([path, '--email', email], failing)).rejects.toThrow(
    /Bağlantı koptu\.\n2000 of 3000 rows are in/,
  );
  expect(await count()).toBe(2_000);
  await run([path, '--email', email]);
  expect(await count()).toBe(3_000);
  expect(said).toContain('3000 entries are in the ledger of Kaya Ticaret, 2000 of them by an earlier run.');
});

test('bad rows are named by the line they stand on, and nothing is imported', async () => {
  const { companyId, email } = await newCompany();
  const path = await file(
    'bad.csv',
    `\ufeff${HEADER}`,
    '2026-01-01,GIRIS,Kira,İyi satır,10.00,CASH',
    '2026-01-01,GIRIS,Kira,"İki',
    'satırlık",10.00,CASH',
    '2026-02-30,GIRIS,Kira,Tarihi yok,10.00,CASH',
    '',
    '2026-01-01,GIRIS,Kira,Virgüllü,"1.234,50",CASH',
    '2026-01-01,ALIS,,Tipi yok,1,PARA',
    '2026-01-01,GIRIS,Kira,Fazla hücre,1,CASH,x',
  );
  await expect(run([path, '--email', email])).rejects.toThrow(
    [
      'line 5  date  Geçerli bir tarih girin',
      'line 7  amount  Tutar 1234.50 biçiminde yazılmalı: 1.234,50',
      'line 8  cashFlowType  Tip gerekli',
      'line 8  categoryName  Kategori adı gerekli',
      'line 8  paymentMethod  Ödeme yöntemi geçerli değil',
      'line 9  column 7  Tanınmayan alan',
      'Nothing was imported.',
    ].join('\n'),
  );
  expect(await sumCashFlows(db, companyId)).toMatchObject({ incomeCount: 0, expenseCount: 0 });
});

test('columns may stand in any order and be parted by semicolons; the method may be left out', async () => {
  const path = await file(
    'order.csv',
    'amount;description;date;cashFlowType;categoryName',
    '0.07;Fiş;2026-01-01;GIRIS;Satış',
    '1;;2026-01-01;GIRIS;Satış',
  );
  expect(await checkFile(path)).toMatchObject({
    rows: 2,
    faults: [{ line: 3, field: 'description', sentence: 'Açıklama gerekli' }],
  });
});

test.each([
  ['no such file', ['yok.csv', '--email', 'x@y.tr'], /There is no file/],
  ['no address', ['yok.csv'], /Usage: npm run ledger:import -- FILE --email MANAGER \[--account NAME\]/],
  ['no file', ['--email', 'x@y.tr'], /Usage/],
])('a call with %s is answered with one sentence', async (_, args, sentence) => {
  await expect(run(args)).rejects.toThrow(sentence);
});

test('an unknown manager, a wrong header and an empty file are named', async () => {
  const { email } = await newCompany();
  const path = await file('header.csv', 'date,type,amount', '2026-01-01,GIRIS,1');
  await expect(run([path, '--email', email])).rejects.toThrow(/cashFlowType is missing.*"type" is unknown/);
  await expect(run([path, '--email', 'kimse@ornek.com.tr'])).rejects.toThrow('No manager signs in with');
  await expect(run([await file('empty.csv', ''), '--email', email])).rejects.toThrow(/is empty/);
});
