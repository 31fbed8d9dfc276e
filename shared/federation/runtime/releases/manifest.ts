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
export async function fetchManifest(address: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(address, location.origin);
  const owner = ownerOf(url);
  const integrity = owner?.address.integrity ?? '';
  const response = await (takeEarly(url) ??
    fetch(url, { ...init, integrity, signal: AbortSignal.timeout(stepTimeout) }));
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
  if (owner && integrity) {
    const manifest: Manifest = await response.clone().json();
    owner.hashes = manifest.integrity ?? {};
  }
  return response;
}

function takeEarly(url: URL): Promise<Response> | undefined {
  const { manifests = {} } = window.vezneEarly ?? {};
  const early = url.search ? undefined : manifests[url.pathname];
  if (early) delete manifests[url.pathname];
  return early;
}
