import { z } from 'zod';
import { endpoint, signedIn } from './base/endpoint';
import { choice, field } from './base/fields';
import { ById, Id, Version } from './base/ids';
import { kept } from './base/update';
import { optionalEmail } from './values/email';
import { optionalIban } from './values/iban';
import { Currency } from './values/money/money';
import { wholeNumber } from './values/number';
import { optionalPhone } from './values/phone';
import { optionalTaxNumber } from './values/tax-number';
import { optionalText, text } from './values/text';
import { currencyNames } from './vocabulary';

/** How many projects may be created in a calendar month; null means no limit. */
const ProjectLimit = wholeNumber('Aylık proje limiti tam sayı olmalıdır')
  .min(0, { error: 'Aylık proje limiti negatif olamaz' })
  .max(10_000, { error: 'Aylık proje limiti en fazla 10.000 olabilir' })
  .nullable();

/**
 * The company of whoever asks, as its papers name it. `selectedCurrency` says what every amount is in: nothing is
 * converted. `monthlyProjectLimit` null means none.
 */
export const Company = z.object({
  id: Id,
  name: z.string(),
  taxNumber: z.string().nullable(),
  taxOffice: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  iban: z.string().nullable(),
  selectedCurrency: Currency,
  monthlyProjectLimit: z.int().nullable(),
  version: z.int(),
});
export type Company = z.infer<typeof Company>;

/**
 * What is left out stays, '' empties; a stale `version` is refused with 409 and the company as it is. The limit and the
 * currency have calls of their own.
 */
export const CompanyUpdate = z.strictObject({
  id: Id,
  ...kept({
    name: text('Şirket adı', { min: 2, max: 150 }),
    taxNumber: optionalTaxNumber(),
    taxOffice: optionalText('Vergi dairesi', { max: 80 }),
    email: optionalEmail(),
    phone: optionalPhone(),
    address: optionalText('Adres', { max: 300 }),
    city: optionalText('İl', { max: 40 }),
    iban: optionalIban(),
  }),
  version: Version.optional(),
});
export type CompanyUpdate = z.infer<typeof CompanyUpdate>;

/** How many projects may be made in a calendar month; null takes the limit away. */
export const MonthlyProjectLimit = z.strictObject({ companyId: Id, monthlyProjectLimit: ProjectLimit });
export type MonthlyProjectLimit = z.infer<typeof MonthlyProjectLimit>;

/** What people call the columns. */
export const companyFields = {
  name: field('Şirket adı'),
  taxNumber: field('Vergi / T.C. kimlik no'),
  taxOffice: field('Vergi dairesi'),
  email: field('E-posta'),
  phone: field('Telefon'),
  address: field('Adres'),
  city: field('İl'),
  iban: field('IBAN'),
  selectedCurrency: choice('Para birimi', currencyNames),
  monthlyProjectLimit: field('Aylık proje limiti', 'number'),
  owner: field('Şirket sahibi', 'record'),
};

/** The own company: another one's id is answered like one that does not exist (404). */
export const companyEndpoints = {
  findById: endpoint({
    id: 'company.findById',
    method: 'GET',
    path: '/company/find-by-id',
    summary: 'The own company',
    roles: signedIn,
    client: 'general',
    writes: false,
    query: ById,
    output: Company,
  }),
  update: endpoint({
    id: 'company.update',
    method: 'PUT',
    path: '/company/update',
    summary: 'Change the own company; another IBAN needs a fresh proof',
    roles: signedIn,
    client: 'general',
    writes: true,
    freshProof: 'sometimes',
    body: CompanyUpdate,
    output: Company,
  }),
  setCurrency: endpoint({
    id: 'company.setCurrency',
    method: 'POST',
    path: '/company/set-currency/{currency}',
    summary: 'Choose the currency that amounts are shown in',
    roles: signedIn,
    client: 'general',
    writes: true,
    params: z.strictObject({ currency: Currency }),
    output: Company,
  }),
  setMonthlyProjectLimit: endpoint({
    id: 'company.setMonthlyProjectLimit',
    method: 'POST',
    path: '/company/set-monthly-project-limit',
    summary: 'Limit how many projects are created per calendar month',
    roles: signedIn,
    client: 'general',
    writes: true,
    body: MonthlyProjectLimit,
    output: Company,
  }),
};
