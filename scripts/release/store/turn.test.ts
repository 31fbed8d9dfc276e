import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { age, openBucket, openRoom, readIn, release } from '../testing';

let room: ReturnType<typeof openRoom>;
beforeEach(() => {
  room = openRoom();
});
afterEach(() => room.close());

const host = (version: string, to: string) => release('host', to, '--dist', room.host(version));
const remote = (version: string, to: string) =>
  release('ai', to, '--dist', room.remote(version), '--force');
const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
/** So long an old release may take its time to be released anew while it is being swept away. */
const HELD_MS = 2_500;

describe('an old release that is released anew while the sweep deletes it has all its files', () => {
  test.each(['hosts', 'remotes/ai'])('of %s in a bucket', async (home) => {
    const put = home === 'hosts' ? host : remote;
    const bucket = await openBucket();
    try {
      for (const version of versions) await put(version, bucket.to);
      const history: { id: string }[] = bucket.json(`${home}/releases.json`);
      const { id } = history.at(-1) as { id: string }; // Released just now.
      const files = bucket.paths().filter((path) => path.includes(id) || /^main\.|^vendor\./.test(path));
      const body = JSON.stringify(history.map((each) => ({ ...each, until: '2020-01-01T00:00:00.000Z' })));
      await fetch(`${bucket.to}/${home}/releases.json`, { method: 'PUT', body });
      let anew: Promise<unknown> | undefined;
      bucket.beforeDelete(async (path) => {
        if (anew || !path.endsWith(id)) return;
        anew = put('1.0.0', bucket.to);
        await Promise.race([anew, sleep(HELD_MS)]);
      });
      await put('1.4.0', bucket.to);
      await anew;
      expect(anew).toBeDefined();
      expect(bucket.json('remotes.json')[home === 'hosts' ? 'host' : 'ai'].version).toBe('1.0.0');
      const wanted = files.filter((path) => path.includes(id) || path.startsWith('vendor.'));
      expect(bucket.paths()).toEqual(expect.arrayContaining(wanted));
      if (home === 'hosts') expect(bucket.paths()).toContain(mainOf('1.0.0'));
    } finally {
      bucket.close();
    }
  });

  test.each(['hosts', 'remotes/ai'])('of %s in a folder', async (home) => {
    const put = home === 'hosts' ? host : remote;
    for (const version of versions) await put(version, room.to);
    age(room.to, home, 8);
    const { id } = readIn(room.to, `${home}/releases.json`).at(-1);
    const began = join(room.to, 'sweep-began');
    const over = join(room.to, 'released-anew');
    const sweep = promisify(execFile)(
      process.execPath,
      [
        ...['--import', `data:text/javascript,${encodeURIComponent(slowSweep({ id, began, over }))}`],
        join(__dirname, '..', 'remote-release.mjs'),
        ...[home === 'hosts' ? 'host' : 'ai', '--to', room.to, '--force'],
        ...['--dist', home === 'hosts' ? room.host('1.4.0') : room.remote('1.4.0')],
      ],
      { env: process.env },
    );
    while (!existsSync(began)) await sleep(20);
    await put('1.0.0', room.to);
    writeFileSync(over, '');
    await sweep;
    expect(readIn(room.to, 'remotes.json')[home === 'hosts' ? 'host' : 'ai'].version).toBe('1.0.0');
    const page = join(room.to, home, id, home === 'hosts' ? 'index.html' : 'mf-manifest.json');
    expect(existsSync(page)).toBe(true);
    if (home === 'hosts') expect(existsSync(join(room.to, mainOf('1.0.0')))).toBe(true);
  });
});

const mainOf = (version: string): string =>
  /main\S+/.exec(readFileSync(join(room.host(version), 'index.html'), 'utf8'))?.[0] ?? '';

/** A process whose deletion of the release waits, at most for a while, until the release is there anew. */
const slowSweep = ({ id, began, over }: Record<'id' | 'began' | 'over', string>) => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { rmSync } = fs;
  fs.rmSync = (path, ...rest) => {
    if (path.endsWith('${id}')) {
      fs.writeFileSync('${began}', '');
      const still = new Int32Array(new SharedArrayBuffer(4));
      for (const end = Date.now() + ${HELD_MS}; Date.now() < end && !fs.existsSync('${over}'); )
        Atomics.wait(still, 0, 0, 20);
    }
    return rmSync(path, ...rest);
  };
  syncBuiltinESMExports();
`;

describe('a turn', () => {
  const path = 'hosts/turn.json';
  const inTurn = (work: string, leftMs = 30_000) =>
    promisify(execFile)(
      process.execPath,
      [
        ...['--input-type=module', '-e'],
        `import { setTimeout as sleep } from 'node:timers/promises';
        import { writeFileSync } from 'node:fs';
        import { folderStore } from './folder.mjs';
        import { inTurn } from './turn.mjs';
        await inTurn(folderStore('${room.to}'), '${path}', async (confirm) => { ${work} }, { leftMs: ${leftMs} });`,
      ],
      { cwd: __dirname },
    );
  const write = (turn: object) => {
    mkdirSync(dirname(join(room.to, path)), { recursive: true });
    writeFileSync(join(room.to, path), JSON.stringify(turn));
  };

  test('that a process which was ended has left is taken by the next one', async () => {
    write({ holder: 'ended', renewed: 4 });
    await inTurn('await confirm();', 300);
    expect(readIn(room.to, path)).toEqual({});
  });

  test('that somebody else has taken meanwhile ends the work before its next step', async () => {
    const lost = `writeFileSync('${join(room.to, path)}', '{"holder":"other"}'); await confirm(); console.log('went on');`;
    await expect(inTurn(lost)).rejects.toThrow('Another release has begun meanwhile. Please repeat this one.');
    expect(readIn(room.to, path)).toEqual({ holder: 'other' });
  });

  test('is given back when the work fails', async () => {
    await expect(inTurn("throw new Error('no room');")).rejects.toThrow('no room');
    expect(readIn(room.to, path)).toEqual({});
  });
});
