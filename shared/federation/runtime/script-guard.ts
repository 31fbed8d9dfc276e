import { hashOf, ownerOf } from './releases/page-releases';

const isAllowed = (url: URL) => url.origin === location.origin || ownerOf(url) !== undefined;

/** Hashes of the page's own scripts, as its build wrote them into it (finish.mjs); in development there are none. */
export function ownHashes(): Record<string, string> | undefined {
  const written = document.getElementById('later')?.textContent;
  return written ? JSON.parse(written) : undefined;
}

/** The hash that a script must have; one of which none is known, though it should be, throws. */
function demandedHash(url: URL, owner = ownerOf(url)): string | undefined {
  const hashes = owner ? owner.hashes : ownHashes();
  const hash = owner ? hashOf(url, owner) : hashes?.[url.pathname.slice(1)];
  if (hashes && !hash)
    throw new Error(`${url.pathname} is not in ${owner ? "its remote's manifest" : "the page's own list"}`);
  return hash;
}

/** Addresses of scripts that were asked for and have not come. */
const awaited = new Set<string>();

/**
 * Aims a script element: a foreign address throws, a listed file carries its hash, an unlisted one throws. One that was
 * asked for before and did not come is asked for past every cache.
 */
export function guardScript(script: HTMLScriptElement, address: string) {
  const url = new URL(address, location.href);
  if (!isAllowed(url)) throw new Error(`${url.origin} is not in the list of remotes`);
  const owner = ownerOf(url);
  const hash = demandedHash(url, owner);
  fetchAlike(script, url, hash);
  const file = url.origin + url.pathname;
  const isRepeated = awaited.has(file);
  awaited.add(file);
  script.addEventListener('load', () => {
    awaited.delete(file);
    if (isRepeated) renewInCache(file, hash);
  });
  if (isRepeated) url.search = `?r=${Date.now()}`;
  else if (owner?.query) url.search = owner.query;
  script.src = url.href;
}

/** What the browser keeps under the file's own address may be what failed: the next visit would meet it again. */
function renewInCache(file: string, integrity = '') {
  fetch(file, { cache: 'reload', credentials: 'same-origin', priority: 'low', integrity }).catch(
    () => undefined,
  );
}

/** A link that fetches a file ahead of its script. */
export function preloadLink(address: string, attributes: Record<string, string> = {}): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const url = new URL(address, location.href);
  const owner = ownerOf(url);
  fetchAlike(link, url, owner ? hashOf(url, owner) : ownHashes()?.[url.pathname.slice(1)]);
  link.href = address;
  return link;
}

/** A browser reuses a file that a link fetched ahead only for a script that asks for it in the same mode. */
function fetchAlike(element: HTMLScriptElement | HTMLLinkElement, { origin }: URL, hash: string | undefined) {
  if (hash) element.integrity = hash;
  if (hash || origin !== location.origin) element.crossOrigin = 'anonymous';
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
