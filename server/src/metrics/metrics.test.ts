import { api } from '@vezne/contract';
import { serveMetrics } from '../process/metrics-port';
import { testApp } from '../test/app';
import { createMetrics } from './metrics';
import { linesOf, numberOf } from './testing';

const t = testApp();
const metrics = () => t.app.metrics;

test('an answer is counted by the pattern of its call and its status, with how long it took', async () => {
  const person = await t.signUp();
  await t.ask(api.company.findById, person, { query: { id: person.companyId } });
  await t.app.server.inject('/dev/v1/company/find-by-id?id=x');
  const series = (status: number) =>
    `vezne_http_request_duration_seconds_count{method="GET",route="/dev/v1/company/find-by-id",status="${status}"}`;
  expect(await numberOf(metrics(), series(200))).toBe(1);
  expect(await numberOf(metrics(), series(401))).toBe(1);
});

test('no e-mail address, id, token or query of a caller gets into the numbers', async () => {
  const person = await t.signUp();
  await t.app.server.inject({ method: 'POST', url: `/dev/v1/auth/forgot-password/${person.email}` });
  await t.app.server.inject(`/dev/v1/project/find-by-id?id=${person.companyId}&secret=1`);
  await t.app.server.inject('/nowhere/secret-path');
  const text = await metrics().text();
  expect(text).toContain('route="/dev/v1/auth/forgot-password/:email"');
  for (const own of [person.email, '@', person.companyId, person.managerId, 'secret'])
    expect(text).not.toContain(own);
});

test('whatever word stands before an unknown address, the numbers do not grow by it', async () => {
  const own = createMetrics();
  for (const method of ['PROPFIND', 'REPORT', 'LOCK'])
    own.countAnswer({ method, route: 'none', status: 404, seconds: 0.001 });
  expect(await linesOf(own, 'vezne_http_request_duration_seconds_count')).toEqual([
    'vezne_http_request_duration_seconds_count{method="other",route="none",status="404"} 3',
  ]);
});

test('connections, threads and the database are read at every scrape', async () => {
  await t.db.query('SELECT 1');
  expect(await numberOf(metrics(), 'vezne_db_connections{pool="callers",state="max"}')).toBe(12);
  expect(await numberOf(metrics(), 'vezne_db_connections{pool="system",state="waiting"}')).toBe(0);
  expect(await linesOf(metrics(), 'vezne_threads{')).toContain(
    'vezne_threads{pool="import-thread",state="busy"} 0',
  );
  expect(await numberOf(metrics(), 'vezne_database_ready')).toBe(1);
});

test('a job that fails is counted as failed and does not count as the last that went well', async () => {
  const own = createMetrics();
  await own.job('backup', async () => undefined);
  const before = await numberOf(own, 'vezne_job_last_success_timestamp_seconds{task="backup"}');
  expect(before).toBeGreaterThan(1.7e9);
  await expect(own.job('backup', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await numberOf(own, 'vezne_job_duration_seconds_count{task="backup",outcome="failed"}')).toBe(1);
  expect(await numberOf(own, 'vezne_job_last_success_timestamp_seconds{task="backup"}')).toBe(before);
});

test('the product itself shows no numbers: they have a port of their own, with a token where one is set', async () => {
  const answer = await t.app.server.inject('/metrics');
  expect(answer.body).not.toContain('vezne_');
  const token = 'kT3vQ9zL1mXw8RbN5yHc2PfJ7sDg4aUe';
  const served = await serveMetrics(metrics(), { host: '127.0.0.1', port: 0, token });
  const get = (path: string, authorization?: string) =>
    fetch(`http://127.0.0.1:${served.port}${path}`, { headers: authorization ? { authorization } : {} });
  try {
    expect((await get('/metrics')).status).toBe(401);
    expect((await get('/metrics', 'Bearer other')).status).toBe(401);
    expect((await get('/', `Bearer ${token}`)).status).toBe(404);
    const open = await get('/metrics', `Bearer ${token}`);
    expect(open.status).toBe(200);
    expect(await open.text()).toContain('vezne_http_request_duration_seconds_bucket');
  } finally {
    await served.close();
  }
});
