import { realpathSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { dayInTurkey } from '@vezne/contract';
import { createApp } from './app';
import { writeInThread } from './backup/in-thread';
import { createBackups } from './backup/schedule/schedule';
import type { Connection } from './db/connection';
import type { Database } from './db/database';
import { closeDemo } from './demo/close';
import { demoManager, isSeeded, seedDemo } from './demo/seed';
import { StartFailure } from './failure';
import { freeSpaceAt } from './installation/disk';
import { createLog, type Log } from './log';
import { createMail } from './mail/mail';
import { createMetrics, type Metrics } from './metrics/metrics';
import { type Env, readEnv } from './process/env';
import { type MetricsPlace, serveMetrics } from './process/metrics-port';
import { missingOperator } from './process/operator';
import { assertPortFree, portFailure } from './process/port';
import { markOf, readKeptSecrets } from './process/secret-file';
import { createShutdown, type Shutdown } from './process/shutdown';
import { startDatabase } from './process/start-database';

/** What a person at a terminal is told while the server starts. */
export type ReportProgress = (sentence: string) => void;

const DRAIN_MS = 8_000;

/** Where the product is open, whether one can sign in to the demo company there, and where mails are kept. */
export type Served = { url: string; demo: boolean; outbox: string | undefined };

/** Starts everything and settles when it can be opened; a failure ends the process. */
export async function serve(report: ReportProgress): Promise<Served> {
  const env = settings();
  const log = createLog(env.logLevel);
  const shutdown = createShutdown(log);
  try {
    await assertPortFree(env.host, env.port);
    report(env.databases ? 'Connecting to the database' : `Starting the database in ${env.dataDir}`);
    const { db, connection } = await startDatabase(env, log, shutdown);
    const clock = () => env.fixedClock ?? new Date();
    await (env.production ? lockDemo(db, env, log) : makeDemo(db, clock(), env, report));
    const mail = createMail({ ...env, from: env.contactEmail, log });
    warnOfOperator(env, log);
    // Of a database elsewhere the disk cannot be seen: SQL tells what it holds, not what it still could.
    const freeSpace = env.databases ? undefined : freeSpaceAt(env.dataDir);
    const metrics = createMetrics({ ofProcess: env.metrics !== undefined });
    const { server } = await createApp({ env, db, clock, mail, log, metrics, freeSpace, outbox: env.outbox });
    shutdown.onShutdown('requests', DRAIN_MS + 500, async () => {
      const patience = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS);
      await server.close().finally(() => clearTimeout(patience));
    });
    await server.listen({ host: env.host, port: env.port }).catch((error: unknown) => {
      throw portFailure(error, env.port);
    });
    if (env.metrics) await openMetrics(metrics, env.metrics, log, shutdown);
    if (env.backup.hourly) backUpHourly({ env, db, connection, log, metrics, shutdown });
    const address = server.server.address();
    const url = `http://${env.host}:${typeof address === 'object' && address ? address.port : env.port}`;
    log.info({ url }, 'listening');
    return { url, demo: !env.production && (await hasDemo(db)), outbox: announceOutbox(env, log) };
  } catch (error) {
    // Asked to stop while starting, one thing after the other is gone: nothing to report.
    if (shutdown.isEnding()) return shutdown.end(0);
    if (error instanceof StartFailure) printFailure(error);
    else log.fatal({ err: error }, 'could not start');
    return shutdown.end(1);
  }
}

async function makeDemo(
  db: Database,
  now: Date,
  { passwordCost, seedDemo: isWanted }: Env,
  report: ReportProgress,
): Promise<void> {
  if (!isWanted || (await isSeeded(db))) return;
  report('Making the demo company');
  await seedDemo(db, { now, today: dayInTurkey(now), passwordCost });
}

async function openMetrics(metrics: Metrics, place: MetricsPlace, log: Log, shutdown: Shutdown) {
  const { port, close } = await serveMetrics(metrics, place);
  shutdown.onShutdown('metrics', STOP_MS, close);
  log.info({ url: `http://${place.host}:${port}/metrics` }, 'metrics');
}

type Parts = {
  env: Env;
  db: Database;
  connection: Connection;
  log: Log;
  metrics: Metrics;
  shutdown: Shutdown;
};

const HERE = fileURLToPath(new URL('.', import.meta.url));
// The rest of the disk belongs to the database.
const RESERVE_BYTES = 200_000_000;
const STOP_MS = 1_000;

function backUpHourly({ env, db, connection, log, metrics, shutdown }: Parts): void {
  const { key, folder, copyFolder } = env.backup;
  if (copyFolder && !key)
    log.warn(
      'BACKUP_COPY_DIR without BACKUP_KEY_FILE: who has a copy has the data and the secret of the sessions',
    );
  const ending = new AbortController();
  const backups = createBackups({
    db,
    now: () => new Date(),
    log,
    place: { folder, copyFolder },
    job: {
      connection,
      key,
      secrets: readKeptSecrets(env.dataDir),
      secretMarks: env.jwtSecrets.map(markOf),
      reserveBytes: RESERVE_BYTES,
    },
    write: (job) => metrics.job('backup', () => writeInThread(HERE, job, ending.signal)),
  });
  backups.start();
  shutdown.onShutdown('backups', STOP_MS, () => {
    ending.abort();
    return backups.stop();
  });
}

/** Says where mails are kept when there is no server for them; in production so that it cannot be missed. */
function announceOutbox({ smtpUrl, outbox, production }: Env, log: Log): string | undefined {
  if (smtpUrl) return undefined;
  log[production ? 'warn' : 'info']({ outbox }, 'no mail server: mails are kept in a folder');
  return outbox;
}

/** The database of a trial may become the one in use: nobody may then come in by what the README says. */
async function lockDemo(db: Database, { passwordCost }: Env, log: Log): Promise<void> {
  const closed = await closeDemo(db, passwordCost);
  if (closed.length > 0)
    log.warn({ closed }, 'demo accounts had their published password: nobody signs in there');
}

/** People are told whom they give their data to; the texts do without, the law does not. */
function warnOfOperator({ production, operator }: Env, log: Log): void {
  const missing = missingOperator(operator);
  if (production && missing.length > 0)
    log.warn(
      { event: 'legal.incomplete', missing },
      'the legal pages cannot name who runs this installation',
    );
}

async function hasDemo(db: Database): Promise<boolean> {
  return (await db.first('SELECT 1 FROM account WHERE email = $1', [demoManager])) !== undefined;
}

function settings() {
  try {
    return readEnv(process.env);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    printFailure(error);
    return process.exit(1);
  }
}

const printFailure = (failure: StartFailure) => process.stderr.write(`\n${failure.message}\n`);

const started = process.argv[1] && pathToFileURL(realpathSync(process.argv[1])).href;
if (import.meta.url === started) await serve(() => {});
