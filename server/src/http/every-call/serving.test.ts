import { api, limits } from '@vezne/contract';
import { z } from 'zod';
import { testApp } from '../../test/app';
import type { SignedUp } from '../../test/people';
import { register, registerBytes, registerPublic } from '../endpoint';

// A call as the contract describes one, whose answer is any text.
const plain = { ...api.category.addReadyMade, output: z.string(), writes: false };
const probe = (name: string) => ({ ...plain, id: `probe.${name}`, path: `/probe/${name}` });
const body = z.strictObject({ word: z.string() });
const who = probe('who');
const open = { ...probe('open'), roles: 'public' as const };
const placed = {
  ...probe('placed/{place}/in/{town}'),
  params: z.object({ place: z.string(), town: z.string() }),
};
const usual = { ...probe('usual'), body };
const wide = { ...probe('wide'), body, bodyLimit: 2 * limits.body };
const bytes = { ...probe('bytes'), params: undefined, query: undefined, body };
const said = { ...open, id: 'probe.said', path: '/probe/said' };
const written = { ...probe('written'), writes: true };
const undone = {
  ...probe('undone'),
  method: 'DELETE' as const,
  query: api.category.delete.query,
  undoable: true as const,
};
const kept = { ...probe('kept'), method: 'DELETE' as const, query: api.category.delete.query };
const operators = { ...probe('operators'), roles: ['ADMIN'] as const };

const t = testApp({
  rateLimits: true,
  extend(app) {
    register(app, who, ({ companyId, managerId, role }) => `${companyId} ${managerId} ${role}`);
    registerPublic(app, open, (call) =>
      Object.keys(call)
        .filter((key) => /Id$|^role$/.test(key))
        .join(),
    );
    registerPublic(app, said, () => 'merhaba', { asText: (word) => word.toUpperCase() });
    register(app, placed, ({ input }) => `${input.place} ${input.town}`);
    for (const endpoint of [usual, wide]) register(app, endpoint, ({ input }) => String(input.word.length));
    registerBytes(
      app,
      bytes,
      async (given, caller) => ({ input: { given, caller }, identity: given.length }),
      ({ input, companyId }) =>
        [new TextDecoder().decode(input.given), input.caller.companyId === companyId].join(' '),
    );
    register(app, written, () => 'yazıldı');
    for (const endpoint of [undone, kept]) register(app, endpoint, () => 'silindi');
    register(app, operators, () => 'işletme');
  },
});

let person: SignedUp;
beforeAll(async () => {
  person = await t.signUp();
});
let sender = 0;
/** An address that has asked nothing yet. */
const newcomer = () => `203.0.113.${++sender}`;
const expired = { status: 401, body: { code: 'UNAUTHENTICATED' } };
const tooMany = { status: 429, body: { code: 'TOO_MANY_REQUESTS' } };

test('a call knows its caller by the session, whatever the letters of the word Bearer', async () => {
  const { companyId, managerId, token } = person;
  for (const scheme of ['Bearer', 'bearer', 'BEARER'])
    expect(await t.call(who, {}, { headers: { authorization: `${scheme} ${token}` } })).toMatchObject({
      status: 200,
      body: `${companyId} ${managerId} MANAGER`,
    });
});

test.each<[string, (token: string) => string]>([
  ['a token alone', (token) => token],
  ['another scheme', (token) => `Basic ${token}`],
  ['something before it', (token) => `Basic Bearer ${token}`],
  ['something behind it', (token) => `Bearer ${token} x`],
  ['two spaces', (token) => `Bearer  ${token}`],
  ['a letter too many', (token) => `Bearer ${token}x`],
  ['no token', () => 'Bearer '],
  ['more than any token has', (token) => `Bearer ${token}${'x'.repeat(2_000)}`],
])('a header with %s lets nobody in', async (_what, header) => {
  const headers = { authorization: header(person.token) };
  expect(await t.call(who, {}, { ip: newcomer(), headers })).toMatchObject(expired);
});

test('without a token nothing of the body is read, not even that it is too large', async () => {
  const large = { body: { word: 'x'.repeat(3 * limits.body) } };
  expect(await t.call(usual, large, { ip: newcomer() })).toMatchObject(expired);
  expect((await t.call(usual, large, person)).status).toBe(413);
});

