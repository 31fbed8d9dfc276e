import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { api, type Endpoint, limits } from '@vezne/contract';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';
import { COMPRESSED_FROM, COMPRESSED_HERE_TO } from './compression';

const t = testApp();

let person: SignedUp;
beforeAll(async () => {
  person = await t.signUp();
  const rows = Array.from({ length: 800 }, (_, at) => ({
    date: at < 100 ? '2026-03-04' : '2026-03-03',
    cashFlowType: 'CIKIS',
    categoryName: 'Şantiye',
    description: `Çimento, ${at}. sefer`.padEnd(at < 100 ? 0 : limits.description, ', kapıya kadar'),
    amount: at + 0.5,
  }));
  await t.ask(api.cashFlow.import, person, { body: { rows } });
});

const send = (endpoint: Pick<Endpoint, 'method' | 'path'>, headers: object, payload?: object | Buffer) =>
  t.app.server.inject({
    method: endpoint.method,
    url: limits.apiPrefix + endpoint.path,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json', ...headers },
    payload,
  });
const list = (encoding: string | undefined, pageSize: number) =>
  send(api.cashFlow.findAll, encoding === undefined ? {} : { 'accept-encoding': encoding }, { pageSize });

// On the event loop, and beside it.
const SIZES = [60, 800];

test.each(SIZES)(
  'a list of %d entries comes back compressed for whoever takes it, and is the same',
  async (size) => {
    const plain = await list(undefined, size);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.rawPayload.length).toBeGreaterThan(COMPRESSED_FROM);
    expect(plain.rawPayload.length > COMPRESSED_HERE_TO).toBe(size === 800);
    for (const [accepted, used, inflate] of [
      ['br', 'br', brotliDecompressSync],
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await list(accepted, size);
      expect([accepted, headers['content-encoding']]).toEqual([accepted, used]);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
      expect(inflate(rawPayload).equals(plain.rawPayload)).toBe(true);
    }
  },
);

test.each(['identity', 'deflate', 'zstd', 'br;q=0', '', 'x'.repeat(5_000)])(
  'a list is sent as it is to a program that accepts %p',
  async (accepted) => {
    const { headers, rawPayload } = await list(accepted, 60);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(JSON.parse(rawPayload.toString())).toMatchObject({ totalElements: 800 });
  },
);

test('short answers and refusals are sent as they are', async () => {
  const encoding = 'br, gzip';
  const short = await list(encoding, 6);
  expect(short.rawPayload.length).toBeLessThan(COMPRESSED_FROM);
  expect(short.headers).not.toHaveProperty('content-encoding');
  expect((await list(encoding, -1)).headers).not.toHaveProperty('content-encoding');
});

test('the repetition of a write gets its first answer, compressed or not', async () => {
  const headers = { 'idempotency-key': 'hazir-kategoriler' };
  const first = await send(api.category.addReadyMade, { ...headers, 'accept-encoding': 'gzip' });
  const again = await send(api.category.addReadyMade, { ...headers, 'accept-encoding': 'br' });
  const plain = await send(api.category.addReadyMade, headers);
  expect([first, again, plain].map((answer) => answer.headers['content-encoding'])).toEqual([
    'gzip',
    'br',
    undefined,
  ]);
  expect([again, plain].map((answer) => answer.headers['idempotent-replayed'])).toEqual(['true', 'true']);
  expect(gunzipSync(first.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(brotliDecompressSync(again.rawPayload).equals(plain.rawPayload)).toBe(true);
});

test('a compressed request is refused, not inflated', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
  const { statusCode } = await send(api.cashFlow.findAll, { 'content-encoding': 'gzip' }, bomb);
  expect(statusCode).toBe(400);
});
