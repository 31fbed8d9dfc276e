import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/run/root.mjs';

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

/**
 * The built product as a process with fresh data in a folder of its own, which the caller deletes.
 *
 * @param {Record<string, string>} [settings]
 */
export async function startServer(settings = {}) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'vezne-e2e-'));
  // As root, the database runs as another user, who must reach its folder.
  chmodSync(folder, 0o755);
  const log = join(folder, 'server.log');
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, [join(root, 'server/dist/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', output, output],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://localhost:${port}`;
  for (const end = Date.now() + 120_000; ; ) {
    const ready = await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`The server did not start:\n${readFileSync(log, 'utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    folder,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
