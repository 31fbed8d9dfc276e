/**
 * Counts requests in a window that slides along: `take` says whether one more may start now, `used` which share of them
 * has started.
 */
export function slidingWindow(limit: number, window: number) {
  const starts: number[] = [];
  // Not Date.now: setting the computer's clock back must not lock the user out.
  const slide = (now: number) => {
    while (starts[0] !== undefined && now - starts[0] >= window) starts.shift();
  };
  return {
    used(): number {
      slide(performance.now());
      return starts.length / limit;
    },
    take(): boolean {
      const now = performance.now();
      slide(now);
      if (starts.length >= limit) return false;
      starts.push(now);
      return true;
    },
  };
}
