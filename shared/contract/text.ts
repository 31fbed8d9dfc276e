import { z } from 'zod';

// NUL cannot be stored by Postgres; a lone surrogate is not text.
const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed();
const codePoints = (value: string) => [...value].length;

const missingOr = (missing: string, wrong: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null || issue.input === '' ? missing : wrong;

/** Message for a missing value, and another one for a value of the wrong kind. */
export const requiredMessage = (label: string) => missingOr(`${label} gerekli`, `${label} geçerli değil`);

type TextOptions = { min?: number; max: number };

/** Required text: trimmed, NFC, `max` in code points; only white space counts as missing. */
export function text(label: string, { min = 1, max }: TextOptions) {
  return z
    .string({ error: requiredMessage(label) })
    .overwrite((value) => value.trim().normalize('NFC'))
    .refine((value) => value !== '', { error: `${label} gerekli`, abort: true })
    .refine(storable, { error: `${label} geçersiz karakter içeriyor`, abort: true })
    .refine((value) => codePoints(value) >= min, { error: `${label} en az ${min} karakter olmalıdır` })
    .refine((value) => codePoints(value) <= max, { error: `${label} en fazla ${max} karakter olabilir` });
}

/** Optional text: absent, null and blank are all stored as null. */
export function optionalText(label: string, { max }: TextOptions) {
  return z
    .string({ error: `${label} geçerli değil` })
    .overwrite((value) => value.trim().normalize('NFC'))
    .refine(storable, { error: `${label} geçersiz karakter içeriyor`, abort: true })
    .refine((value) => codePoints(value) <= max, { error: `${label} en fazla ${max} karakter olabilir` })
    .nullish()
    .transform((value) => value || null);
}

/** What is typed into a search box; never an error for being long, `%` and `_` are ordinary characters. */
export const SearchText = z
  .string({ error: 'Arama metni geçerli değil' })
  .refine(storable, { error: 'Arama metni geçersiz karakter içeriyor' })
  .refine((value) => codePoints(value) <= 200, { error: 'Arama metni en fazla 200 karakter olabilir' });

/**
 * Folds Turkish text for searching and for comparing names: case, dotted and dotless i and accents disappear.
 * The database function `tr_fold` does the same; a test holds the two together.
 */
export function fold(value: string): string {
  return value
    .replace(/[İıI]/g, 'i')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
