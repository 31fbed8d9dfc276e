import type { Query } from '@vezne/api';
import { Card, CardBody, LoadError, SkeletonCard } from '@vezne/ui';
import type { ReactNode } from 'react';

type Props<Data> = { query: Query<Data>; children: (data: Data) => ReactNode };

/** A pane whose data may still be on its way, or may not have come. */
export function Loaded<Data>({ query: { data, error, reload }, children }: Props<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return <SkeletonCard lines={4} />;
  return (
    <Card>
      <CardBody>
        <LoadError message={error.message} onRetry={reload} />
      </CardBody>
    </Card>
  );
}
