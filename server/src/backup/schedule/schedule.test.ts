import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, type Backup } from '@vezne/contract';
import { createLog } from '../../log';
import { testApp } from '../../test/app';
import { seedCompany } from '../../test/company';
import { reachableDatabase, TEST_THREADS } from '../../test/database';
import type { SignedUp } from '../../test/people';
import { writeInThread } from '../in-thread';
import { verifyBackup } from '../read';
import { type BackupJob, NoRoom, type Written, writeBackup } from '../write';
import { createBackups } from './schedule';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const root = mkdtempSync(join(tmpdir(), 'vezne-hourly-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const place = reachableDatabase();
const t = testApp({ db: place.db });
const others = testApp({ db: place.db, makesBackups: false });
const lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
const events = () => lines.splice(0).map(({ event }) => event);

let person: SignedUp;
beforeAll(async () => {
  person = await seedCompany(t);
});

let folder: string;
let copyFolder: string;
let write: (job: BackupJob) => Promise<Written>;
beforeEach(async () => {
  folder = mkdtempSync(join(root, 'first-'));
  copyFolder = `${folder}-second`;
  write = writeBackup;
  lines.length = 0;
  await t.db.run('DELETE FROM backup_state');
  await t.db.run('INSERT INTO backup_state DEFAULT VALUES');
});

/** A process that makes backups. */
const server = ({ copies = false } = {}) =>
  createBackups({
    db: t.db,
    now: () => t.app.now(),
    log,
    place: { folder, copyFolder: copies ? copyFolder : undefined },
    job: { connection: place.connection, secrets: {}, secretMarks: [], reserveBytes: 0 },
    write: (job) => write(job),
  });

const names = (where = folder) => readdirSync(where).sort();
// The hours that pass outlast a token.
const signedIn = async () => ({ ...person, ...(await t.signIn(person.email, person.password)) });
const told = async () => (await t.ask<{ backup: Backup }>(api.installation.backup, await signedIn())).backup;
const standing = async () => (await told())?.standing;

test('every hour one backup is made, which the API tells the age of', async () => {
  const { tick } = server();
  expect(await told()).toEqual({ lastAt: null, standing: 'WAITING' });
  await tick();
  const first = names();
  expect(first).toHaveLength(1);
  await tick();
  t.later(59 * MINUTE);
  await tick();
  expect(names()).toEqual(first);
  const before = t.app.now().getTime() - 59 * MINUTE;
  const { lastAt, standing: is } = (await told()) ?? {};
  expect(is).toBe('FRESH');
  expect(Math.abs(Date.parse(lastAt ?? '') - before)).toBeLessThan(MINUTE);
  t.later(MINUTE);
  await tick();
  expect(names()).toHaveLength(2);
  for (const name of names()) await verifyBackup(join(folder, name));
  expect(events()).toEqual(['backup.written', 'backup.written']);
});

test('without backups of its own the installation says nothing of them', async () => {
  expect(await others.ask(api.installation.backup, await signedIn())).toEqual({ backup: null });
});

test('of several processes one makes it', async () => {
  const servers = Array.from({ length: 5 }, () => server());
  for (let round = 1; round <= 3; round++) {
    await Promise.all(servers.map(({ tick }) => tick()));
    expect(names()).toHaveLength(round);
    t.later(HOUR);
  }
});

test('a process that died while it was at it is succeeded within minutes', async () => {
  let writes = 0;
  write = () => {
    writes++;
    return new Promise(() => {});
  };
  void server().tick();
  for (const end = Date.now() + 20_000; writes === 0 && Date.now() < end; ) await new Promise(setImmediate);
  write = writeBackup;
  await server().tick();
  expect(names()).toEqual([]);
  // What it had begun.
  writeFileSync(join(folder, 'vezne-20261122T070000Z.backup.0a1b2c3d.draft'), 'half');
  t.later(4 * MINUTE);
  await server().tick();
  expect(names()).toEqual([expect.stringMatching(/^vezne-\d{8}T\d{6}Z\.backup$/)]);
});

test('old ones go as new ones come, files of others stay', async () => {
  writeFileSync(join(folder, 'notes.txt'), 'x');
  for (let hour = 0; hour < 30; hour++)
    writeFileSync(
      join(
        folder,
        `vezne-20240101T${String(hour % 24).padStart(2, '0')}${hour < 24 ? '00' : '30'}00Z.backup`,
      ),
      '',
    );
  await server().tick();
  const left = names();
  expect(left).toContain('notes.txt');
  expect(left.filter((name) => name.startsWith('vezne-2024')).length).toBeLessThanOrEqual(26);
});

describe('a backup that fails', () => {
  test.each([
    ['FAILED', new Error('connection lost')],
    ['DISK_FULL', new NoRoom('no room')],
    ['DISK_FULL', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ] as const)('is told as %s, logged, and tried again after five minutes', async (reason, error) => {
    const { tick } = server();
    await tick();
    t.later(HOUR);
    write = () => Promise.reject(error);
    await tick();
    expect(await standing()).toBe(reason);
    expect(lines.find(({ event }) => event === 'backup.failed')).toMatchObject({ level: 50, reason });
    write = writeBackup;
    t.later(4 * MINUTE);
    await tick();
    expect(names()).toHaveLength(1);
    t.later(MINUTE);
    await tick();
    expect(names()).toHaveLength(2);
    expect(await standing()).toBe('FRESH');
  });

  test('and keeps failing leaves the age of the last good one', async () => {
    const { tick } = server();
    await tick();
    const { lastAt } = (await told()) ?? {};
    write = () => Promise.reject(new Error('no'));
    t.later(5 * HOUR);
    expect(await told()).toEqual({ lastAt, standing: 'OLD' });
    await tick();
    expect(await told()).toEqual({ lastAt, standing: 'FAILED' });
  });

  test('because the process ends is nobody’s failure, and is due at the next start', async () => {
    const backups = server();
    write = () => new Promise((_, reject) => setTimeout(reject, 50, new Error('ended')));
    const ticking = backups.tick();
    await backups.stop();
    await ticking;
    expect(await standing()).toBe('WAITING');
    expect(events()).toEqual([]);
    write = writeBackup;
    await server().tick();
    expect(names()).toHaveLength(1);
  });

  test('never fails the process, not even when the database itself does not answer', async () => {
    const broken = createBackups({
      db: { ...t.db, run: () => Promise.reject(new Error('gone')) },
      now: () => t.app.now(),
      log,
      place: { folder, copyFolder: undefined },
      job: { connection: place.connection, secrets: {}, secretMarks: [], reserveBytes: 0 },
      write: writeBackup,
    });
    await broken.tick();
    expect(events()).toEqual(['backup.failed']);
  });
});

describe('a second folder', () => {
  test('gets every backup, the same to the byte, and its own rotation', async () => {
    mkdirSync(copyFolder);
    const { tick } = server({ copies: true });
    await tick();
    t.later(HOUR);
    await tick();
    expect(names(copyFolder)).toEqual(names());
    expect(names()).toHaveLength(2);
    for (const name of names())
      expect(readFileSync(join(copyFolder, name)).equals(readFileSync(join(folder, name)))).toBe(true);
  });

  test('that is away is not made, is told, and gets the backup when it is back', async () => {
    const { tick } = server({ copies: true });
    await tick();
    expect(names()).toHaveLength(1);
    expect(existsSync(copyFolder)).toBe(false);
    expect(await standing()).toBe('COPY_FAILED');
    expect(events()).toEqual(['backup.written', 'backup.failed']);
    mkdirSync(copyFolder);
    t.later(5 * MINUTE);
    await tick();
    expect(names(copyFolder)).toEqual(names());
    expect(names()).toHaveLength(1);
    expect(await standing()).toBe('FRESH');
    // The next backup is due an hour after the first, not after its copy.
    t.later(55 * MINUTE);
    await tick();
    expect(names(copyFolder)).toHaveLength(2);
  });
});

describe('in a thread of its own', () => {
  const inThread = (job: Partial<BackupJob>, signal = new AbortController().signal) =>
    writeInThread(
      process.env[TEST_THREADS] ?? '',
      {
        connection: place.connection,
        file: join(folder, 'x.backup'),
        secrets: {},
        secretMarks: [],
        reserveBytes: 0,
        ...job,
      },
      signal,
    );

  test('it is the same backup', async () => {
    const written = await inThread({ key: 'a key for the thread' });
    const manifest = await verifyBackup(join(folder, 'x.backup'), 'a key for the thread');
    expect(written).toMatchObject({
      createdAt: manifest.createdAt,
      tables: manifest.tables.length,
      mismatches: '0',
    });
  });

  test('what goes wrong there is told here, and the thread can be ended', async () => {
    await expect(inThread({ reserveBytes: 1e18 })).rejects.toThrow(NoRoom);
    await expect(inThread({ file: join(folder, 'no/folder/x') })).rejects.toMatchObject({ code: 'ENOENT' });
    const ending = new AbortController();
    const work = inThread({}, ending.signal);
    ending.abort();
    await expect(work).rejects.toThrow('ended with code');
  });
});
