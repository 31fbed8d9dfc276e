import { z } from 'zod';
import { limits } from '../../limits';
import { requiredMessage } from '../text';

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/**
 * Kuruş of a decimal text or of a JSON number with at most two decimals; undefined for anything else.
 * A number's shortest text is its decimal as long as it has at most 15 significant digits, and the
 * largest amount has 14, so no rounding takes place; the server refuses longer numbers before this.
 */
export function toKurus(value: number | string): bigint | undefined {
  const [, sign, whole, cents = ''] = DECIMAL.exec(String(value)) ?? [];
  if (whole === undefined) return undefined;
  const kurus = BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'));
  return sign ? -kurus : kurus;
}

/** The same of what a schema has let through; anything else is a failure of ours, and never nothing. */
export function kurusOf(value: number | string): bigint {
  const kurus = toKurus(value);
  if (kurus === undefined) throw new Error('an amount got past its schema');
  return kurus;
}

/** Plain decimal text of an amount in kuruş, always with two decimals: 12345n -> "123.45". */
export function kurusToText(kurus: bigint): string {
  const digits = (kurus < 0n ? -kurus : kurus).toString().padStart(3, '0');
  return `${kurus < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Wire number of an amount in kuruş. Exact up to 90 trillion; larger totals travel as text beside it. A division of two
 * whole numbers is rounded as their decimal would be read.
 */
export function fromKurus(kurus: bigint): number {
  const whole = Number(kurus);
  return Number.isSafeInteger(whole) ? whole / 100 : Number(kurusToText(kurus));
}

/** What amounts come to, exact to the kuruş: decimals that are added up drift. */
export const sumMoney = (amounts: readonly number[]): number =>
  fromKurus(amounts.reduce((sum, amount) => sum + kurusOf(amount), 0n));

type AmountOptions = { zero?: boolean };

/** An amount in the company's currency, at most two decimals; greater than 0 unless `zero` is allowed. */
export function amount(label = 'Tutar', { zero = false }: AmountOptions = {}) {
  return z
    .number({ error: zero ? requiredMessage(label) : `${label} 0'dan büyük olmalıdır` })
    .refine((value) => (zero ? value >= 0 && !Object.is(value, -0) : value > 0), {
      error: zero ? `${label} negatif olamaz` : `${label} 0'dan büyük olmalıdır`,
      abort: true,
    })
    .refine((value) => value <= Number(limits.maxAmountKurus) / 100, {
      error: `${label} en fazla 999.999.999.999,99 olabilir`,
      abort: true,
    })
    .refine((value) => toKurus(value) !== undefined, {
      error: `${label} en fazla 2 ondalık basamak içerebilir`,
    });
}

/** An amount that may be below zero, such as what lies in an account. */
export const signedAmount = (label: string) =>
  z
    .number({ error: `${label} geçerli değil` })
    .refine((value) => !Object.is(value, -0), { error: `${label} geçerli değil`, abort: true })
    .refine((value) => Math.abs(value) <= Number(limits.maxAmountKurus) / 100, {
      error: `${label} en fazla 999.999.999.999,99 olabilir`,
      abort: true,
    })
    .refine((value) => toKurus(value) !== undefined, {
      error: `${label} en fazla 2 ondalık basamak içerebilir`,
    });

/** An optional amount, 0 allowed; absent and null are stored as null. */
export const optionalAmount = (label: string) => amount(label, { zero: true }).nullable().default(null);

/** Money in an answer: a number with at most two decimals, in the company's currency; may be negative. */
export const Money = z.number();

/** What a company's amounts are in, ISO 4217: one currency for all of them. */
export const Currency = z.enum(['USD', 'EUR', 'TRY'], { error: 'Para birimi geçerli değil' });
export type Currency = z.infer<typeof Currency>;
