import type { Log } from '../log';

export type Background = {
  /** Starts work that nobody waits for; its failure is logged. */
  start(work: () => Promise<void>): void;
  /** Resolves when all of it has ended. */
  idle(): Promise<void>;
  /** How much is going on. */
  running(): number;
};

/** The same work, but for a run whose turn comes while an earlier one is under way: it is left out. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running = false;
  return async () => {
    if (running) return;
    running = true;
    try {
      await work();
    } finally {
      running = false;
    }
  };
}

/** Work that goes on after an answer, such as sending mail. */
export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    start(work) {
      const job = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, 'work in the background failed'))
        .finally(() => running.delete(job));
      running.add(job);
    },
    running: () => running.size,
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
