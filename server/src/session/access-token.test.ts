import { api } from '@vezne/contract';
import { base64url, SignJWT } from 'jose';
import { testApp } from '../test/app';
import { signAccessToken } from './access-token';
import { deriveKeys } from './keys';

const t = testApp();

const me = (token: string) => t.call(api.manager.findByToken, {}, { token });

async function claims() {
  const person = await t.signUp();
  const payload = JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString());
  return { person, payload };
}

const encode = (value: object) => base64url.encode(JSON.stringify(value));

test('a forged, borrowed or expired token opens nothing', async () => {
  const { person, payload } = await claims();
  const [header = '', body = '', signature = ''] = person.token.split('.');
  const key = t.app.keys.access[0] ?? new Uint8Array();
  const sign = (change: object, head: object = {}, secret = key) =>
    new SignJWT({ ...payload, ...change })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...head })
      .sign(secret);
  const now = Math.floor(Date.now() / 1000);
  const other = await t.signUp();
  const forged: Record<string, string> = {
    unsigned: `${encode({ alg: 'none', typ: 'at+jwt' })}.${body}.`,
    'unsigned, oddly written': `${encode({ alg: 'NoNe', typ: 'at+jwt' })}.${body}.${signature}`,
    'another key': await sign({}, {}, new Uint8Array(32)),
    'the refresh key': await sign({}, {}, t.app.keys.refresh[0]),
    'another algorithm': await sign({}, { alg: 'HS512' }),
    'another type': await sign({}, { typ: 'JWT' }),
    'no type': await new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(key),
    'another audience': await sign({ aud: 'other' }),
    'another issuer': await sign({ iss: 'other' }),
    expired: await sign({ exp: now - 1 }),
    'not yet valid': await sign({ nbf: now + 600 }),
    'no end': await sign({ exp: undefined }),
    'no subject': await sign({ sub: undefined }),
    "another person's name": await sign({ sub: other.managerId }),
    "another company's name": await sign({ company: other.companyId }),
    'a session that is none': await sign({ session: other.managerId }),
    'ids that are none': await sign({ session: "x' OR 1=1", company: 'x' }),
    'cut off': person.token.slice(0, -1),
    'changed signature': `${header}.${body}.${'A'.repeat(43)}`,
    'changed claims': `${header}.${encode({ ...payload, sub: other.managerId })}.${signature}`,
    'two dots': `${header}..${signature}`,
    empty: ' ',
    'a refresh token': person.refreshToken,
    'very long': 'a'.repeat(10_000),
  };
  for (const [what, token] of Object.entries(forged))
    expect([what, (await me(token)).status]).toEqual([what, 401]);
  // A key's name is not looked at: no file and no address is ever read for it.
  expect((await me(await sign({}, { kid: '../../dev/null' }))).status).toBe(200);
  expect((await me(person.token)).status).toBe(200);
});

test('the secret can be changed while people are signed in', async () => {
  const before = deriveKeys(['an earlier secret of this installation']);
  const both = deriveKeys(['the next secret of this installation', 'an earlier secret of this installation']);
  const bearer = {
    companyId: crypto.randomUUID(),
    managerId: crypto.randomUUID(),
    sessionId: crypto.randomUUID(),
  };
  const { readAccessToken } = await import('./access-token');
  const { readRefreshToken, writeRefreshToken } = await import('./refresh-token');
  const token = await signAccessToken(before, bearer, new Date());
  expect(await readAccessToken(both, token, new Date())).toEqual(bearer);
  const refresh = { companyId: bearer.companyId, sessionId: bearer.sessionId, counter: 3 };
  expect(readRefreshToken(both, writeRefreshToken(before, refresh))).toEqual(refresh);
  expect(
    await readAccessToken(before, await signAccessToken(both, bearer, new Date()), new Date()),
  ).toBeUndefined();
});
