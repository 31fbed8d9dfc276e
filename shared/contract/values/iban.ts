import { z } from 'zod';

/** IBAN of any country: ISO 13616 check digits (mod 97); a Turkish one has 26 characters. */
export function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value) || (value.startsWith('TR') && value.length !== 26))
    return false;
  const rearranged = value.slice(4) + value.slice(0, 4);
  const digits = [...rearranged].map((character) => Number.parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** An optional IBAN, stored without blanks and in capitals; absent, null and '' are stored as null. */
export const optionalIban = () =>
  z
    .string({ error: 'IBAN geçerli değil' })
    .overwrite((value) => value.replace(/\s/g, '').replace(/[a-z]/g, (letter) => letter.toUpperCase()))
    .refine((value) => value === '' || isIban(value), { error: 'IBAN geçerli değil' })
    .nullable()
    .transform((value) => value || null)
    .default(null);
