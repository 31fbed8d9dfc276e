// The pooler of the drill: deploy/pgbouncer.ini itself, only its addresses are exchanged.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { psql, USER } from './postgres.mjs';
import { until } from './sandbox.mjs';

const source = join(import.meta.dirname, '../deploy/pgbouncer.ini');

/**
 * Starts PgBouncer on `port` before the database on `databasePort`.
 *
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {number} port
 * @param {number} databasePort
 * @param {string[]} logins all with the sandbox's password
 */
export async function startPgbouncer(sandbox, port, databasePort, logins = [USER]) {
  let text = readFileSync(source, 'utf8');
  const users = join(sandbox.folder, 'userlist.txt');
  /** @type {[RegExp, string][]} */
  const rules = [
    [/host=db\.internal port=5432/, `host=127.0.0.1 port=${databasePort}`],
    [/listen_addr = \*/, 'listen_addr = 127.0.0.1'],
    [/listen_port = 6432/, `listen_port = ${port}\nunix_socket_dir =`],
    [/auth_file = .*/, `auth_file = ${users}`],
  ];
  for (const [pattern, by] of rules) {
    if (!pattern.test(text)) throw new Error(`deploy/pgbouncer.ini no longer has ${pattern}`);
    text = text.replace(pattern, by);
  }
  const file = join(sandbox.folder, 'pgbouncer.ini');
  writeFileSync(file, text, { mode: 0o644 });
  const lines = logins.map((login) => `"${login}" "${sandbox.env.PGPASSWORD}"\n`);
  writeFileSync(users, lines.join(''), { mode: 0o600 });
  sandbox.own(users);
  sandbox.start('pgbouncer', sandbox.program('pgbouncer'), [file], { stop: 'SIGINT' });
  await until('pgbouncer answers', () =>
    psql(sandbox, port, 'SELECT 1', 'vezne', logins[0]).catch(() => false),
  );
}

/** @param {import('./sandbox.mjs').Sandbox} sandbox */
export const pgbouncerVersion = async (sandbox) =>
  `PgBouncer ${/\d+\.\d+\.\d+/.exec(await sandbox.run(sandbox.program('pgbouncer'), ['--version']))?.[0]}`;
