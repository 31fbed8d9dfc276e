import { api, type Endpoint } from '@vezne/contract';
import { testApp } from '../app';
import { seedCompany } from '../company';
import { servedDatabase, testDatabase } from '../database';
import { examplesFor } from '../examples';
import { watched } from '../sent/watched';
import { brokenBy, distributedIn } from './broken';
import type { IsDistributed } from './ties';

jest.setTimeout(600_000);
const endpoints: Endpoint[] = Object.values(api).flatMap((noun): Endpoint[] => Object.values(noun));
const own = testDatabase();
/** Each statement that a call sent, with that call. */
const sent = new Map<string, string>();
let call: string | undefined;
const db = watched(servedDatabase(own), (sql) => {
  if (call) sent.set(sql, call);
});
const t = testApp({ db });
let isDistributed: IsDistributed;

beforeAll(async () => {
  isDistributed = await distributedIn(own);
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

test('every statement of every call names one company, or says why it cannot', async () => {
  expect(sent.size).toBeGreaterThan(150);
  expect(await brokenBy(sent, isDistributed)).toEqual([]);
});
