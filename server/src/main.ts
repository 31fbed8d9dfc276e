import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApp } from './app';
import { StartFailure } from './db/failure';
import { readEnv } from './env';
import { createLife } from './life';
import { createLog } from './log';
import { createMail } from './mail/mail';
import { assertPortFree, portFailure } from './port';
import { startDatabase } from './start-database';

/** What a person at a terminal is told while the server starts. */
export type Say = (sentence: string) => void;

const DRAIN_MS = 8_000;

/** Starts everything; settles with the address when it can be opened. A failure ends the process. */
export async function serve(say: Say): Promise<string> {
  const env = settings();
  const log = createLog(env.logLevel);
  const life = createLife(log);
  try {
    await assertPortFree(env.host, env.port);
    say(env.databaseUrl ? 'Connecting to the database' : `Starting the database in ${env.dataDir}`);
    const db = await startDatabase(env, log, life);
    const clock = () => env.fixedClock ?? new Date();
    const mail = createMail({ ...env, outbox: join(env.dataDir, 'outbox'), from: env.contactEmail, log });
    const app = await buildApp({ env, db, clock, mail, log });
    life.onStop('requests', DRAIN_MS + 500, async () => {
      const patience = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
      await app.close().finally(() => clearTimeout(patience));
    });
    await app.listen({ host: env.host, port: env.port }).catch((error: unknown) => {
      throw portFailure(error, env.port);
    });
    const address = app.server.address();
    const url = `http://${env.host}:${typeof address === 'object' && address ? address.port : env.port}`;
    log.info({ url }, 'listening');
    return url;
  } catch (error) {
    if (error instanceof StartFailure) tell(error);
    else log.fatal({ err: error }, 'could not start');
    return life.end(1);
  }
}

function settings() {
  try {
    return readEnv(process.env);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    tell(error);
    return process.exit(1);
  }
}

const tell = (failure: StartFailure) => process.stderr.write(`\n${failure.message}\n`);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await serve(() => {});
