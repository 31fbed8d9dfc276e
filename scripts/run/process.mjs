// Programs that a script starts, and how long they live.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './root.mjs';

/** A program that ended badly, with all that it wrote. */
export class ProgramError extends Error {
  /**
   * @param {string} message
   * @param {string} output
   */
  constructor(message, output) {
    super(message);
    this.output = output;
  }
}

/** @typedef {(line: string) => void} OnLine */

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/**
 * Runs a program; what it wrote is the result, or the `output` of the error. `onLine` sees each line as it comes.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>; onLine?: OnLine }} options
 * @returns {Promise<string>}
 */
export function run(command, args, { env = {}, onLine = () => {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      // A letter that comes in two pieces is put together.
      stream.setEncoding('utf8').on('data', (/** @type {string} */ piece) => {
        output += piece;
      });
      createInterface({ input: stream }).on('line', (line) => {
        if (line.trim()) onLine(line.trim());
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      children.delete(child);
      if (code === 0) resolve(output);
      else reject(new ProgramError(`${command} ${args.join(' ')} ended with ${code}`, output));
    });
  });
}

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Ends the running programs together with us, until the function it returns is called. */
export function endProgramsWithUs() {
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    for (const child of children) child.kill(signal);
    process.exit(130);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}

/** npm passes a SIGTERM on to its shell, which dies of it and tells nobody: we notice that our parent is gone. */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
