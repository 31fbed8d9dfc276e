// Can this go live? A remote must find in every host in use what it needs, and a host must have it for every remote.
import { needsOf, unmet } from '../../shared/federation/build/seal/offers.mjs';
import { identify, needsOfBuild, offersOf } from './built.mjs';
import { entryOf, folderOf, HOST, HOST_OFFERS, inUse, REMOTE_NEEDS } from './places.mjs';
import { readLine, trustedList } from './pointers.mjs';
import { openStore, readJson } from './store/store.mjs';

/**
 * @typedef {import('./store/store.mjs').Store} Store
 * @typedef {import('../../shared/federation/build/seal/offers.mjs').Offers} Offers
 * @typedef {import('../../shared/federation/build/seal/offers.mjs').Needs} Needs
 * @typedef {import('../../shared/federation/runtime/list/lines').RemoteLine} RemoteLine
 */

/**
 * What a release is held by: a host by what it offers, a remote by what it needs. Those of a time before they said so are
 * asked nothing.
 *
 * @typedef {{ id: string; offers?: Offers; needs?: Needs }} Held
 */

/**
 * A build that is to be released.
 *
 * @param {string} name
 * @param {string} dist
 * @returns {Held}
 */
export const ofBuild = (name, dist) => ({
  id: identify(name, dist).id,
  ...(name === HOST ? { offers: offersOf(dist) } : { needs: needsOfBuild(dist) }),
});

/**
 * A release whose files are there.
 *
 * @param {Store} store
 * @param {string} name
 * @param {string} id
 * @returns {Promise<Held>}
 */
export async function ofKept(store, name, id) {
  const read = (/** @type {string} */ file) => readJson(store, `${folderOf(name, id)}/${file}`);
  if (name === HOST) return { id, offers: await read(HOST_OFFERS) };
  const manifest = await read(entryOf(name));
  // One of the time before needs were kept is asked what its manifest says.
  return { id, needs: (await read(REMOTE_NEEDS)) ?? (manifest && needsOf(manifest)) };
}

/**
 * @param {Store} store
 * @param {string} name
 * @param {RemoteLine | undefined} line
 */
const allInUse = (store, name, line) => Promise.all(inUse(name, line).map((id) => ofKept(store, name, id)));

/**
 * The hosts that remotes will meet: the one that comes, or those in use.
 *
 * @param {Store} store
 * @param {Held | undefined} coming
 */
const hostsAfter = async (store, coming) =>
  coming ? [coming] : allInUse(store, HOST, await readLine(store, HOST));

/**
 * The remotes that hosts will meet: those that come, and with another host all that are in use.
 *
 * @param {Store} store
 * @param {Record<string, Held>} coming
 */
async function remotesAfter(store, { [HOST]: host, ...coming }) {
  const remotes = Object.entries(coming).map(([name, held]) => ({ name, ...held }));
  if (!host) return remotes;
  for (const [name, line] of Object.entries((await trustedList(store)).lines)) {
    if (name in coming || name === HOST) continue;
    for (const held of await allInUse(store, name, line)) remotes.push({ name, ...held });
  }
  return remotes;
}

/**
 * What speaks against having these releases in use together, beside what else is, one sentence each.
 *
 * @param {Store} store
 * @param {Record<string, Held>} coming by name
 */
export async function faultsOf(store, coming) {
  const remotes = await remotesAfter(store, coming);
  return (await hostsAfter(store, coming[HOST])).flatMap(({ id: host, offers }) =>
    offers?.shared
      ? remotes.flatMap(({ name, id, needs }) =>
          needs ? unmet(name, needs, offers).map((fault) => `${name} ${id} ${fault} (host ${host})`) : [],
        )
      : [],
  );
}

/**
 * In which order these releases go live, so that no visit in between meets what does not fit: remotes that the hosts in
 * use can carry, the host, and those that need it. And what speaks against that, one sentence each.
 *
 * @param {Store} store
 * @param {Record<string, Held>} coming by name
 */
export async function planOf(store, { [HOST]: host, ...remotes }) {
  /** @type {Record<string, Held>} */
  const before = {};
  /** @type {string[]} */
  const after = [];
  for (const [name, held] of Object.entries(remotes))
    if (!host || (await faultsOf(store, { [name]: held })).length === 0) before[name] = held;
    else after.push(name);
  const order = [...Object.keys(before), ...(host ? [HOST] : []), ...after];
  const faults = await faultsOf(store, { ...remotes, ...(host && { [HOST]: host }) });
  if (!host || faults.length > 0) return { order, faults };
  // The host comes while the others in use are those of before.
  const between = await faultsOf(store, { ...before, [HOST]: host });
  return {
    order,
    faults: between.map((fault) => `${fault}: whichever of both comes first does not fit the other of now`),
  };
}

const told = (/** @type {string[]} */ faults) => faults.map((fault) => `  ${fault}`).join('\n');

/**
 * Refuses what does not fit; forced, it says so instead.
 *
 * @param {string[]} faults
 * @param {{ force: boolean; what: string }} how `what` is left undone
 */
export function heed(faults, { force, what }) {
  if (faults.length === 0) return;
  if (!force) throw new Error(`Not ${what}:\n${told(faults)}\nWho knows better adds --force.`);
  console.error(`FORCED. Users will see an error where this is needed:\n${told(faults)}`);
}

/**
 * Says what does not fit among what everybody has had before and goes on to have.
 *
 * @param {string[]} faults
 */
export function mention(faults) {
  if (faults.length === 0) return;
  console.error(
    `What everybody has does not fit, with this canary or without. Users see an error where this is needed:\n${told(faults)}`,
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
