import { type ComponentType, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { ErrorBoundary } from './failure/ErrorBoundary';
import { FailureBox } from './failure/FailureBox';
import limits from './limits.json';

/** Where a component comes from that is fetched when it is first drawn. */
export type Source<Props> = {
  /** For the console. */
  name: string;
  /** The component when it is already here: shown again without a loading step. */
  ready: () => ComponentType<Props> | undefined;
  load: () => Promise<ComponentType<Props>>;
  /** What was loaded is of no use: the next load fetches it anew. */
  discard: () => void;
  /** What was loaded threw while it was drawn. */
  onThrow?: () => void;
};

type Props<Inner> = { source: Source<Inner>; loading: ReactNode; props: Inner };

/**
 * A place on the page that code fills which comes later. Whatever goes wrong inside costs only this place. A load that
 * fails is repeated once unasked before anything is said.
 * Not React.lazy: that one keeps a failure for good.
 */
export function AsyncBoundary<Inner extends object>({ source, loading, props }: Props<Inner>) {
  const [{ attempt, isPressed }, setState] = useState({ attempt: 0, isPressed: false });

  function retry(isPressed: boolean) {
    source.discard();
    setState(({ attempt }) => ({ attempt: attempt + 1, isPressed }));
  }

  const box = (error: unknown, canRepeat = false) => (
    <FailureBox
      error={error}
      isRetry={isPressed}
      loading={loading}
      onRetry={() => retry(true)}
      onRepeat={canRepeat && attempt === 0 ? () => retry(false) : undefined}
    />
  );
  return (
    <ErrorBoundary key={attempt} fallback={(error) => box(error)} onThrow={source.onThrow}>
      <Loaded source={source} loading={loading} props={props} box={box} />
    </ErrorBoundary>
  );
}

type LoadedProps<Inner> = Props<Inner> & { box: (error: unknown, canRepeat: boolean) => ReactNode };
type State<Inner> = { Component?: ComponentType<Inner>; failure?: { error: unknown; isQuick: boolean } };

/** A load that failed after more than this is not repeated unasked: who has waited so long is told. */
const QUICK = limits.stepTimeout / 2;

/** One attempt: what the source gives, or the box that says why it gave nothing. */
function Loaded<Inner extends object>({ source, loading, props, box }: LoadedProps<Inner>) {
  const [{ Component, failure }, setState] = useState<State<Inner>>(() => ({ Component: source.ready() }));

  useEffect(() => {
    if (Component) return;
    let isCurrent = true;
    const began = performance.now();
    source.load().then(
      // In steps: keys and presses that come meanwhile do not wait for the whole of it.
      (loaded) => isCurrent && startTransition(() => setState({ Component: loaded })),
      (error: unknown) => {
        console.error(`${source.name} could not be loaded`, error);
        if (isCurrent) setState({ failure: { error, isQuick: performance.now() - began < QUICK } });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [source, Component]);

  if (failure) return box(failure.error, failure.isQuick);
  if (!Component) return loading;
  return (
    <Suspense fallback={loading}>
      <Component {...props} />
    </Suspense>
  );
}
