// Puts builds live and takes them back: a remote, or the host.
import { releasePublicKeys, signList } from '../../shared/federation/build/seal/release-keys.mjs';
import { builtFiles, identify, keysOf, needsOfBuild } from './built.mjs';
import { faultsOf, heed, mention, ofBuild, ofKept, planOf } from './fit.mjs';
import { changeHistory, readHistory, remember, rememberPreview, tidy } from './history.mjs';
import { hostFiles, putHost, showHost, showPages, sweepHost } from './host.mjs';
import { isBelieved } from './list.mjs';
import {
  entryOf,
  folderOf,
  HOST,
  HOST_OFFERS,
  idOf,
  inUse,
  LIVE_TURN,
  REMOTE_NEEDS,
  trialOf,
  turnOf,
} from './places.mjs';
import { changeLine, foundList, neverReleased, nothingToSign, readLine, signAll } from './pointers.mjs';
import { openStore, readJson } from './store/store.mjs';
import { inTurn } from './store/turn.mjs';

/**
 * @typedef {import('./store/store.mjs').Store} Store
 * @typedef {import('./history.mjs').Release} Release
 * @typedef {import('./history.mjs').KeptRelease} KeptRelease
 * @typedef {import('../../shared/federation/runtime/list/lines').RemoteLine} RemoteLine
 * @typedef {{ percent?: number; companies?: string[] }} Audience
 */

/**
 * @param {string} name
 * @param {Release} release
 * @param {string} base
 */
const addressOf = (name, { id, version, integrity }, base) => ({
  // The host's page has one address.
  entry: `${name === HOST ? '' : base}/${folderOf(name, id)}/${entryOf(name)}`,
  version,
  integrity,
});

/**
 * The line after a release: for everybody, or as a canary beside what everybody else keeps.
 *
 * @param {RemoteLine | undefined} current
 * @param {RemoteLine} address
 * @param {Audience} audience
 * @returns {RemoteLine}
 */
function lineAfter(current, address, { percent, companies = [] }) {
  if (!isPartial({ percent, companies }) || !current) return address;
  const { canary: _ended, ...stable } = current;
  const share = percent === undefined ? {} : { percent };
  return { ...stable, canary: { ...address, ...share, ...(companies.length > 0 ? { companies } : {}) } };
}

/** @param {Audience} audience */
const isPartial = ({ percent, companies = [] }) => percent !== undefined || companies.length > 0;

/**
 * A host must believe the list that it will read.
 *
 * @param {Store} store
 * @param {string} dist
 */
async function assertBelieves(store, dist) {
  const keys = keysOf(dist);
  if (keys && !isBelieved(await foundList(store), keys))
    throw new Error(
      'This host would believe no line of remotes.json, which its keys have not signed. First: npm run remote:sign -- --to …',
    );
}

/**
 * The names of these builds in the order in which they are released. Refuses builds that a page in use could not carry,
 * or that could not carry what is in use; forced, it says so instead.
 *
 * @param {{ to: string; builds: Record<string, string>; force: boolean }} options builds are folders, by name
 */
export async function orderOf({ to, builds, force }) {
  const coming = Object.fromEntries(
    Object.entries(builds).map(([name, dist]) => [name, ofBuild(name, dist)]),
  );
  const { order, faults } = await planOf(await openStore(to), coming);
  heed(faults, { force, what: 'released' });
  return order;
}

/**
 * Whether nothing was released there before: a folder that is not the one meant begins as quietly as the right one.
 *
 * @param {string} to
 */
export const isNewPlace = async (to) =>
  Object.keys((await foundList(await openStore(to))).lines).length === 0;

/**
 * Whether the build in `dist` was released there before, even if it was taken back since.
 *
 * @param {{ name: string; dist: string; to: string }} options
 */
export async function wasReleased({ name, dist, to }) {
  const { id } = identify(name, dist);
  const history = await readHistory(await openStore(to), name);
  return history.some((release) => release.id === id && !release.isPreview);
}

/**
 * Other releases of the version that the build in `dist` has: who reads the version alone takes all of them for one.
 *
 * @param {{ name: string; dist: string; to: string }} options
 */
export async function namesakes({ name, dist, to }) {
  const { id, version } = identify(name, dist);
  const history = await readHistory(await openStore(to), name);
  return history.filter((other) => other.version === version && other.id !== id).map((other) => other.id);
}

