import { z } from 'zod';
import { limits } from '../limits';
import { Id } from './ids';

const chosen = z
  .array(Id, { error: 'Kayıtlar gerekli' })
  .min(1, { error: 'En az bir kayıt seçin' })
  .max(limits.bulk, { error: `Tek seferde en fazla ${limits.bulk} kayıt seçilebilir` })
  .refine((ids) => new Set(ids).size === ids.length, { error: 'Bir kayıt birden çok kez seçilmiş' });

/** Several records at once: all of them or none. */
export const Several = z.strictObject({ ids: chosen });
export type Several = z.infer<typeof Several>;

/** How many records something was done to. */
export const Done = z.object({ count: z.int() });
export type Done = z.infer<typeof Done>;
