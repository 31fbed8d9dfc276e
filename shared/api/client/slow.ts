import { limits } from '@vezne/contract';
import { useSyncExternalStore } from 'react';

let slow = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  slow += by;
  for (const listener of listeners) listener();
}

/** Counts the work among what is slow from its first time-out on, until it has ended. */
export async function watched<Result>(work: Promise<Result>): Promise<Result> {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    change(1);
  }, limits.client.timeout);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (isSlow) change(-1);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Is there a call that has not been answered for so long that people should be told? */
export const useIsSlow = (): boolean => useSyncExternalStore(subscribe, () => slow > 0);
