import { business, type Entry, impersonal, plain } from './entry';

const derived = plain('made from the columns beside it');
const digest = plain('digest');
const choice = (title: string) => plain('one of a fixed list', title);

const accrual = {
  description: 'Açıklama',
  search_text: derived,
  status: choice('Durum'),
  payment_method: choice('Ödeme yöntemi'),
  counterparty: 'Karşı taraf',
  document_no: 'Belge no',
};

const safety = { purpose: 'keeping accounts safe', ground: 'interest (5/2-f)' } as const;

/**
 * The inventory of personal data: every table, and in it every column that can hold text, a document, an address of
 * the network or bytes. `inventory.test.ts` compares it with the database, so a new column comes with a line here:
 * its Turkish name when it can tell something about a person, `plain(reason)` when it cannot. Then
 * `node scripts/docs/privacy.mjs` prints docs/privacy.md anew.
 */
export const inventory: Record<string, Entry> = {
  company: business('the company itself', {
    name: 'Şirket adı',
    tax_number: 'Vergi / T.C. kimlik no',
    tax_office: 'Vergi dairesi',
    email: 'E-posta',
    phone: 'Telefon',
    address: 'Adres',
    city: 'İl',
    iban: 'IBAN',
    selected_currency: choice('Para birimi'),
  }),
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
  session: {
    what: 'a signed-in device',
    whose: 'person',
    ...safety,
    keeping: 'timed',
    exported: 'person',
    erased: 'row goes',
    columns: { device: 'Cihaz', ip: 'IP adresi' },
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
  category: business('categories', {
    name: 'Kategori',
    name_key: derived,
    type: choice('Tür'),
    color: plain('colour', 'Renk'),
    description: 'Açıklama',
  }),
  cash_flow: business('the ledger', {
    description: 'Açıklama',
    search_text: derived,
    type: choice('Tür'),
    payment_method: choice('Ödeme yöntemi'),
  }),
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
  project: business('projects', {
    name: 'Proje adı',
    code: 'Kod',
    code_key: derived,
    customer_name: 'Müşteri',
    status: choice('Durum'),
    address: 'Adres',
    city: 'İl',
    description: 'Açıklama',
    search_text: derived,
    analysis: derived,
  }),
  project_month: {
    ...impersonal('how many projects a month has', {}, 'company'),
    exported: 'derived',
  },
  project_code_sequence: { ...impersonal('the last project code', {}, 'company'), exported: 'derived' },
  product: business('products and services', {
    name: 'Ad',
    kind: choice('Tür'),
    code: 'Kod',
    code_key: derived,
    unit: plain('name of a thing', 'Birim'),
    description: 'Açıklama',
    search_text: derived,
  }),
  project_income: business('income of projects', accrual),
  project_expense: business('expenses of projects', accrual),
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
  demo_seed: impersonal('parts of the demo that were made', { part: plain('name of a thing') }, 'for good'),
  migration: impersonal('the history of the schema', { name: plain('name of a thing') }, 'for good'),
  migration_checksum: impersonal(
    'the history of the schema',
    { name: plain('name of a thing'), checksum: digest },
    'for good',
  ),
};
