import { z } from 'zod';

/** `+90` and ten digits of a Turkish phone number typed with 0, +90, 90, spaces or dashes; undefined when it is none. */
export function normalizePhone(value: string): string | undefined {
  const digits = /^(?:\+?90|0)?([2-5]\d{9})$/.exec(value.replace(/[\s()-]/g, ''))?.[1];
  return digits && `+90${digits}`;
}

/** An optional phone number, stored as `normalizePhone` writes it; absent, null and '' are stored as null. */
export const optionalPhone = () =>
  z
    .string({ error: 'Geçerli bir telefon numarası girin (+90 5xx xxx xx xx)' })
    .overwrite((value) => normalizePhone(value) ?? value.trim())
    .refine((value) => value === '' || normalizePhone(value) !== undefined, {
      error: 'Geçerli bir telefon numarası girin (+90 5xx xxx xx xx)',
    })
    .nullable()
    .transform((value) => value || null)
    .default(null);
