import type { Endpoint, EndpointInput, EndpointOutput } from '@vezne/contract';
import { useEffect, useMemo, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { ApiError } from '../client/api-error';
import { toApiError } from '../client/api-error';
import { call } from '../client/call';
import { currentSession, useSession } from '../session/session-state';
import { useApi } from './context';
import { isQuiet } from './quiet';

type QueryOptions<Data> = {
  /**
   * What is said when a failed call gives no message: the specification's own sentences ("state fallbacks"), English as it
   * has them. Where it has none, the general one is said, in Turkish.
   */
  failure?: string;
  /** Keeps the last answer on screen while another page or search of the same list loads. */
  keepPrevious?: boolean;
  /** Shown until the first answer. */
  fallback?: Data | null;
  /** Called with every answer. */
  onAnswer?: (data: Data) => void;
  /** Asked again after so many milliseconds, which may hang on the last answer; while it is shown and the page is seen. */
  every?: number | ((data: Data) => number);
  /** Asked again whenever one comes back to the page; otherwise when the answer would be too old to be used. */
  onFocus?: boolean;
  /** Failures are shown by the screen alone, not told by `onFailure`; 'missing': that there is no such record. */
  quiet?: boolean | 'missing';
};

export type Query<Data> = {
  data: Data | undefined;
  /** Of the last request; cleared when a new one starts. With `data` beside it, that is what was known before. */
  error: ApiError | undefined;
  /** The first request is running and there is nothing to show. */
  isLoading: boolean;
  /** A request is running behind the data on screen. */
  isRefreshing: boolean;
  /** Asks again, and for all else on screen that failed: most often one connection was missing for all of it. */
  reload: () => void;
};

/**
 * Reads an endpoint through the cache; all components that ask the same share one request.
 * `null` as input waits: nothing is asked. A call that needs a user waits for the sign-in.
 */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> | null,
  { failure, keepPrevious, fallback, onAnswer, every, onFocus, quiet }: QueryOptions<EndpointOutput<E>> = {},
): Query<EndpointOutput<E>> {
  const { cache, reportQuery } = useApi();
  const session = useSession();
  const isWaiting = input === null || (endpoint.client === 'general' && !session.isAuthenticated);
  const list = keyPrefix(session.id, endpoint);
  const key = isWaiting ? null : list + JSON.stringify(input ?? null);
  // Asked once per key: an answer may grow old while it is shown without being fetched again.
  const isFresh = useMemo(() => key !== null && cache.isFresh(key), [cache, key]);
  useEffect(() => (key === null ? undefined : cache.hold(key)), [cache, key]);

  const load = async (given: EndpointInput<E>): Promise<EndpointOutput<E>> => {
    try {
      const data = await call(endpoint, given);
      onAnswer?.(data);
      return data;
    } catch (thrown) {
      const error = toApiError(thrown);
      if (!isQuiet(quiet, error)) reportQuery(error);
      throw error.or(failure);
    }
  };
  const { data, error, isValidating } = useSWR<EndpointOutput<E>, ApiError>(
    key,
    input === null ? null : () => load(input),
    {
      revalidateIfStale: !isFresh,
      fallbackData: fallback ?? undefined,
      ...(onFocus && { focusThrottleInterval: 0 }),
      refreshInterval:
        typeof every === 'function' ? (last) => (last === undefined ? 0 : every(last)) : (every ?? 0),
    },
  );

  const { cache: answers, mutate } = useSWRConfig();
  const isWanted = (other: unknown) => {
    if (typeof other !== 'string') return false;
    const state = answers.get(other);
    return state?.error === undefined ? other === key : !state.isValidating;
  };

  const previous = useRef<{ list: string; data: EndpointOutput<E> }>(undefined);
  useEffect(() => {
    if (data !== undefined) previous.current = { list, data };
  }, [list, data]);
  const isSuccessor = keepPrevious && !isWaiting && error === undefined && previous.current?.list === list;
  // An answer may be null, which is an answer.
  const shown = data === undefined && isSuccessor ? previous.current?.data : data;

  return {
    data: shown,
    error: isValidating ? undefined : error,
    isLoading: isValidating && shown === undefined,
    isRefreshing: isValidating && shown !== undefined,
    reload: () => void mutate(isWanted).catch(() => undefined),
  };
}

/**
 * Makes answers of these endpoints stale: what is on screen is fetched again, the rest is forgotten. Those named second
 * are fetched once nothing more is done.
 */
export function useInvalidate(): (endpoints: readonly Endpoint[], later?: readonly Endpoint[]) => void {
  const { cache, refresh } = useApi();
  const { mutate } = useSWRConfig();
  const ask = (prefixes: readonly string[]) => {
    const matches = startingWith(prefixes);
    // In this order: mutate also makes SWR ignore answers that are still on their way.
    mutate(matches).catch(() => undefined);
    cache.drop(matches);
  };
  return (endpoints, later = []) => {
    const prefixOf = (endpoint: Endpoint) => keyPrefix(currentSession().id, endpoint);
    const stale = { soon: endpoints.map(prefixOf), later: later.map(prefixOf) };
    refresh(stale, ask);
    const matches = startingWith([...stale.soon, ...stale.later]);
    // What nobody looks at any more and is still on its way was asked before the change: its answer would be old.
    mutate((key) => matches(key) && !cache.isHeld(key), undefined, { revalidate: false }).catch(
      () => undefined,
    );
    cache.drop(matches);
  };
}

const startingWith =
  (prefixes: readonly string[]) =>
  (key: unknown): key is string =>
    typeof key === 'string' && prefixes.some((prefix) => key.startsWith(prefix));

const keyPrefix = (sessionId: string, endpoint: Endpoint) => `${sessionId} ${endpoint.id} `;
