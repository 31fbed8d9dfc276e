import {
  loadRemote,
  preloadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteId } from './contracts';
import { IncompatibleRemote } from './failure';
import { installRemoteLoader, type RemoteLoader } from './loader';
import { releasesOf } from './releases';
import { fetchManifest, guardScript, installGuard, preloadLink, trustRemote } from './remote-guard';
import { type RemoteAddress, remoteList, stepTimeout } from './remote-list';
import { addressFor, currentVisitor } from './rollout';
import { type NeededShare, refuseUnmet } from './shares';

/** The version of each remote that this page runs. */
const registered = new Map<string, RemoteAddress>();
/** Remotes refused by their manifest; the runtime keeps only the words of an error. */
const refused = new Map<string, IncompatibleRemote>();
const nameOf = (id: RemoteId) => id.slice(0, id.indexOf('/'));

async function register(name: string, fresh: boolean) {
  const line = (await remoteList({ fresh }))[name];
  if (!line) throw new Error(`${name} is not in the list of remotes`);
  if (registered.has(name) && !fresh) return;
  const address = addressFor(name, line, currentVisitor());
  // The runtime keeps manifests, containers and modules by address: only a new address gets past them.
  const query = fresh ? `?r=${Date.now()}` : '';
  trustRemote(address, query);
  const entry = new URL(address.entry, location.origin);
  if (query) entry.search = query;
  registerRemotes([{ name, entry: entry.href }], { force: fresh });
  registered.set(name, address);
}

const load: RemoteLoader = async (id, { fresh }) => {
  const name = nameOf(id);
  await register(name, fresh);
  try {
    const module = await loadRemote<Awaited<ReturnType<RemoteLoader>>>(id);
    if (!module) throw new Error(`${id} gave no module`);
    return module;
  } catch (error) {
    // A chunk that failed names its own file; of anything else the manifest is what leads to the release.
    const request = `${new URL(registered.get(name)?.entry ?? '', location.origin)}`;
    throw refused.get(name) ?? Object.assign(new Error(`${error}`, { cause: error }), { request }, error);
  }
};

async function readManifest(address: string, init: RequestInit, name: string) {
  refused.delete(name);
  const response = await fetchManifest(address, init);
  const { shared = [] } = (await response.clone().json()) as { shared?: NeededShare[] };
  try {
    refuseUnmet(name, shared);
  } catch (error) {
    if (error instanceof IncompatibleRemote) refused.set(name, error);
    throw error;
  }
  return response;
}

async function preload(id: RemoteId) {
  const name = nameOf(id);
  await register(name, false);
  await preloadRemote([{ nameOrAlias: name, exposes: [id.slice(name.length + 1)] }]);
}

/** Makes this page the owner of the federation runtime: called once, before the first render. */
export function startRemotes() {
  installGuard();
  window.vezneReleases = (address) => releasesOf(address, registered);
  registerPlugins([
    {
      name: 'vezne',
      fetch: (address, init, remote) => readManifest(address, init, remote?.name ?? address),
      createScript: ({ url }) => {
        const script = document.createElement('script');
        guardScript(script, url);
        return { script, timeout: stepTimeout };
      },
      createLink: ({ url, attrs }) => preloadLink(url, attrs),
    },
  ]);
  installRemoteLoader(load, preload);
}
