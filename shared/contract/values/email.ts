import { z } from 'zod';
import { requiredMessage } from './text';

// ASCII only on purpose: folding letters such as ı or K into an address once sent reset mails to strangers.
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;
const asciiLower = (value: string) => value.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const validEmail = (value: string) => value.length <= 254 && EMAIL.test(value);

/** A required e-mail address, trimmed and lower-cased by ASCII rules. */
export const email = (label = 'E-posta') =>
  z
    .string({ error: requiredMessage(label) })
    .overwrite((value) => asciiLower(value.trim()))
    .min(1, { error: `${label} gerekli`, abort: true })
    .refine(validEmail, { error: 'Geçerli bir e-posta adresi girin' });

/** An optional address, as `email` has it; absent, null and '' are stored as null. */
export const optionalEmail = () =>
  z
    .string({ error: 'Geçerli bir e-posta adresi girin' })
    .overwrite((value) => asciiLower(value.trim()))
    .refine((value) => value === '' || validEmail(value), { error: 'Geçerli bir e-posta adresi girin' })
    .nullable()
    .transform((value) => value || null)
    .default(null);
