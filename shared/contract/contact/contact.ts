import { z } from 'zod';
import { choice, field } from '../base/fields';
import { Id, Version } from '../base/ids';
import { pageRequest } from '../base/page';
import { kept } from '../base/update';
import { limits } from '../limits';
import { Instant, optionalDate } from '../values/date';
import { optionalEmail } from '../values/email';
import { optionalIban } from '../values/iban';
import { Money, signedAmount } from '../values/money/money';
import { wholeNumber } from '../values/number';
import { optionalPhone } from '../values/phone';
import { optionalTaxNumber } from '../values/tax-number';
import { optionalText, text } from '../values/text';

/** MUSTERI buys from the company, TEDARIKCI sells to it, IKISI does both and stands on either side of its records. */
export const ContactKind = z.enum(['MUSTERI', 'TEDARIKCI', 'IKISI'], { error: 'Cari türü geçerli değil' });
export type ContactKind = z.infer<typeof ContactKind>;
export const contactKindNames: Record<ContactKind, string> = {
  MUSTERI: 'Müşteri',
  TEDARIKCI: 'Tedarikçi',
  IKISI: 'Müşteri ve tedarikçi',
};

const { note, paymentTermDays } = limits.contact;

/** What was open at the start with a contact that became another one; it keeps its day. */
export const BroughtIn = z.object({ name: z.string(), balance: Money, date: z.string().nullable() });
export type BroughtIn = z.infer<typeof BroughtIn>;

/**
 * Somebody the company sells to or buys from. `openingBalance` was open between the two at the beginning of
 * `openingDate`, or before the first record when that is null: above zero what they owe, below zero what is owed to
 * them. `active` is false for one that is no longer offered.
 */
export const Contact = z.object({
  id: Id,
  name: z.string(),
  kind: ContactKind,
  taxNumber: z.string().nullable(),
  taxOffice: z.string().nullable(),
  iban: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  /** Days from a record's date until it is due, when it does not say itself. */
  paymentTermDays: z.int().nullable(),
  openingBalance: Money,
  openingDate: z.string().nullable(),
  /** What of `openingBalance` came from others that were merged into this one; an older server does not tell it. */
  broughtIn: z.array(BroughtIn).optional(),
  note: z.string().nullable(),
  active: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
});
export type Contact = z.infer<typeof Contact>;

/**
 * A new customer or supplier. A name that is there already is refused under `name` (400); `openingBalance` above zero
 * is what they owe.
 */
export const ContactCreate = z.strictObject({
  name: text('Ad / Ünvan', { min: 2, max: 150 }),
  kind: ContactKind,
  taxNumber: optionalTaxNumber(),
  taxOffice: optionalText('Vergi dairesi', { max: 100 }),
  iban: optionalIban(),
  phone: optionalPhone(),
  email: optionalEmail(),
  address: optionalText('Adres', { max: 300 }),
  paymentTermDays: wholeNumber('Vade günü geçerli değil')
    .min(0, { error: 'Vade günü negatif olamaz' })
    .max(paymentTermDays, { error: `Vade günü en fazla ${paymentTermDays} olabilir` })
    .nullable()
    .default(null),
  openingBalance: signedAmount('Açılış bakiyesi').default(0),
  openingDate: optionalDate(),
  note: optionalText('Not', { max: note }),
  active: z.boolean({ error: 'Etkin seçimi geçerli değil' }).default(true),
});
export type ContactCreate = z.infer<typeof ContactCreate>;

/** What is left out stays; a stale `version` is refused with 409 and the contact as it is. */
export const ContactUpdate = z.strictObject({
  ...kept(ContactCreate.shape),
  id: Id,
  version: Version.optional(),
});
export type ContactUpdate = z.infer<typeof ContactUpdate>;

/** Which side of a company's records: what customers owe, or what is owed to suppliers. */
export const ContactSide = z.enum(['MUSTERI', 'TEDARIKCI'], { error: 'Cari türü geçerli değil' });
export type ContactSide = z.infer<typeof ContactSide>;

/** Contacts of one side or all, by name in Turkish order; inactive ones only when asked for. */
export const ContactQuery = pageRequest(limits.page.contacts).extend({
  side: ContactSide.nullish(),
  inactive: z.boolean({ error: 'Etkin süzgeci geçerli değil' }).nullish(),
});
export type ContactQuery = z.infer<typeof ContactQuery>;

/** What becomes one: records of `fromId` go to `toId`, which stays. */
export const ContactMerge = z
  .strictObject({ fromId: Id, toId: Id })
  .refine(({ fromId, toId }) => fromId !== toId, {
    error: 'Birleştirilecek iki farklı cari seçin',
    path: ['toId'],
  });
export type ContactMerge = z.infer<typeof ContactMerge>;

/** What people call the columns. */
export const contactFields = {
  name: field('Ad / Ünvan'),
  kind: choice('Tür', contactKindNames),
  taxNumber: field('Vergi numarası'),
  taxOffice: field('Vergi dairesi'),
  iban: field('IBAN'),
  phone: field('Telefon'),
  email: field('E-posta'),
  address: field('Adres'),
  paymentTermDays: field('Vade günü', 'number'),
  opening: field('Açılış bakiyesi', 'money'),
  openingDate: field('Açılış tarihi', 'date'),
  note: field('Not'),
  active: field('Etkin', 'yes-no'),
  mergedInto: field('Birleştirildiği cari', 'record'),
};
