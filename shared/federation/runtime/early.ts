import type { EarlyFetches } from './globals';
import { rememberShownHost, shownHost } from './list/host-choice';
import { keptList } from './list/kept-list';
import type { RemoteAddress, RemoteList } from './list/lines';
import { fetchList } from './list/remote-list';
import { addressFor, currentVisitor } from './list/rollout';
import { chosenTrials } from './list/trial-choice';
import { fetchManifest } from './releases/manifest';
import { admitRelease } from './releases/page-releases';
import { ownHashes, preloadLink } from './script-guard';

type Company = () => string | null;

/**
 * Called by the script that runs before the bundles: fetches the list of remotes, and the manifest and files of the
 * screen that the page opens with, and leaves the answers to the page's owner. On the word of the list that this browser
 * saw last the files are fetched at once, which nearly always come from the browser's own store; what runs is what the
 * list that is served says. Fulfilled when the first of both has brought the files or failed.
 */
export async function fetchRemotesEarly(id: string | undefined, company: Company) {
  const list = fetchList();
  const early: EarlyFetches = { list, manifests: {} };
  window.vezneEarly = early;
  if (!id) return;
  const [remote = '', screen = ''] = id.split('/');
  if (remote in chosenTrials()) return;
  const fetchFiles = (address: RemoteAddress | undefined) => fetchScreenEarly(remote, screen, address);
  const kept = keptAddress(remote, company);
  // Whatever fails here fails again in the screen's own place, which says so and offers to try again.
  const served = list
    .then((text) => addressIn(text, remote, company))
    .then((address) => (isSame(address, kept) ? undefined : fetchFiles(address)))
    .catch(() => undefined);
  await (kept ? fetchFiles(kept).catch(() => served) : served);
}

const isSame = (one?: RemoteAddress, other?: RemoteAddress) =>
  one?.entry === other?.entry && one?.integrity === other?.integrity;

function addressIn(list: string, remote: string, company: Company): RemoteAddress | undefined {
  const lines: RemoteList = JSON.parse(list);
  const line = lines[remote];
  return line && addressFor(remote, line, currentVisitor(company()));
}

/** What the last visit's list says; without a hash nobody knows whether the files are still the same. */
function keptAddress(remote: string, company: Company): RemoteAddress | undefined {
  try {
    const address = addressIn(keptList() ?? '{}', remote, company);
    return address?.integrity ? address : undefined;
  } catch {
    return undefined;
  }
}

/** The release of the host that a page is whose bundles never came. */
export async function earlyHost(): Promise<RemoteAddress | undefined> {
  const { list = fetchList() } = window.vezneEarly ?? {};
  const lines: RemoteList = JSON.parse(await list);
  rememberShownHost(lines.host);
  return shownHost();
}

async function fetchScreenEarly(remote: string, screen: string, address: RemoteAddress | undefined) {
  if (!address) return;
  const { folder } = admitRelease(remote, address);
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
