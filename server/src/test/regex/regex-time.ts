import { runInNewContext } from 'node:vm';
import { busyMs } from '../busy';
import { type Pump, pumped, pumpsFor } from '../pumps';

/** The largest usual body, and what an expression may take on a text of that size. */
const SIZE = 64 * 1024;
export const BUDGET_MS = 50;

const [SMALL, MIDDLE] = [1024, 8 * 1024];
// On small texts all is over within some milliseconds, unless the time doubles with every character.
const ENDLESS_MS = 2_000;
// What takes the square of the length, and no more than this on the middle size, keeps its budget on the whole one.
const CLEARLY_FAST_MS = BUDGET_MS / (SIZE / MIDDLE) ** 2 / 1.5;
const HOWEVER_LONG_MS = Number.MAX_VALUE;

export type Timed = { pump: Pump; ms: number };

/** A text of a size in bytes, as bodies are measured. */
export const textOf = (pump: Pump, size: number) =>
  pumped(pump, Math.ceil(size / Buffer.byteLength(pump.unit)));

/** How long an expression takes on a text, as the worse of both ways: to find the first match, and to find them all. */
export function timer(expression: RegExp): (text: string, enough: number) => number {
  const everywhere = new RegExp(expression, [...new Set(`${expression.flags}g`)].join(''));
  const first = (text: string) => {
    expression.lastIndex = 0;
    expression.test(text);
  };
  return (text, enough) =>
    Math.max(
      busyMs(() => untilFull(() => first(text)), enough),
      // What replaces, splits and lists looks for all matches.
      busyMs(() => untilFull(() => text.replace(everywhere, '')), enough),
    );
}

/** The engine gives up when its 64 MB for going back are full: the work is over then, and its time is what counts. */
function untilFull(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}

/** What an expression takes on texts made for it, slowest first; it is over with the first beyond the budget. */
export function timesOf(expression: RegExp): Timed[] {
  const time = timer(expression);
  const pumps = pumpsFor(expression);
  const endless = endlessOne(pumps, (pump) => time(textOf(pump, SMALL), BUDGET_MS));
  if (endless) return [{ pump: endless, ms: ENDLESS_MS }];
  const times: Timed[] = [];
  for (const pump of pumps) {
    const middle = textOf(pump, MIDDLE);
    // One run shows what is clearly fast, and what is to be tried on larger texts; only a fault is measured with care.
    let ms = time(middle, HOWEVER_LONG_MS);
    if (ms > BUDGET_MS) ms = time(middle, CLEARLY_FAST_MS);
    // By steps: what is slow is over sooner.
    for (let size = MIDDLE; size < SIZE && ms > CLEARLY_FAST_MS && ms <= BUDGET_MS; size *= 2)
      ms = time(textOf(pump, 2 * size), BUDGET_MS);
    if (ms > BUDGET_MS) return [{ pump, ms }];
    times.push({ pump, ms });
  }
  return times.sort((a, b) => b.ms - a.ms);
}

/** The text on which the work does not come to an end, if there is one. */
function endlessOne(pumps: readonly Pump[], work: (pump: Pump) => void): Pump | undefined {
  let at: Pump | undefined;
  const all = () => {
    for (const pump of pumps) {
      at = pump;
      work(pump);
    }
    at = undefined;
  };
  try {
    runInNewContext('all()', { all }, { timeout: ENDLESS_MS });
  } catch (error) {
    if (Object(error).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
  }
  return at;
}
