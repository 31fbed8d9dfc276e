import type { ComponentType } from 'react';
import type { RemoteId } from './contracts';

type Module = { default: ComponentType<object> };

/** Gets the module behind an id; `fresh` asks for it past every cache, after a failure. */
export type RemoteLoader = (id: RemoteId, options: { fresh: boolean }) => Promise<Module>;

type Installed = { load: RemoteLoader; preload?: (id: RemoteId) => Promise<unknown> };

let installed: Installed | undefined;
const ready = new Map<RemoteId, ComponentType<object>>();
const failed = new Set<RemoteId>();
/** What is on its way: a place that asks for it meanwhile waits for the same load. */
const loading = new Map<RemoteId, Promise<ComponentType<object>>>();

/** Says how remotes are fetched: once by the page's owner, and by every test that shows one. */
export function installRemoteLoader(load: RemoteLoader, preload?: Installed['preload']) {
  installed = { load, preload };
  ready.clear();
  failed.clear();
  loading.clear();
}

/** The component behind an id when it is already here: shown again without a loading step. */
export const readyRemote = (id: RemoteId) => ready.get(id);

/** Marks what an id gave as unusable: the next load fetches it anew. */
export function discardRemote(id: RemoteId) {
  ready.delete(id);
  loading.delete(id);
  failed.add(id);
}

/** Loads the component behind an id; after a failure always past every cache. */
export function loadRemoteComponent(id: RemoteId): Promise<ComponentType<object>> {
  const known = loading.get(id);
  if (known) return known;
  const pending = load(id).finally(() => {
    if (loading.get(id) === pending) loading.delete(id);
  });
  loading.set(id, pending);
  return pending;
}

async function load(id: RemoteId): Promise<ComponentType<object>> {
  if (!installed) throw new Error('installRemoteLoader was not called');
  try {
    const module = await installed.load(id, { fresh: failed.has(id) });
    // A folder that answers with something else is a failure like any other.
    if (typeof module?.default !== 'function') throw new Error(`${id} has no default export`);
    failed.delete(id);
    ready.set(id, module.default);
    return module.default;
  } catch (error) {
    failed.add(id);
    throw error;
  }
}

/** Loads and runs a remote before its place is drawn; a failure is met again there. */
export function loadRemoteAhead(id: RemoteId) {
  if (!ready.has(id)) loadRemoteComponent(id).catch(() => undefined);
}

/** Fetches a remote's files ahead of use; a failure is left to the real load. */
export function preloadRemote(id: RemoteId) {
  if (ready.has(id) || failed.has(id)) return;
  installed?.preload?.(id).catch(() => undefined);
}
