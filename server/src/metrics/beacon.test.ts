import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, type RemoteStanding } from '@vezne/contract';
import { createLog } from '../log';
import { testApp } from '../test/app';
import { createListedReleases } from './listed-releases';
import { linesOf, numberOf } from './testing';

const entry = (release: string) => `/remotes/cashflow/${release}/mf-manifest.json`;
const list = {
  cashflow: { entry: entry('0.1.0-aaaaaaaa'), canary: { entry: entry('0.2.0-bbbbbbbb'), percent: 10 } },
  host: { entry: '/hosts/0.3.0-cccccccc/index.html' },
  signature: { serial: 1, by: {} },
};
const root = mkdtempSync(join(tmpdir(), 'vezne-beacon-'));
mkdirSync(join(root, 'host/dist'), { recursive: true });
writeFileSync(join(root, 'host/dist/remotes.json'), JSON.stringify(list));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const t = testApp({ root });

const tell = (payload: object | string, type = 'application/json') =>
  t.app.server.inject({
    method: 'POST',
    url: '/client-events',
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': type },
  });
const outcome = (kind: string, release = '0.2.0-bbbbbbbb', remote = 'cashflow', weight = 1) => ({
  ...{ kind, remote, release, weight },
});
const series = (release: string, kind: string, remote = 'cashflow') =>
  `vezne_remote_outcomes_total{remote="${remote}",release="${release}",outcome="${kind}"}`;
const counted = (name: string) => numberOf(t.app.metrics, name);

test('what pages tell of a release is counted under its name, each with its weight', async () => {
  const events = [outcome('loaded', '0.2.0-bbbbbbbb', 'cashflow', 4), outcome('failed'), outcome('threw')];
  const answer = await tell({ events });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  await tell({ events: [outcome('loaded', '0.1.0-aaaaaaaa')] });
  expect(await counted(series('0.2.0-bbbbbbbb', 'loaded'))).toBe(4);
  expect(await counted(series('0.2.0-bbbbbbbb', 'failed'))).toBe(1);
  expect(await counted(series('0.2.0-bbbbbbbb', 'threw'))).toBe(1);
  expect(await counted(series('0.1.0-aaaaaaaa', 'loaded'))).toBe(1);
});

test('releases and remotes that the list does not name share one row, however many there are', async () => {
  for (let at = 0; at < 60; at++) {
    await tell({ events: [outcome('failed', `9.9.9-${at}`), outcome('failed', '1', `made-up-${at}`)] });
    await tell({ events: [outcome('failed', '', 'host')] });
  }
  expect(await counted(series('other', 'failed'))).toBe(60);
  expect(await counted(series('other', 'failed', 'other'))).toBe(60);
  expect(await counted(series('other', 'failed', 'host'))).toBe(60);
  expect((await linesOf(t.app.metrics, 'vezne_remote_outcomes_total')).length).toBeLessThan(12);
});

test('what the host itself did is counted under the release of the host', async () => {
  const told = (kind: string) => outcome(kind, '0.3.0-cccccccc', 'host');
  await tell({ events: [told('loaded'), told('failed'), outcome('failed', '0.2.9-dddddddd', 'host')] });
  expect(await counted(series('0.3.0-cccccccc', 'loaded', 'host'))).toBe(1);
  expect(await counted(series('0.3.0-cccccccc', 'failed', 'host'))).toBe(1);
});

test('web vitals are kept in steps, by remote and release', async () => {
  const vital = (kind: string, value: number) => ({
    kind,
    remote: 'cashflow',
    release: '0.1.0-aaaaaaaa',
    value,
  });
  await tell({ events: [vital('LCP', 1_700), vital('INP', 180), vital('CLS', 0.02)] });
  const labels = 'remote="cashflow",release="0.1.0-aaaaaaaa"';
  expect(await counted(`vezne_lcp_seconds_bucket{le="1.8",${labels}}`)).toBe(1);
  expect(await counted(`vezne_lcp_seconds_bucket{le="1",${labels}}`)).toBe(0);
  expect(await counted(`vezne_inp_seconds_bucket{le="0.2",${labels}}`)).toBe(1);
  expect(await counted(`vezne_cls_bucket{le="0.02",${labels}}`)).toBe(1);
});

