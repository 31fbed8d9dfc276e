// The way to the primary: deploy/haproxy.cfg itself, only its addresses are exchanged.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../deploy/haproxy.cfg');

/**
 * Answers like Patroni's /primary: 200 where the server is the primary, 503 elsewhere.
 *
 * @param {{ sql: (sql: string) => Promise<string> }} server
 * @param {number} port
 */
export function standIn(server, port) {
  const isPrimary = () =>
    server.sql('SELECT pg_is_in_recovery()').then(
      (answer) => answer === 'f',
      () => false,
    );
  const http = createServer(async (_request, answer) => {
    answer.writeHead((await isPrimary()) ? 200 : 503, { connection: 'close' }).end();
  });
  http.listen(port, '127.0.0.1').unref();
  return port;
}

/**
 * Starts haproxy on `port` for servers of the form {name, port, check}, after its own test of the file.
 *
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {number} port
 * @param {{ name: string; port: number; check: number }[]} servers
 */
export async function startHaproxy(sandbox, port, servers) {
  let text = readFileSync(source, 'utf8');
  /**
   * @param {RegExp} pattern
   * @param {string} by
   */
  const exchange = (pattern, by) => {
    if (!pattern.test(text)) throw new Error(`deploy/haproxy.cfg no longer has ${pattern}`);
    text = text.replace(pattern, by);
  };
  exchange(/bind :5432/, `bind 127.0.0.1:${port}`);
  for (const each of servers)
    exchange(
      new RegExp(`server ${each.name} \\S+ check port 8008`),
      `server ${each.name} 127.0.0.1:${each.port} check addr 127.0.0.1 port ${each.check}`,
    );
  const file = join(sandbox.folder, 'haproxy.cfg');
  writeFileSync(file, text, { mode: 0o644 });
  await sandbox.run(sandbox.program('haproxy'), ['-c', '-q', '-f', file]);
  sandbox.start('haproxy', sandbox.program('haproxy'), ['-db', '-f', file], { stop: 'SIGUSR1' });
}

/** @param {import('./sandbox.mjs').Sandbox} sandbox */
export const haproxyVersion = async (sandbox) =>
  `haproxy ${/\d+\.\d+\.\d+/.exec(await sandbox.run(sandbox.program('haproxy'), ['-v']))?.[0]}`;
