// The sandbox of a drill: a data folder and processes of its own, all of which end with it.
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPrograms, folders } from './programs.mjs';

export { sleep };

/**
 * A program that runs in a sandbox. `ended` answers its exit code.
 *
 * @typedef {object} Started
 * @property {string} name
 * @property {import('node:child_process').ChildProcess} child
 * @property {Promise<unknown>} ended
 * @property {string} log the file that it writes to
 * @property {() => boolean} isRunning
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop
 */

/** @typedef {ReturnType<typeof createSandbox>} Sandbox */

const PATIENCE_MS = 20_000;
/**
 * Postgres refuses to run as root, and so does the product with it: the servers run as another user then.
 *
 * @returns {{ uid?: number; gid?: number }}
 */
function otherUser() {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = lines.find((line) => /^(postgres|nobody):/.test(line))?.split(':') ?? [];
  if (!uid)
    throw new Error('Running as root, and there is no user "postgres" or "nobody" to run Postgres as.');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Gives a file or folder to a user.
 *
 * @param {ReturnType<typeof otherUser>} user
 */
const ownedBy =
  ({ uid, gid }) =>
  (/** @type {string} */ path) => {
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  };

/**
 * @param {string} name
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} log
 * @param {NodeJS.Signals} usualStop the signal that ends it
 * @returns {Started}
 */
function watch(name, child, log, usualStop) {
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  /** @param {NodeJS.Signals} signal */
  async function stop(signal = usualStop) {
    if (isRunning()) child.kill(signal);
    if ((await Promise.race([ended, sleep(PATIENCE_MS, 'late', { ref: false })])) === 'late')
      child.kill('SIGKILL');
    await ended;
  }
  return { name, child, ended, log, isRunning, stop };
}

/** @param {string[]} needed programs */
function createSandbox(needed) {
  const program = findPrograms(needed);
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'vezne-drill-'));
  chmodSync(folder, 0o700);
  const own = ownedBy(user);
  own(folder);
  /** @type {Started[]} */
  const children = [];
  /** @type {(() => Promise<void>)[]} */
  const last = [];
  let ending = false;
  const env = {
    PATH: folders.join(delimiter),
    LC_ALL: 'C',
    TZ: 'UTC',
    HOME: folder,
    PGPASSWORD: randomBytes(18).toString('hex'),
  };

  /**
   * Starts a program that stays: as the other user, or `as` ourselves. `stop` is the signal that ends it.
   *
   * @param {string} name
   * @param {string} command
   * @param {string[]} args
   * @param {{ stop?: NodeJS.Signals; as?: 'self'; env?: Record<string, string> }} options
   * @returns {Started}
   */
  function start(name, command, args, { stop = 'SIGTERM', as, env: more = {} } = {}) {
    if (ending) throw new Error('the drill is ending');
    const log = join(folder, `${name}.log`);
    const out = openSync(log, 'a');
    const options = { ...(as === 'self' ? {} : user), cwd: folder };
    // Its own group: Ctrl-C reaches this script alone, which then ends everything in the right order.
    const child = spawn(command, args, {
      ...options,
      stdio: ['ignore', out, out],
      env: { ...env, ...more },
      detached: true,
    });
    closeSync(out);
    const started = watch(name, child, log, stop);
    children.push(started);
    return started;
  }

  /**
   * Runs a program to its end and answers what it printed.
   *
   * @param {string} command
   * @param {string[]} args
   * @param {Record<string, string>} more settings of the environment
   */
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
  /**
   * `work` is done when all children are gone.
   *
   * @param {() => Promise<void>} work
   */
  const atEnd = (work) => last.push(work);
  const lastWords = () =>
    children.map(({ name, log }) => `--- ${name}\n${readFileSync(log, 'utf8').slice(-2_000)}`).join('\n');
  return { folder, own, env, program, start, run, atEnd, lastWords, end };
}

/**
 * Runs a drill in a sandbox of its own and ends everything after it, also on a failure or Ctrl-C.
 *
 * @param {string[]} needed programs
 * @param {(sandbox: Sandbox) => Promise<void>} work
 */
export async function runDrill(needed, work) {
  const sandbox = createSandbox(needed);
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
  process.exit(code || (process.exitCode ?? 0));
}

/**
 * Waits until `isSo` answers something true, and answers it.
 *
 * @template Answer
 * @param {string} what
 * @param {() => Answer | Promise<Answer>} isSo
 * @param {number} limitMs
 * @param {number} pauseMs
 */
export async function until(what, isSo, limitMs = 60_000, pauseMs = 100) {
  for (const end = Date.now() + limitMs; ; await sleep(pauseMs)) {
    const answer = await isSo();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited ${limitMs / 1000} s in vain: ${what}`);
  }
}

/**
 * Ends with a sentence when one of the ports is taken.
 *
 * @param {number[]} ports
 */
export async function assertFree(ports) {
  for (const port of ports) {
    const taken = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (taken) throw new Error(`Port ${port} is taken by another program.`);
  }
}
