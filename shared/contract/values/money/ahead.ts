import { z } from 'zod';
import { Money } from './money';

/**
 * What of a balance is written for days to come: `until` is the last of these days, `today` the balance without them.
 * Left out where nothing is.
 */
export const Ahead = z.object({ until: z.string(), today: Money });
export type Ahead = z.infer<typeof Ahead>;