/**
 * Refuses a build that must not go live beside what is: asked before anything is written, and again when it is its turn.
 *
 * @param {Store} store
 * @param {{ name: string; dist: string; force: boolean }} build
 * @param {Audience} audience
 */
async function assertMayGoLive(store, { name, dist, force }, audience) {
  if (name === HOST) await assertBelieves(store, dist);
  const line = await readLine(store, name);
  if (isPartial(audience)) {
    if (!line) throw new Error(`The first release of ${name} goes to everybody.`);
    const { id } = identify(name, dist);
    // Taken back as a canary, it would be withdrawn from those who have it.
    if (idOf(name, line) === id)
      throw new Error(`${name} ${id} is what everybody has: there is nothing to try. Was it built?`);
  }
  if (!force) heed(await faultsOf(store, { [name]: ofBuild(name, dist) }), { force, what: 'released' });
}

/**
 * Releases the build in `dist`: files first, the list last and in one step. With `percent` or `companies` the
 * list names it as the canary beside the version that everybody else keeps. Answers the release.
 *
 * @param {{ name: string; dist: string; to: string; base?: string; force?: boolean } & Audience} options `force`: though
 *   it does not fit what is in use
 */
export async function release({ name, dist, to, base = '', force = false, ...audience }) {
  const store = await openStore(to);
  const check = () => assertMayGoLive(store, { name, dist, force }, audience);
  await check();
  const identified = identify(name, dist);
  await inTurn(store, turnOf(name), async (confirm) => {
    // The history first: a release that the list names is always one that can be found again.
    await remember(store, name, { ...identified, base }, await readLine(store, name));
    if (name === HOST) await putHost(store, dist, identified.id);
    else await putRemote(store, name, dist);
    const address = addressOf(name, identified, base);
    const by = (/** @type {RemoteLine | undefined} */ line) => lineAfter(line, address, audience);
    const { after } = await goLive(store, confirm, { name, check, by });
    await settle(store, name, after, confirm);
  });
  return identified;
}

/**
 * Changes the line of a remote, or of the host, while nobody else changes one: what fits is looked at and made so in one
 * step, or a host and a remote that come at the same moment would both fit what was there before, and not each other.
 *
 * @param {Store} store
 * @param {() => Promise<void>} confirm
 * @param {{ name: string; check: () => Promise<void>; by: (line: RemoteLine | undefined) => RemoteLine }} change
 */
const goLive = (store, confirm, { name, check, by }) =>
  inTurn(store, LIVE_TURN, async (confirmLive) => {
    await check();
    await confirm();
    await confirmLive();
    return changeLine(store, name, by);
  });

/**
 * Puts the files of a build where they will be found, and the record by which a tester can ask for them; its signature
 * says that the release is ours, and under a name that no list has.
 *
 * @param {Store} store
 * @param {string} name
 * @param {string} dist
 * @param {string} [trial] instead of the release's id
 */
async function putRemote(store, name, dist, trial) {
  const identified = identify(name, dist);
  const folder = folderOf(name, identified.id);
  await store.putTree(folder, dist, builtFiles(dist));
  await store.put(`${folder}/${REMOTE_NEEDS}`, `${JSON.stringify(needsOfBuild(dist))}\n`);
  const record = signList({ [`trial:${name}`]: addressOf(name, identified, '') }, 0);
  await store.put(trialOf(name, trial ?? identified.id), `${JSON.stringify(record, null, 2)}\n`);
  return identified;
}

/**
 * Releases the build for testers alone: the list does not name it. Answers the release.
 *
 * @param {{ name: string; dist: string; to: string; preview: string }} options
 */
export async function releasePreview({ name, dist, to, preview }) {
  if (name === HOST) throw new Error('A preview is of a remote.');
  const store = await openStore(to);
  const line = await readLine(store, name);
  if (!line) throw new Error(`The first release of ${name} goes to everybody.`);
  return inTurn(store, turnOf(name), async (confirm) => {
    await rememberPreview(store, name, { ...identify(name, dist), base: '' }, preview);
    const identified = await putRemote(store, name, dist, preview);
    await confirm();
    await tidy(store, name, (await readLine(store, name)) ?? line);
    return identified;
  });
}

/**
 * What follows a changed line: the host's page, those that are drawn ahead, and the end of what is no longer kept.
 *
 * @param {Store} store
 * @param {string} name
 * @param {RemoteLine} line
 * @param {() => Promise<void>} confirm
 */
