const factor = Number(process.env.TRIALS ?? 1);

/** How often a property is tried: `TRIALS=20` tries every one twenty times as often, for a long run at night. */
export const trials = (runs: number): number => Math.ceil(runs * factor);

/** How long a test that tries properties may take: at night as many times as long as it tries them more often. */
export const patience = (ms: number): number => Math.ceil(ms * Math.max(1, factor));
