import { z } from 'zod';
import { choice, field } from '../base/fields';
import { Id, Version } from '../base/ids';
import { kept } from '../base/update';
import { calendarDate, Instant, optionalDate } from '../values/date';
import { optionalIban } from '../values/iban';
import { Ahead } from '../values/money/ahead';
import { amount, Money, signedAmount } from '../values/money/money';
import { optionalText, text } from '../values/text';
import type { PaymentMethod } from '../vocabulary';

/**
 * KASA is a till, the only kind that is counted; BANKA a bank account; KART a card, where a balance below zero is what
 * is owed.
 */
export const CashAccountKind = z.enum(['KASA', 'BANKA', 'KART'], { error: 'Hesap türü geçerli değil' });
export type CashAccountKind = z.infer<typeof CashAccountKind>;
export const cashAccountKindNames: Record<CashAccountKind, string> = {
  KASA: 'Kasa',
  BANKA: 'Banka',
  KART: 'Kart',
};

/** How money mostly moves in an account of this kind: what a form begins with. */
export const usualMethods: Record<CashAccountKind, PaymentMethod> = {
  KASA: 'CASH',
  BANKA: 'TRANSFER',
  KART: 'CARD',
};

/**
 * Where cash lies: a till, a bank account or a card. `openingBalance` lay in it at the beginning of `openingDate`, or
 * before its first entry when that is null; below zero is what is owed.
 */
export const CashAccount = z.object({
  id: Id,
  name: z.string(),
  kind: CashAccountKind,
  iban: z.string().nullable(),
  bankName: z.string().nullable(),
  openingBalance: Money,
  openingDate: z.string().nullable(),
  /** Entries that name no account lie in it; one account of a company always is. */
  isDefault: z.boolean(),
  closedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
});
export type CashAccount = z.infer<typeof CashAccount>;

/**
 * A new account. `openingBalance` may be below zero; as the default (`isDefault`) it takes the place of the one before.
 */
export const CashAccountCreate = z.strictObject({
  name: text('Hesap adı', { min: 2, max: 60 }),
  kind: CashAccountKind,
  iban: optionalIban(),
  bankName: optionalText('Banka', { max: 60 }),
  openingBalance: signedAmount('Açılış bakiyesi').default(0),
  openingDate: optionalDate(),
  isDefault: z.boolean({ error: 'Varsayılan seçimi geçerli değil' }).default(false),
});
export type CashAccountCreate = z.infer<typeof CashAccountCreate>;

/** The default account changes by making another one the default. */
export const CashAccountUpdate = z.strictObject({
  ...kept(CashAccountCreate.shape),
  id: Id,
  version: Version.optional(),
});
export type CashAccountUpdate = z.infer<typeof CashAccountUpdate>;

/** What was counted in a till on a day. */
export const CashCount = z.strictObject({
  id: Id,
  date: calendarDate('Tarih'),
  counted: amount('Sayılan tutar', { zero: true }),
});
export type CashCount = z.infer<typeof CashCount>;

/** `difference` is what is there too much, below zero what is missing; it was booked as `cashFlowId`. */
export const CashCounted = z.object({
  expected: Money,
  counted: Money,
  difference: Money,
  cashFlowId: Id.nullable(),
});
export type CashCounted = z.infer<typeof CashCounted>;

/** A till as it was counted; `countedBy` is the name of whoever is still in the company. */
export const LastCount = z.object({
  date: z.string(),
  counted: Money,
  difference: Money,
  countedBy: z.string().nullable(),
  countedAt: Instant,
});
export type LastCount = z.infer<typeof LastCount>;

/** `lastDate` is the day of the newest entry; `lastCount` is null where nothing was counted, untold by an older server. */
export const CashAccountBalance = z.object({
  id: Id,
  name: z.string(),
  kind: CashAccountKind,
  balance: Money,
  ahead: Ahead.optional(),
  lastDate: z.string().nullable(),
  lastCount: LastCount.nullable().optional(),
});
export type CashAccountBalance = z.infer<typeof CashAccountBalance>;

/** Balances of the accounts, closed ones only while something lies in them; `cardDebt` is what is owed on cards, `total` the cash in hand. */
export const CashAccountSummary = z.object({
  accounts: z.array(CashAccountBalance),
  cash: Money,
  bank: Money,
  cardDebt: Money,
  total: Money,
  /** Of `total`. */
  ahead: Ahead.optional(),
});
export type CashAccountSummary = z.infer<typeof CashAccountSummary>;

/** What people call the columns. */
export const cashAccountFields = {
  name: field('Hesap adı'),
  kind: choice('Tür', cashAccountKindNames),
  iban: field('IBAN'),
  bankName: field('Banka'),
  opening: field('Açılış bakiyesi', 'money'),
  openingDate: field('Açılış tarihi', 'date'),
  isDefault: field('Varsayılan', 'yes-no'),
  closedAt: field('Kapatılma', 'moment'),
};
