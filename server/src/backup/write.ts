import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { Connection } from '../db/connection';
import { StartFailure } from '../failure';
import {
  countLedgers,
  listHidden,
  listMigrations,
  listSequences,
  listTables,
  preparing,
  rowsOf,
} from './catalogue';
import { END, FORMAT, type Head, MAGIC, MANIFEST, type Manifest, TABLE } from './format';
import { verifyBackup } from './read';
import { countRows } from './rows';
import { createSeal } from './seal';

export type BackupJob = {
  connection: Connection;
  /** Where the backup goes; nothing stands there before it is whole. */
  file: string;
  /** Seals the content. */
  key?: string;
  /** Secrets that go along, by the names of their files; and the marks of those in use. */
  secrets: Record<string, string>;
  secretMarks: readonly string[];
  /** Bytes that are left free on the disk, whatever happens. */
  reserveBytes: number;
};

/** What a finished backup holds; it has been read back from the disk. */
export type Written = Pick<Manifest, 'createdAt' | 'mismatches'> & {
  tables: number;
  rows: number;
  /** Size of the file. */
  bytes: number;
};

/** There is too little room for a backup beside what the database itself may need. */
export class NoRoom extends StartFailure {
  override name = 'NoRoom';
}

const NOTHING =
  'The database is empty: there is nothing to back up. Is it the right one? See DATA_DIR and DATABASE_URL.';

/** How the names of files end that are not whole yet. */
export const DRAFT = '.draft';

/** Writes one snapshot of the database into a file and reads it back; no more of it is in memory than passes by. */
export async function writeBackup(job: BackupJob): Promise<Written> {
  const draft = `${job.file}.${randomBytes(4).toString('hex')}${DRAFT}`;
  try {
    await writeDraft(job, draft);
    const manifest = await verifyBackup(draft, job.key);
    const { size } = await stat(draft);
    await rename(draft, job.file);
    await syncFolder(dirname(job.file));
    const { createdAt, mismatches, tables } = manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { createdAt, mismatches, tables: tables.length, rows, bytes: size };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeDraft({ key, reserveBytes, ...job }: BackupJob, draft: string): Promise<void> {
  const sealing = key === undefined ? undefined : createSeal(key);
  const createdAt = new Date().toISOString();
  const head: Head = { format: FORMAT, createdAt, seal: sealing?.seal ?? null };
  const firstLine = Buffer.from(`${MAGIC}${JSON.stringify(head)}\n`);
  const handle = await open(draft, 'wx', 0o600);
  try {
    const sink = createSink(handle, guardOf(dirname(draft), reserveBytes));
    await sink.write(firstLine);
    await withSnapshot(job.connection, async (client) => {
      const cipher = sealing?.cipher(firstLine);
      const content = () => contentOf(client, createdAt, job);
      if (cipher) await pipeline(content, createGzip(), cipher, sink.stream());
      else await pipeline(content, createGzip(), sink.stream());
      if (cipher) await sink.write(cipher.getAuthTag());
    });
    await handle.writeFile(sink.digest());
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Runs `work` in one read-only transaction that sees the database as it is at its beginning. */
async function withSnapshot(
  connection: Connection,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'vezne-backup' });
  // A lost connection fails the query under way, too.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(preparing);
    await work(client);
    await client.query('COMMIT');
  } finally {
    await client.end().catch(() => {});
  }
}

type ContentJob = Pick<BackupJob, 'secrets' | 'secretMarks'>;

async function* contentOf(client: pg.Client, createdAt: string, job: ContentJob): AsyncGenerator<Buffer> {
  const hidden = await listHidden(client);
  if (hidden.length > 0)
    throw new StartFailure(
      `This login does not see all rows of ${hidden.join(', ')}. Use one that sees every company's.`,
    );
  const heads = await listTables(client);
  if (heads.length === 0) throw new StartFailure(NOTHING);
  // Nobody may change a table's columns until its rows are out.
  await client.query(`LOCK TABLE ${heads.map(({ name }) => name).join(', ')} IN ACCESS SHARE MODE`);
  const { rows: facts } = await client.query<{ server_version: string }>('SHOW server_version');
  const migrations = await listMigrations(client);
  const ledgers = await countLedgers(client);
  const tables: Manifest['tables'] = [];
  for (const head of heads) {
    const counted = countRows();
    yield Buffer.from(`${TABLE}${JSON.stringify(head)}\n`);
    for await (const rows of rowsOf(client, head)) {
      counted.take(rows);
      yield rows;
    }
    yield Buffer.from(END);
    tables.push({ ...head, ...counted.result() });
  }
  const manifest: Manifest = {
    createdAt,
    postgres: facts[0]?.server_version ?? '',
    migrations,
    tables,
    // After the rows: no sequence is behind the numbers that it has given.
    sequences: await listSequences(client),
    ...ledgers,
    secrets: job.secrets,
    secretMarks: [...job.secretMarks],
  };
  yield Buffer.from(`${MANIFEST}${JSON.stringify(manifest)}\n`);
}

/** Writes to a file and hashes what it writes; `guard` looks before each piece. */
function createSink(handle: FileHandle, guard: (bytes: number) => Promise<void>) {
  const hash = createHash('sha256');
  const write = async (bytes: Buffer) => {
    await guard(bytes.length);
    hash.update(bytes);
    await handle.writeFile(bytes);
  };
  return {
    write,
    stream: () =>
      new Writable({
        highWaterMark: 1024 * 1024,
        write: (bytes: Buffer, _, done) => void write(bytes).then(() => done(), done),
      }),
    digest: () => hash.digest(),
  };
}

const LOOK_EVERY = 16 * 1024 * 1024;

/** Refuses to go on when less than `reserve` would be left; a full disk would stop the database as well. */
function guardOf(folder: string, reserve: number) {
  let sinceLook = Number.POSITIVE_INFINITY;
  return async (bytes: number) => {
    sinceLook += bytes;
    if (sinceLook < LOOK_EVERY) return;
    sinceLook = 0;
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    if (free < reserve)
      throw new NoRoom(
        `Too little room for a backup in ${folder}: ${Math.floor(free / 1e6)} MB are free, ${Math.ceil(reserve / 1e6)} MB have to stay so.`,
      );
  };
}

/** Makes the names in a folder as durable as the files. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
