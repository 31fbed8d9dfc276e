import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDatabase } from '../test/database';

const db = testDatabase();

/**
 * What must hold whoever writes at the same time, and by what: a constraint or trigger of the database by its name, or
 * the statement that makes writers wait for each other, in its file.
 */
const invariants: Record<string, { named: string } | { file: string; statement: string }> = {
  'one account per address': { named: 'account_email_unique' },
  'one invitation per company and address': { named: 'invitation_email_unique' },
  'one category per folded name in a company': { named: 'category_name_unique' },
  'one product per code in a company': { named: 'product_code_unique' },
  'one project per code in a company': { named: 'project_code_unique' },
  'one view of the ledger per folded name and manager': { named: 'saved_view_name_unique' },
  'the same words mean one thing in a company': { named: 'learned_question_once' },
  'one view of the ledger opens first': { named: 'saved_view_one_first' },
  'an entry has a category of its own company': { named: 'cash_flow_category_fk' },
  'an entry has a project of its own company or none': { named: 'cash_flow_project_fk' },
  'an income belongs to a project of its company': { named: 'project_income_project_fk' },
  'an income has a category of its company': { named: 'project_income_category_fk' },
  'an expense belongs to a project of its company': { named: 'project_expense_project_fk' },
  'an expense has a category of its company': { named: 'project_expense_category_fk' },
  'an income names a product of its company or none': { named: 'project_income_product_fk' },
  'an expense names a product of its company or none': { named: 'project_expense_product_fk' },
  'a project has a category of its company or none': { named: 'project_category_fk' },
  'a project does not end before it starts': { named: 'project_dates' },
  'a place has both coordinates or none': { named: 'project_place' },
  'a session belongs to a manager who is there': { named: 'session_manager_fk' },
  'the owner of a company stays': { named: 'manager_owner_stays' },
  'the first manager owns the company': { named: 'manager_first_owns' },
  'history is never rewritten': { named: 'history_stays' },
  'an entry lies in an account of its own company': { named: 'cash_flow_account_fk' },
  'one account per folded name in a company': { named: 'cash_account_name_unique' },
  'one default account per company': { named: 'cash_account_default' },
  'a leg changes with its transfer only': { named: 'legs_change_together' },
  'a leg goes with its transfer only': { named: 'legs_stay_together' },
  'no more of an income is settled than there is': { named: 'project_income_settled_within' },
  'no more of an expense is settled than there is': { named: 'project_expense_settled_within' },
  'what is settled of a row is what its lines say': { named: 'settle_row' },
  'an entry of a settlement changes with it only': { named: 'settled_entry_keeps' },
  'an entry of a settlement goes with it only': { named: 'settled_entry_stays' },
  'one contact per folded name in a company': { named: 'contact_name_unique' },
  'a row that is added can be read': { named: 'import_row_readable' },
  'a batch is added once': { file: 'statement/batch-queries.ts', statement: 'FOR UPDATE' },
  'an entry repeats once at a time': { named: 'recurring_one_open' },
  'a day of what repeats is decided once': { named: 'recurring_occurrence_pkey' },
  'an amount is at least one kuruş': { named: 'cash_flow_amount_kurus_check' },
  'a company never loses its last manager': {
    file: 'manager/queries.ts',
    statement: 'ORDER BY id FOR UPDATE',
  },
  'an editor with a stale version overwrites nothing': {
    file: 'cash-flow/queries.ts',
    statement: 'FOR UPDATE OF e',
  },
  'an address is given to one person at a time': {
    file: 'auth/queries.ts',
    statement: 'pg_advisory_xact_lock',
  },
  'the monthly limit of projects': { file: 'project/queries.ts', statement: 'ON CONFLICT' },
  'a failed sign-in is counted before it is evaluated': {
    file: 'auth/attempt-queries.ts',
    statement: 'WHERE a.blocked_until <= $2',
  },
  'a reset link works once': { file: 'auth/queries.ts', statement: 'DELETE FROM reset_token' },
  'a write with a key happens once': { file: 'http/idempotency.ts', statement: 'ON CONFLICT' },
};

const Names = `SELECT conname AS name FROM pg_constraint UNION SELECT tgname FROM pg_trigger
  UNION SELECT indexrelid::regclass::text FROM pg_index WHERE indisunique`;

test('each invariant is held by a constraint, a trigger or a lock that is there', async () => {
  const names = new Set((await db.query<{ name: string }>(Names)).map(({ name }) => name));
  const unheld = Object.entries(invariants).filter(([, by]) =>
    'named' in by
      ? !names.has(by.named)
      : !readFileSync(join(__dirname, '..', by.file), 'utf8').includes(by.statement),
  );
  expect(unheld).toEqual([]);
});

test('whatever is unique under a name of ours is among the invariants', async () => {
  const given = await db.query<{ name: string }>(
    `SELECT conname AS name FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
      WHERE c.connamespace = 'public'::regnamespace AND conname LIKE '%\\_unique'`,
  );
  const held = Object.values(invariants).flatMap((by) => ('named' in by ? [by.named] : []));
  expect(given.map(({ name }) => name).filter((name) => !held.includes(name))).toEqual([]);
});

/** Columns that name a record of another table without a foreign key, each with the reason. */
const LOOSE: Record<string, string> = {
  'account.company_id':
    'an address is looked up before its company is known; the manager beside it has the key',
  'assistant_answer.conversation_id': 'a conversation is no row: its questions are all there is of it',
  'audit.entity_id': 'history outlives what it tells of',
  'audit.manager_id': 'history outlives who did it',
  'audit.request_id': 'a request is no row',
  'audit.session_id': 'history outlives the session',
  'audit_person.manager_id': 'the name stays for the history when the person goes',
  'company.owner_id': 'the trigger manager_owner_stays keeps the owner there',
  'idempotency.company_id': 'visitors have keys too, without a company',
  'ledger_account.account_id': 'sums of an account without entries are left behind, and are nothing',
  'ledger_account_day.account_id': 'likewise',
  'import_entry.entry_id': 'an entry that comes back from the trash is known again',
  'import_row.entry_id': 'the entry comes into being when the row is added',
  'import_row.twin_id': 'an entry that was deleted since is shown no more',
  'recurring.source_id': 'the entry may be deleted, and come back from the trash',
  'recurring_occurrence.cash_flow_id': 'likewise; the day stays decided',
  'settlement.offset_id': 'the other half comes back from the trash one after the other',
  'ledger_month.category_id': 'a sum is folded by the statement that moves the entries of the category',
  'transfer.fee_cash_flow_id': 'a fee may be deleted by itself, and come back from the trash',
  'pending_sign_up.new_company_id': 'the company comes into being with the confirmation',
};

const References = `
  SELECT t.relname || '.' || a.attname AS "column"
    FROM pg_attribute a JOIN pg_class t ON t.oid = a.attrelid
   WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p') AND NOT t.relispartition
     AND a.attnum > 0 AND NOT a.attisdropped AND a.attname LIKE '%\\_id' AND format_type(a.atttypid, null) = 'uuid'
     AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conrelid = t.oid AND c.contype IN ('f') AND a.attnum = ANY (c.conkey))
   ORDER BY 1`;

test('a column that names another record has a foreign key, or a reason', async () => {
  const loose = (await db.query<{ column: string }>(References)).map(({ column }) => column);
  expect(loose.filter((column) => !(column in LOOSE))).toEqual([]);
});
