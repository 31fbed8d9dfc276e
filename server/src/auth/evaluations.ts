/** Tries that are being evaluated in this process, by whom they are for. */
export type Evaluations = {
  has(name: string): boolean;
  /** Settles when the first of them has ended; undefined when there is none. */
  next(name: string): Promise<unknown> | undefined;
  /** Counts the work among them until it has ended. */
  track(name: string, work: Promise<void>): Promise<void>;
};

export function createEvaluations(): Evaluations {
  const running = new Map<string, Set<Promise<unknown>>>();
  return {
    has: (name) => running.has(name),
    next(name) {
      const together = running.get(name);
      return together && Promise.race(together);
    },
    track(name, work) {
      const together = running.get(name) ?? new Set();
      running.set(name, together);
      const tracked = work.finally(() => {
        together.delete(tracked);
        if (together.size === 0) running.delete(name);
      });
      together.add(tracked);
      return tracked;
    },
  };
}
