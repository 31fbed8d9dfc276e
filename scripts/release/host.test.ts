import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { age, isThere, openBucket, openRoom, readIn, release, rollback } from './testing';

let room: ReturnType<typeof openRoom>;
beforeEach(() => {
  room = openRoom();
});
afterEach(() => room.close());

const host = (version: string, ...args: string[]) =>
  release('host', room.to, '--dist', room.host(version), ...args);
const page = (file = 'index.html') => readFileSync(join(room.to, file), 'utf8');
const main = (version: string) =>
  /main\S+/.exec(readFileSync(join(room.host(version), 'index.html'), 'utf8'))?.[0];
const line = () => readIn(room.to, 'remotes.json').host;
const canaryPage = (version: string) => {
  const found = readIn(room.to, 'hosts/releases.json').find(
    (each: { version: string }) => each.version === version,
  );
  return `hosts/${found.id}/canary.html`;
};

test('a release of the host has an id, a place in its history and a line of the list', async () => {
  const { stdout } = await host('1.0.0');
  const { entry, version, integrity } = line();
  expect(entry).toMatch(/^\/hosts\/1\.0\.0-[0-9a-f]{8}\/index\.html$/);
  expect([version, integrity.slice(0, 7)]).toEqual(['1.0.0', 'sha384-']);
  expect(stdout).toContain(`host ${entry.split('/')[2]} is live in ${room.to} for everybody`);
  expect(readIn(room.to, 'hosts/releases.json')).toMatchObject([{ version: '1.0.0' }]);
  expect(page()).toBe(`page of ${main('1.0.0')}`);
});

test('a rollback brings back the page of before and the files that belong to it', async () => {
  await host('1.0.0');
  await host('1.1.0');
  expect([page(), page('robots.txt')]).toEqual([`page of ${main('1.1.0')}`, 'robots of 1.1.0']);
  const { stdout } = await rollback('host', room.to);
  expect(stdout).toMatch(/host is back at 1\.0\.0/);
  expect([page(), page('robots.txt')]).toEqual([`page of ${main('1.0.0')}`, 'robots of 1.0.0']);
  expect(isThere(room.to, `${main('1.1.0')}`)).toBe(true);
  await expect(rollback('host', room.to)).rejects.toThrow(/No release of host before 1\.0\.0 is kept/);
});

test('a canary of the host has a page beside the one of everybody, until it is over', async () => {
  await host('1.0.0');
  await host('1.1.0', '--percent', '10');
  expect(line()).toMatchObject({ version: '1.0.0', canary: { version: '1.1.0', percent: 10 } });
  expect([page(), page(canaryPage('1.1.0'))]).toEqual([
    `page of ${main('1.0.0')}`,
    `page of ${main('1.1.0')}`,
  ]);
  await rollback('host', room.to);
  expect(isThere(room.to, canaryPage('1.1.0'))).toBe(false);
  expect(line()).not.toHaveProperty('canary');
  await host('1.2.0', '--companies', 'a');
  await host('1.2.0');
  expect(isThere(room.to, canaryPage('1.2.0'))).toBe(false);
  expect(page()).toBe(`page of ${main('1.2.0')}`);
});

test("a forgotten host's own scripts go, the ones that a kept host uses stay", async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await host(version);
  expect(isThere(room.to, `${main('1.0.0')}`)).toBe(true);
  age(room.to, 'hosts', 8);
  await host('1.4.0');
  const there = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'].map((each) =>
    isThere(room.to, `${main(each)}`),
  );
  expect(there).toEqual([false, false, true, true, true]);
  expect(isThere(room.to, 'vendor.aaaaaaaaaaaa.js')).toBe(true);
});

test('of a forgotten host nothing is left in a bucket, of a kept one all is there', async () => {
  const bucket = await openBucket();
  const put = (version: string, ...args: string[]) => {
    const dist = room.host(version);
    writeFileSync(join(dist, '.frames.json'), '{}');
    return release('host', bucket.to, '--dist', dist, ...args);
  };
  try {
    await put('1.0.0');
    await put('1.1.0', '--percent', '10');
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) await put(version);
    const history: { id: string; version: string }[] = bucket.json('hosts/releases.json');
    const idOf = (version: string) => history.find((each) => each.version === version)?.id;
    const body = JSON.stringify(history.map((each) => ({ ...each, until: '2020-01-01T00:00:00.000Z' })));
    await fetch(`${bucket.to}/hosts/releases.json`, { method: 'PUT', body });
    await put('1.4.0');
    const within = (id = '') => bucket.paths().filter((path) => path.startsWith(`hosts/${id}/`));
    expect([...within(idOf('1.0.0')), ...within(idOf('1.1.0'))]).toEqual([]);
    expect(within(idOf('1.2.0')).map((path) => path.split('/').at(-1))).toEqual([
      ...['.files.json', '.frames.json', 'host.json', 'index.html', 'robots.txt'],
    ]);
  } finally {
    bucket.close();
  }
});
