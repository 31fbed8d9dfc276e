import { limits } from '@vezne/contract';
import type { Cache, State } from 'swr';

export type QueryCache = Cache & {
  /** Marks a key as shown on screen until the returned function is called: it is neither evicted nor dropped. */
  hold(key: string): () => void;
  isHeld(key: string): boolean;
  /** Is there an answer young enough to be used without asking again? One that is not is forgotten. */
  isFresh(key: string): boolean;
  /** Forgets what nobody shows. */
  drop(matches: (key: string) => boolean): void;
};

type Entry = { state: State; answeredAt: number };

/** SWR's cache with an age and a size; the least recently used entry goes first. */
export function createCache(): QueryCache {
  const { cacheAge, cacheEntries } = limits.client;
  // A Map keeps insertion order, so moving a used key to the end makes the first one the least used.
  const entries = new Map<string, Entry>();
  const holders = new Map<string, number>();

  const touch = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return undefined;
    entries.delete(key);
    entries.set(key, entry);
    return entry;
  };

  const evict = () => {
    for (const key of entries.keys()) {
      if (entries.size <= cacheEntries) return;
      if (!holders.has(key)) entries.delete(key);
    }
  };

  return {
    // A copy, because reading an entry while SWR walks over the keys moves it to the end.
    keys: () => [...entries.keys()].values(),
    get: (key) => touch(key)?.state,
    set(key, state) {
      const before = entries.get(key);
      entries.delete(key);
      entries.set(key, { state, answeredAt: answerTime(state, before) });
      evict();
    },
    delete: (key) => void entries.delete(key),
    hold(key) {
      holders.set(key, (holders.get(key) ?? 0) + 1);
      return () => {
        const others = (holders.get(key) ?? 1) - 1;
        if (others > 0) holders.set(key, others);
        else holders.delete(key);
        evict();
      };
    },
    isHeld: (key) => holders.has(key),
    isFresh(key) {
      const entry = entries.get(key);
      if (!entry) return false;
      const isYoung = performance.now() - entry.answeredAt < cacheAge;
      if (!isYoung && !entry.state.isValidating && !holders.has(key)) entries.delete(key);
      return isYoung;
    },
    drop(matches) {
      for (const key of [...entries.keys()]) {
        if (matches(key) && !holders.has(key)) entries.delete(key);
      }
    },
  };
}

/** SWR also writes without news (a hook mounts, a request starts); only an answer makes an entry young. */
function answerTime(state: State, before: Entry | undefined): number {
  if (state.error !== undefined || state.data === undefined) return Number.NEGATIVE_INFINITY;
  const isAnswer = !state.isValidating && (before?.state.isValidating || before?.state.data !== state.data);
  return isAnswer || !before ? performance.now() : before.answeredAt;
}
