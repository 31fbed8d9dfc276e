import {
  loadRemote,
  preloadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { IncompatibleRemote } from './failure/failure';
import { assertVouched, remoteList, stepTimeout, type Trust, trustList } from './list/remote-list';
import { addressFor, currentVisitor } from './list/rollout';
import { installRemoteLoader, type RemoteLoader } from './loader';
import { fetchManifest, type Manifest } from './releases/manifest';
import { admitRelease, ownerOf, releaseOf } from './releases/page-releases';
import { type ChooseAddress, releasesOf } from './releases/releases';
import { refuseUnmet } from './releases/shares';
import { guardScript, installGuard, preloadLink } from './script-guard';

/** What the page's owner knows and the run time does not. */
export type PageOwner = {
  /** Id of the company that is signed in: some versions go to named companies only. */
  company: () => string | null;
  trust: Trust;
};

/** Makes this page the owner of the federation runtime: called once, before the first render. */
export function startRemotes({ company, trust }: PageOwner) {
  trustList(trust);
  const choose: ChooseAddress = (remote, line) => {
    const address = addressFor(remote, line, currentVisitor(company()));
    assertVouched(remote, address);
    return address;
  };
  installGuard();
  window.vezneReleases = (address) => releasesOf(address, choose);
  registerPlugins([
    {
      name: 'vezne',
      fetch: checkedManifest,
      createScript: ({ url }) => {
        const script = document.createElement('script');
        guardScript(script, url);
        return { script, timeout: stepTimeout };
      },
      createLink: ({ url, attrs }) => preloadLink(url, attrs),
    },
  ]);
  installRemoteLoader(
    async (id, { fresh }) => {
      await register(remoteOf(id), fresh, choose);
      return load(id);
    },
    async (id) => {
      const remote = remoteOf(id);
      await register(remote, false, choose);
      await preloadRemote([{ nameOrAlias: remote, exposes: [id.slice(remote.length + 1)] }]);
    },
  );
}

const remoteOf = (id: string) => id.slice(0, id.indexOf('/'));

async function register(remote: string, fresh: boolean, choose: ChooseAddress) {
  const line = (await remoteList({ fresh }))[remote];
  if (!line) throw new Error(`${remote} is not in the list of remotes`);
  if (releaseOf(remote) && !fresh) return;
  // The runtime keeps manifests, containers and modules by address: only a new address gets past them.
  const query = fresh ? `?r=${Date.now()}` : '';
  const { address } = admitRelease(remote, choose(remote, line), query);
  const entry = new URL(address.entry, location.origin);
  if (query) entry.search = query;
  registerRemotes([{ name: remote, entry: entry.href }], { force: fresh });
}

async function load(id: string) {
  try {
    const module = await loadRemote<Awaited<ReturnType<RemoteLoader>>>(id);
    if (!module) throw new Error(`${id} gave no module`);
    return module;
  } catch (error) {
    const release = releaseOf(remoteOf(id));
    // A chunk that failed names its own file; of anything else the manifest is what leads to the release.
    const request = `${new URL(release?.address.entry ?? '', location.origin)}`;
    throw release?.refusal ?? Object.assign(new Error(`${error}`, { cause: error }), { request }, error);
  }
}

/** A remote's manifest, unless it asks for more than this page has. */
async function checkedManifest(address: string, init: RequestInit): Promise<Response> {
  const release = ownerOf(new URL(address, location.origin));
  if (!release) throw new Error(`${address} is not in the list of remotes`);
  release.refusal = undefined;
  const response = await fetchManifest(address, init);
  const { shared }: Manifest = await response.clone().json();
  try {
    refuseUnmet(release.remote, shared);
  } catch (error) {
    if (error instanceof IncompatibleRemote) release.refusal = error;
    throw error;
  }
  return response;
}
