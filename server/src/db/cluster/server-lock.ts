import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode, StartFailure } from '../../failure';
import type { LocalConnection } from '../connection';
import { inspectProcess, isRunning } from './processes';

const Holder = z.object({
  pid: z.number(),
  startedAt: z.string(),
  connection: z
    .object({
      host: z.string(),
      port: z.number(),
      user: z.string(),
      // Versions before passwords published none.
      password: z.string().default(''),
      database: z.string(),
    })
    .optional(),
});
type Holder = z.infer<typeof Holder>;

/** The right to run on a data folder; while it is held, others find the running database through it. */
export type ServerLock = { publish(connection: LocalConnection): void; release(): void };

const fileIn = (dataDir: string) => join(dataDir, 'server.json');

/** Takes the folder, also from a holder that has died; refuses while another process of ours lives on it. */
export function takeServerLock(dataDir: string): ServerLock {
  const file = fileIn(dataDir);
  const draft = `${file}.${process.pid}.draft`;
  const me: Holder = { pid: process.pid, startedAt: inspectProcess(process.pid)?.startedAt ?? '' };
  const write = (holder: Holder) => writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  write(me);
  try {
    while (!linked(draft, file)) {
      const text = read(file);
      const holder = parse(text);
      if (holder && isRunning(holder.pid, holder.startedAt)) throw inUse(dataDir, holder.pid);
      if (text !== undefined) removeStale(file, text);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    publish(connection) {
      write({ ...me, connection });
      renameSync(draft, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}

/** How to reach the database of the process that runs on this folder; undefined when none does. */
export function runningConnection(dataDir: string): LocalConnection | undefined {
  const holder = parse(read(fileIn(dataDir)));
  if (!holder || !isRunning(holder.pid, holder.startedAt)) return undefined;
  if (!holder.connection)
    throw new StartFailure(`Vezne (process ${holder.pid}) is starting on ${dataDir}. Try again in a moment.`);
  return holder.connection;
}

const inUse = (dataDir: string, pid: number) =>
  new StartFailure(
    `Vezne already runs on the data folder ${dataDir} (process ${pid}). Stop it first, or give this one a folder and a port of its own: DATA_DIR=… PORT=…`,
  );

/** A link, unlike a rename, fails when the file is there: of two starts only one gets it. */
function linked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the file only if it is still the one that was read: another start may have replaced it since. */
function removeStale(file: string, text: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (read(aside) !== text) linked(aside, file);
  rmSync(aside, { force: true });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string | undefined): Holder | undefined {
  try {
    return text === undefined ? undefined : Holder.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
