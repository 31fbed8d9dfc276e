import { later } from '@vezne/federation';
import { Loading } from '@vezne/ui';

/** A map that is fetched when it is needed: the map library is large. */
export const LazyMap = later(
  'The map',
  () => import('./ProjectMap'),
  <Loading label="Harita yükleniyor..." />,
);
