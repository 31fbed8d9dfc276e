import { z } from 'zod';
import { limits } from './limits';
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

export const optionalEmail = () =>
  z
    .string({ error: 'Geçerli bir e-posta adresi girin' })
    .overwrite((value) => asciiLower(value.trim()))
    .refine((value) => value === '' || validEmail(value), { error: 'Geçerli bir e-posta adresi girin' })
    .nullish()
    .transform((value) => value || null);

/** `+90` and ten digits of a Turkish phone number typed with 0, +90, 90, spaces or dashes; undefined when it is none. */
export function normalizePhone(value: string): string | undefined {
  const digits = /^(?:\+?90|0)?([2-5]\d{9})$/.exec(value.replace(/[\s()-]/g, ''))?.[1];
  return digits && `+90${digits}`;
}

export const optionalPhone = () =>
  z
    .string({ error: 'Geçerli bir telefon numarası girin (+90 5xx xxx xx xx)' })
    .overwrite((value) => normalizePhone(value) ?? value.trim())
    .refine((value) => value === '' || normalizePhone(value) !== undefined, {
      error: 'Geçerli bir telefon numarası girin (+90 5xx xxx xx xx)',
    })
    .nullish()
    .transform((value) => value || null);

/** A password as it is typed when signing in: anything that could have been chosen. */
export const currentPassword = (label: string) =>
  z
    .string({ error: requiredMessage(label) })
    .min(1, { error: `${label} gerekli`, abort: true })
    .max(limits.password.max, { error: `${label} en fazla ${limits.password.max} karakter olabilir` });

/** A password being chosen: 8 to 128 characters of any kind. Common ones are refused by the server. */
export const newPassword = (label = 'Şifre') =>
  z
    .string({ error: requiredMessage(label) })
    .min(1, { error: `${label} gerekli`, abort: true })
    .refine((value) => [...value].length >= limits.password.min, {
      error: 'Şifre en az 8 karakter olmalıdır',
    })
    .refine((value) => [...value].length <= limits.password.max, {
      error: `${label} en fazla ${limits.password.max} karakter olabilir`,
    })
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), {
      error: `${label} geçersiz karakter içeriyor`,
    });

/** The chosen password once more; `samePassword` holds the two together. */
export const passwordAgain = (label: string) =>
  z.string({ error: requiredMessage(label) }).min(1, { error: `${label} gerekli` });

/** Refinement of a form with a password and its repetition; the sentence stands under the repetition. */
export function samePassword<Name extends string, Again extends string>(name: Name, again: Again) {
  const equal = (form: Record<Name | Again, string>) => form[name] === form[again];
  return [equal, { error: 'Şifreler eşleşmiyor', path: [again] as string[] }] as const;
}

/** Turkish tax number: ten digits, the last one a check digit (Revenue Administration's algorithm). */
export function isTaxNumber(value: string): boolean {
  if (!/^\d{10}$/.test(value)) return false;
  const digits = [...value].map(Number);
  let sum = 0;
  for (let i = 0; i < 9; i++) {
    const shifted = ((digits[i] ?? 0) + 9 - i) % 10;
    const weighted = (shifted * 2 ** (9 - i)) % 9;
    sum += shifted !== 0 && weighted === 0 ? 9 : weighted;
  }
  return (10 - (sum % 10)) % 10 === digits[9];
}

/** Turkish identity number: eleven digits, the last two check digits (Population Administration's algorithm). */
export function isIdentityNumber(value: string): boolean {
  if (!/^[1-9]\d{10}$/.test(value)) return false;
  const digits = [...value].map(Number);
  const sum = (indexes: number[]) => indexes.reduce((total, index) => total + (digits[index] ?? 0), 0);
  const tenth = (((sum([0, 2, 4, 6, 8]) * 7 - sum([1, 3, 5, 7])) % 10) + 10) % 10;
  return tenth === digits[9] && sum([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) % 10 === digits[10];
}

/** IBAN of any country: ISO 13616 check digits (mod 97); a Turkish one has 26 characters. */
export function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value) || (value.startsWith('TR') && value.length !== 26))
    return false;
  const rearranged = value.slice(4) + value.slice(0, 4);
  const digits = [...rearranged].map((character) => Number.parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** Optional tax number (10 digits) or identity number (11 digits). */
export const optionalTaxNumber = () =>
  z
    .string({ error: 'Vergi numarası geçerli değil' })
    .overwrite((value) => value.replace(/\s/g, ''))
    .superRefine((value, context) => {
      if (value === '' || isTaxNumber(value) || isIdentityNumber(value)) return;
      const looksLikeIdentity = /^\d{11}$/.test(value);
      context.addIssue({
        code: 'custom',
        message: looksLikeIdentity ? 'T.C. kimlik numarası geçerli değil' : 'Vergi numarası geçerli değil',
      });
    })
    .nullish()
    .transform((value) => value || null);

export const optionalIban = () =>
  z
    .string({ error: 'IBAN geçerli değil' })
    .overwrite((value) => value.replace(/\s/g, '').replace(/[a-z]/g, (letter) => letter.toUpperCase()))
    .refine((value) => value === '' || isIban(value), { error: 'IBAN geçerli değil' })
    .nullish()
    .transform((value) => value || null);

/** A box that must be ticked before the form goes on. */
export const consent = () => z.literal(true, { error: 'Devam etmek için bu kutuyu işaretleyin' });
