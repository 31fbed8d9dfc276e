import { setTimeout as sleep } from 'node:timers/promises';

export const wait = (ms: number): Promise<void> => sleep(ms);

/** What `work` comes to, or undefined when that takes longer than `ms`. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> {
  const done = new AbortController();
  const late = sleep(ms, undefined, { signal: done.signal }).catch(() => undefined);
  return Promise.race([work, late]).finally(() => done.abort());
}
