// Can this go live? A remote must find in every host in use what it needs, and a host must have it for every remote.
import { needsOf, unmet } from '../../shared/federation/build/seal/offers.mjs';
import { identify, needsOfBuild, offersOf } from './built.mjs';
import { entryOf, folderOf, HOST, HOST_OFFERS, inUse } from './places.mjs';
import { readLine, trustedList } from './pointers.mjs';
import { openStore, readJson } from './store/store.mjs';

/**
 * @typedef {import('./store/store.mjs').Store} Store
 * @typedef {import('../../shared/federation/build/seal/offers.mjs').Offers} Offers
 */

/**
 * The hosts that remotes will meet: the one that is being released, or those in use.
 *
 * @param {Store} store
 * @param {string | undefined} dist
 * @returns {Promise<{ id: string; offers: Offers | undefined }[]>}
 */
async function hostsAfter(store, dist) {
  if (dist) return [{ id: identify(HOST, dist).id, offers: offersOf(dist) }];
  const ids = inUse(HOST, await readLine(store, HOST));
  return Promise.all(
    ids.map(async (id) => ({ id, offers: await readJson(store, `${folderOf(HOST, id)}/${HOST_OFFERS}`) })),
  );
}

/**
 * What remotes will need: of those that are being released, and with a new host of all that are in use.
 *
 * @param {Store} store
 * @param {Record<string, string>} builds
 */
async function needsAfter(store, builds) {
  const built = Object.entries(builds).filter(([name]) => name !== HOST);
  const needs = built.map(([name, dist]) => ({
    name,
    id: identify(name, dist).id,
    needs: needsOfBuild(dist),
  }));
  if (!builds[HOST]) return needs;
  for (const [name, line] of Object.entries((await trustedList(store)).lines)) {
    if (name in builds || name === HOST) continue;
    for (const id of inUse(name, line)) {
      const manifest = await readJson(store, `${folderOf(name, id)}/${entryOf(name)}`);
      if (manifest) needs.push({ name, id, needs: needsOf(manifest) });
    }
  }
  return needs;
}

/**
 * What speaks against releasing these builds together, one sentence each.
 *
 * @param {Store} store
 * @param {Record<string, string>} builds folders, by name
 */
export async function faultsOf(store, builds) {
  const remotes = await needsAfter(store, builds);
  return (await hostsAfter(store, builds[HOST])).flatMap(({ id: host, offers }) =>
    // One of the time before a host said what it offers.
    offers?.shared
      ? remotes.flatMap(({ name, id, needs }) =>
          unmet(name, needs, offers).map((fault) => `${name} ${id} ${fault} (host ${host})`),
        )
      : [],
  );
}

/**
 * Which of these remotes no host in use shows a screen of; none where a host does not say what it shows.
 *
 * @param {{ to: string; names: string[] }} options
 */
export async function unseen({ to, names }) {
  const hosts = await hostsAfter(await openStore(to), undefined);
  if (hosts.length === 0 || hosts.some(({ offers }) => !offers?.screens)) return [];
  const shown = new Set(hosts.flatMap(({ offers }) => offers?.screens ?? []).map((id) => id.split('/')[0]));
  return names.filter((name) => name !== HOST && !shown.has(name));
}
