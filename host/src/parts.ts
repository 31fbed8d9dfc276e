import { later } from '@vezne/federation';
import { type AppPage, isAppPage, type PublicPage } from './routes';

// The first paint of the landing page needs none of these: they come with the first page that does.
const apiArea = () => import('./ApiArea');
const appLayout = () => import('./layout/AppLayout');

export const ApiArea = later('The API area', apiArea);
export const AppLayout = later('The frame', appLayout);
export const NotFoundPage = later('The page for unknown addresses', () => import('./errors/NotFoundPage'));

/** Starts fetching the host's own parts of a page at once, side by side. */
export function fetchPartsOf(page: PublicPage | AppPage) {
  const parts = isAppPage(page) ? [apiArea, appLayout] : page.usesApi ? [apiArea] : [];
  // A failure is met again where the part is drawn.
  for (const part of parts) part().catch(() => undefined);
}
