import type { Releases } from './failure';
import { folderOf } from './remote-guard';
import { type RemoteAddress, remoteList, stepTimeout } from './remote-list';
import { addressFor, currentVisitor } from './rollout';

const nameOf = (name: string, { entry, integrity }: RemoteAddress) => `${name} ${integrity ?? entry}`;

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

/** Which release of a file's owner runs here, and which one the list or the page itself names now. */
export async function releasesOf(
  address: string,
  running: ReadonlyMap<string, RemoteAddress>,
): Promise<Releases> {
  const owner = [...running].find(([, { entry }]) =>
    new URL(address, location.href).href.startsWith(folderOf(new URL(entry, location.origin))),
  );
  if (!owner) return releasesOfPage();
  const [name, loaded] = owner;
  const line = (await remoteList({ fresh: true }))[name];
  const live = line ? addressFor(name, line, currentVisitor()) : loaded;
  return { running: nameOf(name, loaded), live: nameOf(name, live) };
}
