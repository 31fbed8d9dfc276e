import { z } from 'zod';
import { calendarDate, Instant } from './date';
import { endpoint, signedIn } from './endpoint';
import { ById, Id, optionalReference, Version } from './ids';
import { limits } from './limits';
import { Currency, Money, optionalAmount } from './money';
import { pageOf, pageRequest, SortOrder } from './page';
import { optionalText, text } from './text';

export const ProjectStatus = z.enum(['PLANLANDI', 'DEVAM_EDIYOR', 'BEKLEMEDE', 'TAMAMLANDI', 'IPTAL'], {
  error: 'Durum gerekli',
});
export type ProjectStatus = z.infer<typeof ProjectStatus>;

export const projectStatusNames: Record<ProjectStatus, string> = {
  PLANLANDI: 'Planlandı',
  DEVAM_EDIYOR: 'Devam ediyor',
  BEKLEMEDE: 'Beklemede',
  TAMAMLANDI: 'Tamamlandı',
  IPTAL: 'İptal',
};

/** A percentage with two decimals. */
const Percent = z.number();

/**
 * A job of the company. Sums are accruals without VAT of rows that are not cancelled.
 * `profitability` is null until the project has been analysed, then the margin of that moment;
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

const coordinate = (label: string, limit: number) =>
  z
    .number({ error: `${label} geçerli değil` })
    .min(-limit, { error: `${label} geçerli değil` })
    .max(limit, { error: `${label} geçerli değil` })
    .nullish()
    .transform((value) => value ?? null);

const projectFields = z.strictObject({
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
  progressPercent: z
    .number({ error: 'İlerleme 0 ile 100 arasında olmalıdır' })
    .min(0, { error: 'İlerleme 0 ile 100 arasında olmalıdır' })
    .max(100, { error: 'İlerleme 0 ile 100 arasında olmalıdır' })
    .nullish()
    .transform((value) => value ?? 0),
  address: optionalText('Adres', { max: 300 }),
  city: optionalText('İl', { max: 40 }),
  latitude: coordinate('Enlem', 90),
  longitude: coordinate('Boylam', 180),
  description: optionalText('Açıklama', { max: 2000 }),
});

type Dated = { startDate: string; endDate: string };
type Located = { latitude: number | null; longitude: number | null };

const endsAfterStart = (project: Dated) => project.endDate >= project.startDate;
const hasBothOrNone = (place: Located) => (place.latitude === null) === (place.longitude === null);
const rangeError = { error: 'Bitiş tarihi başlangıç tarihinden önce olamaz', path: ['endDate'] };
const placeError = { error: 'Enlem ve boylam birlikte girilmelidir', path: ['longitude'] };

export const ProjectCreate = projectFields
  .refine(endsAfterStart, rangeError)
  .refine(hasBothOrNone, placeError);
export type ProjectCreate = z.infer<typeof ProjectCreate>;

export const ProjectUpdate = projectFields
  .extend({ id: Id, version: Version.optional() })
  .refine(endsAfterStart, rangeError)
  .refine(hasBothOrNone, placeError);
export type ProjectUpdate = z.infer<typeof ProjectUpdate>;

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

export const ProjectQuery = pageRequest(limits.page.projects).extend(sorting);
export type ProjectQuery = z.infer<typeof ProjectQuery>;

export const ProjectSearch = pageRequest(limits.page.projectSearch).extend({
  ...sorting,
  statuses: z.array(ProjectStatus).max(5).default([]),
  categoryIds: z.array(Id).max(100).default([]),
  minProfitability: z.number({ error: 'Kârlılık geçerli değil' }).nullish(),
  maxProfitability: z.number({ error: 'Kârlılık geçerli değil' }).nullish(),
  analyzed: z.boolean({ error: 'Analiz süzgeci geçerli değil' }).nullish(),
  hasLocation: z.boolean({ error: 'Konum süzgeci geçerli değil' }).nullish(),
});
export type ProjectSearch = z.infer<typeof ProjectSearch>;

export const ProjectStatistics = z.object({
  currency: Currency,
  totalProjects: z.int(),
  activeProjects: z.int(),
  completedProjects: z.int(),
  delayedProjects: z.int(),
  analyzedProjects: z.int(),
  totalIncome: Money,
  totalExpense: Money,
  totalProfit: Money,
  averageProfitability: Percent.nullable(),
  byStatus: z.array(z.object({ status: ProjectStatus, count: z.int() })),
  byCategory: z.array(
    z.object({
      categoryId: Id.nullable(),
      categoryName: z.string(),
      count: z.int(),
      income: Money,
      expense: Money,
      profitability: Percent.nullable(),
    }),
  ),
  monthly: z.array(z.object({ month: z.string(), income: Money, expense: Money, profit: Money })),
  projectLimit: z.object({
    limit: z.int().nullable(),
    used: z.int(),
    remaining: z.int().nullable(),
    resetsOn: z.string(),
  }),
});
export type ProjectStatistics = z.infer<typeof ProjectStatistics>;

const ProjectBrief = z.object({ id: Id, name: z.string() });

export const ProjectOverview = z.object({
  cards: z.object({
    active: z.int(),
    delayed: z.int(),
    endingIn7Days: z.int(),
    overBudget: z.int(),
    notAnalyzed: z.int(),
  }),
  overBudget: z.array(ProjectBrief.extend({ budgetUsedPct: Percent })),
  dueSoon: z.array(ProjectBrief.extend({ endDate: z.string(), leftDays: z.int() })),
  recent: z.array(ProjectBrief.extend({ updatedAt: Instant })),
});
export type ProjectOverview = z.infer<typeof ProjectOverview>;

/** A record that a figure or a finding rests on. */
export const SourceRef = z.object({
  type: z.enum(['CASH_FLOW', 'PROJECT_INCOME', 'PROJECT_EXPENSE']),
  id: Id,
  label: z.string(),
  date: z.string(),
  amount: Money,
});
export type SourceRef = z.infer<typeof SourceRef>;

