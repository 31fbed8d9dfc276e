import { z } from 'zod';
import { choice, field } from '../base/fields';
import { Id, optionalReference, Version } from '../base/ids';
import { pageRequest, SortOrder } from '../base/page';
import { kept } from '../base/update';
import { limits } from '../limits';
import { calendarDate, Instant } from '../values/date';
import { Money, optionalAmount } from '../values/money/money';
import { number } from '../values/number';
import { optionalText, text } from '../values/text';
import { ProjectStatus, projectStatusNames } from '../vocabulary';

/** A percentage with two decimals. */
export const Percent = z.number();

/**
 * A job of the company. Sums are accruals without VAT of rows that are not cancelled.
 * `profitability` is null until the project has been analyzed, then the margin of that moment;
 * `liveMargin` is the margin now; `leftDays` is negative when the planned end has passed.
 */
export const Project = z.object({
  id: Id,
  name: z.string(),
  code: z.string(),
  categoryId: Id.nullable(),
  categoryName: z.string().nullable(),
  customerName: z.string().nullable(),
  status: ProjectStatus,
  startDate: z.string(),
  endDate: z.string(),
  contractAmount: Money.nullable(),
  estimatedCost: Money.nullable(),
  progressPercent: z.number(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  description: z.string().nullable(),
  income: Money,
  expense: Money,
  profit: Money,
  liveMargin: Percent,
  budgetUsedPct: Percent.nullable(),
  leftDays: z.int(),
  profitability: Percent.nullable(),
  analyzedAt: Instant.nullable(),
  analysisStale: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
});
export type Project = z.infer<typeof Project>;

/** A coordinate in degrees, up to `limit` on either side of zero; absent and null are stored as null. */
export const coordinate = (label: string, limit: number) =>
  number(`${label} geçerli değil`)
    .min(-limit, { error: `${label} geçerli değil` })
    .max(limit, { error: `${label} geçerli değil` })
    .nullable()
    .default(null);

const projectInput = z.strictObject({
  name: text('Proje adı', { min: 2, max: 150 }),
  /** Left out: the server numbers it PRJ-<year>-<sequence>. */
  code: optionalText('Proje kodu', { max: 30 }),
  categoryId: optionalReference('Kategori'),
  customerName: optionalText('Müşteri', { max: 150 }),
  status: ProjectStatus,
  startDate: calendarDate('Başlangıç'),
  endDate: calendarDate('Planlanan bitiş'),
  contractAmount: optionalAmount('Tutar'),
  estimatedCost: optionalAmount('Tutar'),
  progressPercent: number('İlerleme 0 ile 100 arasında olmalıdır')
    .min(0, { error: 'İlerleme 0 ile 100 arasında olmalıdır' })
    .max(100, { error: 'İlerleme 0 ile 100 arasında olmalıdır' })
    .nullable()
    .transform((value) => value ?? 0)
    .default(0),
  address: optionalText('Adres', { max: 300 }),
  city: optionalText('İl', { max: 40 }),
  latitude: coordinate('Enlem', 90),
  longitude: coordinate('Boylam', 180),
  description: optionalText('Açıklama', { max: 2000 }),
});

type Dated = { startDate: string; endDate: string };
type Located = { latitude?: number | null; longitude?: number | null };

const endsAfterStart = (project: Dated) => project.endDate >= project.startDate;
/** Is a place whole? In a change both may also be left out. */
export const hasBothOrNone = ({ latitude, longitude }: Located) =>
  [null, undefined].every((none) => (latitude === none) === (longitude === none));
const rangeError = { error: 'Bitiş tarihi başlangıç tarihinden önce olamaz', path: ['endDate'] };
/** What `hasBothOrNone` is refused with, under the second of both. */
export const placeError = { error: 'Enlem ve boylam birlikte girilmelidir', path: ['longitude'] };

/** A new project. It ends on the day it starts or later; without a code it gets the next of its year. */
export const ProjectCreate = projectInput
  .refine(endsAfterStart, rangeError)
  .refine(hasBothOrNone, placeError);
export type ProjectCreate = z.infer<typeof ProjectCreate>;

/** What is left out stays; a stale `version` is refused with 409 and the project as it is. */
export const ProjectUpdate = z
  .strictObject({ ...kept(projectInput.shape), id: Id, version: Version.optional() })
  .refine(endsAfterStart, rangeError)
  .refine(hasBothOrNone, placeError);
export type ProjectUpdate = z.infer<typeof ProjectUpdate>;

/** What people call the columns. */
export const projectFields = {
  name: field('Proje adı'),
  code: field('Kod'),
  category: field('Kategori', 'record'),
  customerName: field('Müşteri'),
  status: choice('Durum', projectStatusNames),
  startDate: field('Başlangıç', 'date'),
  endDate: field('Bitiş', 'date'),
  contractAmount: field('Sözleşme bedeli', 'money'),
  estimatedCost: field('Tahmini maliyet', 'money'),
  progressPercent: field('İlerleme', 'percent'),
  address: field('Adres'),
  city: field('İl'),
  latitude: field('Enlem', 'number'),
  longitude: field('Boylam', 'number'),
  description: field('Açıklama'),
  profitability: field('Kârlılık', 'percent'),
  analyzedAt: field('Analiz', 'moment'),
};

/** Columns a list of projects may be sorted by; anything else is refused. */
export const ProjectSort = z.enum(
  [
    'name',
    'code',
    'status',
    'startDate',
    'endDate',
    'contractAmount',
    'income',
    'expense',
    'profit',
    'liveMargin',
    'profitability',
    'progressPercent',
    'leftDays',
    'createdAt',
    'updatedAt',
  ],
  { error: 'Sıralama alanı geçerli değil' },
);

/** Without `sortBy`: newest first. */
const sorting = { sortBy: ProjectSort.nullish(), sortOrder: SortOrder.default('ASC') };

/** Which page of projects, in which order. */
export const ProjectQuery = pageRequest(limits.page.projects).extend(sorting);
export type ProjectQuery = z.infer<typeof ProjectQuery>;

/**
 * The same narrowed: a project must meet every filter that is given, an empty list is none. Profitability is in
 * percent, bounds included.
 */
export const ProjectSearch = pageRequest(limits.page.projectSearch).extend({
  ...sorting,
  statuses: z.array(ProjectStatus).max(5).default([]),
  categoryIds: z.array(Id).max(100).default([]),
  minProfitability: number('Kârlılık geçerli değil').nullish(),
  maxProfitability: number('Kârlılık geçerli değil').nullish(),
  analyzed: z.boolean({ error: 'Analiz süzgeci geçerli değil' }).nullish(),
  hasLocation: z.boolean({ error: 'Konum süzgeci geçerli değil' }).nullish(),
  /** Open, and its planned end has passed. */
  late: z.boolean({ error: 'Gecikme süzgeci geçerli değil' }).nullish(),
});
export type ProjectSearch = z.infer<typeof ProjectSearch>;
