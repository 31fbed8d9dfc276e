import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Boundary } from './Boundary';
import { FailureBox } from './FailureBox';

/** Where the component of a place comes from. */
export type Source<Props> = {
  /** For the console. */
  name: string;
  /** The component when it is already here: shown again without a loading step. */
  ready: () => ComponentType<Props> | undefined;
  load: () => Promise<ComponentType<Props>>;
  /** What was loaded is of no use: the next load fetches it anew. */
  discard: () => void;
};

type PlaceProps<Props> = { source: Source<Props>; loading: ReactNode; props: Props };
type State<Props> = { Component?: ComponentType<Props>; failure?: { error: unknown } };

/**
 * A place on the page that code fills which comes later. Whatever goes wrong inside costs only this place.
 * Not React.lazy: that one keeps a failure for good.
 */
export function Place<Props extends object>({ source, loading, props }: PlaceProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  const [{ Component, failure }, setState] = useState<State<Props>>(() => ({ Component: source.ready() }));

  useEffect(() => {
    if (Component) return;
    let current = true;
    source.load().then(
      (loaded) => current && setState({ Component: loaded }),
      (error: unknown) => {
        console.error(`${source.name} could not be loaded`, error);
        if (current) setState({ failure: { error } });
      },
    );
    return () => {
      current = false;
    };
  }, [source, attempt]);

  function retry() {
    source.discard();
    setState({});
    setAttempt((count) => count + 1);
  }

  const box = (error: unknown) => (
    <FailureBox error={error} isRetry={attempt > 0} loading={loading} onRetry={retry} />
  );
  if (failure) return box(failure.error);
  if (!Component) return loading;
  return (
    <Boundary key={attempt} fallback={box}>
      <Suspense fallback={loading}>
        <Component {...props} />
      </Suspense>
    </Boundary>
  );
}
