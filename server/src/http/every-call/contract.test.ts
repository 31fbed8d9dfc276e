import { api, type Endpoint, ErrorBody, limits, messages, readOnlyKeys } from '@vezne/contract';
import { z } from 'zod';
import { testApp } from '../../test/app';
import { type SeededCompany, seedCompany } from '../../test/company';
import { type Example, examplesFor } from '../../test/examples';

const t = testApp();
const endpoints: Endpoint[] = Object.values(api).flatMap((noun): Endpoint[] => Object.values(noun));
const guarded = endpoints.filter(({ roles }) => roles !== 'public');

let world: SeededCompany;
let examples: Record<string, Example>;
let operatorToken: string;
beforeAll(async () => {
  world = await seedCompany(t);
  examples = examplesFor(world, 0);
  const operator = await t.signUp();
  await t.db.run(`UPDATE manager SET role = 'ADMIN' WHERE id = $1`, [operator.managerId]);
  operatorToken = (await t.signIn(operator.email, operator.password)).token;
});

const isForManagers = ({ roles }: Endpoint) => roles === 'public' || roles.includes('MANAGER');
/** The token of somebody who may make the call. */
const tokenFor = (endpoint: Endpoint, { token } = world) => (isForManagers(endpoint) ? token : operatorToken);

test('the server serves exactly the calls of the contract', () => {
  expect(t.app.endpoints.map(({ id }) => id).sort()).toEqual(endpoints.map(({ id }) => id).sort());
});

test('the documentation lists exactly the calls that are served', async () => {
  const document = await t.app.server.inject('/docs/openapi.json');
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(document.json());
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());
});

test('the documentation shows a file as part of a form', async () => {
  const document = (await t.app.server.inject('/docs/openapi.json')).json();
  const { path, id } = api.statement.read;
  const forms = Object.values<Record<string, { operationId: string; requestBody?: { content: object } }>>(
    document.paths,
  )
    .flatMap((methods) => Object.values(methods))
    .filter(({ requestBody }) => requestBody && 'multipart/form-data' in requestBody.content);
  expect(forms.map(({ operationId }) => operationId)).toEqual([id]);
  const { content } = document.paths[path].post.requestBody;
  expect(Object.keys(content)).toEqual(['multipart/form-data']);
  expect(content['multipart/form-data'].schema).toMatchObject({
    required: ['file'],
    properties: { accountId: { type: 'string' }, file: { type: 'string', format: 'binary' } },
  });
});

test('no other method and no other path is answered below the prefix', async () => {
  for (const { method, path } of endpoints) {
    const others = (['GET', 'POST', 'PUT', 'DELETE'] as const).filter(
      (each) => each !== method && !endpoints.some((other) => other.path === path && other.method === each),
    );
    for (const other of others) {
      const answer = await t.request(other, path.replace(/\{\w+\}/, 'x'), undefined, { token: world.token });
      // A one-word path such as /monthly-report/find-all may also match a call with an id in its path.
      expect([404, 400]).toContain(answer.status);
    }
  }
  expect((await t.request('GET', '/nothing')).body).toMatchObject({ code: 'NOT_FOUND' });
});

test('every call that needs a token says the session has expired without one', async () => {
  for (const endpoint of guarded) {
    const example = examples[endpoint.id];
    const none = await t.call(endpoint, example);
    const bad = await t.call(endpoint, example, { token: `${world.token}x` });
    const expected = { code: 'UNAUTHENTICATED', message: 'Session expired. Please login again.' };
    expect([endpoint.id, none.status, none.body]).toEqual([endpoint.id, 401, expected]);
    expect([endpoint.id, bad.status, bad.body]).toEqual([endpoint.id, 401, expected]);
  }
});

test('what only operators may call is refused to managers', async () => {
  const reserved = endpoints.filter((endpoint) => !isForManagers(endpoint));
  expect(reserved.map(({ id }) => id)).toEqual(['installation.state', 'installation.remotes']);
  for (const endpoint of reserved)
    expect(await t.call(endpoint, examples[endpoint.id], { token: world.token })).toMatchObject({
      status: 403,
    });
});

