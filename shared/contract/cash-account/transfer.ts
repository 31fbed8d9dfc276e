import { z } from 'zod';
import { field } from '../base/fields';
import { Id, reference, Version } from '../base/ids';
import { kept } from '../base/update';
import { limits } from '../limits';
import { calendarDate, Instant } from '../values/date';
import { amount, Money, optionalAmount } from '../values/money/money';
import { optionalText } from '../values/text';

/** Cash that goes from one account of the company to another: neither income nor expense. */
export const Transfer = z.object({
  id: Id,
  fromAccountId: Id,
  toAccountId: Id,
  amount: Money,
  date: z.string(),
  description: z.string(),
  /** What the bank took for it, an expense of its own. */
  fee: Money.nullable(),
  feeCashFlowId: Id.nullable(),
  /** The entries of the ledger: what went out, and what came in. */
  outId: Id,
  inId: Id,
  /** It was made of two entries that were there, and can be taken apart again; an older server does not tell. */
  paired: z.boolean().optional(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
});
export type Transfer = z.infer<typeof Transfer>;

const shape = {
  fromAccountId: reference('Gönderen hesap'),
  toAccountId: reference('Alan hesap'),
  amount: amount(),
  date: calendarDate('Tarih'),
  description: optionalText('Açıklama', { max: limits.description }),
  fee: optionalAmount('Masraf'),
};

const differ = {
  check: ({ fromAccountId, toAccountId }: { fromAccountId: string; toAccountId: string }) =>
    fromAccountId !== toAccountId,
  refusal: { error: 'Gönderen ve alan hesap farklı olmalıdır', path: ['toAccountId'] },
};

/** Without a description the accounts are named. */
export const TransferCreate = z.strictObject(shape).refine(differ.check, differ.refusal);
export type TransferCreate = z.infer<typeof TransferCreate>;

/**
 * Both entries change at once. What is left out stays; a stale `version` is refused with 409 and the transfer as it is.
 */
export const TransferUpdate = z
  .strictObject({ ...kept(shape), id: Id, version: Version.optional() })
  .refine(differ.check, differ.refusal);
export type TransferUpdate = z.infer<typeof TransferUpdate>;

/** Two entries that are one transfer: one went out, one came in, of the same amount. */
export const TransferPair = z.strictObject({
  cashFlowIds: z
    .array(Id, { error: 'İki kayıt seçin' })
    .length(2, { error: 'İki kayıt seçin' })
    .refine(([first, second]) => first !== second, { error: 'İki farklı kayıt seçin' }),
});
export type TransferPair = z.infer<typeof TransferPair>;

/** Entries that look like the two sides of a transfer, at most a few days apart. */
export const TransferSuggestion = z.object({
  outId: Id,
  inId: Id,
  amount: Money,
  /** The day that it went out, and the days until it came in. */
  date: z.string(),
  days: z.int(),
  /** One of them has another match in its own account: nobody but a person knows which of them belong together. */
  unsure: z.literal(true).optional(),
  /** How many are found in all, where that is more than are told at once. */
  outOf: z.int().optional(),
});
export type TransferSuggestion = z.infer<typeof TransferSuggestion>;

/** What people call the columns. */
export const transferFields = {
  fromAccount: field('Gönderen hesap', 'record'),
  toAccount: field('Alan hesap', 'record'),
  amount: field('Tutar', 'money'),
  date: field('Tarih', 'date'),
  description: field('Açıklama'),
  feeCashFlow: field('Masraf', 'record'),
};
