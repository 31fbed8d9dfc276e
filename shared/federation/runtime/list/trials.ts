import type { RemoteAddress, RemoteList } from './lines';
import { opened } from './signed-list';
import { showTrials, type Tried } from './trial-badge';
import type { Trials } from './trial-choice';

/** Its entry is a path: a release of another origin cannot be tried. */
const isOf = (remote: string, { entry, integrity }: RemoteAddress) =>
  Boolean(integrity) && new RegExp(`^/remotes/${remote}/[\\w.-]+/mf-manifest\\.json$`).test(entry);

/**
 * The address of a release that is kept, as it was signed when it was released. The signature is made over another name
 * than a line of the list has: nobody can pass a trial off as the list.
 */
async function addressOf(remote: string, id: string, keys: readonly string[]): Promise<RemoteAddress> {
  const response = await fetch(`/remotes/${remote}/trials/${id}.json`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(6_000),
  });
  if (!response.ok) throw new Error(`${remote}@${id} answered ${response.status}`);
  const { lines } = await opened(await response.text(), keys);
  const address = lines[`trial:${remote}`];
  if (!address || !isOf(remote, address)) throw new Error(`${remote}@${id} is no release of this address`);
  return address;
}

async function tried(remote: string, id: string, keys: readonly string[]): Promise<Tried> {
  try {
    return { remote, id, address: await addressOf(remote, id, keys) };
  } catch (error) {
    console.error(`${remote}@${id} cannot be tried`, error);
    return { remote, id };
  }
}

/** The list with the releases on trial in the place of those in use; a badge names them as long as the page is there. */
export async function withTrials(list: RemoteList, trials: Trials, keys: readonly string[]) {
  const known = Object.entries(trials).filter(([remote]) => list[remote]);
  const all = await Promise.all(known.map(([remote, id]) => tried(remote, id, keys)));
  showTrials(all);
  const replaced = all.flatMap(({ remote, address }) => (address ? [[remote, address]] : []));
  return { ...list, ...Object.fromEntries(replaced) };
}