test('what says more than it may, or is too large, is refused and counts for nothing', async () => {
  const before = await t.app.metrics.text();
  const refused: [object | string, number, string?][] = [
    [{ events: [{ ...outcome('failed'), email: 'a@b.test' }] }, 400],
    [{ events: [outcome('failed', 'Ayşe Yılmaz')] }, 400],
    [{ events: [outcome('exploded')] }, 400],
    [{ events: [outcome('loaded', 'x', 'cashflow', 1_000_000)] }, 400],
    [{ events: [{ kind: 'LCP', remote: 'cashflow', release: '', value: -1 }] }, 400],
    [{ events: [] }, 400],
    [{ events: Array.from({ length: 21 }, () => outcome('failed')) }, 400],
    ['x', 400],
    ['x'.repeat(5_000), 413],
    [{ events: [outcome('failed')] }, 415, 'text/plain'],
  ];
  for (const [payload, status, type] of refused)
    expect([payload, (await tell(payload, type)).statusCode]).toEqual([payload, status]);
  const without = (text: string) => text.split('\n').filter((line) => /remote_outcomes|lcp/.test(line));
  expect(without(await t.app.metrics.text())).toEqual(without(before));
});

test('an administrator reads how the releases fare, the latest failure first; a manager does not', async () => {
  const person = await t.signUp();
  expect(await t.call(api.installation.remotes, {}, person)).toMatchObject({ status: 403 });
  await t.db.run("UPDATE manager SET role = 'ADMIN' WHERE id = $1", [person.managerId]);
  const admin = { ...person, ...(await t.signIn(person.email, person.password)) };
  t.later(60_000);
  await tell({ events: [outcome('refused')] });
  const { standings } = await t.ask<{ standings: RemoteStanding[] }>(api.installation.remotes, admin);
  t.later(-60_000);
  expect(standings[0]).toMatchObject({
    ...{ remote: 'cashflow', release: '0.2.0-bbbbbbbb' },
    ...{ loaded: 4, failed: 1, refused: 1, threw: 1 },
  });
  expect(standings.find(({ release }) => release === '0.1.0-aaaaaaaa')?.lastFailureAt).toBeNull();
});

test('where another server has the list, it is asked there; one that is away stops nothing', async () => {
  const server = createServer((_, response) => response.end(JSON.stringify(list)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port.
  const url = `http://127.0.0.1:${port}/remotes.json`;
  const listed = createListedReleases({ root: tmpdir(), url }, createLog('silent'));
  await listed.refresh();
  expect(listed.has('cashflow', '0.2.0-bbbbbbbb')).toBe(true);
  server.close();
  server.closeAllConnections();
  const away = createListedReleases({ root: tmpdir(), url }, createLog('silent'));
  await away.refresh();
  expect(away.hasRemote('cashflow')).toBe(false);
});

test('however many releases a process has seen, it knows the newest', async () => {
  const home = mkdtempSync(join(tmpdir(), 'vezne-many-'));
  mkdirSync(join(home, 'host/dist'), { recursive: true });
  const listed = createListedReleases({ root: home }, createLog('silent'));
  const clock = jest.spyOn(performance, 'now');
  const release = (at: number) => `1.0.${at}-aaaaaaaa`;
  for (let at = 0; at < 250; at++) {
    const canary = { entry: entry(release(at)), percent: 10 };
    const line = { cashflow: { entry: entry('0.1.0-aaaaaaaa'), canary } };
    writeFileSync(join(home, 'host/dist/remotes.json'), JSON.stringify(line));
    clock.mockReturnValue(at * 11_000);
    await listed.refresh();
    expect([at, listed.has('cashflow', release(at))]).toEqual([at, true]);
  }
  clock.mockRestore();
  // What everybody has is named all the time; what was tried long ago is forgotten.
  expect(listed.has('cashflow', '0.1.0-aaaaaaaa')).toBe(true);
  expect(listed.has('cashflow', release(0))).toBe(false);
  rmSync(home, { recursive: true });
});
