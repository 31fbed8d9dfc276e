import { v7 as newId } from 'uuid';
import { asAct } from '../db/act';
import type { Sql } from '../db/database';
import { testDatabase } from '../test/database';

const db = testDatabase();

/** Tables of companies whose changes are not told, and why. */
const withoutHistory: Record<string, string> = {
  account: 'what one signs in with: its changes are told as events of security',
  assistant_answer: 'a history itself: questions are asked, never changed',
  audit: 'the history',
  audit_person: 'the names in the history',
  cash_count: 'a history itself: tills are counted anew, a count is never changed',
  company_closing: 'closing and keeping are told as events of security',
  data_export: 'asked for and fetched: told as events of security',
  data_export_part: 'bytes of an archive that is kept for a day',
  digest_sent: 'of which days a person was written to: no record of the company',
  idempotency: 'answers kept for a day',
  import_batch: 'adding a file and taking it back are one line each of the ledger',
  import_entry: 'where entries came from: told as the adding of the file',
  import_file: 'a file that was read: no record yet',
  import_mapping: 'how files are read: no record of the company',
  import_row: 'a draft: no record yet',
  insight_dismissal: 'what a person does not want to be told again: no record of the company',
  invitation: 'nothing yet: inviting is told as an event of security, accepting as a new manager',
  learned_question: 'how the assistant reads: no record of the company',
  ledger_account: 'sums of the ledger',
  ledger_account_day: 'sums of the ledger',
  ledger_day: 'sums of the ledger',
  ledger_month: 'sums of the ledger',
  ledger_total: 'sums of the ledger',
  manager_removal: 'the rows of somebody removed, for a day; the removal itself is told',
  notification_mail_choice: 'when a person wants to be told: no record of the company',
  notification_mailed: 'what a person got a letter of: no record of the company',
  notification_preference: 'what a person wants to be told: no record of the company',
  notification_read: 'what a person has seen: no record of the company',
  notification_snooze: 'what a person has put off: no record of the company',
  project_code_sequence: 'a counter',
  project_month: 'a counter',
  recurring_occurrence:
    'what became of a day: the entry that was booked is told, and who left one out stands in it',
  saved_view: 'how a person looks at the ledger: no record of the company',
  security_alert: 'a notice; what it tells of is told as an event of security',
  session: 'signing in and out is told as events of security',
  settlement_line: 'what money is allocated to: the settled sum of the row tells it',
  trash: 'what was deleted, as the history tells',
};

test('every table with a company has a history, or a reason for none', async () => {
  const tables = await db.query<{ name: string; triggers: string }>(
    `SELECT c.table_name AS name,
            (SELECT count(*) FROM pg_trigger t
              WHERE t.tgrelid = c.table_name::regclass AND t.tgname LIKE 'history\\_of\\_%' AND t.tgenabled = 'O') AS triggers
       FROM information_schema.columns c JOIN information_schema.tables USING (table_schema, table_name)
      WHERE c.column_name = 'company_id' AND table_schema = 'public' AND table_type = 'BASE TABLE'
      ORDER BY 1`,
  );
  const untold = tables.filter(({ triggers }) => triggers !== '3').map(({ name }) => name);
  expect(untold).toEqual(Object.keys(withoutHistory));
  expect(tables.length).toBeGreaterThan(untold.length + 6);
});

