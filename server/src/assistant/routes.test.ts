import { AssistantAnswer, api } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';

const t = testApp({ at: new Date('2026-03-18T09:00:00Z') });
const { ask: endpoint, history } = api.assistant;

let ours: SignedUp;
let theirs: SignedUp;
beforeAll(async () => {
  [ours, theirs] = [await t.signUp(), await t.signUp()];
  await record(ours, 'Kira', [
    ['2026-02-01', 'CIKIS', 12_000.5],
    ['2026-01-01', 'CIKIS', 11_000],
  ]);
  await record(ours, 'Satış', [['2026-02-10', 'GIRIS', 30_000]]);
  await record(theirs, 'Gizli', [['2026-02-05', 'CIKIS', 777_777.77]]);
});

async function record(
  person: SignedUp,
  name: string,
  lines: [string, string, number][],
  description = `${name} kaydı`,
): Promise<void> {
  const made = await t.call(api.category.save, { body: { name, type: 'HER_IKISI' } }, person);
  const { id: categoryId } = api.category.save.output.parse(made.body);
  for (const [date, cashFlowType, amount] of lines) {
    const body = { categoryId, date, cashFlowType, amount, description };
    expect((await t.call(api.cashFlow.save, { body }, person)).status).toBe(200);
  }
}

async function ask(input: string, person = ours, more: object = {}, options = {}): Promise<AssistantAnswer> {
  const { status, body, text } = await t.call(
    endpoint,
    { body: { input, ...more } },
    { ...person, ...options },
  );
  if (status !== 200) throw new Error(text);
  return AssistantAnswer.parse(body);
}

test('a question is answered with its figure, its reading and the records it rests on', async () => {
  const answer = await ask('Geçen ay ne kadar harcadık?');
  expect(answer).toMatchObject({
    action: 'ANSWER',
    engine: 'RULES',
    reading: '1–28 Şubat 2026 · Gider · 1 kayıt',
    period: { from: '2026-02-01', to: '2026-02-28' },
    matched: { count: 1, sum: 12_000.5 },
    scannedCount: 3,
    truncated: false,
  });
  expect(answer.figures[0]).toMatchObject({ value: 12_000.5, unit: 'TRY' });
  expect(answer.report).toContain('12.000,50\u00a0₺');
  expect(answer.sources.map(({ id }) => id)).toEqual(answer.matched.ids);
});

test('a long description that is cut where a picture stands is answered, and the picture is not halved', async () => {
  const person = await t.signUp();
  await record(person, 'Kira', [['2026-02-01', 'CIKIS', 5]], `${'a'.repeat(78)}🏠 depo`);
  const { report } = await ask('En son ne zaman kira ödedik?', person);
  expect(report).toContain(`${'a'.repeat(78)}…`);
  expect(report.isWellFormed()).toBe(true);
});

test('a day that no calendar has is said to be none, and the last of the month is not taken for it', async () => {
  const answer = await ask('30 Şubat 2026 gideri ne kadar?');
  expect(answer).toMatchObject({
    action: 'REFUSE',
    report: '30 Şubat 2026 diye bir gün yok; tarihi düzeltip yeniden sorar mısınız?',
    figures: [],
  });
  expect((await ask('28 Şubat 2026 gideri ne kadar?')).action).toBe('ANSWER');
});

test('a caller who asks for plain text gets the report alone', async () => {
  const answer = await t.call(
    endpoint,
    { body: { input: 'Bakiye ne?' } },
    { token: ours.token, headers: { accept: 'text/plain' } },
  );
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.text).toBe('Güncel bakiye: 6.999,50\u00a0₺.');
});

test('the same question with the same key is answered and stored once', async () => {
  const key = newId();
  const [first, second] = [
    await ask('Bu yıl kira ne kadar?', ours, {}, { key }),
    await ask('Bu yıl kira ne kadar?', ours, {}, { key }),
  ];
  expect(second).toEqual(first);
  const page = history.output.parse(
    (await t.call(history, { body: { searchText: 'BU YIL KİRA' } }, ours)).body,
  );
  expect(page.totalElements).toBe(1);
});

test('a following question leans on the one before it in the same conversation', async () => {
  const first = await ask('Geçen ay ne kadar harcadık?');
  const second = await ask('Peki ondan önceki ay?', ours, { conversationId: first.conversationId });
  expect(second).toMatchObject({
    conversationId: first.conversationId,
    period: { from: '2026-01-01', to: '2026-01-31' },
  });
  expect(second.figures[0]?.value).toBe(11_000);
});

