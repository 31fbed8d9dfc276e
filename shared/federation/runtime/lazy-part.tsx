import { Loading } from '@vezne/ui';
import type { ComponentType, ReactNode } from 'react';
import { AsyncBoundary, type Source } from './AsyncBoundary';

/** By this the page's owner knows whose part it is: each app carries this file in its own build. */
const ownFolder = () => new URL(__webpack_public_path__, location.href).href;

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part of an app that is fetched when it is first drawn. Like `React.lazy`, except that a failure stays in the
 * part's own place, can be tried again, and tells a newer release from a fault. `loadAhead` fetches it before that.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: Load<Props>,
  loading: ReactNode = <Loading />,
) {
  let component: ComponentType<Props> | undefined;
  const source: Source<Props> = {
    name,
    ready: () => component,
    async load() {
      try {
        component = (await load()).default;
        return component;
      } catch (error) {
        // webpack's errors name the file; what names none is a fault of the part itself.
        window.vezneNote?.('failed', (error as { request?: string } | null)?.request ?? ownFolder());
        throw error;
      }
    },
    onThrow: () => window.vezneNote?.('threw', ownFolder()),
    discard() {
      component = undefined;
    },
  };
  // biome-ignore lint/correctness/noComponentHookFactories: like React.lazy it is called once, where a module begins.
  function LazyPart(props: Props) {
    return <AsyncBoundary source={source} loading={loading} props={props} />;
  }
  return Object.assign(LazyPart, { loadAhead: () => source.load() });
}
