import { business, type Column, type Entry, impersonal, plain } from './entry';
import { textFields } from './field-names';

const derived = plain('made from the columns beside it');
const digest = plain('digest');
const choice = (title: string) => plain('one of a fixed list', title);

/**
 * A table of records, whose columns the contract names: their texts may tell of somebody unless they are codes. What
 * is technical, or is called otherwise in the download, stands in `others`.
 */
const records = (what: string, table: string, others: Record<string, Column> = {}): Entry =>
  business(what, {
    ...Object.fromEntries(
      textFields(table).map(([column, { label, names }]) => [column, names ? choice(label) : label]),
    ),
    ...others,
  });

const safety = { purpose: 'keeping accounts safe', ground: 'interest (5/2-f)' } as const;

/**
 * The inventory of personal data: every table, and in it every column that can hold text, a document, an address of
 * the network or bytes. `inventory.test.ts` compares it with the database, so a new column comes with a line here
 * (of `records`, beside its schema in the contract): its Turkish name when it can tell something about a person,
 * `plain(reason)` when it cannot. Then `node scripts/docs/privacy.mjs` prints docs/privacy.md anew.
 */
export const inventory: Record<string, Entry> = {
  company: records('the company itself', 'company'),
  subscription: business('the subscription', { plan: choice('Plan') }),
  account: {
    what: 'what a person signs in with',
    whose: 'person',
    purpose: 'opening the account and signing in',
    ground: 'contract (5/2-c)',
    keeping: 'account',
    exported: 'person',
    erased: 'row goes',
    columns: { email: 'E-posta', password_hash: digest },
  },
  manager: {
    what: 'a person of a company',
    whose: 'person',
    purpose: 'showing colleagues who is who',
    ground: 'contract (5/2-c)',
    keeping: 'account',
    exported: 'company',
    erased: 'row goes',
    columns: {
      name: 'Ad',
      surname: 'Soyad',
      phone: 'Telefon',
      title: 'Unvan',
      role: choice('Rol'),
    },
  },
  factor: {
    what: 'the second factor of a sign-in',
    whose: 'person',
    ...safety,
    keeping: 'account',
    exported: 'secret',
    erased: 'row goes',
    columns: { secret: plain('technical') },
  },
  recovery_code: {
    what: 'unused codes in place of the second factor',
    whose: 'person',
    ...safety,
    keeping: 'account',
    exported: 'secret',
    erased: 'row goes',
    columns: { hash: digest },
  },
  security_alert: {
    what: 'what a person must be told at the next visit',
    whose: 'person',
    ...safety,
    keeping: 'timed',
    exported: 'person',
    erased: 'row goes',
    columns: { kind: choice('Tür'), device: 'Cihaz' },
  },
  manager_removal: {
    what: 'a removed person, for an undo',
    whose: 'person',
    ...safety,
    keeping: 'timed',
    exported: 'passing',
    erased: 'row goes',
    columns: { person: 'Kişi' },
  },
  pending_sign_up: {
    what: 'a sign-up whose mailed link was not opened yet',
    whose: 'visitor',
    purpose: 'opening the account once the address is verified',
    ground: 'contract (5/2-c)',
    keeping: 'timed',
    exported: 'not theirs',
    erased: 'stays',
    columns: {
      email: 'E-posta',
      name: 'Ad',
      surname: 'Soyad',
      company_name: 'Şirket adı',
      phone: 'Telefon',
      tax_number: 'Vergi / T.C. kimlik no',
      selected_currency: choice('Para birimi'),
      password_hash: digest,
      token_hash: digest,
    },
  },
  invitation: {
    what: 'a person invited to a company',
    whose: 'visitor',
    purpose: 'letting in who accepts',
    ground: 'interest (5/2-f)',
    keeping: 'timed',
    exported: 'company',
    erased: 'stays',
    columns: {
      email: 'E-posta',
      name: 'Ad',
      surname: 'Soyad',
      phone: 'Telefon',
      title: 'Unvan',
      token_hash: digest,
    },
  },
  session: {
    what: 'a signed-in device',
    whose: 'person',
    ...safety,
    keeping: 'timed',
    exported: 'person',
    erased: 'row goes',
    columns: { device: 'Cihaz', ip: 'IP adresi', device_hash: digest, last_ip: 'Son IP adresi' },
  },
  reset_token: {
    what: 'a link for choosing a password',
    whose: 'person',
    ...safety,
    keeping: 'timed',
    exported: 'secret',
    erased: 'row goes',
    columns: { hash: digest },
  },
  login_attempt: {
    what: 'failed sign-ins',
    whose: 'nobody',
    ...safety,
    keeping: 'timed',
    exported: 'passing',
    erased: 'none there',
    columns: { key: digest },
  },
  rate_limit: impersonal('spent request budgets', { key: digest }, 'timed'),
  idempotency: {
    what: 'first answers to writes, for their repetition',
    whose: 'company',
    purpose: 'storing nothing twice',
    ground: 'contract (5/2-c)',
    keeping: 'timed',
    exported: 'passing',
    erased: 'row goes',
    columns: {
      scope: plain('technical'),
      key: plain('technical'),
      request: digest,
      answer: 'Yanıt',
    },
  },
  contact_message: {
    what: 'a message from the contact form',
    whose: 'visitor',
    purpose: 'answering it',
    ground: 'interest (5/2-f)',
    keeping: 'timed',
    exported: 'not theirs',
    erased: 'stays',
    columns: {
      full_name: 'Ad Soyad',
      email: 'E-posta',
      phone: 'Telefon',
      company_name: 'Şirket',
      subject: 'Konu',
      message: 'Mesaj',
    },
  },
  category: records('categories', 'category', {
    name: 'Kategori',
    name_key: derived,
    color: plain('colour', 'Renk'),
  }),
  cash_flow: records('the ledger', 'cash_flow', { search_text: derived, type: choice('Tür') }),
  ledger_total: { ...impersonal('sums of the ledger', {}, 'company'), exported: 'derived' },
  ledger_day: {
    ...impersonal('sums of the ledger', { type: choice('Tür') }, 'company'),
    exported: 'derived',
  },
  ledger_month: {
    ...impersonal(
      'sums of the ledger',
      { type: choice('Tür'), payment_method: choice('Ödeme yöntemi') },
      'company',
    ),
    exported: 'derived',
  },
  project: records('projects', 'project', { code_key: derived, search_text: derived, analysis: derived }),
  project_month: {
    ...impersonal('how many projects a month has', {}, 'company'),
    exported: 'derived',
  },
  project_code_sequence: { ...impersonal('the last project code', {}, 'company'), exported: 'derived' },
  product: records('products and services', 'product', {
    code_key: derived,
    unit: plain('name of a thing', 'Birim'),
    search_text: derived,
  }),
  project_income: records('income of projects', 'project_income', { search_text: derived }),
  project_expense: records('expenses of projects', 'project_expense', { search_text: derived }),
  assistant_answer: {
    ...business('questions to Vezne AI and their answers', {
      question: 'Soru',
      report: 'Yanıt',
      search_text: derived,
      action: choice('Sonuç'),
      reason: choice('Neden'),
      plan: 'Anlaşılan',
      engine: choice('Yöntem'),
      usage: plain('technical'),
      record_ids: plain('technical', 'Dayanak kayıtlar'),
      answer: 'Yanıtın tamamı',
    }),
    keeping: 'timed',
    erased: 'id goes',
  },
  audit: business('who changed what, and when: the history', {
    action: choice('İşlem'),
    entity: choice('Tür'),
    label: 'Kayıt',
    before: 'Önceki değerler',
    after: 'Yeni değerler',
  }),
  audit_person: {
    what: 'what people are called in the history',
    whose: 'person',
    purpose: 'showing colleagues who changed what, also after somebody left',
    ground: 'interest (5/2-f)',
    keeping: 'company',
    exported: 'company',
    erased: 'row goes',
    columns: { name: 'Ad Soyad' },
  },
  trash: {
    ...business('deleted records that can still be restored', {
      entity: choice('Tür'),
      label: 'Kayıt',
      payload: 'Silinen kayıt',
      children: 'Onunla silinenler',
    }),
    keeping: 'timed',
  },
  backup_state: impersonal(
    'how the backups of the installation stand',
    { failure: plain('one of a fixed list') },
    'for good',
  ),
  company_closing: impersonal('companies in their days of grace', {}, 'company'),
  data_export: {
    what: 'an archive somebody asked for',
    whose: 'person',
    purpose: 'handing people their data',
    ground: 'law (5/2-ç)',
    keeping: 'timed',
    exported: 'passing',
    erased: 'row goes',
    columns: { scope: choice('Kapsam'), state: choice('Durum') },
  },
  data_export_part: {
    what: 'the archive itself, in parts',
    whose: 'person',
    purpose: 'handing people their data',
    ground: 'law (5/2-ç)',
    keeping: 'record',
    exported: 'passing',
    erased: 'row goes',
    columns: { bytes: 'Arşiv' },
  },
  demo_seed: impersonal('parts of the demo that were made', { part: plain('name of a thing') }, 'for good'),
  migration: impersonal('the history of the schema', { name: plain('name of a thing') }, 'for good'),
  migration_checksum: impersonal(
    'the history of the schema',
    { name: plain('name of a thing'), checksum: digest },
    'for good',
  ),
};
