// The releases whose files are still there, and how long they stay.
import { folderOf, HOST, homeOf, inUse, REMOTE_NEEDS, trialOf } from './places.mjs';
import { changeJson, readJson } from './store/store.mjs';

const KEPT_RELEASES = 3;
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * A release whose files are still there. `until`: when the list stopped naming it. `withdrawn`: a later rollback must
 * not lead back to it. `previews`: names under which it can be tried; `isPreview`: it was never live, as it is for
 * testers alone, or was cut off before the list named it.
 *
 * @typedef {{ id: string; version: string; integrity: string; commit?: string | null; by?: string }} Release
 * @typedef {Release & { base: string; at: string; until?: string; withdrawn?: boolean }} LiveRelease
 * @typedef {LiveRelease & { previews?: string[]; isPreview?: boolean }} KeptRelease
 * @typedef {import('./store/store.mjs').Store} Store
 * @typedef {import('../../shared/federation/runtime/list/lines').RemoteLine} RemoteLine
 */

const historyOf = (/** @type {string} */ name) => `${homeOf(name)}/releases.json`;

/**
 * Releases of a remote, or of the host, newest first.
 *
 * @param {Store} store
 * @param {string} name
 * @returns {Promise<KeptRelease[]>}
 */
export const readHistory = async (store, name) => (await readJson(store, historyOf(name))) ?? [];

/**
 * @param {Store} store
 * @param {string} name
 * @param {(history: KeptRelease[]) => KeptRelease[]} by
 */
export const changeHistory = (store, name, by) =>
  changeJson(store, historyOf(name), (/** @type {KeptRelease[] | undefined} */ now = []) => by(now));

/**
 * The history in which whatever the list names was live, be it that its release was cut off right after that.
 *
 * @param {string} name
 * @param {KeptRelease[]} history
 * @param {RemoteLine | undefined} line
 * @returns {KeptRelease[]}
 */
const withLive = (name, history, line) =>
  history.map(({ isPreview, ...release }) =>
    isPreview && !inUse(name, line).includes(release.id) ? { ...release, isPreview } : release,
  );

/**
 * Puts a release at the head. Released once more, it is nothing that was taken back; one that was never live counts as
 * such until the list has named it.
 *
 * @param {Store} store
 * @param {string} name
 * @param {Release & { base: string }} release
 * @param {RemoteLine | undefined} line
 */
export const remember = (store, name, release, line) =>
  changeHistory(store, name, (now) => {
    const history = withLive(name, now, line);
    const { previews, isPreview } = history.find(({ id }) => id === release.id) ?? { isPreview: true };
    return [
      {
        ...release,
        at: new Date().toISOString(),
        ...(previews && { previews }),
        ...(isPreview && { isPreview }),
      },
      ...history.filter(({ id }) => id !== release.id),
    ];
  });

/**
 * Notes that a release can be tried under this name. One that was live before stays where it is.
 *
 * @param {Store} store
 * @param {string} name
 * @param {Release & { base: string }} release
 * @param {string} preview
 */
export const rememberPreview = (store, name, release, preview) =>
  changeHistory(store, name, (history) => {
    const at = new Date().toISOString();
    const isKnown = history.some(({ id }) => id === release.id);
    const all = isKnown ? history : [{ ...release, at, isPreview: true }, ...history];
    return all.map(({ previews = [], ...each }) => {
      const others = previews.filter((other) => other !== preview);
      const names = each.id === release.id ? [...others, preview] : others;
      // Its week begins anew.
      const begun = each.id === release.id && each.isPreview ? { ...each, at, until: at } : each;
      return names.length > 0 ? { ...begun, previews: names } : begun;
    });
  });

/**
 * The history with the time at which each release stopped being named.
 *
 * @param {string} name
 * @param {KeptRelease[]} history
 * @param {RemoteLine} line
 */
function marked(name, history, line) {
  const named = inUse(name, line);
  return withLive(name, history, line).map(({ until = new Date().toISOString(), ...release }) =>
    named.includes(release.id) ? release : { ...release, until },
  );
}

/**
 * Which releases stay: what the list names, the last three, the last three good ones, and for open tabs whatever was
 * named within a week.
 *
 * @param {KeptRelease[]} history
 */
function stays(history) {
  const live = history.filter(({ isPreview }) => !isPreview);
  const last = live.slice(0, KEPT_RELEASES);
  const good = live.filter(({ withdrawn }) => !withdrawn).slice(0, KEPT_RELEASES);
  return history.filter(
    (release) =>
      last.includes(release) ||
      good.includes(release) ||
      !release.until ||
      Date.now() - Date.parse(release.until) < KEPT_MS,
  );
}

/**
 * Forgets the releases whose time is over, then deletes their files. Answers those that are gone.
 *
 * @param {Store} store
 * @param {string} name
 * @param {RemoteLine} line
 */
export async function tidy(store, name, line) {
  /** @type {KeptRelease[]} */
  let gone = [];
  const left = await changeHistory(store, name, (history) => {
    const all = marked(name, history, line);
    const kept = stays(all);
    gone = all.filter((release) => !kept.includes(release));
    return kept;
  });
  for (const { id, previews = [] } of gone) {
    // A bucket has no folders: what was put beside the tree goes by itself, and first.
    if (name !== HOST) await store.remove(`${folderOf(name, id)}/${REMOTE_NEEDS}`);
    await store.remove(folderOf(name, id));
    for (const trial of [id, ...previews]) await store.remove(trialOf(name, trial));
  }
  return { left, gone };
}
