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

const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
/** So long an old release may take its time to be released anew while it is being swept away. */
const HELD_MS = 2_500;

const mainOf = (version: string): string =>
  /main\S+/.exec(readFileSync(join(room.host(version), 'index.html'), 'utf8'))?.[0] ?? '';

/** What is released: how, where it is kept, under which name the list has it, and what of an old release must be there. */
const kinds = [
  {
    name: 'host',
    home: 'hosts',
    build: (version: string) => room.host(version),
    files: (id: string) => [`hosts/${id}/index.html`, mainOf('1.0.0'), 'vendor.aaaaaaaaaaaa.js'],
  },
  {
    name: 'ai',
    home: 'remotes/ai',
    build: (version: string) => room.remote(version),
    files: (id: string) => [`remotes/ai/${id}/mf-manifest.json`, `remotes/ai/${id}/entry.js`],
  },
];
type Kind = (typeof kinds)[number];
const put = ({ name, build }: Kind, version: string, to: string) =>
  release(name, to, '--dist', build(version), '--force');

describe.each(kinds)('an old release of $name that is released anew while the sweep deletes it', (kind) => {
  test('has all its files in a bucket', async () => {
    const bucket = await openBucket();
    try {
      for (const version of versions) await put(kind, version, bucket.to);
      const history: { id: string }[] = bucket.json(`${kind.home}/releases.json`);
      const { id } = history.at(-1) as { id: string }; // Released just now.
      const body = JSON.stringify(history.map((each) => ({ ...each, until: '2020-01-01T00:00:00.000Z' })));
      await fetch(`${bucket.to}/${kind.home}/releases.json`, { method: 'PUT', body });
      let anew: Promise<unknown> | undefined;
      bucket.beforeDelete(async (path) => {
        if (anew || !path.endsWith(id)) return;
        anew = put(kind, '1.0.0', bucket.to);
        await Promise.race([anew, sleep(HELD_MS)]);
      });
      await put(kind, '1.4.0', bucket.to);
      await anew;
      expect(bucket.json('remotes.json')[kind.name].version).toBe('1.0.0');
      expect(bucket.paths()).toEqual(expect.arrayContaining(kind.files(id)));
    } finally {
      bucket.close();
    }
  });

  test('has all its files in a folder', async () => {
    for (const version of versions) await put(kind, version, room.to);
    age(room.to, kind.home, 8);
    const { id } = readIn(room.to, `${kind.home}/releases.json`).at(-1);
    const [began, over] = ['sweep-began', 'released-anew'].map((file) => join(room.to, file)) as [
      string,
      string,
    ]; // As many as were named.
    const sweep = promisify(execFile)(
      process.execPath,
      [
        ...['--import', `data:text/javascript,${encodeURIComponent(slowSweep({ id, began, over }))}`],
        join(__dirname, '..', 'remote-release.mjs'),
        ...[kind.name, '--to', room.to, '--force', '--dist', kind.build('1.4.0')],
      ],
      { env: process.env },
    );
    while (!existsSync(began)) await sleep(20);
    await put(kind, '1.0.0', room.to);
    writeFileSync(over, '');
    await sweep;
    expect(readIn(room.to, 'remotes.json')[kind.name].version).toBe('1.0.0');
    expect(kind.files(id).filter((file) => !existsSync(join(room.to, file)))).toEqual([]);
  });
});

/** A process whose deletion of the release waits, at most for a while, until the release is there anew. */
const slowSweep = ({ id, began, over }: Record<'id' | 'began' | 'over', string>) => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { renameSync } = fs;
  // A tree is moved away before it is deleted.
  fs.renameSync = (path, to) => {
    if (path.endsWith('${id}')) {
      fs.writeFileSync('${began}', '');
      const still = new Int32Array(new SharedArrayBuffer(4));
      for (const end = Date.now() + ${HELD_MS}; Date.now() < end && !fs.existsSync('${over}'); )
        Atomics.wait(still, 0, 0, 20);
    }
    return renameSync(path, to);
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
    await expect(inTurn(lost)).rejects.toThrow(
      'Another release has begun meanwhile. Please repeat this one.',
    );
    expect(readIn(room.to, path)).toEqual({ holder: 'other' });
  });

  test('is given back when the work fails', async () => {
    await expect(inTurn("throw new Error('no room');")).rejects.toThrow('no room');
    expect(readIn(room.to, path)).toEqual({});
  });
});
