import type { EarlyFetches } from './globals';
import { rememberShownHost, shownHost } from './list/host-choice';
import type { RemoteAddress, RemoteList } from './list/lines';
import { listUrl, stepTimeout } from './list/remote-list';
import { addressFor, currentVisitor } from './list/rollout';
import { chosenTrials } from './list/trial-choice';
import { fetchManifest, type Manifest } from './releases/manifest';
import { admitRelease } from './releases/page-releases';
import { preloadLink } from './script-guard';

/**
 * Called by the script that runs before the bundles: fetches the list of remotes, and the manifest and files of the
 * screen that the page opens with, and leaves the answers to the page's owner.
 */
export function fetchRemotesEarly(id: string | undefined, company: () => string | null) {
  const list = fetchList();
  const early = { list, manifests: {} };
  window.vezneEarly = early;
  // Whatever fails here fails again in the screen's own place, which says so and offers to try again.
  if (id) fetchScreenEarly(id, early, company).catch(() => undefined);
}

const fetchList = () => fetch(listUrl, { signal: AbortSignal.timeout(stepTimeout) });

/** The release of the host that a page is whose bundles never came. */
export async function earlyHost(): Promise<RemoteAddress | undefined> {
  const { list = fetchList() } = window.vezneEarly ?? {};
  const lines: RemoteList = await (await list).clone().json();
  rememberShownHost(lines.host, () => undefined);
  return shownHost();
}

type Fetches = Required<EarlyFetches>;

async function fetchScreenEarly(id: string, { list, manifests }: Fetches, company: () => string | null) {
  const [remote = '', screen = ''] = id.split('/');
  const lines: RemoteList = await (await list).clone().json();
  const line = lines[remote];
  if (!line || remote in chosenTrials()) return;
  const { address, folder } = admitRelease(remote, addressFor(remote, line, currentVisitor(company())));
  const answer = fetchManifest(address.entry);
  const copy = answer.then((response) => response.clone());
  copy.catch(() => undefined);
  manifests[new URL(address.entry, location.origin).pathname] = copy;
  const manifest: Manifest = await (await answer).clone().json();
  const exposed = manifest.exposes.find(({ name }) => name === screen);
  const { name: entry } = manifest.metaData.remoteEntry;
  for (const file of [entry, ...(exposed?.assets.js.sync ?? []), ...(exposed?.ahead ?? [])])
    document.head.append(preloadLink(folder + file, { rel: 'preload', as: 'script' }));
}