type Line = {
  action: string;
  entity: string;
  label: string | null;
  detail: boolean;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

async function newCompany(): Promise<string> {
  const id = newId();
  // Owned by nobody who is there: any of its managers may go.
  await db.run('INSERT INTO company (id, name, owner_id) VALUES ($1, $2, $3)', [id, 'Deneme A.Ş.', newId()]);
  return id;
}

/** Lines of a company after its own and that of the account it begins with. */
const linesOf = async (companyId: string) =>
  db.query<Line>(
    `SELECT action, entity, label, detail, before, after FROM audit
      WHERE company_id = $1 AND entity NOT IN ('company', 'cash_account') ORDER BY at, id`,
    [companyId],
  );

const addCategories = (sql: Sql, companyId: string, ...names: string[]) =>
  sql.run(
    `INSERT INTO category (company_id, id, name, type) SELECT $1, gen_random_uuid(), name, 'GIDER' FROM unnest($2::text[]) AS n (name)`,
    [companyId, names],
  );

test('one record is a line with all of it, many are one line with their number', async () => {
  const companyId = await newCompany();
  await addCategories(db, companyId, 'Kira');
  await addCategories(db, companyId, ...Array.from({ length: 5_000 }, (_, at) => `Kalem ${at}`));
  const [one, many, ...more] = await linesOf(companyId);
  expect(one).toMatchObject({
    action: 'EKLE',
    label: 'Kira',
    after: { name: 'Kira', type: 'GIDER', version: 1 },
  });
  expect(Object.keys(one?.after ?? {})).not.toEqual(expect.arrayContaining(['name_key']));
  expect(many).toMatchObject({ action: 'AKTAR', entity: 'category', label: null, after: { count: 5_000 } });
  expect(more).toEqual([]);
});

test('a change is told by the columns that changed, however many records it touched', async () => {
  const companyId = await newCompany();
  await addCategories(db, companyId, 'Kira', 'Yakıt');
  await db.run(
    `UPDATE category SET name = name || '!', version = version + 1, updated_at = now() WHERE company_id = $1`,
    [companyId],
  );
  const [, ...changes] = await linesOf(companyId);
  expect(changes.sort((a, b) => String(a.label).localeCompare(String(b.label)))).toEqual([
    {
      action: 'DEGISTIR',
      entity: 'category',
      label: 'Kira!',
      detail: false,
      before: { name: 'Kira', version: 1 },
      after: { name: 'Kira!', version: 2 },
    },
    {
      action: 'DEGISTIR',
      entity: 'category',
      label: 'Yakıt!',
      detail: false,
      before: { name: 'Yakıt', version: 1 },
      after: { name: 'Yakıt!', version: 2 },
    },
  ]);
  await db.run(`UPDATE category SET version = version + 1, updated_at = now() WHERE company_id = $1`, [
    companyId,
  ]);
  expect(await linesOf(companyId)).toHaveLength(3);
});

test('what is rolled back was never there', async () => {
  const companyId = await newCompany();
  const failing = db.transaction(async (sql) => {
    await addCategories(sql, companyId, 'Kira');
    throw new Error('given up');
  });
  await expect(failing).rejects.toThrow('given up');
  expect(await linesOf(companyId)).toEqual([]);
});

test('an act that was named is what its records are told as, for that transaction alone', async () => {
  const companyId = await newCompany();
  await db.transaction(async (sql) => {
    await asAct(sql, 'GERI_YUKLE', () => addCategories(sql, companyId, 'Kira', 'Yakıt'));
    await addCategories(sql, companyId, 'Prim');
  });
  await addCategories(db, companyId, 'Maaş');
  expect((await linesOf(companyId)).map(({ action }) => action)).toEqual([
    'GERI_YUKLE',
    'GERI_YUKLE',
    'EKLE',
    'EKLE',
  ]);
});

test('who acted is written down, and that nobody did', async () => {
  const companyId = await newCompany();
  const [managerId, sessionId, requestId] = [newId(), newId(), newId()];
  await db.transaction(async (sql) => {
    await sql.run(
      `SELECT set_config('vezne.actor', $1, true), set_config('vezne.session', $2, true), set_config('vezne.request', $3, true)`,
      [managerId, sessionId, requestId],
    );
    await addCategories(sql, companyId, 'Kira');
  });
  await db.transaction(async (sql) => {
    await sql.run(`SELECT set_config('vezne.actor', 'sistem', true)`);
    await addCategories(sql, companyId, 'Yakıt');
  });
  const who = await db.query(
    `SELECT label, manager_id, session_id, request_id FROM audit WHERE company_id = $1 AND entity = 'category' ORDER BY at`,
    [companyId],
  );
  expect(who).toEqual([
    { label: 'Kira', manager_id: managerId, session_id: sessionId, request_id: requestId },
    { label: 'Yakıt', manager_id: null, session_id: null, request_id: null },
  ]);
});

test('a manager is told without what identifies them', async () => {
  const companyId = await newCompany();
  // The first one owns the company, and stays.
  const [owner, id] = [newId(), newId()];
  for (const each of [owner, id]) {
    await db.run('INSERT INTO account (id, company_id, email) VALUES ($1, $2, $3)', [
      each,
      companyId,
      `${each}@x.test`,
    ]);
    await db.run(
      `INSERT INTO manager (company_id, id, name, surname, phone, role) VALUES ($1, $2, 'Ayşe', 'Ak', '+905321112233', 'MANAGER')`,
      [companyId, each],
    );
  }
  await db.run(`UPDATE manager SET phone = '+905329998877', version = version + 1 WHERE id = $1`, [id]);
  await db.run(`DELETE FROM account WHERE id = $1`, [id]);
  const [, ...lines] = await linesOf(companyId);
  expect(lines.map(({ action }) => action)).toEqual(['EKLE', 'DEGISTIR', 'SIL']);
  expect(lines[1]).toMatchObject({
    before: { phone: '***', version: 1 },
    after: { phone: '***', version: 2 },
  });
  expect(JSON.stringify(lines)).not.toMatch(/Ayşe|90532/);
  expect(await db.first('SELECT name FROM audit_person WHERE manager_id = $1', [id])).toEqual({
    name: 'Ayşe Ak',
  });
});

test('no line is changed or deleted, and all go with their company', async () => {
  const companyId = await newCompany();
  await addCategories(db, companyId, 'Kira');
  for (const sql of [
    `UPDATE audit SET action = 'EKLE' WHERE company_id = '${companyId}'`,
    `DELETE FROM audit WHERE company_id = '${companyId}'`,
    'TRUNCATE audit',
  ])
    await expect(db.run(sql)).rejects.toMatchObject({
      message: expect.stringContaining('only ever added to'),
    });
  await db.run('DELETE FROM company WHERE id = $1', [companyId]);
  expect(await db.query('SELECT 1 FROM audit WHERE company_id = $1', [companyId])).toEqual([]);
  expect(await db.query('SELECT 1 FROM trash WHERE company_id = $1', [companyId])).toEqual([]);
});
