import { api, type Endpoint } from '@vezne/contract';
import { z } from 'zod';
import type { Database } from '../../db/database';
import { testApp } from '../../test/app';
import { cashFlowBody } from '../../test/bodies';
import { type SeededCompany, seedCompany } from '../../test/company';
import { type Example, examplesFor } from '../../test/examples';

const endpoints: Endpoint[] = Object.values(api).flatMap((noun): Endpoint[] => Object.values(noun));
jest.setTimeout(30_000);

const MISSING = '01890000-0000-7000-8000-000000000000';
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** An example with each id of ours, one at a time, replaced by `swap` of it. */
function withForeignIds(example: Example, swap: (id: string) => string): Example[] {
  const text = JSON.stringify(example);
  const ids = [...new Set(text.match(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g) ?? [])];
  return ids.map((id) => JSON.parse(text.replaceAll(id, `"${swap(id.slice(1, -1))}"`)));
}

async function rowsOf(db: Database, companyId: string): Promise<string> {
  const tables = await db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
      WHERE column_name = 'company_id' AND table_schema = 'public' AND table_name NOT IN ('idempotency')
      ORDER BY table_name`,
  );
  const counts = [];
  for (const { name } of tables)
    counts.push([
      name,
      await db.first(
        `SELECT count(*)::text AS n, md5(string_agg(x::text, ',' ORDER BY x::text)) AS h FROM ${name} x WHERE company_id = $1`,
        [companyId],
      ),
    ]);
  return JSON.stringify(counts);
}

type Shape = {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  allOf?: Shape[];
  oneOf?: Shape[];
};

/** Names of all fields of a schema, at any depth. */
function fieldsOf({ properties = {}, items, anyOf = [], allOf = [], oneOf = [] }: Shape): string[] {
  const within = [...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...allOf, ...oneOf];
  return [...Object.keys(properties), ...within.flatMap(fieldsOf)];
}

/** The fields that name a record, by an example or by a schema. */
const naming = (fields: string[]) => new Set(fields.filter((name) => /^ids?$|Ids?$/.test(name)));

const NO_RECORDS: Record<string, string> = {
  seenId: 'an answer of that conversation; another company’s is none of it',
  conversationId: 'made by the client, found among its own company’s answers alone',
};

describe.each([
  ['with the walls of the database', true],
  ['by what the calls ask for, without those walls', false],
])('companies are kept apart %s', (_, walls) => {
  const t = testApp({ walls });
  let ours: SeededCompany;
  let theirs: SeededCompany;
  beforeAll(async () => {
    ours = await seedCompany(t);
    theirs = await seedCompany(t);
  });

  test('every field that names a record stands in an example, so that another company’s is tried in it', () => {
    const untried = endpoints.flatMap(({ id, roles, params, query, body }) => {
      if (roles === 'public') return [];
      const shapes = [params, query, body].flatMap((schema): Shape[] => {
        if (!schema) return [];
        return [JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))];
      });
      const text = JSON.stringify(examplesFor(ours, 902)[id] ?? {});
      const tried = (name: string) => new RegExp(`"${name}":\\[?"`).test(text);
      return [...naming(shapes.flatMap(fieldsOf))]
        .filter((name) => !(name in NO_RECORDS) && !tried(name))
        .map((name) => `${id}: give its example in server/src/test/examples.ts a ${name}`);
    });
    expect(untried).toEqual([]);
  });

  test("another company's records answer exactly like records that do not exist", async () => {
    const kinds = Object.entries(ours).filter(([, value]) => UUID.test(value));
    const theirsFor = (id: string) => {
      const kind = kinds.find(([, value]) => value === id)?.[0];
      return String(Object.entries(theirs).find(([name]) => name === kind)?.[1]);
    };
    const before = await rowsOf(t.db, theirs.companyId);
    let compared = 0;
    for (const endpoint of endpoints) {
      const example = examplesFor(ours, 900)[endpoint.id] ?? {};
      const foreign = withForeignIds(example, theirsFor);
      const missing = withForeignIds(example, () => MISSING);
      for (const [at, input] of foreign.entries()) {
        const answer = await t.call(endpoint, input, { token: ours.token });
        const twin = await t.call(endpoint, missing[at], { token: ours.token });
        expect([endpoint.id, answer.status, answer.text]).toEqual([endpoint.id, twin.status, twin.text]);
        // Whoever needs no token learns nothing either way.
        if (endpoint.roles === 'public') continue;
        // A list may filter by an id that is not there: it is empty. A row's project cannot be changed at all.
        const others = /findAll|search|ofProject/.test(endpoint.id) ? 200 : 400;
        expect([endpoint.id, [404, others].includes(answer.status)]).toEqual([endpoint.id, true]);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(30);
    expect(await rowsOf(t.db, theirs.companyId)).toBe(before);
  });

  test('no list, sum or search of one company shows a word of another', async () => {
    await t.call(
      api.category.save,
      { body: { name: 'Gizli Kelime', type: 'GELIR', description: 'gizlikelime' } },
      { token: theirs.token },
    );
    const ids = Object.values(theirs).filter((value) => UUID.test(value));
    const secrets = [...ids, theirs.email, 'izli'];
    for (const endpoint of endpoints.filter(({ writes, roles }) => !writes && roles !== 'public')) {
      const answer = await t.call(endpoint, examplesFor(ours, 901)[endpoint.id], { token: ours.token });
      for (const secret of secrets)
        expect([endpoint.id, answer.text.includes(secret)]).toEqual([endpoint.id, false]);
    }
  });

  test('no filter of the ledger reaches an entry of another company', async () => {
    const { date, cashFlowType, description } = cashFlowBody;
    const paymentMethod = 'CASH';
    const filters = [
      { from: '1900-01-01' },
      { to: '2100-12-31' },
      { from: date, to: date },
      { cashFlowType },
      { paymentMethod },
      { cashFlowType, paymentMethod, from: date },
      { searchText: description },
      { searchText: description, cashFlowType },
    ];
    const own = await t.db.query<{ id: string }>('SELECT id FROM cash_flow WHERE company_id = $1', [
      ours.companyId,
    ]);
    const ownIds = own.map(({ id }) => id);
    for (const filter of [{}, ...filters]) {
      const { text } = await t.call(
        api.cashFlow.findAll,
        { body: { pageSize: 100, ...filter } },
        { token: ours.token },
      );
      const { content, totalElements } = api.cashFlow.findAll.output.parse(JSON.parse(text));
      const found = content.map(({ id }) => id);
      expect([filter, found.filter((id) => !ownIds.includes(id))]).toEqual([filter, []]);
      expect([filter, totalElements, found]).toEqual([
        filter,
        found.length,
        expect.arrayContaining([ours.cashFlowId]),
      ]);
    }
  });

  test('the same requests of two companies at once stay apart', async () => {
    const shared = { endpoint: api.category.save, key: 'ayni-anahtar' };
    const save = (world: SeededCompany, name: string) =>
      t.call(shared.endpoint, { body: { name, type: 'GELIR' } }, { token: world.token, key: shared.key });
    const [one, other] = await Promise.all([save(ours, 'Bizim'), save(theirs, 'Onların')]);
    expect(one.body).toMatchObject({ name: 'Bizim' });
    expect(other.body).toMatchObject({ name: 'Onların' });
  });
});
