import { z } from 'zod';

/** A box that must be ticked before the form goes on. */
export const consent = () => z.literal(true, { error: 'Devam etmek için bu kutuyu işaretleyin' });
