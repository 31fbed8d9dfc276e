/** Tables that every shard would have whole, and that may therefore be asked for without a company; each with the reason. */
export const REFERENCE: Record<string, string> = {
  account: 'an address belongs to one person of one company, which is not known before it was found',
};

/** Parts of statements that name no one company, each with the reason; docs/scale.md says what mending them would take. */
export const ACROSS: Record<string, string> = {
  'FROM account a JOIN manager m':
    'sign-in: the company comes with the account that the address or the token names',
  'WHERE i.token_hash = $1': 'an invitation is opened by the secret of its link alone',
  'FROM jsonb_populate_recordset(NULL::manager,':
    'the row that comes back is whole in its value, its company with it',
  'FROM jsonb_populate_recordset(NULL::account,': 'the same',
  'FROM jsonb_populate_recordset(NULL::saved_view,': 'and so is a view that comes back',
  'FROM account a JOIN session s':
    'a sign-in is known by its device or address before a company is; the company comes with the account',
  "FROM assistant_answer WHERE action IN ('CLARIFY', 'REFUSE')":
    'an operator exports what was asked in vain, of all companies, stripped of names and amounts',
  'UPDATE data_export SET state': 'a job of any process takes the oldest order of any company',
  'LIMIT 5000))': 'the job that forgets looks through the rows of all companies, some thousand at once',
  'WITH folded AS (': 'the job that folds the sums of days that are over does so for all companies',
  'FROM company_closing WHERE closes_at <= $1': 'the job that closes companies finds those that are due',
  'SELECT FROM digest_sent d': 'the job that writes digests finds whose are due',
  'SELECT DISTINCT a.company_id AS "companyId" FROM cash_account a':
    'the job that writes of empty tills finds the companies that have one',
  pg_try_advisory_xact_lock: 'demo data is written by one process, before anybody is served',
  pg_advisory_xact_lock: 'one address is given to one person at a time, whichever company asks',
};

/** Triggers, which Citus runs only where citus.enable_unsafe_triggers is set; each writes rows of its own row's company. */
export const TRIGGERS: Record<string, string> = {
  history_of_insert: 'history is written by whatever changes a row',
  history_of_update: 'the same',
  history_of_delete: 'the same',
  keep_in_trash: 'so is the trash',
  history_stays: 'nobody rewrites history, with whatever login',
  history_stays_whole: 'the same for all of it at once',
  history_names_person: 'a name outlives its manager',
  manager_first_owns: 'a company has an owner from its first manager on',
  manager_owner_stays: 'and keeps one',
  account_sums_of_insert: 'the sums of an account change with its entries, whoever writes them',
  account_sums_of_update: 'the same',
  account_sums_of_delete: 'the same',
  give_first_account: 'a company has an account from its beginning on',
  use_default_account: 'an entry of a release that knows no accounts lies in one',
  legs_change_together: 'a leg changes with its transfer alone; it writes nothing',
  legs_stay_together: 'and goes with it alone',
  follow_merged:
    'nothing comes to belong to a contact that was merged, and it is locked against the merge; it writes its own row',
  money_follows_row: 'money of nobody goes with its row to the contact of that',
  settle_row: 'what is settled of a row changes with the lines, whoever writes them',
  tell_settled: 'a row is settled when nothing of it is open; it writes its own row',
  settled_entry_keeps: 'an entry of a settlement changes with it alone; it writes nothing',
  settled_entry_stays: 'and goes with it alone',
  plain_without_account: 'and a plain entry without its account; it writes its own row',
  plain_without_contact:
    'a row that was read is a plain entry again without its contact; it writes its own row',
};

/** Foreign keys that Citus refuses: it lets no part of a key become empty where the company is in it. */
export const EMPTIED: Record<string, string> = {
  project_income_product_fk: 'an income outlives its product',
  project_expense_product_fk: 'and so does an expense',
  import_row_account_fk:
    'a row that was read outlives the account that it named, and goes to the account of its file',
  import_row_category_fk: 'a row that was read outlives the category chosen for it, and asks again',
  import_row_suggested_fk: 'and the one it was offered',
  import_row_contact_fk: 'and the contact whose money it is',
  import_row_transfer_fk: 'and the account at the other end of its transfer',
  recurring_category_fk: 'what repeats outlives its category, and books nothing without one',
  recurring_account_fk: 'and its account',
  recurring_project_fk: 'and its project, without which it goes on',
};
