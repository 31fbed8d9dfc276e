import { api, type Endpoint, limits } from '@vezne/contract';
import { testApp } from '../../test/app';
import { busyMsOf } from '../../test/busy';
import { type SeededCompany, seedCompany } from '../../test/company';
import { examplesFor } from '../../test/examples';
import { hostileBodies, hostileTexts, hostileValues } from '../../test/hostile-bodies';

const t = testApp({ trustProxy: 'loopback' });
const endpoints: Endpoint[] = Object.values(api).flatMap((noun): Endpoint[] => Object.values(noun));
// A call that takes a file takes no JSON at all; hostile files have a test of their own in statement/reading.
const withBody = endpoints.filter(({ body, upload }) => body && !upload);
jest.setTimeout(180_000);

const BUDGET_MS = 50;
const LARGE_BUDGET_MS = 300;

let world: SeededCompany;
let examples: ReturnType<typeof examplesFor>;
beforeAll(async () => {
  world = await seedCompany(t);
  examples = examplesFor(world, 0);
});

type Sent = { status: number; bytes: number };

/** How long the process is busy with a call, and what the caller hears. */
async function busyWith(
  endpoint: Endpoint,
  body: string | Buffer,
  budget: number,
): Promise<Sent & { ms: number }> {
  let sent: Sent = { status: 0, bytes: 0 };
  const { params = {}, query = {} } = examples[endpoint.id] ?? {};
  const given = new Map(Object.entries(params));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(given.get(name))));
  const search = new URLSearchParams(Object.entries(query));
  const ms = await busyMsOf(async () => {
    const answer = await t.app.server.inject({
      method: endpoint.method,
      url: `${limits.apiPrefix}${path}?${search}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${world.token}` },
      payload: body,
    });
    sent = { status: answer.statusCode, bytes: answer.rawPayload.length };
  }, budget);
  return { ...sent, ms };
}

async function expectRefusedSoon(
  endpoint: Endpoint,
  what: string,
  body: string | Buffer,
  budget = BUDGET_MS,
) {
  const { status, bytes, ms } = await busyWith(endpoint, body, budget);
  expect([endpoint.id, what, status, bytes < 4_000, ms <= budget || ms]).toEqual([
    endpoint.id,
    what,
    400,
    true,
    true,
  ]);
}

test.each(withBody.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s refuses 64 KB of anything within 50 ms',
  async (_id, endpoint) => {
    // Fields that have defaults make an empty body a good one.
    for (const { what, text } of hostileBodies(limits.body))
      if (!what.startsWith('white space')) await expectRefusedSoon(endpoint, what, text);
      else expect((await busyWith(endpoint, text, BUDGET_MS)).ms).toBeLessThanOrEqual(BUDGET_MS);
  },
);

test.each(withBody.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s refuses 64 KB of anything in one of its fields within 50 ms',
  async (_id, endpoint) => {
    const good = examples[endpoint.id]?.body ?? {};
    const values = hostileValues(limits.body - Buffer.byteLength(JSON.stringify(good)) - 100);
    for (const field of Object.keys(good))
      for (const { what, text } of values) {
        const body = JSON.stringify({ ...good, [field]: '@' }).replace('"@"', () => text);
        const { status, ms } = await busyWith(endpoint, body, BUDGET_MS);
        const said = [endpoint.id, field, what];
        expect([...said, status >= 400 && status < 500, ms <= BUDGET_MS || ms]).toEqual([
          ...said,
          true,
          true,
        ]);
      }
  },
);

test.each(endpoints.filter(({ upload }) => upload).map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s, which takes a file, refuses 64 KB of anything else unread',
  async (_id, endpoint) => {
    for (const { what, text } of hostileBodies(limits.body)) {
      const { status, bytes, ms } = await busyWith(endpoint, text, BUDGET_MS);
      const said = [endpoint.id, what];
      expect([...said, status, bytes < 4_000, ms <= BUDGET_MS || ms]).toEqual([...said, 415, true, true]);
    }
  },
);

test.each(hostileBodies(limits.importBody).map(({ what, text }) => [what, text] as const))(
  'an import refuses 4 MB of %s within 300 ms',
  async (what, text) => {
    const { status, bytes, ms } = await busyWith(api.cashFlow.import, text, LARGE_BUDGET_MS);
    expect([what, status, bytes < 4_000, ms <= LARGE_BUDGET_MS || ms]).toEqual([what, 400, true, true]);
  },
);

const HEADERS = [
  'authorization',
  'accept',
  'idempotency-key',
  'x-forwarded-for',
  'user-agent',
  'content-type',
];

test.each([...HEADERS, 'accept-encoding', 'origin', 'if-none-match'])(
  'no header %s of 16 KB holds the process up',
  async (name) => {
    for (const { what, text } of hostileTexts(16 * 1024)) {
      let status = 0;
      const ms = await busyMsOf(async () => {
        const headers = { 'content-type': 'application/json', [name]: text };
        const url = `${limits.apiPrefix}/auth/logout`;
        const body = '{"refreshToken":"x"}';
        status = (await t.app.server.inject({ method: 'POST', url, headers, payload: body })).statusCode;
      }, BUDGET_MS);
      expect([name, what, status < 500, ms <= BUDGET_MS || ms]).toEqual([name, what, true, true]);
    }
  },
);

test('no query and no path of 16 KB holds the process up', async () => {
  const { token } = world;
  for (const { what, text } of hostileTexts(16 * 1024))
    for (const url of [
      `/auth/refresh-token?refreshToken=${encodeURIComponent(text)}`,
      `/auth/refresh-token?${encodeURI(text)}`,
      `/auth/forgot-password/${encodeURIComponent(text.slice(0, 300))}`,
      `/project/${encodeURI(text)}/analysis`,
      `/${encodeURI(text)}`,
    ]) {
      let status = 0;
      const ms = await busyMsOf(async () => {
        for (const method of ['GET', 'POST'] as const)
          status = Math.max(status, (await t.request(method, url, undefined, { token })).status);
      }, BUDGET_MS);
      const said = [what, url.slice(0, 40)];
      expect([...said, status < 500, ms <= BUDGET_MS || ms]).toEqual([...said, true, true]);
    }
});
