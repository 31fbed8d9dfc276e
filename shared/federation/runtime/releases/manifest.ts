import { stepTimeout } from '../list/remote-list';
import { ownerOf } from './page-releases';

/** What the page reads of a remote's manifest. */
export type Manifest = {
  metaData: { remoteEntry: { name: string } };
  /** Shared modules that the remote uses, with the ranges it accepts. */
  shared?: { name: string; requiredVersion?: string | false }[];
  integrity?: Record<string, string>;
  exposes: { name: string; assets: { js: { sync: string[] } }; ahead?: string[] }[];
};

/**
 * Fetches the manifest of an admitted release with a time limit and a checked status. When the list names the
 * manifest's hash, the browser verifies it, and the hashes that the manifest carries become the law for the remote's
 * files.
 */
export async function fetchManifest(address: string, init: RequestInit = {}): Promise<Manifest> {
  const url = new URL(address, location.origin);
  const owner = ownerOf(url);
  const integrity = owner?.address.integrity ?? '';
  const manifest = await onceForBoth(url, integrity, async () => {
    const response = await fetchVouched(url, { ...init, integrity });
    if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
    return response.json();
  });
  if (owner && integrity) owner.hashes = manifest.integrity ?? {};
  return manifest;
}

/** With a hash, the copy that an earlier visit has kept is as good as a new one; if it is not that one, a new one comes. */
async function fetchVouched(url: URL, init: RequestInit): Promise<Response> {
  const ask = (cache?: RequestCache) =>
    fetch(url, { ...init, ...(cache && { cache }), signal: AbortSignal.timeout(stepTimeout) });
  if (!init.integrity) return ask();
  try {
    return await ask('force-cache');
  } catch (error) {
    // A server that hangs has been waited for once.
    if (error instanceof DOMException && error.name === 'TimeoutError') throw error;
    return ask('no-cache');
  }
}

/**
 * The script before the bundles and the page's owner want the same: whoever asks first leaves the answer to the other, by
 * the hash that it was verified by. What was fetched on the word of an earlier list is not taken for another manifest.
 */
function onceForBoth(
  { pathname, search }: URL,
  integrity: string,
  ask: () => Promise<Manifest>,
): Promise<Manifest> {
  const { manifests } = window.vezneEarly ?? {};
  if (!manifests || search) return ask();
  const key = integrity || pathname;
  const left = manifests[key];
  if (left) {
    delete manifests[key];
    return left;
  }
  const answer = ask();
  manifests[key] = answer;
  return answer;
}
