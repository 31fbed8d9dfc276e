import { createContext, use } from 'react';
import type { ApiError } from '../client/api-error';
import type { QueryCache } from './cache';
import type { createRefresher } from './refresher';

type ApiContext = {
  cache: QueryCache;
  /** Asks anew what a command made stale, now or soon. */
  refresh: ReturnType<typeof createRefresher>;
  /** Tells the user about a failed command. */
  reportCommand: (error: ApiError) => void;
  /** Tells the user about a failed query; several with the same sentence at a time are told once. */
  reportQuery: (error: ApiError) => void;
};

export const ApiContext = createContext<ApiContext | null>(null);

/** What the hooks share: cache, refresher and where failures go. Throws outside of an `ApiProvider`. */
export function useApi(): ApiContext {
  const context = use(ApiContext);
  if (!context) throw new Error('ApiProvider is missing');
  return context;
}
