import type { ComponentType } from 'react';
import type { RemoteId } from './remote-id';

type Screen = ComponentType<object>;

/** Gets the module behind an id; `fresh` asks for it past every cache, after a failure. */
export type RemoteLoader = (id: RemoteId, options: { fresh: boolean }) => Promise<{ default: Screen }>;

type Installed = { load: RemoteLoader; preload?: (id: RemoteId) => Promise<unknown> };

/** What has become of an id so far. A place that asks while it is `loading` waits for the same load. */
type Slot = { screen?: Screen; loading?: Promise<Screen>; hasFailed?: boolean };

let installed: Installed | undefined;
const slots = new Map<RemoteId, Slot>();

function slotOf(id: RemoteId): Slot {
  const slot = slots.get(id) ?? {};
  slots.set(id, slot);
  return slot;
}

/** Says how remotes are fetched: once by the page's owner, and by every test that shows one. */
export function installRemoteLoader(load: RemoteLoader, preload?: Installed['preload']) {
  installed = { load, preload };
  slots.clear();
}

/** The component behind an id when it is already here: shown again without a loading step. */
export const readyRemote = (id: RemoteId) => slotOf(id).screen;

/** Marks what an id gave as unusable: the next load fetches it anew. */
export function discardRemote(id: RemoteId) {
  slots.set(id, { hasFailed: true });
}

/** Loads the component behind an id; after a failure always past every cache. */
export function loadRemoteComponent(id: RemoteId): Promise<Screen> {
  const slot = slotOf(id);
  slot.loading ??= load(id, slot).finally(() => {
    slot.loading = undefined;
  });
  return slot.loading;
}

async function load(id: RemoteId, slot: Slot): Promise<Screen> {
  if (!installed) throw new Error('installRemoteLoader was not called');
  try {
    const module = await installed.load(id, { fresh: slot.hasFailed ?? false });
    // A folder that answers with something else is a failure like any other.
    if (typeof module?.default !== 'function') throw new Error(`${id} has no default export`);
    slot.screen = module.default;
    slot.hasFailed = false;
    return slot.screen;
  } catch (error) {
    slot.hasFailed = true;
    throw error;
  }
}

/** Loads and runs a remote before its place is drawn; a failure is met again there. */
export function loadRemoteAhead(id: RemoteId) {
  if (!readyRemote(id)) loadRemoteComponent(id).catch(() => undefined);
}

/** Fetches a remote's files ahead of use; a failure is left to the real load. */
export function preloadRemote(id: RemoteId) {
  const { screen, hasFailed } = slotOf(id);
  if (!screen && !hasFailed) installed?.preload?.(id).catch(() => undefined);
}
