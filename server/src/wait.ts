export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What `work` comes to, or undefined when that takes longer than `ms`. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> {
  let stop = () => {};
  const late = new Promise<undefined>((resolve) => {
    const timer = setTimeout(resolve, ms);
    stop = () => clearTimeout(timer);
  });
  return Promise.race([work, late]).finally(stop);
}

const SLICE_MS = 100;

/**
 * The same, in time during which this process runs: after it has stood still, what came meanwhile is read before the
 * next slice of time ends.
 */
export async function withinAwake<Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> {
  for (let left = ms; left > 0; left -= SLICE_MS) {
    const result = await within(Math.min(left, SLICE_MS), work);
    if (result !== undefined) return result;
  }
  return undefined;
}
