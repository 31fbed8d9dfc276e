import type { IncompatibleRemote } from '../failure/failure';
import type { RemoteAddress } from '../list/lines';

/** A release of a remote whose files this page may run. */
export type PageRelease = {
  remote: string;
  address: RemoteAddress;
  /** Address of the folder that its files are in. */
  folder: string;
  /** Query of a repeated load. A file that hangs, or was stored broken, would come back under its own address. */
  query: string;
  /** Hashes of its files: empty until the manifest was read, absent when nothing is verified. */
  hashes?: Record<string, string>;
  /** It was refused by its manifest; the federation runtime keeps only the words of an error. */
  refusal?: IncompatibleRemote;
};

/** Every admitted release by its folder: code of an earlier one may still run and fetch its own files. */
const admitted = new Map<string, PageRelease>();
/** The newest admitted release of each remote. */
const current = new Map<string, PageRelease>();

const withoutQuery = (url: URL) => `${url.origin}${url.pathname}`;
const folderOf = (url: URL) => withoutQuery(url).replace(/[^/]*$/, '');

/**
 * Takes a release of the list among the places that scripts may come from. Admitted once more, as before every repeated
 * load, it keeps its hashes: screens that work go on fetching their parts, whatever becomes of the load.
 */
export function admitRelease(remote: string, address: RemoteAddress, query = ''): PageRelease {
  const folder = folderOf(new URL(address.entry, location.origin));
  const before = admitted.get(folder);
  const known = before?.address.integrity === address.integrity ? before?.hashes : undefined;
  const release = { remote, address, folder, query, hashes: address.integrity ? (known ?? {}) : undefined };
  admitted.set(folder, release);
  current.set(remote, release);
  return release;
}

/** The release of a remote that this page runs. */
export const releaseOf = (remote: string) => current.get(remote);

/** Remotes of which a module has run on this page. */
const run = new Set<string>();
export const noteRun = (remote: string) => run.add(remote);
export const hasRun = (remote: string) => run.has(remote);

/** The release that a file belongs to; of folders inside each other the innermost. */
export function ownerOf(url: URL): PageRelease | undefined {
  const owners = [...admitted.values()].filter(({ folder }) => withoutQuery(url).startsWith(folder));
  return owners.sort((one, other) => other.folder.length - one.folder.length)[0];
}

/** The hash that a file must have, by its release's manifest. */
export const hashOf = (url: URL, owner = ownerOf(url)) =>
  owner?.hashes?.[withoutQuery(url).slice(owner.folder.length)];
