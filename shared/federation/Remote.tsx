import { LoadError, Loading } from '@vezne/ui';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Boundary } from './Boundary';
import type { RemoteId, RemoteProps } from './contracts';
import { discardRemote, loadRemoteComponent, readyRemote } from './loader';

type Props<Id extends RemoteId> = { id: Id; loading?: ReactNode } & RemoteProps<Id>;

/**
 * A place on the page that a remote fills. Whatever goes wrong inside costs only this place:
 * it shows an error box whose 'Tekrar Dene' fetches the remote anew without a reload.
 */
export function Remote<Id extends RemoteId>({ id, loading, ...props }: Props<Id>) {
  // The key keeps one remote's failure out of the next one's place.
  return <Slot key={id} id={id} loading={loading ?? <Loading />} props={props} />;
}

type State = { Component?: ComponentType<object>; failed?: boolean };
type SlotProps = { id: RemoteId; loading: ReactNode; props: object };

function Slot({ id, loading, props }: SlotProps) {
  const [attempt, setAttempt] = useState(0);
  const [{ Component, failed }, setState] = useState<State>(() => ({ Component: readyRemote(id) }));

  useEffect(() => {
    if (Component) return;
    let current = true;
    loadRemoteComponent(id).then(
      (loaded) => current && setState({ Component: loaded }),
      (error: unknown) => {
        console.error(`Remote ${id} could not be loaded`, error);
        if (current) setState({ failed: true });
      },
    );
    return () => {
      current = false;
    };
  }, [id, attempt]);

  function retry() {
    discardRemote(id);
    setState({});
    setAttempt((count) => count + 1);
  }

  const box = <LoadError message="Bu bölüm şu anda açılamıyor." onRetry={retry} />;
  if (failed) return box;
  if (!Component) return loading;
  return (
    <Boundary key={attempt} fallback={box}>
      <Suspense fallback={loading}>
        <Component {...props} />
      </Suspense>
    </Boundary>
  );
}