export const ProjectAnalysis = z.object({
  projectId: Id,
  profitability: Percent,
  analyzedAt: Instant,
  stale: z.boolean(),
  riskLevel: z.enum(['DUSUK', 'ORTA', 'YUKSEK']),
  engine: z.enum(['RULES', 'LLM']),
  figures: z.object({
    income: Money,
    expense: Money,
    profit: Money,
    receivable: Money,
    payable: Money,
    budgetUsedPct: Percent.nullable(),
    progressPct: Percent,
    eac: Money,
    forecastProfit: Money.nullable(),
    leftDays: z.int(),
  }),
  summary: z.string(),
  findings: z.array(
    z.object({
      code: z.string(),
      severity: z.enum(['BILGI', 'UYARI', 'KRITIK']),
      title: z.string(),
      text: z.string(),
      sources: z.array(SourceRef),
    }),
  ),
  recommendations: z.array(z.object({ title: z.string(), text: z.string() })),
  missingData: z.array(z.string()),
});
export type ProjectAnalysis = z.infer<typeof ProjectAnalysis>;

/** `rank` counts from 1 = best among the project and its peers; null when a value is missing. */
export const ProjectComparison = z.object({
  projectId: Id,
  projectName: z.string(),
  scope: z.enum(['CATEGORY', 'COMPANY']),
  categoryId: Id.nullable(),
  categoryName: z.string().nullable(),
  sampleSize: z.int(),
  enoughData: z.boolean(),
  metrics: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      unit: z.enum(['PERCENT', 'MONEY', 'DAYS']),
      project: z.number().nullable(),
      average: z.number().nullable(),
      median: z.number().nullable(),
      best: z.number().nullable(),
      worst: z.number().nullable(),
      difference: z.number().nullable(),
      rank: z.int().nullable(),
      higherIsBetter: z.boolean(),
    }),
  ),
  expenseMix: z.array(
    z.object({
      categoryId: Id,
      categoryName: z.string(),
      projectShare: Percent,
      categoryShare: Percent,
      difference: Percent,
    }),
  ),
  peers: z.array(
    z.object({
      projectId: Id,
      name: z.string(),
      profitability: Percent.nullable(),
      income: Money,
      expense: Money,
    }),
  ),
  comment: z.string(),
});
export type ProjectComparison = z.infer<typeof ProjectComparison>;

