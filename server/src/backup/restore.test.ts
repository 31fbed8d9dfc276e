import {
  cpSync,
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
import { type Embedded, startEmbedded } from '../db/cluster/embedded';
import { takeServerLock } from '../db/cluster/server-lock';
import type { LocalConnection } from '../db/connection';
import { createDatabase, type Database } from '../db/database';
import { migrate } from '../db/migrate';
import { APP_ROLE, SYSTEM_ROLE } from '../db/walls/roles';
import { createLog } from '../log';
import { testApp } from '../test/app';
import { seedCompany } from '../test/company';
import { allRows, reachableDatabase } from '../test/database';
import { leftOut } from './catalogue';
import { restoreEmbedded, restoreInto } from './restore';
import { writeBackup } from './write';

const log = createLog('silent');
const ours = join(__dirname, '../db/migrations');
const root = mkdtempSync(join(tmpdir(), 'vezne-restore-'));
const dataDir = join(root, 'data');
const file = join(root, 'all.backup');
afterAll(() => rmSync(root, { recursive: true, force: true }));
jest.setTimeout(120_000);

const source = reachableDatabase();
const t = testApp({ db: source.db });
const rowsOf = (db: Database) => allRows(db, Object.keys(leftOut));
const task = { file, log, report: () => {} };

beforeAll(async () => {
  mkdirSync(dataDir);
  await seedCompany(t);
  await seedCompany(t);
  await t.idle();
  await writeBackup({
    connection: source.connection,
    file,
    secrets: { 'jwt-secret': 'the secret of the backup' },
    secretMarks: [],
    reserveBytes: 0,
  });
});

/** Runs `work` on the embedded database of a data folder. */
async function on<Result>(
  work: (db: Database, connection: LocalConnection) => Promise<Result>,
  folder = dataDir,
): Promise<Result> {
  const embedded: Embedded = await startEmbedded(folder, log);
  const db = createDatabase(embedded.connection, log);
  try {
    return await work(db, embedded.connection);
  } finally {
    await db.close();
    await embedded.stop();
  }
}

const beside = (word: string) => readdirSync(dataDir).filter((name) => name.includes(word));

test('a machine that has nothing yet gets everything', async () => {
  const { manifest, aside } = await restoreEmbedded(dataDir, task);
  expect(aside).toBeUndefined();
  // What came in and what went out, of two companies.
  expect(manifest.ledgers).toHaveLength(4);
  const expected = await rowsOf(t.db);
  expect(await on(rowsOf)).toEqual(expected);
  expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toBe('the secret of the backup');
  // Ready for the server: up to date, and without a word on backups that were made elsewhere.
  await on(async (db, connection) => {
    await migrate(connection, log);
    expect(await db.query('SELECT last_at FROM backup_state')).toEqual([{ last_at: null }]);
  });
});

describe('over a database that is there', () => {
  const mark = () => on((db) => db.run('CREATE TABLE before_it (id int)'));
  const hasMark = (folder?: string) =>
    on(
      async (db) => (await db.first("SELECT FROM pg_class WHERE relname = 'before_it'")) !== undefined,
      folder,
    );
  beforeAll(async () => {
    await mark();
    writeFileSync(join(dataDir, 'jwt-secret'), 'a secret of its own');
  });

  const assertUntouched = async () => {
    expect(await hasMark()).toBe(true);
    expect(beside('draft')).toEqual([]);
    expect(beside('before-restore')).toEqual([]);
    expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toBe('a secret of its own');
    takeServerLock(dataDir).release();
  };

  test('it refuses while the server runs', async () => {
    const lock = takeServerLock(dataDir);
    await expect(restoreEmbedded(dataDir, task)).rejects.toThrow('Stop it first');
    lock.release();
    await assertUntouched();
  });

  test('a damaged file, one of a newer version and one that cannot be loaded change nothing', async () => {
    const damaged = join(root, 'damaged.backup');
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 4;
    writeFileSync(damaged, bytes);
    await expect(restoreEmbedded(dataDir, { ...task, file: damaged })).rejects.toThrow('is damaged');

    const few = join(root, 'few');
    cpSync(ours, few, { recursive: true });
    const last = readdirSync(few).sort().at(-1) ?? '';
    rmSync(join(few, last));
    await expect(restoreEmbedded(dataDir, { ...task, migrations: few })).rejects.toThrow(
      'older than the backup',
    );

    const edited = join(root, 'edited');
    cpSync(ours, edited, { recursive: true });
    writeFileSync(join(edited, last), 'SELECT 1');
    await expect(restoreEmbedded(dataDir, { ...task, migrations: edited })).rejects.toThrow('another text');

    const failing = join(root, 'failing');
    cpSync(ours, failing, { recursive: true });
    writeFileSync(join(failing, '9001_after.sql'), 'SELECT 1 / 0');
    await expect(restoreEmbedded(dataDir, { ...task, migrations: failing })).rejects.toThrow(
      '9001_after failed',
    );
    await assertUntouched();
  });

  test('one that was cut off in the middle is swept by the next start', async () => {
    cpSync(join(dataDir, 'postgres'), join(dataDir, 'postgres.draft-restore'), { recursive: true });
    await assertUntouched();
  });

  test('the old database is kept beside the new one, also one that this version cannot open', async () => {
    const version = join(dataDir, 'postgres/PG_VERSION');
    const major = readFileSync(version, 'utf8');
    writeFileSync(version, '16\n');
    const { aside = '' } = await restoreEmbedded(dataDir, task);
    expect(await hasMark()).toBe(false);
    expect(await on(rowsOf)).toEqual(await rowsOf(t.db));
    expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toBe('the secret of the backup');
    // Put back by hand it is what it was.
    writeFileSync(join(aside, 'PG_VERSION'), major);
    const earlier = join(root, 'earlier');
    cpSync(aside, join(earlier, 'postgres'), { recursive: true });
    expect(await hasMark(earlier)).toBe(true);
  });
});

test('the same file moves an embedded database to an external one, whose owner is no superuser', async () => {
  const second = join(root, 'second');
  await on(async (admin, own) => {
    // A cluster elsewhere does not bring them.
    await admin.run(`DROP ROLE ${APP_ROLE}, ${SYSTEM_ROLE}`);
    await admin.run("CREATE ROLE keeper LOGIN CREATEROLE PASSWORD 'keeper'");
    await admin.run("CREATE DATABASE moved OWNER keeper ENCODING 'UTF8' TEMPLATE template0");
    const connection = { connectionString: `postgres://keeper:keeper@localhost/moved?host=${own.host}` };
    await restoreInto(connection, task);
    const moved = createDatabase({ ...own, database: 'moved' }, log);
    expect(await rowsOf(moved)).toEqual(await rowsOf(t.db));
    await moved.close();
  }, second);
});

test('a backup that was taken before a migration gets it after its rows are in', async () => {
  const [early, late] = [join(root, 'early'), join(root, 'late')];
  cpSync(ours, early, { recursive: true });
  cpSync(ours, late, { recursive: true });
  writeFileSync(join(early, '9001_box.sql'), 'CREATE TABLE box (n int); INSERT INTO box VALUES (0);');
  cpSync(join(early, '9001_box.sql'), join(late, '9001_box.sql'));
  writeFileSync(
    join(late, '9002_double.sql'),
    'ALTER TABLE box ADD COLUMN twice int; UPDATE box SET twice = 2 * n;',
  );
  const [from, to] = [join(root, 'from'), join(root, 'to')];
  const before = join(root, 'before.backup');
  mkdirSync(to);
  await on(async (db, connection) => {
    await migrate(connection, log, early);
    await db.run('UPDATE box SET n = 21');
    await writeBackup({ connection, file: before, secrets: {}, secretMarks: [], reserveBytes: 0 });
  }, from);
  await restoreEmbedded(to, { ...task, file: before, migrations: late });
  await on(async (db) => {
    expect(await db.query('SELECT * FROM box')).toEqual([{ n: 21, twice: 42 }]);
    expect(await db.first('SELECT name FROM migration ORDER BY id DESC')).toEqual({ name: '9002_double' });
  }, to);
  expect(existsSync(join(to, 'jwt-secret'))).toBe(false);
});