async function settle(store, name, line, confirm) {
  if (name === HOST) await showHost(store);
  await showPages(store);
  await confirm();
  const files = name === HOST ? await hostFiles(store) : new Map();
  const { left, gone } = await tidy(store, name, line);
  if (name === HOST) await sweepHost(store, files, { left, gone });
}

/**
 * Takes a canary back, or returns everybody to the good release before the one in use. Answers the release in use now.
 *
 * @param {{ name: string; to: string; canary?: string; force?: boolean }} options `canary`: nothing else than this one
 *   is taken back; `force`: to a release that does not fit what is in use
 */
export async function rollback({ name, to, ...how }) {
  const store = await openStore(to);
  // A name that is wrong is said to be, and leaves nothing behind.
  if (!(await readLine(store, name))) throw neverReleased(name);
  return inTurn(store, turnOf(name), (confirm) => rollbackAlone(store, { name, ...how }, confirm));
}

/**
 * @param {Store} store
 * @param {{ name: string; canary?: string; force?: boolean }} options
 * @param {() => Promise<void>} confirm
 */
async function rollbackAlone(store, { name, canary, force = false }, confirm) {
  const history = await readHistory(store, name);
  const there = await Promise.all(
    history.map(({ id }) => store.read(`${folderOf(name, id)}/${entryOf(name)}`)),
  );
  const usable = history.filter((_, index) => there[index]);
  const lineAfterwards = (/** @type {RemoteLine | undefined} */ line) => {
    if (canary && idOf(name, line?.canary ?? { entry: '' }) !== canary)
      throw new Error(`${canary} is the canary of ${name} no longer.`);
    return lineBefore(name, line, usable);
  };
  const { before, after } = await goLive(store, confirm, {
    name,
    by: lineAfterwards,
    check: async () => {
      const line = await readLine(store, name);
      const id = idOf(name, lineAfterwards(line)) ?? '';
      const faults = await faultsOf(store, { [name]: await ofKept(store, name, id) });
      // Without its canary everybody has what nearly everybody has: that is said, and not refused.
      if (line?.canary) mention(faults);
      else heed(faults, { force, what: 'taken back' });
    },
  });
  const withdrawn = before && idOf(name, before.canary ?? before);
  // A later rollback must not lead back to it.
  await changeHistory(store, name, (now) =>
    now.map((each) => (each.id === withdrawn ? { ...each, withdrawn: true } : each)),
  );
  await settle(store, name, after, confirm);
  return idOf(name, after);
}

/**
 * @param {string} name
 * @param {RemoteLine | undefined} line
 * @param {KeptRelease[]} history
 */
function lineBefore(name, line, history) {
  if (!line) throw neverReleased(name);
  const { canary, ...stable } = line;
  if (canary) return stable;
  const current = history.findIndex(({ id }) => id === idOf(name, stable));
  const good =
    current >= 0 && history.slice(current + 1).find(({ withdrawn, isPreview }) => !withdrawn && !isPreview);
  if (!good) throw new Error(`No release of ${name} before ${stable.version} is kept.`);
  return addressOf(name, good, good.base);
}

/**
 * Hosts in use must believe what they will read: signed with a key that they do not know, it would take all remotes away.
 *
 * @param {Store} store
 */
async function assertStillBelieved(store) {
  const { lines } = await foundList(store);
  const ours = releasePublicKeys();
  for (const id of inUse(HOST, lines[HOST])) {
    /** @type {{ keys?: string[] } | undefined} */
    const host = await readJson(store, `${folderOf(HOST, id)}/${HOST_OFFERS}`);
    // One of the time before it said so is not asked.
    if (host?.keys && !host.keys.some((key) => ours.includes(key)))
      throw new Error(
        `host ${id} is in use and trusts none of our keys: it would show no remote any more. Name its key in RELEASE_KEY_FILE. Where that is lost, sign with --force and release a host with the new one at once.`,
      );
  }
}

/**
 * Signs the list that is there with the keys in use.
 *
 * @param {{ to: string; force: boolean }} options
 */
export async function signRemotes({ to, force }) {
  const store = await openStore(to);
  if (await isNewPlace(to)) throw nothingToSign();
  // It writes every pointer as the list has it: what another team releases meanwhile would be undone by that.
  return inTurn(store, LIVE_TURN, async (confirm) => {
    if (!force) await assertStillBelieved(store);
    await confirm();
    return signAll(store);
  });
}
