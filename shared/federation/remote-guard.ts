import { type RemoteAddress, stepTimeout } from './remote-list';

type Hashes = Record<string, string>;

type Trusted = {
  /** Hash of the manifest, when the list names one. */
  integrity?: string;
  /** Hashes of the files; empty until the manifest was read, absent when nothing is verified. */
  hashes?: Hashes;
  /** Query of a repeated load. A file that hangs, or was stored broken, would come back under its own address. */
  query: string;
};

/** Every trusted remote by the address of its folder. */
const trusted = new Map<string, Trusted>();

const withoutQuery = (url: URL) => `${url.origin}${url.pathname}`;
/** The address of the folder that a file is in. */
export const folderOf = (url: URL) => withoutQuery(url).replace(/[^/]*$/, '');

/** Takes a remote of the list among the places that scripts may come from. */
export function trustRemote({ entry, integrity }: RemoteAddress, query = '') {
  const folder = folderOf(new URL(entry, location.origin));
  trusted.set(folder, { integrity, hashes: integrity ? {} : undefined, query });
}

/** The remote that a file belongs to; of folders inside each other the innermost. */
function remoteOf(url: URL) {
  const folders = [...trusted.keys()].filter((folder) => withoutQuery(url).startsWith(folder));
  const folder = folders.sort((one, other) => other.length - one.length)[0];
  const remote = folder === undefined ? undefined : trusted.get(folder);
  return folder !== undefined && remote ? { folder, ...remote } : undefined;
}

const isAllowed = (url: URL) => url.origin === location.origin || remoteOf(url) !== undefined;

/**
 * Fetches a manifest with a time limit and a checked status. When the list names the manifest's hash,
 * the browser verifies it, and the hashes that the manifest carries become the law for the remote's files.
 */
export async function fetchManifest(address: string, init: RequestInit): Promise<Response> {
  const url = new URL(address, location.origin);
  const remote = remoteOf(url);
  const early = url.search ? undefined : window.vezneEarly?.manifests?.[url.pathname];
  if (early) delete window.vezneEarly?.manifests?.[url.pathname];
  const response = await (early ??
    fetch(url, { ...init, integrity: remote?.integrity ?? '', signal: AbortSignal.timeout(stepTimeout) }));
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
  if (remote?.integrity) {
    const { integrity: hashes = {} } = (await response.clone().json()) as { integrity?: Hashes };
    trusted.set(remote.folder, { integrity: remote.integrity, hashes, query: remote.query });
  }
  return response;
}

const hashOf = (url: URL, remote = remoteOf(url)) =>
  remote?.hashes?.[withoutQuery(url).slice(remote.folder.length)];

/** Aims a script element: a foreign address throws, a listed file carries its hash, an unlisted one throws. */
export function guardScript(script: HTMLScriptElement, address: string) {
  const url = new URL(address, location.href);
  if (!isAllowed(url)) throw new Error(`${url.origin} is not in the list of remotes`);
  const remote = remoteOf(url);
  const hash = hashOf(url, remote);
  if (remote?.hashes && !hash) throw new Error(`${url.pathname} is not in its remote's manifest`);
  if (hash) {
    script.integrity = hash;
    script.crossOrigin = 'anonymous';
  }
  if (remote?.query) url.search = remote.query;
  script.src = url.href;
}

/** A link that fetches a file ahead; with the hash, or the browser would fetch the file once more for the script. */
export function preloadLink(address: string, attributes: Record<string, string> = {}): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const hash = hashOf(new URL(address, location.href));
  if (hash) {
    link.integrity = hash;
    link.crossOrigin = 'anonymous';
  }
  link.href = address;
  return link;
}

type Rule = (text: string) => string | null;
type PolicyFactory = {
  defaultPolicy: unknown;
  createPolicy: (name: 'default', rules: Record<'createScriptURL' | 'createHTML', Rule>) => unknown;
};

declare global {
  interface Window {
    vezneGate?: typeof guardScript;
    trustedTypes?: PolicyFactory;
  }
}

/** Puts the guard before every script load: webpack's chunks, the runtime's entries, and (Trusted Types) any other. */
export function installGuard() {
  window.vezneGate = guardScript;
  if (!window.trustedTypes || window.trustedTypes.defaultPolicy) return;
  window.trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (isAllowed(new URL(url, location.href)) ? url : null),
    // The map library asks with this constant whether the browser draws SVG; no other text becomes markup.
    createHTML: (html) => (html === '<svg/>' ? html : null),
  });
}
