// The sandbox of a drill: a data folder and processes of its own, all of which end with it.
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

export { sleep };

const PATIENCE_MS = 20_000;
const packages = {
  nginx: 'nginx libnginx-mod-http-brotli-static',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  psql: 'postgresql',
};
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const whereIs = (program) => folders.map((folder) => join(folder, program)).find((path) => existsSync(path));

/** Ends with the names of the packages that are missing; otherwise the programs' paths. */
function findPrograms(needed) {
  const missing = needed.filter((program) => !whereIs(program));
  if (missing.length > 0) {
    const names = missing.map((program) => packages[program]).join(' ');
    console.error(`This drill needs ${missing.join(', ')}. On Debian: apt-get install ${names}`);
    process.exit(1);
  }
  return Object.fromEntries(needed.map((program) => [program, whereIs(program)]));
}

/** Postgres refuses to run as root, and so does the product with it: the servers run as another user then. */
function otherUser() {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = lines.find((line) => /^(postgres|nobody):/.test(line))?.split(':') ?? [];
  if (!uid)
    throw new Error('Running as root, and there is no user "postgres" or "nobody" to run Postgres as.');
  return { uid: Number(uid), gid: Number(gid) };
}

async function createSandbox(needed) {
  const programs = findPrograms(needed);
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'vezne-drill-'));
  chmodSync(folder, 0o700);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const children = [];
  const last = [];
  let ending = false;
  const env = {
    PATH: folders.join(delimiter),
    LC_ALL: 'C',
    TZ: 'UTC',
    HOME: folder,
    PGPASSWORD: randomBytes(18).toString('hex'),
  };

  /** Starts a program that stays: as the other user, or `as` ourselves. `stop` is the signal that ends it. */
  function start(name, command, args, { stop = 'SIGTERM', as, env: more = {} } = {}) {
    if (ending) throw new Error('the drill is ending');
    const log = join(folder, `${name}.log`);
    const out = openSync(log, 'a');
    const options = { ...(as === 'self' ? {} : user), cwd: folder, stdio: ['ignore', out, out] };
    // Its own group: Ctrl-C reaches this script alone, which then ends everything in the right order.
    const child = spawn(command, args, { ...options, env: { ...env, ...more }, detached: true });
    closeSync(out);
    const ended = new Promise((resolve) => {
      child.once('exit', resolve);
      child.once('error', resolve);
    });
    const started = {
      name,
      child,
      ended,
      log,
      isRunning: () => child.exitCode === null && child.signalCode === null,
      async stop(signal = stop) {
        if (started.isRunning()) child.kill(signal);
        if ((await Promise.race([ended, sleep(PATIENCE_MS, 'late', { ref: false })])) === 'late')
          child.kill('SIGKILL');
        await ended;
      },
    };
    children.push(started);
    return started;
  }

  /** Runs a program to its end and answers what it printed. */
  async function run(command, args, more = {}) {
    const options = { ...user, cwd: folder, env: { ...env, ...more }, maxBuffer: 1 << 28 };
    const { stdout } = await promisify(execFile)(command, args, options);
    return stdout.trim();
  }

  async function end() {
    ending = true;
    for (const child of children.reverse()) await child.stop();
    children.length = 0;
    for (const work of last) await work();
    rmSync(folder, { recursive: true, force: true });
  }
  /** `work` is done when all children are gone. */
  const atEnd = (work) => last.push(work);
  const lastWords = () =>
    children.map(({ name, log }) => `--- ${name}\n${readFileSync(log, 'utf8').slice(-2_000)}`).join('\n');
  return { folder, user, env, programs, start, run, atEnd, lastWords, end };
}

/** Runs a drill in a sandbox of its own and ends everything after it, also on a failure or Ctrl-C. */
export async function runDrill(needed, work) {
  const sandbox = await createSandbox(needed);
  const interrupted = new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => reject(new Error(`ended by ${signal}`)));
    process.on('uncaughtException', reject);
  });
  let code = 0;
  try {
    await Promise.race([work(sandbox), interrupted]);
  } catch (error) {
    console.error(`${sandbox.lastWords()}\n`, error);
    code = 1;
  }
  await sandbox.end();
  process.exit(code || process.exitCode);
}

/** Waits until `isSo` answers something true, and answers it. */
export async function until(what, isSo, limitMs = 60_000, pauseMs = 100) {
  for (const end = Date.now() + limitMs; ; await sleep(pauseMs)) {
    const answer = await isSo();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited ${limitMs / 1000} s in vain: ${what}`);
  }
}

/** Ends with a sentence when one of the ports is taken. */
export async function assertFree(ports) {
  for (const port of ports) {
    const taken = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (taken) throw new Error(`Port ${port} is taken by another program.`);
  }
}
