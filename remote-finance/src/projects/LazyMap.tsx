import { ErrorBoundary, Loading } from '@vezne/ui';
import { type ComponentProps, lazy, Suspense } from 'react';

// The map library is fetched when a map is looked at, and only then.
const ProjectMap = lazy(() => import('./ProjectMap'));

/** A map that is fetched when it is needed. */
export function LazyMap(props: ComponentProps<typeof ProjectMap>) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading label="Harita yükleniyor..." />}>
        <ProjectMap {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
