import * as state from '@vezne/ui/state';
import * as jotai from 'jotai';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as router from 'react-router-dom';
import * as styled from 'styled-components';
import { loadRemoteComponent } from '../../../../runtime/loader';
import { startRemotes } from '../../../../runtime/start-remotes';
import type { Modules, Probe } from '../../remote/src/Probe';

const early: Modules = {
  react,
  'react-dom': reactDom,
  'react-router-dom': router,
  'styled-components': styled,
  jotai,
  '@vezne/ui/state': state,
};

const loadProbe = () => loadRemoteComponent('probe/Probe');

const text = (id: string, content: string) =>
  document.body.append(Object.assign(document.createElement('p'), { id, textContent: content }));

async function run() {
  const isVerified = location.search === '?verified';
  startRemotes({ company: () => null, trust: isVerified ? VEZNE_TRUST : 'anything' });
  if (location.search === '?ahead-first')
    await loadRemoteComponent('ahead/Probe').catch((error: Error) => text('refused', error.message));
  const remoteFirst = location.search === '?remote-first';
  // Whoever comes first, host or remote: the other one must get the same copy.
  if (remoteFirst) await loadProbe();
  const { modules: late, Page } = await import('./late');
  const probe = (await loadProbe()) as Probe;
  const host: Modules = { ...early, ...late };
  const apart = Object.keys(probe.modules).filter((name) => !isSame(host[name], probe.modules[name]));
  const root = document.getElementById('root');
  if (root) createRoot(root).render(react.createElement(Page, { probe, apart }));
}

function isSame(host?: object, remote?: object): boolean {
  if (!host || !remote) return false;
  // The host's namespace lists only what the host uses.
  const used = Object.entries(host);
  return used.length > 0 && used.every(([name, value]) => remote[name as keyof object] === value);
}

run().catch((error: unknown) => {
  text('failed', `${error}`);
});