test('a question that was given up leads nowhere, though it was answered all the same', async () => {
  const seen = await ask('Geçen ay ne kadar harcadık?');
  const { conversationId } = seen;
  await ask('Bu yıl toplam gelir ne kadar?', ours, { conversationId });
  const next = await ask('Peki ondan önceki ay?', ours, { conversationId, seenId: seen.id });
  expect(next).toMatchObject({ conversationId, period: { from: '2026-01-01', to: '2026-01-31' } });
  expect(next.figures[0]?.value).toBe(11_000);
});

test('an option is found in the conversation that offered it, long after others were asked', async () => {
  const asked = await ask('Son ay ne harcadık?', theirs);
  const [option = ''] = asked.options;
  await ask('Bakiye ne?', theirs);
  const { conversationId, id: seenId } = asked;
  const chosen = await ask(option, theirs, { conversationId, seenId });
  const stored = await t.db.first<{ plan: unknown; offered: unknown }>(
    `SELECT (SELECT plan FROM assistant_answer WHERE id = $1) AS plan,
            (SELECT offers #> '{offers,0,plan}' FROM assistant_answer WHERE id = $2) AS offered`,
    [chosen.id, asked.id],
  );
  expect(stored?.plan).toEqual(stored?.offered);
});

test('a short reply completes a question that was asked back', async () => {
  const asked = await ask('Son ay ne harcadık?');
  expect([asked.action, asked.reason]).toEqual(['CLARIFY', 'period']);
  const { conversationId } = asked;
  expect((await ask('geçen ay', ours, { conversationId })).figures[0]?.value).toBe(12_000.5);
});

test('another company sees nothing of ours, not even through our conversation', async () => {
  const { conversationId } = await ask('Geçen ay kira ne kadar?');
  const stranger = await ask('Peki ondan önceki ay?', theirs, { conversationId });
  expect(stranger.action).toBe('CLARIFY');
  expect((await ask('Geçen ay ne kadar harcadık?', theirs)).figures[0]?.value).toBe(777_777.77);
  expect((await ask('Kira ne kadar?', theirs)).action).toBe('REFUSE');
  const page = history.output.parse((await t.call(history, { body: { pageSize: 100 } }, theirs)).body);
  expect(JSON.stringify(page)).not.toContain('12.000,50');
});

test('the history comes newest first, page by page, and is searched without regard to Turkish letters', async () => {
  await ask('Bakiye kaç lira?');
  const newest = await ask('Senetle ne kadar ÖDEDİK?');
  const read = async (body: object) => history.output.parse((await t.call(history, { body }, ours)).body);
  const page = await read({ page: 0, pageSize: 2 });
  // Without what could be chosen beside it: that was offered for the day it was asked.
  expect(page.content[0]).toEqual({ ...newest, chips: undefined, next: undefined });
  expect(page).toMatchObject({ page: 0, size: 2 });
  expect((await read({ page: 1, pageSize: 2 })).content[0]?.id).not.toBe(newest.id);
  expect((await read({ searchText: 'odedik' })).content.map(({ id }) => id)).toContain(newest.id);
  // What is a placeholder to a database is a letter like any other here.
  expect((await read({ searchText: 'ne%dedik' })).totalElements).toBe(0);
});

test.each([
  [{ input: '   ' }, 'Soru gerekli'],
  [{}, 'Soru gerekli'],
  [{ input: 'a'.repeat(1_001) }, 'Soru en fazla 1000 karakter olabilir'],
])('a blank or too long question is refused under its field', async (body, message) => {
  expect(await t.call(endpoint, { body }, ours)).toMatchObject({
    status: 400,
    body: { fields: { input: message } },
  });
});

test('nobody asks without a token', async () => {
  expect((await t.call(endpoint, { body: { input: 'Bakiye?' } })).status).toBe(401);
});

test('what is stored names plan, engine and records', async () => {
  const answer = await ask('Geçen ay kiraya ne ödedik?');
  const row = await t.db.first<{ plan: unknown; engine: string; record_ids: string[]; created_by: string }>(
    'SELECT plan, engine, record_ids, created_by FROM assistant_answer WHERE company_id = $1 AND id = $2',
    [ours.companyId, answer.id],
  );
  expect(row).toMatchObject({ engine: 'RULES', record_ids: answer.matched.ids, created_by: ours.managerId });
  expect(row?.plan).toMatchObject({ steps: [{ op: 'TOTAL', filter: { categories: ['Kira'] } }] });
});
