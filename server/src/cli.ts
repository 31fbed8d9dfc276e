import { parseArgs } from 'node:util';
import { runningConnection } from './db/cluster/server-lock';
import { createDatabase, type Database } from './db/database';
import { StartFailure } from './failure';
import { createLog, type Log } from './log';
import { type Env, readEnv } from './process/env';
import { createShutdown } from './process/shutdown';
import { startDatabase } from './process/start-database';

/** What a command-line tool works with. */
export type Command = (parts: { args: string[]; env: Env; db: Database; log: Log }) => Promise<void>;

/** Each tool by its name; loaded only when it is called. */
const commands: Record<string, { usage: string; load: () => Promise<{ default: Command }> }> = {
  'admin:create': {
    usage: '--email ADDRESS [--name N --surname S] [--company NAME | --with MANAGER]',
    load: () => import('./manager/admin-create'),
  },
  'subscription:extend': {
    usage: '--email MANAGER (--days N | --until DAY) [--plan STANDART]',
    load: () => import('./company/subscription-extend'),
  },
  'ledger:import': { usage: 'FILE --email MANAGER', load: () => import('./cash-flow/import-cli') },
};

const { positionals } = parseArgs({ allowPositionals: true, strict: false });
const [name = ''] = positionals;
const command = commands[name];
if (!command) {
  const lines = Object.entries(commands).map(([each, { usage }]) => `  npm run ${each} -- ${usage}`);
  process.stderr.write(`Commands:\n${lines.join('\n')}\n`);
  process.exit(2);
}

try {
  const env = readEnv(process.env);
  const log = createLog('error');
  const shutdown = createShutdown(log);
  // While the server runs, its database is shared; otherwise it is started for the time of the command.
  const running = env.databaseUrl ? undefined : runningConnection(env.dataDir);
  const db = running ? createDatabase(running, log) : await startDatabase(env, log, shutdown);
  const { default: work } = await command.load();
  const code = await work({ args: process.argv.slice(3), env, db, log }).then(() => 0, report);
  if (running) await db.close();
  await shutdown.end(code);
} catch (error) {
  process.exit(report(error));
}

/** A refusal is one sentence; anything else is a bug, shown whole. */
function report(error: unknown): number {
  const known = error instanceof StartFailure || (error instanceof Error && error.name === 'AppError');
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  return 1;
}
