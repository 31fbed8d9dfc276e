import {
  loadRemote,
  preloadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteId } from './contracts';
import { installRemoteLoader, type RemoteLoader } from './loader';
import { fetchManifest, guardScript, installGuard, preloadLink, trustRemote } from './remote-guard';
import { remoteList, stepTimeout } from './remote-list';
import { addressFor, currentVisitor } from './rollout';

const registered = new Set<string>();
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
  registered.add(name);
}

const load: RemoteLoader = async (id, { fresh }) => {
  await register(nameOf(id), fresh);
  const module = await loadRemote<Awaited<ReturnType<RemoteLoader>>>(id);
  if (!module) throw new Error(`${id} gave no module`);
  return module;
};

async function preload(id: RemoteId) {
  const name = nameOf(id);
  await register(name, false);
  await preloadRemote([{ nameOrAlias: name, exposes: [id.slice(name.length + 1)] }]);
}

/** Makes this page the owner of the federation runtime: called once, before the first render. */
export function startRemotes() {
  installGuard();
  registerPlugins([
    {
      name: 'vezne',
      fetch: (address, init) => fetchManifest(address, init),
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
