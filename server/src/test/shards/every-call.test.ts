import { api, type Endpoint } from '@vezne/contract';
import { testApp } from '../app';
import { seedCompany } from '../company';
import { servedDatabase, testDatabase } from '../database';
import { examplesFor } from '../examples';
import { ACROSS, REFERENCE } from './exceptions';
import { faultsOf } from './statement';
import { watched } from './watched';

jest.setTimeout(600_000);
const endpoints: Endpoint[] = Object.values(api).flatMap((noun): Endpoint[] => Object.values(noun));
const own = testDatabase();
/** Each statement that a call sent, with that call. */
const sent = new Map<string, string>();
let call: string | undefined;
const db = watched(servedDatabase(own), async (sql) => {
  if (call) sent.set(sql, call);
});
const t = testApp({ db });
let isDistributed: (table: string) => boolean;

beforeAll(async () => {
  const tables = await own.query<{ name: string }>(
    `SELECT DISTINCT table_name::text AS name FROM information_schema.columns
      WHERE column_name = 'company_id' AND table_schema = 'public'`,
  );
  const names = new Set(['company', ...tables.map(({ name }) => name)]);
  isDistributed = (table) => names.has(table) && !(table in REFERENCE);

  let company = await seedCompany(t);
  const statuses: number[] = [];
  for (const [at, endpoint] of endpoints.entries()) {
    // What writes may end the session, or the company.
    if (endpoint.writes) company = await seedCompany(t);
    call = endpoint.id;
    const answer = await t.call(endpoint, examplesFor(company, at)[endpoint.id], { token: company.token });
    await t.idle();
    call = undefined;
    statuses.push(answer.status);
  }
  // The others refuse, after having asked the database why.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(endpoints.length * 0.75);
});

const reasonsOf = (sql: string) =>
  Object.keys(ACROSS).filter((part) => sql.replace(/\s+/g, ' ').includes(part));

test('every statement of every call names one company, or says why it cannot', async () => {
  expect(sent.size).toBeGreaterThan(150);
  const found = [];
  for (const [sql, by] of sent) {
    const faults = await faultsOf(sql, isDistributed);
    if (faults.length > 0 && reasonsOf(sql).length === 0) found.push({ by, faults, sql });
  }
  expect(found).toEqual([]);
});
