import type { EarlyFetches } from './globals';
import { rememberShownHost, shownHost } from './list/host-choice';
import type { RemoteAddress, RemoteList } from './list/lines';
import { fetchList } from './list/remote-list';
import { addressFor, currentVisitor } from './list/rollout';
import { chosenTrials } from './list/trial-choice';
import { fetchManifest } from './releases/manifest';
import { admitRelease } from './releases/page-releases';
import { ownHashes, preloadLink } from './script-guard';

/**
 * Called by the script that runs before the bundles: fetches the list of remotes, and the manifest and files of the
 * screen that the page opens with, and leaves the answers to the page's owner. Fulfilled when all that has come or failed.
 */
export async function fetchRemotesEarly(id: string | undefined, company: () => string | null) {
  const list = fetchList();
  const early: EarlyFetches = { list, manifests: {} };
  window.vezneEarly = early;
  // Whatever fails here fails again in the screen's own place, which says so and offers to try again.
  if (id) await fetchScreenEarly(id, list, company).catch(() => undefined);
}

/** The release of the host that a page is whose bundles never came. */
export async function earlyHost(): Promise<RemoteAddress | undefined> {
  const { list = fetchList() } = window.vezneEarly ?? {};
  const lines: RemoteList = JSON.parse(await list);
  rememberShownHost(lines.host, () => undefined);
  return shownHost();
}

async function fetchScreenEarly(id: string, list: Promise<string>, company: () => string | null) {
  const [remote = '', screen = ''] = id.split('/');
  const lines: RemoteList = JSON.parse(await list);
  const line = lines[remote];
  if (!line || remote in chosenTrials()) return;
  const { address, folder } = admitRelease(remote, addressFor(remote, line, currentVisitor(company())));
  const manifest = await fetchManifest(address.entry);
  const exposed = manifest.exposes.find(({ name }) => name === screen);
  const { name: entry } = manifest.metaData.remoteEntry;
  const files = [entry, ...(exposed?.assets.js.sync ?? []), ...(exposed?.ahead ?? [])];
  await Promise.all(files.map((file) => fetchAhead(folder + file)));
}

/** Fulfilled when the script is in the browser's cache, or failed to get there. */
const fetchAhead = (address: string) =>
  new Promise<unknown>((done) => {
    const link = preloadLink(address, { rel: 'preload', as: 'script' });
    link.onload = done;
    link.onerror = done;
    document.head.append(link);
  });

/** Fetches chunks of the page's own build ahead, by their names. The page must have been read to its list of them. */
export function fetchOwnChunksEarly(names: readonly string[]) {
  for (const file of Object.keys(ownHashes() ?? {}))
    if (names.some((name) => file.startsWith(`${name}.`))) fetchAhead(`/${file}`);
}
