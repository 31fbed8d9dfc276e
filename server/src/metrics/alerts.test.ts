import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testApp } from '../test/app';
import { createMetrics } from './metrics';

const root = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const alerts = read('deploy/alerts.yaml');
const all = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, found]) => found));

const t = testApp();

/** Every name and every label that a process tells, whatever has happened in it. */
async function told(): Promise<string> {
  await t.db.query('SELECT 1');
  await t.app.server.inject('/dev/v1/nowhere');
  await t.app.metrics.job('backup', async () => undefined);
  const event = { kind: 'failed', remote: 'cashflow', release: 'x', weight: 1 };
  await t.app.server.inject({ method: 'POST', url: '/client-events', payload: { events: [event] } });
  return `${await t.app.metrics.text()}${await createMetrics({ ofProcess: true }).text()}`;
}

test('what the alerts ask for is told under these names, with these labels', async () => {
  const text = await told();
  const labelsOf = (name: string) =>
    all(
      [...text.matchAll(new RegExp(`^${name}{(.*)}`, 'gm'))].map(([, labels]) => labels).join(),
      /(\w+)="/g,
    );
  const names = all(alerts, /(vezne_\w+)/g);
  expect(names.size).toBeGreaterThan(7);
  for (const name of names) expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'));
  for (const [, name = '', selector = ''] of alerts.matchAll(/(vezne_\w+){([^}]*)}/g))
    for (const label of all(selector, /(\w+)[=!~]+"/g)) expect([name, ...labelsOf(name)]).toContain(label);
});

test('no series has a label that Prometheus gives by itself', async () => {
  expect([...all(await told(), /[{,](\w+)="/g)]).not.toEqual(expect.arrayContaining(['job']));
  expect([...all(await told(), /[{,](\w+)="/g)]).not.toEqual(expect.arrayContaining(['instance']));
});

test('the page on operation explains every alert, and none that is not there', () => {
  const explained = all(read('docs/operations.md'), /^\| `(Vezne\w+)` \|/gm);
  expect(explained).toEqual(all(alerts, /alert: (\w+)/g));
});

test('every alert is raised by the tests that promtool runs', () => {
  const raised = all(read('deploy/alerts.test.yaml'), /alertname: (\w+)/g);
  expect(all(alerts, /alert: (\w+)/g)).toEqual(raised);
});
