import { loadRemoteComponent } from '@vezne/federation';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { noteHost } from './beacon/host';
import { startBeacon } from './beacon/start';
import { takeOver } from './first-paint/take-over';
import { fetchChunksOf } from './lazy-chunks';
import { pageAt } from './routes';

const page = pageAt(location.pathname);
const chunks = page && fetchChunksOf(page);

const root = document.getElementById('root');
const sight = document.getElementById('first-sight');
if (root && sight && page?.remote) {
  const screen = Promise.all([loadRemoteComponent(page.remote), chunks]);
  takeOver(sight, root, createElement(App, { isContinued: true, onFate: noteHost }), screen);
} else if (root) createRoot(root).render(createElement(App, { onFate: noteHost }));
startBeacon();
