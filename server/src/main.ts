import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dayInTurkey } from '@vezne/contract';
import { createApp } from './app';
import type { Database } from './db/database';
import { demoManager, isSeeded, seedDemo } from './demo/seed';
import { StartFailure } from './failure';
import { freeSpaceAt } from './installation/disk';
import { createLog } from './log';
import { createMail } from './mail/mail';
import { type Env, readEnv } from './process/env';
import { assertPortFree, portFailure } from './process/port';
import { createShutdown } from './process/shutdown';
import { startDatabase } from './process/start-database';

/** What a person at a terminal is told while the server starts. */
export type ReportProgress = (sentence: string) => void;

const DRAIN_MS = 8_000;

/** Where the product is open, and whether one can sign in to the demo company there. */
export type Served = { url: string; demo: boolean };

/** Starts everything and settles when it can be opened; a failure ends the process. */
export async function serve(report: ReportProgress): Promise<Served> {
  const env = settings();
  const log = createLog(env.logLevel);
  const shutdown = createShutdown(log);
  try {
    await assertPortFree(env.host, env.port);
    report(env.databaseUrl ? 'Connecting to the database' : `Starting the database in ${env.dataDir}`);
    const db = await startDatabase(env, log, shutdown);
    const clock = () => env.fixedClock ?? new Date();
    if (env.seedDemo) await makeDemo(db, clock(), env, report);
    const mail = createMail({ ...env, outbox: join(env.dataDir, 'outbox'), from: env.contactEmail, log });
    // Of a database elsewhere the disk cannot be seen: SQL tells what it holds, not what it still could.
    const freeSpace = env.databaseUrl ? undefined : freeSpaceAt(env.dataDir);
    const { server } = await createApp({ env, db, clock, mail, log, freeSpace });
    shutdown.onShutdown('requests', DRAIN_MS + 500, async () => {
      const patience = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS);
      await server.close().finally(() => clearTimeout(patience));
    });
    await server.listen({ host: env.host, port: env.port }).catch((error: unknown) => {
      throw portFailure(error, env.port);
    });
    const address = server.server.address();
    const url = `http://${env.host}:${typeof address === 'object' && address ? address.port : env.port}`;
    log.info({ url }, 'listening');
    return { url, demo: await hasDemo(db) };
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
  { passwordCost }: Env,
  report: ReportProgress,
): Promise<void> {
  if (await isSeeded(db)) return;
  report('Making the demo company');
  await seedDemo(db, { now, today: dayInTurkey(now), passwordCost });
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
