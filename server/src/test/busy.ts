const RUNS = 8;
// No other program makes a piece of work so much dearer: it is not tried again.
const HOPELESS = 10;

/**
 * Milliseconds of processor time that a piece of work takes, the best of eight runs; one that is within `enough`, or
 * far beyond, is not repeated. Processor time, because what else runs on the machine is none of the work's fault.
 */
export function busyMs(work: () => unknown, enough: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && isOpen(best, enough); run++) {
    const before = process.cpuUsage();
    work();
    best = Math.min(best, since(before));
  }
  return best;
}

/** The same of work that waits in between, as a request does. */
export async function busyMsOf(work: () => Promise<unknown>, enough: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && isOpen(best, enough); run++) {
    const before = process.cpuUsage();
    await work();
    best = Math.min(best, since(before));
  }
  return best;
}

const isOpen = (best: number, enough: number) =>
  best === Number.POSITIVE_INFINITY || (best > enough && best < HOPELESS * enough);

function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
