// Runs the server as a process of its own and starts it again after a fault that ended it.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
// A server that lived this long was well; its fault is no reason to wait longer.
const WELL_MS = 60_000;

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * One life of the server: how it ended, and whether it had been running, which it says by a message.
 *
 * @param {string} program
 * @param {string[]} args
 */
function live(program, args) {
  const began = Date.now();
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let wasRunning = false;
  let isAskedToEnd = false;
  child.on('message', () => {
    wasRunning = true;
  });
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    isAskedToEnd = true;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  /** @type {Promise<{ code: number | null; isFault: boolean; wasWell: boolean }>} */
  const ended = new Promise((resolve) => {
    child.once('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, pass);
      // Whoever kills it from outside wants it dead; a start that failed would fail again.
      const isFault = code !== null && code !== 0 && wasRunning && !isAskedToEnd;
      resolve({ code, isFault, wasWell: Date.now() - began > WELL_MS });
    });
  });
  return ended;
}

/**
 * Runs a program until it ends in an orderly way, is killed, or cannot even start; answers its exit code. After a fault
 * it is started again, after growing pauses when faults follow one another.
 *
 * @param {string} program
 * @param {{ args?: string[]; say?: (sentence: string) => void }} options
 */
export async function keepRunning(program, { args = [], say = console.error } = {}) {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    const { code, isFault, wasWell } = await live(program, args);
    if (!isFault) return code ?? 1;
    if (wasWell) wait = FIRST_WAIT_MS;
    say(`Vezne ended with a fault and is started again in ${wait / 1000} s.`);
    await sleep(wait);
  }
}

/** In the kept program: says that it is running, and ends when its keeper is gone. */
export function reportRunning() {
  if (!process.send) return;
  process.on('disconnect', () => process.exit(1));
  process.send('running');
}
