/** Counts requests in a window that slides along: `take` says whether one more may start now. */
export function slidingWindow(limit: number, window: number) {
  const starts: number[] = [];
  return {
    take(): boolean {
      // Not Date.now: setting the computer's clock back must not lock the user out.
      const now = performance.now();
      while (starts[0] !== undefined && now - starts[0] >= window) starts.shift();
      if (starts.length >= limit) return false;
      starts.push(now);
      return true;
    },
  };
}
