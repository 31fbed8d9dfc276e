import { z } from 'zod';
import { isKept } from '../number';

/** The rates of Turkish value-added tax, in percent. */
export const vatRates = [0, 1, 10, 20] as const;

const error = 'KDV oranı 0, 1, 10 veya 20 olmalıdır';

/** VAT in percent; the amount of a row never contains it. */
export const VatRate = z
  .union(
    vatRates.map((rate) => z.literal(rate)),
    { error },
  )
  .refine(isKept, { error });
export type VatRate = z.infer<typeof VatRate>;

/** VAT in kuruş on an amount in kuruş, rounded half up; a missing rate counts as 0. */
export function vatOn(amount: bigint, rate: number | null): bigint {
  return (amount * BigInt(rate ?? 0) + 50n) / 100n;
}
