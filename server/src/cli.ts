import { parseArgs } from 'node:util';
import { commands, type Listed } from './commands/commands';
import { describeFailure } from './commands/describe-failure';
import { type CommandName, usageOf } from './commands/usage';
import { runningConnection } from './db/cluster/server-lock';
import { createDatabase } from './db/database';
import { APP_ROLE } from './db/walls/roles';
import { createLog, type Log } from './log';
import { type Env, readEnv } from './process/env';
import { createShutdown, type Shutdown } from './process/shutdown';
import { startDatabase } from './process/start-database';

// An object's keys are typed as texts.
const names = Object.keys(commands) as CommandName[];
const { positionals } = parseArgs({ allowPositionals: true, strict: false });
const name = names.find((each) => each === positionals[0]);
if (!name) {
  const lines = names.map((each) => `  ${usageOf(each)}`);
  process.stderr.write(`Commands:\n${lines.join('\n')}\n`);
  process.exit(2);
}
const report = (error: unknown): number => {
  process.stderr.write(`${describeFailure(error, usageOf(name))}\n`);
  return 1;
};

try {
  const env = readEnv(process.env);
  const log = createLog('error');
  const shutdown = createShutdown(log);
  const args = process.argv.slice(3);
  const code = await run(commands[name], { args, env, log, shutdown }).then(() => 0, report);
  await shutdown.end(code);
} catch (error) {
  process.exit(report(error));
}

type Parts = { args: string[]; env: Env; log: Log; shutdown: Shutdown };

async function run(command: Listed, { args, env, log, shutdown }: Parts): Promise<void> {
  if ('loadLone' in command) {
    const { default: work } = await command.loadLone();
    return work({ args, env, log, shutdown });
  }
  const { default: work } = await command.load();
  // While the server runs, its database is shared; otherwise it is started for the time of the command.
  const running = env.databases ? undefined : runningConnection(env.dataDir);
  if (!running) return work({ args, env, db: (await startDatabase(env, log, shutdown)).db, log });
  const db = createDatabase(running, log, { callers: { role: APP_ROLE } });
  await work({ args, env, db, log }).finally(() => db.close());
}
