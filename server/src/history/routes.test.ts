import { PassThrough } from 'node:stream';
import { api, Category, type Endpoint, type HistoryLine } from '@vezne/contract';
import { columnField } from '../db/inventory/field-names';
import { createLog } from '../log';
import { testApp } from '../test/app';
import { cashFlowBody } from '../test/bodies';
import { type SeededCompany, seedCompany } from '../test/company';
import { examplesFor } from '../test/examples';

// Nothing of security reaches this log: the history has it all the same.
const t = testApp({ log: createLog('fatal', new PassThrough()) });

type Who = { token: string };
type Found = { content: HistoryLine[]; totalElements: number };
const history = (who: Who, query: object = {}) => t.ask<Found>(api.history.findAll, who, { body: query });
const newest = async (who: Who, query: object = {}) => (await history(who, query)).content[0];

const TABLES = `SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = 'history_of_insert' ORDER BY 1`;

test('an amount that is changed is told with what it was, and with nothing else', async () => {
  const us = await seedCompany(t);
  const save = (amount: number, id?: string) =>
    t.ask<{ id: string }>(id ? api.cashFlow.update : api.cashFlow.save, us, {
      body: {
        date: '2026-03-04',
        description: 'Kira',
        amount,
        categoryId: us.categoryId,
        ...(id ? { id } : { cashFlowType: 'CIKIS' }),
      },
    });
  const { id } = await save(45_000);
  await save(54_000, id);
  const stored = await t.db.query(
    `SELECT before, after FROM audit WHERE company_id = $1 AND entity_id = $2 AND action = 'DEGISTIR'`,
    [us.companyId, id],
  );
  expect(stored).toEqual([
    { before: { amount_kurus: 4_500_000, version: 1 }, after: { amount_kurus: 5_400_000, version: 2 } },
  ]);
  expect(await newest(us)).toMatchObject({
    action: 'DEGISTIR',
    entity: 'cash-flow',
    entityId: id,
    label: 'Kira',
    managerId: us.managerId,
    managerName: 'Ayşe Yılmaz',
    changes: [{ field: 'amount', before: 45_000, after: 54_000, hidden: false }],
  });
});

test('what follows from several changes at once is told of none of them', async () => {
  const us = await seedCompany(t);
  await t.db.transaction(async (sql) => {
    await sql.query(`SELECT set_config('vezne.company', $1, true)`, [us.companyId]);
    for (const [label, detail] of [
      ['Bir', false],
      ['İki', false],
      ['Bağlı', true],
    ] as const)
      await sql.query(
        `INSERT INTO audit (company_id, action, entity, entity_id, label, detail) VALUES ($1, 'SIL', 'project', gen_random_uuid(), $2, $3)`,
        [us.companyId, label, detail],
      );
  });
  const { content } = await history(us);
  expect(content.slice(0, 2).map(({ label, parts }) => [label, parts])).toEqual([
    ['İki', 0],
    ['Bir', 0],
  ]);
});

test('an import is one line, which each of its entries knows', async () => {
  const us = await seedCompany(t);
  const before = (await history(us)).totalElements;
  const row = { ...cashFlowBody, amount: 12.5 };
  const rows = [
    ...Array.from({ length: 7 }, (_, at) => ({ ...row, date: `2026-03-0${at + 1}`, categoryName: 'Elden' })),
    { ...row, cashFlowType: 'GIRIS', categoryName: 'Peşin' },
  ];
  await t.ask(api.cashFlow.import, us, { body: { rows } });
  const { content, totalElements } = await history(us);
  expect(totalElements).toBe(before + 1);
  expect(content[0]).toMatchObject({ action: 'AKTAR', entity: 'cash-flow', entityId: null, parts: 2 });
  expect(content[0]?.changes.map(({ field, after }) => [field, after])).toEqual([
    ['count', 8],
    ['from', '2026-03-01'],
    ['to', '2026-03-07'],
    ['income', 12.5],
    ['expense', 87.5],
  ]);
  const [entry] = (
    await t.ask<{ content: { id: string; categoryId: string }[] }>(api.cashFlow.findAll, us, {
      body: { from: '2026-03-07', to: '2026-03-07' },
    })
  ).content;
  const own = await history(us, { entity: 'cash-flow', entityId: entry?.id });
  expect(own.content.map(({ action }) => action)).toEqual(['AKTAR']);
  const ofCategory = await history(us, { entity: 'category', entityId: entry?.categoryId });
  expect(ofCategory.content.map(({ action, label }) => [action, label])).toEqual([['EKLE', 'Elden']]);
});

