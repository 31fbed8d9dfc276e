import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openBucket, openRoom, readIn, release, rollback } from './testing';

let room: ReturnType<typeof openRoom>;
let bucket: Awaited<ReturnType<typeof openBucket>>;
beforeEach(async () => {
  room = openRoom();
  bucket = await openBucket();
});
afterEach(() => {
  room.close();
  bucket.close();
  delete process.env.AWS_ACCESS_KEY_ID;
  delete process.env.AWS_SECRET_ACCESS_KEY;
});

const names = ['ai', 'cashflow', 'finance', 'marketing'];
const put = (name: string, to: string, version: string) =>
  release(name, to, '--dist', room.remote(version), '--force');

describe.each(['a folder', 'a bucket'] as const)('teams that release into %s', (kind) => {
  const to = () => (kind === 'a bucket' ? bucket.to : room.to);
  const json = (path: string) => (kind === 'a bucket' ? bucket.json(path) : readIn(room.to, path));
  const listed = () => Object.keys(json('remotes.json')).sort();

  test('in the same moment all end up in the list, with what their own pointers say', async () => {
    await Promise.all(names.map((name, index) => put(name, to(), `1.${index}.0`)));
    expect(listed()).toEqual([...names, 'signature']);
    for (const name of names)
      expect(json('remotes.json')[name]).toEqual(json(`remotes/${name}/live.json`)[name]);
  });

  test('undo nothing of each other: one takes back while another releases', async () => {
    for (const name of ['ai', 'finance']) await put(name, to(), '1.0.0');
    await put('ai', to(), '1.1.0');
    await Promise.all([rollback('ai', to()), put('finance', to(), '1.2.0'), put('cashflow', to(), '1.3.0')]);
    const { ai, finance, cashflow } = json('remotes.json');
    expect([ai.version, finance.version, cashflow.version]).toEqual(['1.0.0', '1.2.0', '1.3.0']);
  });

  test('two of one remote in the same moment: both are in its history, one is live', async () => {
    await Promise.all([put('ai', to(), '1.0.0'), put('ai', to(), '1.1.0')]);
    const versions = json('remotes/ai/releases.json').map(({ version }: { version: string }) => version);
    expect(versions.sort()).toEqual(['1.0.0', '1.1.0']);
    expect(json('remotes.json').ai).toEqual(json('remotes/ai/live.json').ai);
  });
});

test('containers on one volume, where every process is number 1, write the same file without breaking it', async () => {
  const file = join(room.to, 'pages', 'about.html');
  const write = () =>
    promisify(execFile)(
      process.execPath,
      [
        ...['--input-type=module', '-e'],
        `Object.defineProperty(process, 'pid', { value: 1 });
        const { writeWhole } = await import('./store/folder.mjs');
        for (let time = 0; time < 150; time += 1) writeWhole('${file}', 'x'.repeat(500_000));`,
      ],
      { cwd: __dirname },
    );
  await Promise.all([write(), write()]);
  expect(statSync(file).size).toBe(500_000);
  expect(readdirSync(join(room.to, 'pages'))).toEqual(['about.html']);
});

describe('whoever takes back a canary that it has watched', () => {
  /** As the watch does it, which has read the list a moment ago. */
  const takeBack = (canary: string) =>
    promisify(execFile)(
      process.execPath,
      [
        ...['--input-type=module', '-e'],
        `import { rollback } from './release.mjs'; await rollback({ name: 'ai', to: '${room.to}', canary: '${canary}' });`,
      ],
      { cwd: __dirname },
    );
  const live = () => readIn(room.to, 'remotes.json').ai;
  const putCanary = async (version: string): Promise<string> => {
    await release('ai', room.to, '--dist', room.remote(version), '--force', '--percent', '10');
    return live().canary.entry.split('/').at(-2);
  };
  beforeEach(() => put('ai', room.to, '1.0.0'));

  test('leaves one that has replaced it meanwhile', async () => {
    const watched = await putCanary('1.1.0');
    await putCanary('1.2.0');
    await expect(takeBack(watched)).rejects.toThrow(`${watched} is the canary of ai no longer`);
    expect([live().version, live().canary.version]).toEqual(['1.0.0', '1.2.0']);
  });

  test('leaves it where it has become what everybody has, in whatever order the two come', async () => {
    const watched = await putCanary('1.1.0');
    await Promise.allSettled([put('ai', room.to, '1.1.0'), takeBack(watched)]);
    expect(live()).toMatchObject({ version: '1.1.0' });
    await expect(takeBack(watched)).rejects.toThrow(`${watched} is the canary of ai no longer`);
    expect(live()).not.toHaveProperty('canary');
  });
});

