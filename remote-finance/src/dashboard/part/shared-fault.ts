import type { Query } from '@vezne/api';
import { createContext, useContext } from 'react';

/** What the page has said for all of its parts; null while each speaks for itself. */
const SaidContext = createContext<string | null>(null);
export const SharedFault = SaidContext.Provider;

/** Does the page say already why this part could not be loaded? */
export const useIsSaid = (message: string | undefined): boolean =>
  useContext(SaidContext) === message && message !== undefined;

/** The sentence that several parts fail with, and another try for all that failed; null where they differ, or one does. */
export function sharedFault(parts: readonly Query<unknown>[]): { message: string; retry: () => void } | null {
  const failed = parts.filter(({ error }) => error);
  const [message, ...others] = new Set(failed.map(({ error }) => error?.message));
  if (failed.length < 2 || message === undefined || others.length > 0) return null;
  return {
    message,
    retry: () => {
      for (const { reload } of failed) reload();
    },
  };
}
