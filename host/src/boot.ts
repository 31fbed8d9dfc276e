// Runs before the bundles: fetches the list of remotes and the files of the page's own remote beside them.
import type { RemoteList } from '@vezne/federation';
import { addressFor, currentVisitor } from '@vezne/federation/rollout';
import { pageAt } from './routes';

type Manifest = {
  metaData: { remoteEntry: { name: string } };
  integrity?: Record<string, string>;
  exposes: { name: string; assets: { js: { sync: string[] } }; ahead?: string[] }[];
};

const limit = () => AbortSignal.timeout(6000);
const list = fetch('/remotes.json', { signal: limit() });
window.vezneEarly = { list, manifests: {} };

function preloadScript(folder: string, file: string, hash = '') {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = hash;
  link.href = folder + file;
  document.head.append(link);
}

async function fetchAhead(id: string) {
  const [name = '', pageName = ''] = id.split('/');
  const remotes: RemoteList = await (await list).clone().json();
  const line = remotes[name];
  if (!line || !window.vezneEarly?.manifests) return;
  const remote = addressFor(name, line, currentVisitor());
  const answer = fetch(remote.entry, { integrity: remote.integrity ?? '', signal: limit() });
  const early = answer.then((response) => response.clone());
  early.catch(() => undefined);
  window.vezneEarly.manifests[new URL(remote.entry, location.origin).pathname] = early;
  const manifest: Manifest = await (await answer).clone().json();
  const folder = remote.entry.replace(/[^/]*$/, '');
  const page = manifest.exposes.find((exposed) => exposed.name === pageName);
  const { name: entry } = manifest.metaData.remoteEntry;
  for (const file of [entry, ...(page?.assets.js.sync ?? []), ...(page?.ahead ?? [])]) {
    preloadScript(folder, file, manifest.integrity?.[file]);
  }
}

const id = pageAt(location.pathname)?.remote;
// Whatever fails here fails again in the page's own place, which says so and offers to try again.
if (id) fetchAhead(id).catch(() => undefined);
