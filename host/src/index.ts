import { loadRemoteAhead } from '@vezne/federation';
import { startRemotes } from '@vezne/federation/runtime';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { fetchPartsOf } from './parts';
import { pageAt } from './routes';

startRemotes();
const page = pageAt(location.pathname);
if (page) fetchPartsOf(page);
if (page?.remote) loadRemoteAhead(page.remote);

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(App));