test('a release that was cut off between pointer and list is completed by the next one of anybody', async () => {
  await put('ai', room.to, '1.0.0');
  const list = join(room.to, 'remotes.json');
  const before = readIn(room.to, 'remotes.json');
  await put('ai', room.to, '1.1.0');
  writeFileSync(list, JSON.stringify(before));
  await put('finance', room.to, '1.0.0');
  expect(readIn(room.to, 'remotes.json').ai.version).toBe('1.1.0');
});

test('a pointer that somebody without the key has written is signed by nobody', async () => {
  await put('ai', room.to, '1.0.0');
  const file = join(room.to, 'remotes/ai/live.json');
  const { ai, signature } = readIn(room.to, 'remotes/ai/live.json');
  writeFileSync(file, JSON.stringify({ ai: { ...ai, integrity: 'sha384-other' }, signature }));
  await expect(put('finance', room.to, '1.0.0')).rejects.toThrow(/remotes\/ai\/live\.json was not signed/);
  expect(readIn(room.to, 'remotes.json').ai).toEqual(ai);
});

test('what an ended process left locked holds nobody up for long', async () => {
  await put('ai', room.to, '1.0.0');
  const lock = join(room.to, '.remotes.json.lock');
  writeFileSync(lock, '');
  utimesSync(lock, new Date(0), new Date(0));
  await put('ai', room.to, '1.1.0');
  expect(readIn(room.to, 'remotes.json').ai.version).toBe('1.1.0');
  expect(statSync(lock, { throwIfNoEntry: false })).toBeUndefined();
});

test('a copy that was cut off is gone with a later release, one that is under way is not', async () => {
  await put('ai', room.to, '1.0.0');
  const drafts = ['left', 'begun'].map((name) => join(room.to, `remotes/ai/1.1.0-aa.${name}.new`));
  for (const draft of drafts) mkdirSync(draft);
  utimesSync(drafts[0] ?? '', new Date(0), new Date(0));
  await put('ai', room.to, '1.2.0');
  expect(drafts.map((draft) => existsSync(draft))).toEqual([false, true]);
});

test('files reach a bucket with their kind and how long they keep, signed with the keys of the account', async () => {
  process.env.AWS_ACCESS_KEY_ID = 'key';
  process.env.AWS_SECRET_ACCESS_KEY = 'secret';
  await put('ai', bucket.to, '1.0.0');
  const sent = bucket.seen.find(({ method, url }) => method === 'PUT' && url === '/vezne/remotes.json');
  expect(sent?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=key\//),
  });
});

test('a bucket too loses the files of a release whose time is over', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await put('ai', bucket.to, version);
  const history = bucket.json('remotes/ai/releases.json');
  const [oldest] = history.slice(-1);
  await fetch(`${bucket.to}/remotes/ai/releases.json`, {
    method: 'PUT',
    body: JSON.stringify(history.map((each: object) => ({ ...each, until: '2020-01-01T00:00:00.000Z' }))),
  });
  await put('ai', bucket.to, '1.4.0');
  expect(bucket.paths().filter((path) => path.includes(oldest.id))).toEqual([]);
  expect(bucket.paths().some((path) => path.includes('/1.3.0-'))).toBe(true);
});