export const ProjectLocation = z.object({
  projectId: Id,
  name: z.string(),
  status: ProjectStatus,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  profitability: Percent.nullable(),
  hasLocation: z.boolean(),
});
export type ProjectLocation = z.infer<typeof ProjectLocation>;

export const ProjectLocationChange = z
  .strictObject({
    projectId: Id,
    latitude: coordinate('Enlem', 90),
    longitude: coordinate('Boylam', 180),
    address: optionalText('Adres', { max: 300 }),
  })
  .refine(hasBothOrNone, placeError);
export type ProjectLocationChange = z.infer<typeof ProjectLocationChange>;

const ByPathId = z.strictObject({ id: Id });

const read = { roles: signedIn, client: 'general', writes: false } as const;
const write = { roles: signedIn, client: 'general', writes: true } as const;

export const projectEndpoints = {
  findAll: endpoint({
    ...read,
    id: 'project.findAll',
    method: 'POST',
    path: '/project/find-all',
    summary: 'Projects, newest first unless sorted; searches name, code, customer and city',
    body: ProjectQuery,
    output: pageOf(Project),
  }),
  search: endpoint({
    ...read,
    id: 'project.search',
    method: 'POST',
    path: '/project/search',
    summary: 'Projects by status, category, profitability, analysis and location',
    body: ProjectSearch,
    output: pageOf(Project),
  }),
  findById: endpoint({
    ...read,
    id: 'project.findById',
    method: 'GET',
    path: '/project/find-by-id',
    summary: 'One project with its live figures',
    query: ById,
    output: Project,
  }),
  save: endpoint({
    ...write,
    id: 'project.save',
    method: 'POST',
    path: '/project/save',
    summary: 'Create a project, within the monthly limit',
    body: ProjectCreate,
    output: Project,
  }),
  update: endpoint({
    ...write,
    id: 'project.update',
    method: 'PUT',
    path: '/project/update',
    summary: 'Change a project',
    body: ProjectUpdate,
    output: Project,
  }),
  delete: endpoint({
    ...write,
    id: 'project.delete',
    method: 'DELETE',
    path: '/project/delete',
    summary: 'Delete a project with its incomes, expenses and analysis; ledger entries stay',
    query: ById,
    output: z.literal(true),
  }),
  statistics: endpoint({
    ...read,
    id: 'project.statistics',
    method: 'GET',
    path: '/project/statistics',
    summary: 'Counts and sums over all projects, and the monthly limit',
    output: ProjectStatistics,
  }),
  overview: endpoint({
    ...read,
    id: 'project.overview',
    method: 'GET',
    path: '/project/dashboard',
    summary: 'What needs attention: late, due soon, over budget, not analysed',
    output: ProjectOverview,
  }),
  analyze: endpoint({
    ...write,
    id: 'project.analyze',
    method: 'POST',
    path: '/project/analyze',
    summary: 'Analyse a project and keep its profitability',
    body: z.strictObject({ projectId: Id }),
    output: ProjectAnalysis,
  }),
  analysis: endpoint({
    ...read,
    id: 'project.analysis',
    method: 'GET',
    path: '/project/{id}/analysis',
    summary: 'The last analysis of a project, null when there is none',
    params: ByPathId,
    output: ProjectAnalysis.nullable(),
  }),
  compare: endpoint({
    ...read,
    id: 'project.compare',
    method: 'GET',
    path: '/project/{id}/compare',
    summary: 'A project beside its category, another category or the whole company',
    params: ByPathId,
    query: z.strictObject({ categoryId: optionalReference('Kategori') }),
    output: ProjectComparison,
  }),
  location: endpoint({
    ...read,
    id: 'project.location',
    method: 'GET',
    path: '/project/get-project-coordinates-for-map/{id}',
    summary: 'Where a project is',
    params: ByPathId,
    output: ProjectLocation,
  }),
  setLocation: endpoint({
    ...write,
    id: 'project.setLocation',
    method: 'POST',
    path: '/project/set-project-coordinates',
    summary: 'Set or clear where a project is',
    body: ProjectLocationChange,
    output: ProjectLocation,
  }),
  map: endpoint({
    ...read,
    id: 'project.map',
    method: 'GET',
    path: '/project/map',
    summary: 'Every project that has a location',
    output: z.array(ProjectLocation),
  }),
};
