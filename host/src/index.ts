import { storedCompanyId } from '@vezne/api/stored-company';
import { loadRemoteAhead, startRemotes } from '@vezne/federation';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { fetchChunksOf } from './lazy-chunks';
import { pageAt } from './routes';

startRemotes({ company: storedCompanyId, trust: VEZNE_TRUST });
const page = pageAt(location.pathname);
if (page) fetchChunksOf(page);
if (page?.remote) loadRemoteAhead(page.remote);

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(App));
