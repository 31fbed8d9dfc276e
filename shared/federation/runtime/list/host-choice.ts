import type { RemoteAddress, RemoteLine } from './lines';
import { addressFor, type Visitor } from './rollout';

const COOKIE = 'vezne_host';
const WEEK_SECONDS = 604_800;

const idOf = (entry: string) => /\/hosts\/([\w.-]+)\/index\.html$/.exec(entry)?.[1];

/**
 * Notes which release of the host this visitor gets, where the server looks: a page cannot choose the page it is. The
 * next visit brings it; a server that no longer shows that release brings everybody's.
 */
export function noteHostChoice(line: RemoteLine | undefined, visitor: Visitor) {
  const chosen = line && addressFor('host', line, visitor);
  const id = chosen && chosen.entry !== line.entry ? idOf(chosen.entry) : undefined;
  if (id) note(id, WEEK_SECONDS);
  else if (document.cookie.includes(`${COOKIE}=`)) note('', 0);
}

let shown: { address: RemoteAddress | undefined } | undefined;

/**
 * Remembers which release of the host this page is, by the first list that it reads: the server shows the canary to whom
 * it finds noted, and everybody's release to all others. Asked before the note is changed for the next visit.
 */
export function rememberShownHost(line: RemoteLine | undefined) {
  if (shown) return;
  const canary = line?.canary && idOf(line.canary.entry);
  const isCanary = canary && document.cookie.split('; ').includes(`${COOKIE}=${canary}`);
  shown = { address: isCanary ? line.canary : line };
}

/** The release of the host that this page is; undefined before a list was read, or where builds are served as they are. */
export const shownHost = () => shown?.address;

function note(id: string, seconds: number) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there on pages that came without TLS
  document.cookie = `${COOKIE}=${id}; max-age=${seconds}; path=/; samesite=lax${secure}`;
}
