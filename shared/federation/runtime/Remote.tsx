import { Loading } from '@vezne/ui';
import { type ReactNode, useMemo } from 'react';
import { AsyncBoundary, type Source } from './AsyncBoundary';
import { discardRemote, loadRemoteComponent, readyRemote } from './loader';
import { releaseOf } from './releases/page-releases';
import type { RemoteId } from './remote-id';

type Props = {
  id: RemoteId;
  /** Stands here meanwhile: three dots unless told, null for nothing. */
  loading?: ReactNode;
};

const noProps = {};

/**
 * A place on the page that a remote fills. Whatever goes wrong inside costs only this place:
 * it shows an error box whose 'Tekrar Dene' fetches the remote anew without a reload.
 */
export function Remote({ id, loading = <Loading /> }: Props) {
  const source = useMemo<Source<object>>(
    () => ({
      name: `Remote ${id}`,
      ready: () => readyRemote(id),
      load: () => loadRemoteComponent(id),
      discard: () => discardRemote(id),
      onThrow() {
        const release = releaseOf(id.slice(0, id.indexOf('/')));
        if (release) window.vezneNote?.('threw', release.address.entry);
      },
    }),
    [id],
  );
  // The key keeps one remote's failure out of the next one's place.
  return <AsyncBoundary key={id} source={source} loading={loading} props={noProps} />;
}