test('every call names a key that it does not know', async () => {
  for (const endpoint of endpoints) {
    const { params, query, body } = examples[endpoint.id] ?? {};
    const part = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? 'query' : 'body';
    const input = { params, query, body, [part]: { ...(part === 'query' ? query : body), yabanci: 'x' } };
    const { status, body: answer } = await t.call(endpoint, input, { token: tokenFor(endpoint) });
    expect([endpoint.id, status, ErrorBody.parse(answer).fields]).toEqual([
      endpoint.id,
      400,
      { yabanci: messages.unknownKey },
    ]);
  }
});

test('what only the server decides is not accepted from outside', async () => {
  const keys = ['companyId', 'createdAt', 'createdBy', 'profitability', 'role', 'passwordHash', 'accountId'];
  for (const endpoint of endpoints.filter(({ writes, body }) => writes && body))
    for (const key of keys) {
      const { body = {}, ...rest } = examples[endpoint.id] ?? {};
      // What a record has beside is passed over; that it does not change is told in whole-records.test.ts.
      if (key in body || readOnlyKeys(endpoint).includes(key)) continue;
      const answer = await t.call(
        endpoint,
        { ...rest, body: { ...body, [key]: 'x' } },
        { token: world.token },
      );
      expect([endpoint.id, key, answer.status]).toEqual([endpoint.id, key, 400]);
    }
});

test('every call has an example, and answers it as the contract says', async () => {
  const shared = await seedCompany(t);
  let at = 1;
  for (const endpoint of endpoints) {
    // What ends something, or brings back what another call has brought back, gets a company of its own.
    const ends = /delete|restoreSeveral|endSession|changePassword|logout|handOver|closeCompany/.test(
      endpoint.id,
    );
    const own = ends ? await seedCompany(t) : shared;
    const example = examplesFor(own, at++)[endpoint.id];
    expect([endpoint.id, example === undefined]).toEqual([endpoint.id, false]);
    const answer = await t.call(endpoint, example, { token: tokenFor(endpoint, own) });
    // The links are made up; the category is in use; no archive is ready.
    const refused = {
      'auth.resetPassword': 400,
      'manager.verifyAccount': 400,
      'manager.findInvitation': 400,
      'manager.acceptInvitation': 400,
      'notification.unsubscribe': 400,
      'category.delete': 409,
      'dataExport.link': 404,
      'auth.dismissAlert': 404,
      'factor.confirm': 400,
      'factor.renewCodes': 409,
      'factor.switchOff': 409,
      'factor.verify': 401,
      // The owner stays.
      'leaving.eraseAccount': 409,
    }[endpoint.id];
    expect([endpoint.id, answer.status, answer.text]).toEqual([endpoint.id, refused ?? 200, answer.text]);
    if (answer.status === 200) expect(endpoint.output.safeParse(answer.body).error).toBeUndefined();
    expect(answer.text).not.toMatch(/argon2|passwordHash|"hash"/);
  }
}, 60_000);

test('bodies that are not JSON, or too large, are refused before they are read', async () => {
  const call = (body: string, headers: Record<string, string> = {}) =>
    t.request('POST', '/auth/login', body, { headers });
  expect(await call('x', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
  expect(await call('{}', { 'content-type': 'application/csp-report' })).toMatchObject({ status: 415 });
  expect(await call('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
    status: 415,
  });
  expect(await call('{}', { 'content-type': 'application/json; charset=iso-8859-9' })).toMatchObject({
    status: 415,
  });
  expect(await call('{"a"', {})).toMatchObject({ status: 400 });
  expect(await call('[]', {})).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
  expect(await call(JSON.stringify({ email: 'x'.repeat(limits.body) }))).toMatchObject({
    status: 413,
    body: { code: 'BODY_TOO_LARGE' },
  });
  expect(await call('')).toMatchObject({
    status: 400,
    body: { fields: { email: 'E-posta gerekli', password: 'Şifre gerekli' } },
  });
});

test('a repeated query key and a broken escape are refused', async () => {
  const { token, companyId } = world;
  const repeated = `/company/find-by-id?id=${companyId}&id=${companyId}`;
  expect((await t.request('GET', repeated, undefined, { token })).status).toBe(400);
  expect((await t.request('GET', '/project/%E0%A4%A/compare', undefined, { token })).status).toBe(400);
  expect(
    (await t.request('GET', `/company/find-by-id?__proto__=x&id=${companyId}`, undefined, { token })).status,
  ).toBe(400);
});
