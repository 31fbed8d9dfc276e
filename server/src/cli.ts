import { parseArgs } from 'node:util';
import { commands } from './commands/commands';
import { runningConnection } from './db/cluster/server-lock';
import { createDatabase } from './db/database';
import { StartFailure } from './failure';
import { createLog } from './log';
import { readEnv } from './process/env';
import { createShutdown } from './process/shutdown';
import { startDatabase } from './process/start-database';

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
