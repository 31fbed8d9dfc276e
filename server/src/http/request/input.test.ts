import { codes, type Endpoint, limits, messages } from '@vezne/contract';
import fastify from 'fastify';
import { z } from 'zod';
import { AppError } from '../../errors';
import { readBody, readInput, readPlace } from './input';
import { isApi, REPORT_PATH } from './paths';

const base: Endpoint = {
  id: 'probe.update',
  method: 'PUT',
  path: '/probe/{place}',
  summary: 'A call that only this test knows',
  roles: 'public',
  client: 'auth',
  writes: true,
  output: z.strictObject({ name: z.string(), version: z.number(), id: z.string() }),
};
const full: Endpoint = {
  ...base,
  params: z.strictObject({ place: z.string().min(2, 'Yer çok kısa') }),
  query: z.strictObject({ page: z.coerce.number('Sayfa geçerli değil').optional() }),
  body: z.strictObject({ name: z.string('Ad gerekli').optional() }),
};
// Its record has nothing beyond what is written.
const plain: Endpoint = { ...full, output: z.strictObject({ name: z.string() }) };
const bare: Endpoint = { ...base, body: undefined };
const required: Endpoint = { ...full, body: z.strictObject({ name: z.string('Ad gerekli') }) };

const server = fastify();
server.setErrorHandler((error, _request, reply) =>
  error instanceof AppError
    ? reply.code(400).send({ code: error.code, message: error.message, fields: error.extras.fields })
    : reply.code(500).send({}),
);
for (const [name, endpoint] of Object.entries({ full, plain, bare, required }))
  server.route({
    method: ['GET', 'PUT'],
    url: `/${name}/:place`,
    handler: async (request) => readInput(endpoint, request),
  });
server.put('/place/:place', async (request) => readPlace(full, request));
server.put('/nowhere', async (request) => readInput(bare, request));
afterAll(() => server.close());

async function put(url: string, body?: unknown, method: 'PUT' | 'GET' = 'PUT') {
  const answer = await server.inject({
    method,
    url,
    ...(body !== undefined && {
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  return { status: answer.statusCode, told: answer.json() };
}
const refused = (fields?: Record<string, string>) => ({
  status: 400,
  told: { code: codes.badInput, ...(fields && { fields }) },
});

test('path, query and body of a request are one input', async () => {
  expect(await put('/full/ev?page=3', { name: 'Kira' })).toEqual({
    status: 200,
    told: { place: 'ev', page: 3, name: 'Kira' },
  });
  expect(await put('/place/ev?page=3', { name: 7 })).toEqual({ status: 200, told: { place: 'ev', page: 3 } });
});

test('each part is checked by its own schema, and what a call does not take is named', async () => {
  expect(await put('/full/e', { name: 'Kira' })).toMatchObject(refused({ place: 'Yer çok kısa' }));
  expect(await put('/full/ev?page=x', {})).toMatchObject(refused({ page: 'Sayfa geçerli değil' }));
  expect(await put('/full/ev?other=1', {})).toMatchObject(refused({ other: messages.unknownKey }));
  expect(await put('/full/ev', { name: 7 })).toMatchObject(refused({ name: 'Ad gerekli' }));
  expect(await put('/full/ev', { other: 1 })).toMatchObject(refused({ other: messages.unknownKey }));
});

test('a call without schemas takes nothing at all', async () => {
  expect(await put('/nowhere')).toEqual({ status: 200, told: {} });
  expect(await put('/nowhere', {})).toEqual({ status: 200, told: {} });
  expect(await put('/nowhere?page=1')).toMatchObject(refused({ page: messages.unknownKey }));
  expect(await put('/nowhere', { name: 'Kira' })).toMatchObject(refused({ name: messages.unknownKey }));
  expect(await put('/bare/ev')).toMatchObject(refused({ place: messages.unknownKey }));
});

test('a body that is missing is an empty one, and a read has none whatever its schema says', async () => {
  expect(await put('/required/ev')).toMatchObject(refused({ name: 'Ad gerekli' }));
  expect(await put('/required/ev', undefined, 'GET')).toEqual({ status: 200, told: { place: 'ev' } });
  expect(readBody(z.strictObject({}), undefined)).toEqual({});
  expect(() => readBody(z.strictObject({}), { other: 1 })).toThrow(AppError);
});

test('a record that is sent back as it was read may keep what nobody can write', async () => {
  const record = { name: 'Kira', version: 3, id: 'x' };
  expect(await put('/full/ev', record)).toEqual({ status: 200, told: { place: 'ev', name: 'Kira' } });
  expect(await put('/plain/ev', record)).toMatchObject(
    refused({ version: messages.unknownKey, id: messages.unknownKey }),
  );
});

test.each([
  ['a list', []],
  ['a list of fields', [['name', 'Kira']]],
  ['a text', 'Kira'],
  ['a number', 7],
  ['yes', true],
])('%s is no body, and is not read as one', async (_what, body) => {
  const answer = await put('/full/ev', body);
  expect(answer).toMatchObject(refused());
  expect(answer.told.fields).toBeUndefined();
});

test('nothing at all, written as JSON, is an empty body', async () => {
  expect(await put('/full/ev', null)).toEqual({ status: 200, told: { place: 'ev' } });
});

test('what lies below the prefix of the API is a call of it, and nothing beside it', () => {
  const calls = [limits.apiPrefix, `${limits.apiPrefix}/`, `${limits.apiPrefix}/cash-flow/save`];
  expect(calls.filter(isApi)).toEqual(calls);
  const others = ['/', '', `${limits.apiPrefix}s`, `/x${limits.apiPrefix}/`, REPORT_PATH, '/docs'];
  expect(others.filter(isApi)).toEqual([]);
});
