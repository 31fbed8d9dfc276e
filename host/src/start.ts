import { storedCompanyId } from '@vezne/api/stored-company';
import { loadRemoteAhead, loadRemoteComponent, startRemotes } from '@vezne/federation';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { note } from './beacon/notes';
import { startBeacon } from './beacon/start';
import { takeOver } from './first-paint/take-over';
import { fetchChunksOf } from './lazy-chunks';
import { pageAt } from './routes';

startRemotes({ company: storedCompanyId, trust: VEZNE_TRUST, note });
const page = pageAt(location.pathname);
const chunks = page && fetchChunksOf(page);

const root = document.getElementById('root');
const sight = document.getElementById('first-sight');
if (root && sight && page?.remote) {
  const screen = Promise.all([loadRemoteComponent(page.remote), chunks]);
  takeOver(sight, root, createElement(App, { isContinued: true }), screen);
} else if (root) {
  if (page?.remote) loadRemoteAhead(page.remote);
  createRoot(root).render(createElement(App));
}
startBeacon(page?.remote ?? 'host');
