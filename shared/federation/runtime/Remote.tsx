import { Loading } from '@vezne/ui';
import { type ReactNode, useMemo } from 'react';
import { AsyncBoundary, type Source } from './AsyncBoundary';
import type { RemoteId, RemoteProps } from './contracts';
import { discardRemote, loadRemoteComponent, readyRemote } from './loader';

type Props<Id extends RemoteId> = { id: Id; loading?: ReactNode } & RemoteProps<Id>;

/**
 * A place on the page that a remote fills. Whatever goes wrong inside costs only this place:
 * it shows an error box whose 'Tekrar Dene' fetches the remote anew without a reload.
 */
export function Remote<Id extends RemoteId>({ id, loading, ...props }: Props<Id>) {
  const source = useMemo<Source<object>>(
    () => ({
      name: `Remote ${id}`,
      ready: () => readyRemote(id),
      load: () => loadRemoteComponent(id),
      discard: () => discardRemote(id),
    }),
    [id],
  );
  // The key keeps one remote's failure out of the next one's place.
  return <AsyncBoundary key={id} source={source} loading={loading ?? <Loading />} props={props} />;
}
