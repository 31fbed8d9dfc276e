import { lazyPart } from '@vezne/federation';
import { loadAppLayout } from './layout/lazy-app-layout';
import type { AppPage, PublicPage } from './page';
import { isAppPage } from './routes';

// The first paint of the landing page needs none of these: they come with the first page that does.
const loadApiArea = () => import('./ApiArea');

export const ApiArea = lazyPart('The API area', loadApiArea);
export const NotFoundPage = lazyPart('The page for unknown addresses', () => import('./errors/NotFoundPage'));

/** Starts fetching the host's own chunks of a page at once, side by side. */
export function fetchChunksOf(page: PublicPage | AppPage) {
  const chunks = isAppPage(page) ? [loadApiArea, loadAppLayout] : page.usesApi ? [loadApiArea] : [];
  // A failure is met again where the chunk is drawn.
  for (const load of chunks) load().catch(() => undefined);
}
