import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { wait } from '../wait';

const RUNS = 8;
// Further and further apart: a machine that stands still for a second spoils the first of them only.
const PAUSES_MS = [0, 0, 10, 50, 100, 250, 500, 1_000];
// No other program makes a piece of work so much dearer: it is not tried again.
const HOPELESS = 10;

const YARDSTICK_TEXT = JSON.stringify(
  Array.from({ length: 4_000 }, (_, i) => ({ name: `Şantiye gideri ${i}`, amount: (i * 7_919) % 4_001 })),
);
const YARDSTICK_RUNS = 5;
/** What the yardstick takes at best on the machine of docs/performance.md when nothing else runs there. */
const YARDSTICK_MS = 6;
// A machine slower than that is no place to measure on, and no excuse.
const MOST_SLOWER = 3;

/**
 * Milliseconds that a piece of work keeps the process busy, the best of eight runs; one that is within `enough`, or far
 * beyond, is not repeated. Counted is the processor's time while the loop was busy, because neither what else runs on
 * the machine nor what other threads of the process do meanwhile is the work's doing; and where the machine is slower at
 * that moment than the one on which the promises are measured, the time is told as that one would have taken.
 */
export function busyMs(work: () => unknown, enough: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && !isSettled(best, enough); run++) {
    const busy = stopwatch();
    work();
    best = Math.min(best, asMeasured(busy(), enough));
  }
  return best;
}

/** The same of work that waits in between, as a request does; its runs are further and further apart. */
export async function busyMsOf(work: () => Promise<unknown>, enough: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (const pause of PAUSES_MS) {
    if (pause > 0) await wait(pause);
    const busy = stopwatch();
    await work();
    best = Math.min(best, asMeasured(busy(), enough));
    if (isSettled(best, enough)) break;
  }
  return best;
}

const isSettled = (best: number, enough: number) =>
  best <= enough || (Number.isFinite(best) && best >= HOPELESS * enough);

/** A time of this machine as one of the machine of the promises: what is within `enough` here is so there, too. */
const asMeasured = (ms: number, enough: number) => (ms <= enough ? ms : ms / slowness());

/** How much slower this machine is now than the one on which the promises are measured, 1 to 3. */
function slowness(): number {
  const times = Array.from({ length: YARDSTICK_RUNS }, () => {
    const busy = stopwatch();
    yardstick();
    return busy();
  });
  return Math.min(Math.max(1, Math.min(...times) / YARDSTICK_MS), MOST_SLOWER);
}

/** What a server does most: text is read, looked through and written. */
function yardstick(): void {
  const rows = JSON.parse(YARDSTICK_TEXT) as { name: string; amount: number }[];
  rows.sort((a, b) => a.amount - b.amount || (a.name < b.name ? -1 : 1));
  JSON.stringify(rows).replace(/\p{L}+/gu, '');
}

/** Starts to count; what is returned tells the milliseconds since then. */
function stopwatch(): () => number {
  const loop = performance.eventLoopUtilization();
  const processor = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(processor);
    return Math.min((user + system) / 1000, performance.eventLoopUtilization(loop).active);
  };
}

/**
 * Starts to count; what is returned tells the milliseconds since then, but for those in which the machine had no core
 * for this thread: that is others' doing.
 */
export function ownTime(): () => number {
  const [began, withheld] = [performance.now(), withheldMs()];
  return () => performance.now() - began - (withheldMs() - withheld);
}

/** How long this thread was ready to run and did not get a core; 0 where the system does not tell. */
export function withheldMs(): number {
  const file = `/proc/self/task/${process.pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6 : 0;
}
