import { api } from '@vezne/contract';
import type { Sql } from '../../db/database';
import { testApp } from '../../test/app';
import { ownTime } from '../../test/busy';
import { servedDatabase } from '../../test/database';

const t = testApp();
const all = servedDatabase(t.db);
const taken = (db: Sql, connections: number) =>
  Array.from({ length: connections }, () => db.query('SELECT pg_sleep(4)'));
const counting = testApp({ db: t.db, rateLimits: true });

test('with every connection taken each call is answered within three seconds, and all is well after', async () => {
  const person = await t.signUp();
  const call = () => t.call(api.manager.findByToken, {}, person);
  const { companyId, managerId } = person;
  const sleepers = taken(all.scoped({ companyId, managerId, sessionId: '', requestId: '' }), 12);
  const took = ownTime();
  const answers = await Promise.all([...Array(5)].map(call));
  expect(answers.map(({ status }) => status)).toEqual([429, 429, 429, 429, 429]);
  for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(took()).toBeLessThan(3_500);
  await Promise.all(sleepers);
  expect((await call()).status).toBe(200);
}, 60_000);

test('a sign-in with every connection taken does not wait for its budget and for its account both', async () => {
  const { email, password } = await t.signUp();
  const login = () => counting.call(api.auth.login, { body: { email, password } });
  expect((await login()).status).toBe(200);
  const sleepers = taken(all, 6);
  const took = ownTime();
  expect((await login()).status).toBe(429);
  expect(took()).toBeLessThan(3_000);
  await Promise.all(sleepers);
  expect((await login()).status).toBe(200);
}, 60_000);
