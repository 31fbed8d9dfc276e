import { lazyPart } from '@vezne/federation';
import { AppLayout } from './layout/lazy-app-layout';
import type { AppPage, PublicPage } from './page';
import { isAppPage } from './routes';

// The first paint of the landing page needs none of these: they come with the first page that does.
export const ApiArea = lazyPart('The API area', () => import(/* webpackChunkName: "area" */ './ApiArea'));
export const NotFoundPage = lazyPart('The page for unknown addresses', () => import('./errors/NotFoundPage'));

/** Starts fetching the host's own chunks of a page at once, side by side; fulfilled when all are here. */
export async function fetchChunksOf(page: PublicPage | AppPage) {
  const parts = isAppPage(page) ? [ApiArea, AppLayout] : page.usesApi ? [ApiArea] : [];
  // A failure is met again where the chunk is drawn.
  await Promise.allSettled(parts.map((part) => part.loadAhead()));
}