/** Every row of every table with a history, by table and id. */
async function snapshot(companyId: string) {
  const rows = new Map<string, Record<string, unknown>>();
  for (const { name } of await t.db.query<{ name: string }>(TABLES)) {
    const owner = name === 'company' ? 'id' : 'company_id';
    const found = await t.db.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(x) AS row FROM ${name} x WHERE ${owner} = $1`,
      [companyId],
    );
    for (const { row } of found) rows.set(`${name} ${String(row.id ?? row.company_id)}`, row);
  }
  return rows;
}

type Stored = {
  action: string;
  entity: string;
  entity_id: string | null;
  detail: boolean;
  manager_id: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

const linesOf = (companyId: string) =>
  t.db.query<Stored>('SELECT * FROM audit WHERE company_id = $1 ORDER BY at, id', [companyId]);

/** Writes that tell nothing of the company, and why. */
const silent: Record<string, string> = {
  'assistant.ask': 'its questions are a history of their own',
  'contact.contactUs': 'a stranger writes to the provider',
  'manager.verifyAccount': 'the link of the example is made up',
  'manager.resendVerification': 'nobody has a company yet',
  'dataExport.link': 'the file of the example is made up',
  'manager.acceptInvitation': 'the link of the example is made up',
  'manager.resendInvitation': 'it is the same invitation',
  'manager.createAccount': 'it makes another company',
  'project.analyze': 'what it finds follows from the rows; the project has it as a detail',
  'auth.provePassword': 'it changes nothing but how long one is trusted',
  'auth.resetPassword': 'the link of the example is made up',
  'auth.dismissAlert': 'a notice is taken away; what it told of stays told',
  'factor.switchOff': 'none is on in the example; its own test sees the line',
  'leaving.eraseAccount': 'the owner of the example may not; its own test sees the line',
  'leaving.keepCompany': 'the company of the example is not about to close',
  'category.delete': 'the category of the example is in use',
  'notification.read': 'what one person has seen; nobody else sees it, no figure follows from it',
  'notification.unread': 'likewise',
  'notification.snooze': 'likewise',
  'notification.choose': 'what one person wants to be told; nobody else sees it, no figure follows from it',
  'notification.unsubscribe': 'likewise',
  'recurring.occurrence': 'who left a day out, and when, stands in the day itself; no figure follows from it',
  'savedView.save':
    'a view is how one person looks at the ledger; nobody else sees it, no figure follows from it',
  'savedView.update': 'likewise',
  'assistant.dismissInsight': 'likewise',
  'learnedQuestion.delete':
    'what was learned from a choice follows from the questions; no figure follows from it',
  'cashFlow.undoSeveral': 'nothing was changed before in the example; its own test sees the lines',
  'savedView.delete': 'likewise',
  'statement.read': 'a draft is nothing of the ledger yet',
  'statement.map': 'likewise',
  'statement.move': 'likewise',
  'statement.decide': 'likewise',
  'statement.discard': 'likewise',
};

const all: Endpoint[] = Object.values(api).flatMap((noun): Endpoint[] => Object.values(noun));
const writing = all.filter(({ writes }) => writes);

test.each(writing.map(({ id }, at) => [id, at] as const))(
  '%s is told by exactly one line, with what was there and what is',
  async (id, at) => {
    const us: SeededCompany = await seedCompany(t);
    const endpoint = writing.find((each) => each.id === id);
    if (!endpoint) throw new Error('lost on the way');
    const [lines, rows] = [await linesOf(us.companyId), await snapshot(us.companyId)];
    const example = examplesFor(us, 7_000 + at)[id];
    const answer = await t.call(endpoint, example, { token: us.token, key: `once-${id}` });
    expect([answer.status < 300 || id in silent, answer.text]).toEqual([true, answer.text]);
    const now = await snapshot(us.companyId);
    const told = (await linesOf(us.companyId)).slice(lines.length);
    expect(told.filter(({ detail }) => !detail)).toHaveLength(id in silent ? 0 : 1);
    for (const { entity, entity_id, action, before, after, manager_id } of told) {
      expect(manager_id).toBe(us.managerId);
      if (entity_id === null || action === 'GUVENLIK' || action === 'KALICI_SIL') continue;
      const key = `${entity} ${entity_id}`;
      const masked = (row: object | null) => Object.entries(row ?? {}).filter(([, value]) => value !== '***');
      expect(rows.get(key) ?? {}).toMatchObject(Object.fromEntries(masked(before)));
      expect(now.get(key) ?? {}).toMatchObject(Object.fromEntries(masked(after)));
      expect([key, before === null, after === null]).toEqual([key, !rows.has(key), !now.has(key)]);
    }
    // The same request again gets its answer, and is told no second time.
    await t.call(endpoint, example, { token: us.token, key: `once-${id}` });
    expect(await linesOf(us.companyId)).toHaveLength(lines.length + told.length);
  },
);

test('what is refused is not told', async () => {
  const us = await seedCompany(t);
  const before = (await linesOf(us.companyId)).length;
  const stale = { ...examplesFor(us, 1)['cashFlow.update']?.body, version: 9 };
  expect((await t.call(api.cashFlow.update, { body: stale }, us)).status).toBe(409);
  expect((await t.call(api.category.delete, { query: { id: us.categoryId } }, us)).status).toBe(409);
  expect(await linesOf(us.companyId)).toHaveLength(before);
});

test('signing in, failing to, changing a password and exporting are told, however quiet the log is', async () => {
  const us = await t.signUp();
  const login = (password: string) => t.call(api.auth.login, { body: { email: us.email, password } });
  for (let tries = 0; tries < 3; tries++) {
    await login('yanlis-sifre');
    await t.idle();
  }
  await t.call(api.auth.forgotPassword, { params: { email: us.email } });
  await t.idle();
  await t.ask(api.auth.changePassword, us, {
    body: { oldPassword: us.password, newPassword: 'Baska-Guclu-19' },
  });
  await t.ask(api.history.noteExport, us, { body: { list: 'Kasa Defteri', format: 'csv', rows: 3 } });
  const { content } = await history(us, { entity: 'security' });
  expect(content.map(({ event, label, managerName }) => [event, label, managerName])).toEqual([
    ['data.exported', 'Ayşe Yılmaz', 'Ayşe Yılmaz'],
    ['password.changed', 'Ayşe Yılmaz', 'Ayşe Yılmaz'],
    ['password.reset-asked', 'Ayşe Yılmaz', null],
    ['login.failed', 'Ayşe Yılmaz', null],
    ['login.ok', 'Ayşe Yılmaz', 'Ayşe Yılmaz'],
  ]);
  expect(content[0]?.changes.map(({ field, after }) => [field, after])).toEqual([
    ['list', 'Kasa Defteri'],
    ['format', 'csv'],
    ['rows', 3],
  ]);
  expect(content[3]?.changes.map(({ field }) => field)).toEqual(['device']);
});

test('a stolen session is told', async () => {
  const us = await t.signUp();
  const refresh = (refreshToken: string) => t.call(api.auth.refresh, { query: { refreshToken } });
  await refresh(us.refreshToken);
  t.later(120_000);
  expect((await refresh(us.refreshToken)).status).toBe(401);
  const again = await t.signIn(us.email, us.password);
  expect((await history(again, { entity: 'security' })).content.map(({ event }) => event)).toContain(
    'session.reuse',
  );
});

test('the list is narrowed by kind, record, person, words and days, newest first', async () => {
  const us = await seedCompany(t);
  const { id } = Category.parse(
    await t.ask(api.category.save, us, { body: { name: 'Işıl Elektrik', type: 'GIDER' } }),
  );
  await t.ask(api.category.update, us, { body: { id, name: 'Işıl Enerji', type: 'GIDER' } });
  const found = async (query: object) =>
    (await history(us, query)).content.map(({ action, label }) => `${action} ${label}`);
  expect(await found({ entity: 'category', entityId: id })).toEqual([
    'DEGISTIR Işıl Enerji',
    'EKLE Işıl Elektrik',
  ]);
  expect(await found({ searchText: 'ISIL' })).toEqual(['DEGISTIR Işıl Enerji', 'EKLE Işıl Elektrik']);
  expect(await found({ searchText: 'ISIL', managerId: us.otherManagerId })).toEqual([]);
  expect(await found({ searchText: 'ISIL', managerId: us.managerId })).toHaveLength(2);
  expect(await found({ searchText: 'ISIL', from: '2026-01-01', to: '2026-01-02' })).toEqual([]);
  expect(await found({ searchText: 'ISIL', from: '2026-01-01', to: '2100-01-02' })).toHaveLength(2);
  expect(await found({ entity: 'project', entityId: us.projectId })).toEqual(['EKLE Konut']);
  const page = await history(us, { page: 1, pageSize: 1 });
  expect([page.content.length, page.totalElements > 10]).toEqual([1, true]);
  const refused = await t.call(api.history.findAll, { body: { from: '2026-02-02', to: '2026-02-01' } }, us);
  expect(refused.body).toMatchObject({ fields: { to: 'Bitiş tarihi başlangıç tarihinden önce olamaz' } });
});

test('a manager is named as they are called now, without a word on how to reach them', async () => {
  const us = await seedCompany(t);
  const body = { id: us.otherManagerId, name: 'Can', surname: 'Er', phone: '05329998877' };
  await t.ask(api.manager.update, us, { body });
  const line = await newest(us);
  expect(line).toMatchObject({ entity: 'manager', label: 'Can Er', action: 'DEGISTIR' });
  expect(line?.changes).toContainEqual({ field: 'phone', before: null, after: null, hidden: true });
  expect(JSON.stringify(await history(us, { pageSize: 100 }))).not.toMatch(/5329998877|@/);
});

/** Columns that say nothing to people. */
const technical = ['id', 'created_at', 'updated_at', 'version'];

test('every column of a table with a history has a Turkish name', async () => {
  const columns = await t.db.query<{ table: string; column: string }>(
    `SELECT t.tgrelid::regclass::text AS "table", a.attname AS "column"
       FROM pg_trigger t JOIN pg_attribute a ON a.attrelid = t.tgrelid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE t.tgname = 'history_of_insert'
        AND a.attname::text <> ALL ((string_to_array(encode(t.tgargs, 'escape'), '\\000'))[2]::text[])
      ORDER BY 1, a.attnum`,
  );
  const unnamed = columns.filter(
    ({ table, column }) => !technical.includes(column) && !columnField(table, column),
  );
  expect(columns.length).toBeGreaterThan(60);
  expect(unnamed).toEqual([]);
});