test('a call is open to the roles that its contract names, a public one to everybody, whom it does not know', async () => {
  expect(await t.call(operators, {}, person)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  for (const caller of [person, {}])
    expect(await t.call(open, {}, { ...caller, ip: newcomer() })).toMatchObject({ status: 200, body: '' });
});

test('a call is registered as what its contract says it is: for callers, or for everybody', () => {
  expect(() => register(t.app, open, () => 'x')).toThrow('probe.open is public');
  expect(() => registerBytes(t.app, { ...bytes, roles: 'public' }, jest.fn(), () => 'x')).toThrow(
    'probe.bytes is public',
  );
  expect(() => registerPublic(t.app, who, () => 'x')).toThrow('probe.who is not public');
  const ids = t.app.endpoints.map(({ id }) => id).filter((id) => id.startsWith('probe.'));
  expect(ids.slice(0, 3)).toEqual(['probe.who', 'probe.open', 'probe.said']);
  expect(ids).toHaveLength(11);
});

test('strangers share the budget of their network: for public calls, and for calls that they may not make', async () => {
  for (const [endpoint, headers] of [
    [open, {}],
    [who, {}],
    [who, { authorization: 'Bearer made.up.token' }],
  ] as const) {
    const ip = newcomer();
    const statuses = [];
    for (let at = 0; at < 61; at++) statuses.push((await t.call(endpoint, {}, { ip, headers })).status);
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([endpoint === open ? 200 : 401]));
    expect(statuses[60]).toBe(429);
    // Who is signed in there is counted as a person.
    expect((await t.call(who, {}, { ip, token: person.token })).status).toBe(200);
    expect(await t.call(open, {}, { ip, token: person.token })).toMatchObject(tooMany);
  }
});

test('whose token is a little too old is counted as the person, not as a stranger', async () => {
  const ip = newcomer();
  t.later(16 * 60_000);
  for (let at = 0; at < 61; at++) expect(await t.call(who, {}, { ...person, ip })).toMatchObject(expired);
  t.later(-16 * 60_000);
  expect((await t.call(open, {}, { ip })).status).toBe(200);
});

test('a path carries its parts, each whole and in its place', async () => {
  const params = { place: 'Moda Cad.', town: 'Kadıköy' };
  expect((await t.call(placed, { params }, person)).body).toBe('Moda Cad. Kadıköy');
});

test('a body is as large as its call allows, the usual one where it says nothing', async () => {
  const word = (length: number) => ({ body: { word: 'x'.repeat(length) } });
  const most = limits.body - '{"word":""}'.length;
  expect(await t.call(usual, word(most), person)).toMatchObject({ status: 200, body: String(most) });
  expect((await t.call(usual, word(most + 1), person)).status).toBe(413);
  expect((await t.call(wide, word(most + 1), person)).status).toBe(200);
  expect((await t.call(wide, word(most + limits.body + 1), person)).status).toBe(413);
});

test('a call that reads bytes gets them as they came, with its caller, and nothing unknown beside them', async () => {
  expect((await t.call(bytes, { body: '{ "word" : 1.50 }' }, person)).body).toBe('{ "word" : 1.50 } true');
  expect((await t.call(bytes, {}, person)).body).toBe(' true');
  expect((await t.call(bytes, { query: { extra: 1 }, body: '{}' }, person)).status).toBe(400);
});

test('only an answer that was given before says so, and only a deletion that can be undone names its piece', async () => {
  const send = () => t.call(written, {}, { ...person, key: 'serving-1' });
  const replayed = (await Promise.all([await send(), await send()])).map(
    ({ headers }) => headers['idempotent-replayed'],
  );
  expect(replayed).toEqual([undefined, 'true']);
  const query = { id: person.companyId };
  expect((await t.call(undone, { query }, person)).headers['x-trash-id']).toBe(person.companyId);
  expect((await t.call(kept, { query }, person)).headers).not.toHaveProperty('x-trash-id');
});

test.each([
  ['text/plain', 'text/plain; charset=utf-8', 'MERHABA'],
  ['text/plain, application/json', 'application/json; charset=utf-8', '"merhaba"'],
  ['application/json', 'application/json; charset=utf-8', '"merhaba"'],
  ['*/*', 'application/json; charset=utf-8', '"merhaba"'],
  ['', 'application/json; charset=utf-8', '"merhaba"'],
])('who accepts %j is answered with %s', async (accept, type, text) => {
  const ip = newcomer();
  const answer = await t.call(said, {}, { ip, headers: accept ? { accept } : {} });
  expect([answer.headers['content-type'], answer.text]).toEqual([type, text]);
  // A call without a text of its own answers JSON to everybody.
  const other = await t.call(open, {}, { ip, headers: { accept: 'text/plain' } });
  expect(other.headers['content-type']).toBe('application/json; charset=utf-8');
});
