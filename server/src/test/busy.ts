import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { wait } from '../wait';

const RUNS = 8;
// Further and further apart: a machine that stands still for a second spoils the first of them only.
const PAUSES_MS = [0, 0, 10, 50, 100, 250, 500, 1_000];
// No other program makes a piece of work so much dearer: it is not tried again.
const HOPELESS = 10;

/**
 * Milliseconds that a piece of work keeps the process busy, the best of eight runs; one that is within `enough`, or far
 * beyond, is not repeated. Counted is the processor's time while the loop was busy, because neither what else runs on
 * the machine nor what other threads of the process do meanwhile is the work's doing.
 */
export function busyMs(work: () => unknown, enough: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && !isSettled(best, enough); run++) {
    const busy = stopwatch();
    work();
    best = Math.min(best, busy());
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
    best = Math.min(best, busy());
    if (isSettled(best, enough)) break;
  }
  return best;
}

const isSettled = (best: number, enough: number) =>
  best <= enough || (Number.isFinite(best) && best >= HOPELESS * enough);

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
