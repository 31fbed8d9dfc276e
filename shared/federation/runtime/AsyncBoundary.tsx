import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from './failure/ErrorBoundary';
import { FailureBox } from './failure/FailureBox';

/** Where a component comes from that is fetched when it is first drawn. */
export type Source<Props> = {
  /** For the console. */
  name: string;
  /** The component when it is already here: shown again without a loading step. */
  ready: () => ComponentType<Props> | undefined;
  load: () => Promise<ComponentType<Props>>;
  /** What was loaded is of no use: the next load fetches it anew. */
  discard: () => void;
};

type Props<Inner> = { source: Source<Inner>; loading: ReactNode; props: Inner };

/**
 * A place on the page that code fills which comes later. Whatever goes wrong inside costs only this place.
 * Not React.lazy: that one keeps a failure for good.
 */
export function AsyncBoundary<Inner extends object>({ source, loading, props }: Props<Inner>) {
  const [attempt, setAttempt] = useState(0);

  function retry() {
    source.discard();
    setAttempt((count) => count + 1);
  }

  const box = (error: unknown) => (
    <FailureBox error={error} isRetry={attempt > 0} loading={loading} onRetry={retry} />
  );
  return (
    <ErrorBoundary key={attempt} fallback={box}>
      <Loaded source={source} loading={loading} props={props} box={box} />
    </ErrorBoundary>
  );
}

type LoadedProps<Inner> = Props<Inner> & { box: (error: unknown) => ReactNode };
type State<Inner> = { Component?: ComponentType<Inner>; failure?: { error: unknown } };

/** One attempt: what the source gives, or the box that says why it gave nothing. */
function Loaded<Inner extends object>({ source, loading, props, box }: LoadedProps<Inner>) {
  const [{ Component, failure }, setState] = useState<State<Inner>>(() => ({ Component: source.ready() }));

  useEffect(() => {
    if (Component) return;
    let isCurrent = true;
    source.load().then(
      (loaded) => isCurrent && setState({ Component: loaded }),
      (error: unknown) => {
        console.error(`${source.name} could not be loaded`, error);
        if (isCurrent) setState({ failure: { error } });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [source, Component]);

  if (failure) return box(failure.error);
  if (!Component) return loading;
  return (
    <Suspense fallback={loading}>
      <Component {...props} />
    </Suspense>
  );
}
