import { releaseName } from '@vezne/contract/release-name';
import { earlyHost } from '@vezne/federation';
import { post } from './post';

/**
 * Tells that this page did not start, because a file did not come or because it threw. What else tells of it comes with
 * the files that are lost.
 */
export async function reportLostPage(kind: 'failed' | 'threw') {
  const host = await earlyHost().catch(() => undefined);
  post([{ kind, remote: 'host', release: host ? releaseName('host', host) : '', weight: 1 }]);
}
