import type { Query } from '@vezne/api';
import { messages } from '@vezne/contract';
import { createContext, useContext, useEffect, useState } from 'react';

/** So long a failed part waits for the others, so that they can be told in one sentence. */
const PATIENCE = 2_000;

type Part = Pick<Query<unknown>, 'error' | 'isLoading' | 'reload'>;
type Fault = { message: string; retry: () => void };

/** Whether a part that failed says so itself, waits still for the others, or the page has said it for all. */
type Telling = 'alone' | 'later' | 'said';
const TellingContext = createContext<Telling>('alone');
export const FaultTelling = TellingContext.Provider;

/** What a part of the dashboard has to tell of its failure, and whether the page has told it already. */
export function useFaultOf({ error }: Pick<Part, 'error'>) {
  const telling = useContext(TellingContext);
  return telling === 'later'
    ? { error: undefined, isSaid: false }
    : { error, isSaid: error !== undefined && telling === 'said' };
}

/** What the page says for its parts and how these tell theirs. `figures` is shown in two places. */
export function useSharedFault(
  parts: readonly Part[],
  figures: Part,
): { fault: Fault | null; telling: Telling } {
  const fault = sharedFault(parts, figures);
  const isTold = useIsTold(
    parts.some(({ error }) => error),
    parts.some(({ isLoading }) => isLoading),
  );
  if (fault) return { fault, telling: 'said' };
  return { fault, telling: isTold ? 'alone' : 'later' };
}

/** Is it time to tell failures? What has been told stays, also while one of the parts is tried again. */
function useIsTold(hasFailed: boolean, isLoading: boolean): boolean {
  const [isTold, setTold] = useState(false);
  const isDue = hasFailed && !isLoading;
  if (isTold ? !hasFailed : isDue) setTold(!isTold);
  useEffect(() => {
    if (!hasFailed || isTold) return;
    const timer = setTimeout(() => setTold(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [hasFailed, isTold]);
  return isTold || !hasFailed;
}

/** What is shown in several places and fails alike; null where the reasons differ. */
function sharedFault(parts: readonly Part[], figures: Part): Fault | null {
  const failed = parts.filter(({ error }) => error);
  const [message, ...others] = new Set(failed.map(({ error }) => error?.message));
  if (message === undefined || (failed.length < 2 && !failed.includes(figures))) return null;
  // Without a server each has a sentence of its own for the same reason.
  const isServer = failed.every(({ error }) => error?.isUncertain);
  if (others.length > 0 && !isServer) return null;
  return {
    message: others.length > 0 ? messages.unexpected : message,
    retry: () => {
      for (const { reload } of failed) reload();
    },
  };
}
