import type { ClientEvent, RemoteStanding } from '@vezne/contract';
import type { Clock } from '../clock';
import type { ListedReleases } from './listed-releases';
import type { Metrics } from './metrics';

/** What pages tell of the remotes they show, counted by remote and release. */
export type Beacon = {
  take(events: readonly ClientEvent[]): Promise<void>;
  /** What was counted since the process started, the latest failure first. */
  standings(): { since: string; standings: RemoteStanding[] };
};

type Parts = { metrics: Metrics; now: Clock; listed: ListedReleases };

const OTHER = 'other';
const SECOND_MS = 1_000;
const PAINT_BUCKETS = [0.5, 1, 1.8, 2.5, 4, 8, 16];
const PRESS_BUCKETS = [0.05, 0.1, 0.2, 0.5, 1, 2];
const SHIFT_BUCKETS = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5];
const labels = ['remote', 'release'] as const;

/** Anybody may send anything: what the list of remotes does not name is counted together, as `other`. */
export function createBeacon({ metrics, now, listed }: Parts): Beacon {
  const since = now().toISOString();
  const rows = new Map<string, RemoteStanding>();
  const outcomes = metrics.counter('remote_outcomes_total', 'How places that remotes fill fared', [
    ...labels,
    'outcome',
  ]);
  const vitals = {
    LCP: metrics.histogram('lcp_seconds', 'Largest contentful paint', labels, PAINT_BUCKETS),
    INP: metrics.histogram('inp_seconds', 'Interaction to next paint', labels, PRESS_BUCKETS),
    CLS: metrics.histogram('cls', 'Cumulative layout shift', labels, SHIFT_BUCKETS),
  };

  function rowOf({ remote: named, release: version }: ClientEvent): RemoteStanding {
    const remote = named === 'host' || listed.hasRemote(named) ? named : OTHER;
    const release = listed.has(named, version) ? version : OTHER;
    const key = `${remote} ${release}`;
    const counts = { loaded: 0, failed: 0, refused: 0, threw: 0 };
    const row = rows.get(key) ?? { remote, release, ...counts, lastFailureAt: null };
    rows.set(key, row);
    return row;
  }

  function count(event: ClientEvent): void {
    const row = rowOf(event);
    const { remote, release } = row;
    if ('value' in event) {
      const value = event.kind === 'CLS' ? event.value : event.value / SECOND_MS;
      vitals[event.kind].observe({ remote, release }, value);
      return;
    }
    outcomes.inc({ remote, release, outcome: event.kind }, event.weight);
    row[event.kind] += event.weight;
    if (event.kind !== 'loaded') row.lastFailureAt = now().toISOString();
  }

  return {
    async take(events) {
      await listed.refresh();
      for (const event of events) count(event);
    },
    standings: () => ({
      since,
      standings: [...rows.values()].sort((one, other) =>
        (other.lastFailureAt ?? '').localeCompare(one.lastFailureAt ?? ''),
      ),
    }),
  };
}
