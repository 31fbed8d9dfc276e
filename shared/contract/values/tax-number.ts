import { z } from 'zod';

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
    .nullable()
    .transform((value) => value || null)
    .default(null);
