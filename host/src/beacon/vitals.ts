import type { ClientEvent } from '@vezne/contract';
import type { Metric } from 'web-vitals';
import { runningRelease } from './notes';
import { shownAt } from './shown';

type Measured = Pick<Metric, 'name' | 'value'> & { entries: Pick<PerformanceEntry, 'startTime'>[] };

/** A measure of the visit, on the remote that was shown when it happened: a press is answered by the screen it is on. */
export function vitalOf({ name, value, entries: [entry] }: Measured): ClientEvent | undefined {
  if (name !== 'LCP' && name !== 'INP' && name !== 'CLS') return undefined;
  const remote = shownAt(name === 'LCP' ? 0 : (entry?.startTime ?? 0));
  return { kind: name, remote, release: runningRelease(remote), value: Math.round(value * 1000) / 1000 };
}
