import type { Releases } from '../failure/failure';
import type { RemoteAddress, RemoteLine } from '../list/lines';
import { remoteList, stepTimeout } from '../list/remote-list';
import { hasRun, ownerOf } from './page-releases';

/** Decides between the versions that a line of the list offers. */
export type ChooseAddress = (remote: string, line: RemoteLine) => RemoteAddress;

const nameOf = (remote: string, { entry, integrity }: RemoteAddress) => `${remote} ${integrity ?? entry}`;

const SCRIPTS = /<script defer[^>]* src="([^"]+)"/g;

/** A page is known by its first scripts: their names carry the content of all others. */
async function releasesOfPage(): Promise<Releases> {
  const running = [...document.querySelectorAll('script[defer]')].map((script) => script.getAttribute('src'));
  const answer = await fetch(location.pathname, {
    cache: 'no-store',
    signal: AbortSignal.timeout(stepTimeout),
  });
  const live = [...(await answer.text()).matchAll(SCRIPTS)].map(([, src]) => src);
  // An answer without scripts is no page of ours and says nothing.
  return { running: `${running}`, live: `${answer.ok && live.length > 0 ? live : running}` };
}

/**
 * Which release of a file's owner runs here, and which one the list or the page itself names now. A remote of which
 * nothing has run yet is no older than what is live: the next try takes that.
 */
export async function releasesOf(address: string, choose: ChooseAddress): Promise<Releases> {
  const owner = ownerOf(new URL(address, location.href));
  if (!owner) return releasesOfPage();
  const line = (await remoteList({ fresh: true }))[owner.remote];
  const live = line ? choose(owner.remote, line) : owner.address;
  const running = hasRun(owner.remote) ? owner.address : live;
  return { running: nameOf(owner.remote, running), live: nameOf(owner.remote, live) };
}
