import { releaseName } from '@vezne/contract/release-name';
import { earlyHost } from '@vezne/federation';
import { post } from './post';

/** Tells that this page did not start. What else tells of it comes with the files that are lost. */
export async function tellLostPage() {
  const host = await earlyHost().catch(() => undefined);
  post([{ kind: 'failed', remote: 'host', release: host ? releaseName('host', host) : '', weight: 1 }]);
}
