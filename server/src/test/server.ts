import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inspectProcess, isRunning } from '../db/cluster/processes';
import { runningConnection } from '../db/cluster/server-lock';
import { wait } from '../wait';

const ROOT = join(__dirname, '../../..');
export const BUNDLE = join(ROOT, 'server/.cache/test-server');

/** The real server as processes of its own, on a data folder of the test file's. */
export type TestServer = {
  url: string;
  child: ChildProcess;
  /** Settles with the exit code; null when it was killed. */
  ended: Promise<number | null>;
  output(): string;
};

/** `within` is the command that starts it, in front of the server's own. */
export function testServer(port: number, { within = [] }: { within?: readonly string[] } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vezne-server-'));
  const started: TestServer[] = [];
  beforeAll(() => {
    execFileSync(process.execPath, [join(ROOT, 'scripts/build/build-server.mjs'), BUNDLE]);
  });
  afterAll(async () => {
    for (const { child, ended } of started) {
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  function launch(env: Record<string, string> = {}): TestServer {
    const { JEST_WORKER_ID: _ours, ...inherited } = process.env;
    const [command = '', ...args] = [...within, process.execPath, join(BUNDLE, 'main.js')];
    const child = spawn(command, args, {
      env: {
        ...inherited,
        DATA_DIR: dataDir,
        PORT: String(port),
        DATABASE_URL: '',
        SEED_DEMO: '0',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const server = { url: `http://localhost:${port}`, child, ended, output: () => output };
    started.push(server);
    return server;
  }

  /** Settles when the server is ready. */
  async function start(env?: Record<string, string>): Promise<TestServer> {
    const since = Date.now();
    const server = launch(env);
    while ((await status(`${server.url}/health/ready`)) !== 200) {
      if (server.child.exitCode !== null || Date.now() - since > 90_000)
        throw new Error(`the server did not start: ${server.output()}`);
      await wait(20);
    }
    return server;
  }

  async function ask<Row>(sql: string): Promise<Row[]> {
    const client = new pg.Client(runningConnection(dataDir));
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  return { dataDir, launch, start, ask, postgres: () => postgresOn(dataDir) };
}

/** The status of an answer; 0 when there was none. */
export const status = (url: string, init: RequestInit = {}): Promise<number> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(10_000) }).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => 0,
  );

/** The postmaster of a data folder, the guard above it and the backends below it. */
function postgresOn(dataDir: string) {
  const file = join(dataDir, 'postgres/postmaster.pid');
  const postmaster = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  const all = readdirSync('/proc').map(Number).filter(Boolean);
  const ofFolder = all.filter((pid) => inspectProcess(pid)?.argv.includes(join(dataDir, 'postgres')));
  const parent = (pid: number) => Number(/^PPid:\s*(\d+)/m.exec(statusOf(pid))?.[1]);
  return {
    postmaster,
    guards: ofFolder.filter((pid) => pid !== postmaster),
    backends: all.filter((pid) => parent(pid) === postmaster),
    runs: () => postmaster !== 0 && isRunning(postmaster),
  };
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
