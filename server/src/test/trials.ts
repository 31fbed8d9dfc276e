const factor = Number(process.env.TRIALS ?? 1);

/** How often a property is tried: `TRIALS=20` tries every one twenty times as often, for a long run at night. */
export const trials = (runs: number): number => Math.ceil(runs * factor);
