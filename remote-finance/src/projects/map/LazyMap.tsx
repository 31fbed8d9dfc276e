import { lazyPart } from '@vezne/federation';
import { Loading } from '@vezne/ui';

/** A map that is fetched when it is needed: the map library is large. */
export const LazyMap = lazyPart(
  'The map',
  () => import('./ProjectMap'),
  <div data-noprint>
    <Loading label="Harita yükleniyor..." />
  </div>,
);
