import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StartFailure } from '../../failure';
import type { Log } from '../../log';
import { wait } from '../../wait';
import { postgresEnv } from './files';
import { asUser, idsOf, type PostgresUser } from './postgres-user';
import { inspectProcess, type ProcessInfo } from './processes';

export type Postmaster = {
  /** Settles when Postgres has ended, with the last lines it wrote. */
  ended: Promise<string>;
  /** Asks for a fast shutdown; `ended` settles when it is done. */
  release(): void;
};

export type Place = {
  cluster: string;
  runtimes: string;
  binary: string;
  sockets: string;
  user: PostgresUser | undefined;
  /** Of every role of ours. */
  password: string;
};

/*
 * Postgres runs under this guard, which reads a pipe that only we hold. When the pipe closes, by our own hand
 * or because we were killed, the guard sends Postgres the signal for a fast shutdown and removes the socket.
 */
const GUARD = `
sockets=$1; shift
"$@" 3<&- &
postgres=$!
(read -r _ <&3; kill -INT $postgres) &
watch=$!
exec 3<&-
wait $postgres; code=$?
kill $watch 2>/dev/null
rm -f "$sockets"/.s.PGSQL.*
wait $watch && rmdir "$sockets"
exit $code`;

const SETTINGS = {
  listen_addresses: '',
  shared_buffers: '128MB',
  // Disks of today seek as fast as they read on.
  random_page_cost: '1.1',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  // Messages of failed statements quote what the user typed; they reach the log through our own handler.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_min_error_statement: 'panic',
};

/** Starts Postgres; it may need some time before it answers. */
export function launchPostmaster(place: Place): Postmaster {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const postgres = [place.binary, '-D', place.cluster, '-k', place.sockets, ...settings];
  const [command, ...args] = asUser(place.user, '/bin/sh', '-c', GUARD, 'guard', place.sockets, ...postgres);
  const guard = spawn(command, args, {
    cwd: '/',
    env: postgresEnv(place.cluster),
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    // Ctrl-C in the terminal is for us alone: we end the requests first, then Postgres.
    detached: true,
    ...idsOf(place.user),
  });
  const lastLines: string[] = [];
  guard.stderr?.on('data', (chunk: Buffer) => {
    lastLines.push(...chunk.toString().trimEnd().split('\n'));
    lastLines.splice(0, lastLines.length - 20);
  });
  const pipe = guard.stdio[3];
  pipe?.on('error', () => {});
  const ended = new Promise<string>((resolve) => {
    guard.once('error', (error) => resolve(error.message));
    guard.once('exit', () => {
      pipe?.destroy();
      resolve(lastLines.join('\n'));
    });
  });
  return { ended, release: () => pipe?.destroy() };
}

/**
 * Clears what an earlier run left: a Postgres of ours that lost its server is stopped, the pid file of one
 * that has ended, or whose number now belongs to another program, is removed. Nothing else is ever signalled.
 */
export async function clearLeftover(place: Place, log: Log): Promise<void> {
  const file = join(place.cluster, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return rm(file, { force: true });
  const found = inspectProcess(pid);
  // A dead number needs no help: Postgres takes such a file over, after checks that only it can make.
  if (!found) return;
  if (found.zombie || !usesCluster(found, place.cluster)) {
    log.warn({ pid }, 'removing the pid file of a Postgres that has ended');
    return rm(file, { force: true });
  }
  if (!found.argv[0]?.startsWith(place.runtimes))
    throw new StartFailure(
      `Another Postgres (process ${pid}, ${found.argv[0]}) uses the database in ${place.cluster}. Stop it, or set DATA_DIR to another folder.`,
    );
  await stopOrphan(pid, found, log);
}

function usesCluster({ argv }: ProcessInfo, cluster: string): boolean {
  return basename(argv[0] ?? '').startsWith('postgres') && argv[argv.indexOf('-D') + 1] === cluster;
}

async function stopOrphan(pid: number, found: ProcessInfo, log: Log): Promise<void> {
  const runs = () => {
    const now = inspectProcess(pid);
    return now !== undefined && !now.zombie && now.startedAt === found.startedAt;
  };
  log.warn({ pid }, 'stopping the Postgres that an earlier run left behind');
  const start = Date.now();
  if (runs()) process.kill(pid, 'SIGINT');
  for (let pause = 20; runs(); pause = Math.min(pause * 2, 500)) {
    if (Date.now() - start > 60_000)
      throw new StartFailure(
        `A Postgres of an earlier run (process ${pid}) has not stopped for 60 seconds. Stop it by hand (kill -INT ${pid}) and start again.`,
      );
    await wait(pause);
  }
}
