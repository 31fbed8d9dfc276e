import { z } from 'zod';
import { limits } from '../limits';
import { requiredMessage } from './text';

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
