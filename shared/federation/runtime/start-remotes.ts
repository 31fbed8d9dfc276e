import {
  loadRemote,
  preloadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { IncompatibleRemote } from './failure/failure';
import { forgetFailedShares } from './forgotten-shares';
import { noteHostChoice, rememberShownHost, shownHost } from './list/host-choice';
import type { RemoteAddress, RemoteLine } from './list/lines';
import { assertVouched, remoteList, stepTimeout, type Trust, trustList } from './list/remote-list';
import { addressFor, currentVisitor } from './list/rollout';
import { installRemoteLoader, type RemoteLoader } from './loader';
import { preferOwnShares } from './own-shares';
import { fetchManifest } from './releases/manifest';
import { admitRelease, noteRun, ownerOf, releaseOf } from './releases/page-releases';
import { type ChooseAddress, releasesOf } from './releases/releases';
import { refuseUnmet } from './releases/shares';
import { guardScript, installGuard, preloadLink } from './script-guard';

/** What the page's owner knows and the run time does not. */
export type PageOwner = {
  /** Id of the company that is signed in: some versions go to named companies only. */
  company: () => string | null;
  trust: Trust;
  /** Takes note of how a remote, or the host, fares on this page; `address` is of the release, where it is known. */
  note?: Note;
};

export type Note = (
  outcome: 'loaded' | 'failed' | 'refused' | 'threw',
  owner: string,
  address: RemoteAddress | undefined,
) => void;

/** Makes this page the owner of the federation runtime: called once, before the first render. */
export function startRemotes({ company, trust, note = () => undefined }: PageOwner) {
  trustList(trust);
  const choose: ChooseAddress = (remote, line) => {
    const address = addressFor(remote, line, currentVisitor(company()));
    assertVouched(remote, address);
    return address;
  };
  installGuard();
  window.vezneNote = (outcome, file) => {
    const { remote, address } = ownerOf(new URL(file, location.href)) ?? {
      remote: 'host',
      address: shownHost(),
    };
    note(outcome, remote, address);
  };
  window.vezneReleases = (address) => releasesOf(address, choose);
  // Here, and in every remote that comes.
  registerGlobalPlugins([forgetFailedShares, preferOwnShares]);
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
  const register = async (remote: string, fresh: boolean) => {
    const list = await remoteList({ fresh });
    rememberShownHost(list.host);
    noteHostChoice(list.host, currentVisitor(company()));
    registerLine(remote, list[remote], fresh, choose);
  };
  installRemoteLoader(
    async (id, { fresh }) => {
      const remote = remoteOf(id);
      try {
        await register(remote, fresh);
        const module = await load(id);
        noteRun(remote);
        note('loaded', remote, releaseOf(remote)?.address);
        return module;
      } catch (error) {
        const outcome = error instanceof IncompatibleRemote ? 'refused' : 'failed';
        note(outcome, remote, releaseOf(remote)?.address);
        throw error;
      }
    },
    async (id) => {
      const remote = remoteOf(id);
      await register(remote, false);
      await preloadRemote([{ nameOrAlias: remote, exposes: [id.slice(remote.length + 1)] }]);
    },
  );
}

const remoteOf = (id: string) => id.slice(0, id.indexOf('/'));

function registerLine(remote: string, line: RemoteLine | undefined, fresh: boolean, choose: ChooseAddress) {
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
  const manifest = await fetchManifest(address, init);
  try {
    refuseUnmet(release.remote, manifest.shared);
  } catch (error) {
    if (error instanceof IncompatibleRemote) release.refusal = error;
    throw error;
  }
  return new Response(JSON.stringify(manifest));
}
