import type {
  DashboardData,
  MonthlyReport,
  MonthlyReportDetail,
  MonthSummaries,
  Product,
  Project,
  ProjectAnalysis,
  ProjectComparison,
  ProjectOverview,
  ProjectRow,
  ProjectStatistics,
} from '@vezne/contract';
import { idOf, pageOf } from './fixtures';

const at = '2026-11-01T09:00:00.000Z';
const stamps = { createdAt: at, updatedAt: at, version: 1 };

/** A project in the middle of its work, analyzed; whatever the test is about is given. */
export function project(n: number, own: Partial<Project> = {}): Project {
  return {
    id: idOf(5, n),
    name: `Proje ${n}`,
    code: `PRJ-2026-${String(n).padStart(3, '0')}`,
    categoryId: idOf(3, 1),
    categoryName: 'Hakediş',
    customerName: 'Meltem Sigorta',
    status: 'DEVAM_EDIYOR',
    startDate: '2026-05-01',
    endDate: '2026-12-15',
    contractAmount: 500_000,
    estimatedCost: 400_000,
    progressPercent: 60,
    address: null,
    city: 'İstanbul',
    latitude: null,
    longitude: null,
    description: null,
    income: 300_000,
    expense: 210_000,
    profit: 90_000,
    liveMargin: 30,
    budgetUsedPct: 52.5,
    leftDays: 24,
    profitability: 30,
    analyzedAt: at,
    analysisStale: false,
    ...stamps,
    ...own,
  };
}

/** An income of the first project. */
export function projectIncome(n: number, own: Partial<ProjectRow<'income'>> = {}): ProjectRow<'income'> {
  return {
    id: idOf(6, n),
    projectId: idOf(5, 1),
    description: `Hakediş ${n}`,
    categoryId: idOf(3, 1),
    categoryName: 'Hakediş',
    amount: 1000 * n,
    vatRate: 20,
    vatAmount: 200 * n,
    grossAmount: 1200 * n,
    date: '2026-11-10',
    dueDate: null,
    paymentMethod: 'TRANSFER',
    counterparty: 'Meltem Sigorta',
    documentNo: null,
    productId: null,
    status: 'BEKLIYOR',
    ...stamps,
    ...own,
  };
}

/** One page of a project's incomes or expenses, with the sums of all. */
export function rowsPageOf<Row extends ProjectRow>(rows: Row[], asked = {}) {
  const counted = rows.filter(({ status }) => status !== 'IPTAL');
  const sum = (key: 'amount' | 'grossAmount') => counted.reduce((total, row) => total + row[key], 0);
  return { ...pageOf(rows, asked), sums: { amount: sum('amount'), grossAmount: sum('grossAmount') } };
}

/** A line of the price list. */
export function product(n: number, own: Partial<Product> = {}): Product {
  return {
    id: idOf(7, n),
    name: `Ürün ${n}`,
    kind: 'URUN',
    code: `U-${n}`,
    unit: 'adet',
    salePrice: 150 * n,
    purchasePrice: 100 * n,
    vatRate: 20,
    description: null,
    active: true,
    ...stamps,
    ...own,
  };
}

export const projectStatistics: ProjectStatistics = {
  currency: 'TRY',
  totalProjects: 4,
  activeProjects: 3,
  completedProjects: 1,
  delayedProjects: 0,
  analyzedProjects: 3,
  totalIncome: 1_200_000,
  totalExpense: 840_000,
  totalProfit: 360_000,
  averageProfitability: 30,
  byStatus: [],
  byCategory: [],
  monthly: [],
  projectLimit: { limit: 5, used: 2, remaining: 3, resetsOn: '2026-12-01' },
};

/** An analysis of the first project with one warning that rests on one row. */
export const projectAnalysis: ProjectAnalysis = {
  projectId: idOf(5, 1),
  profitability: 30,
  analyzedAt: at,
  stale: false,
  riskLevel: 'ORTA',
  engine: 'RULES',
  figures: {
    income: 300_000,
    expense: 210_000,
    profit: 90_000,
    receivable: 45_000,
    payable: 12_000.5,
    budgetUsedPct: 52.5,
    progressPct: 60,
    eac: 400_000,
    forecastProfit: 100_000,
    leftDays: 24,
  },
  summary: 'Proje %30,00 kârla ilerliyor.',
  findings: [
    {
      code: 'OVERDUE_RECEIVABLE',
      severity: 'UYARI',
      title: 'Vadesi geçen alacak',
      text: 'Bir gelir 12 gündür bekliyor.',
      sources: [
        {
          type: 'PROJECT_INCOME',
          id: idOf(6, 1),
          label: 'Ekim hakedişi',
          date: '2026-10-30',
          amount: 45_000,
        },
      ],
    },
  ],
  recommendations: [{ title: 'Tahsilatı isteyin', text: 'Müşteriyi arayın.' }],
  missingData: [],
};

/** The first project beside its category, with enough peers. */
export const projectComparison: ProjectComparison = {
  projectId: idOf(5, 1),
  projectName: 'Proje 1',
  scope: 'CATEGORY',
  categoryId: idOf(3, 1),
  categoryName: 'Hakediş',
  sampleSize: 3,
  enoughData: true,
  metrics: [
    {
      key: 'liveMargin',
      label: 'Kârlılık',
      unit: 'PERCENT',
      project: 30,
      average: 22.5,
      median: 20,
      best: 35,
      worst: 12.5,
      difference: 7.5,
      rank: 2,
      higherIsBetter: true,
    },
  ],
  expenseMix: [],
  peers: [{ projectId: idOf(5, 2), name: 'Proje 2', profitability: 35, income: 100, expense: 65 }],
  comment: 'Kârlılık ortalamanın üstünde.',
};

/** Three active projects, none of which needs a look. */
export const projectOverview: ProjectOverview = {
  cards: { active: 3, delayed: 0, endingIn7Days: 0, overBudget: 0, notAnalyzed: 0 },
  overBudget: [],
  dueSoon: [],
  recent: [],
};

export const dashboardData: DashboardData = {
  currency: 'TRY',
  period: { from: '2026-11-01', to: '2026-11-30' },
  comparedWith: { from: '2026-10-01', to: '2026-10-22' },
  income: 1_570_400,
  expense: 1_080_789.25,
  balance: 489_610.75,
  previous: { income: 1_684_000, expense: 1_186_500, balance: 497_500 },
  ledger: { income: 14_862_400, expense: 12_016_089.25, balance: 2_846_310.75 },
  cashBalance: 2_846_310.75,
  changePct: { income: -6.75, expense: null, balance: -1.59, cashBalance: 20.78 },
  projectCount: 14,
  activeProjectCount: 9,
  averageProfitability: 24.5,
  receivable: 612_000,
  payable: 184_800,
  receivableNet: 510_000,
  payableNet: 154_000,
  overdueReceivable: 96_000,
  overduePayable: 0,
  firstMonth: '2025-12',
  monthly: [{ month: '2026-11', income: 1_570_400, expense: 1_080_789.25 }],
  transfers: [],
};

const summaries = (own: Partial<MonthSummaries>): MonthSummaries => ({
  income: 0,
  expense: 0,
  net: 0,
  openingBalance: 0,
  closingBalance: 0,
  entryCount: 0,
  averageProfitability: null,
  changePct: { income: null, expense: null, net: null },
  ...own,
});

/** A month's report by its figures; a running month is a TASLAK. */
export const monthlyReport = (
  month: string,
  own: Partial<MonthSummaries>,
  status: MonthlyReport['status'] = 'TAMAMLANDI',
): MonthlyReport => ({
  id: month,
  month,
  currency: 'TRY',
  status,
  generatedAt: at,
  summaries: summaries(own),
});

/** November 2026, which runs. */
export const runningMonth = {
  month: '2026-11',
  currency: 'TRY' as const,
  summaries: summaries({
    income: 500,
    expense: 200.5,
    net: 299.5,
    openingBalance: 1000,
    closingBalance: 1299.5,
    entryCount: 3,
  }),
};

/** October 2026 beside a September that earned less. */
export const monthlyReportDetail: MonthlyReportDetail = {
  ...monthlyReport('2026-10', {
    income: 1_684_000,
    expense: 1_186_500,
    net: 497_500,
    entryCount: 3,
    openingBalance: 100_000,
    closingBalance: 597_500,
    changePct: { income: 11.34, expense: 16.11, net: 1.41 },
  }),
  comparedWith: { from: '2026-09-01', to: '2026-09-30' },
  previous: summaries({
    income: 1_512_500,
    expense: 1_021_900,
    net: 490_600,
    entryCount: 2,
    openingBalance: -390_600,
    closingBalance: 100_000,
  }),
  details: {
    projects: [
      { projectId: idOf(5, 1), name: 'Moda Apartmanı', income: 620_000, expense: 412_600, profit: 207_400 },
    ],
    categories: [
      {
        categoryId: idOf(3, 2),
        categoryName: 'İşçilik',
        color: null,
        count: 1,
        income: 0,
        expense: 800_000,
        net: -800_000,
        previousIncome: 0,
        previousExpense: 700_000,
      },
      {
        categoryId: idOf(3, 4),
        categoryName: 'Malzeme',
        color: null,
        count: 1,
        income: 0,
        expense: 386_500,
        net: -386_500,
        previousIncome: 0,
        previousExpense: 0,
      },
    ],
    paymentMethods: [
      { paymentMethod: 'TRANSFER', income: 1_684_000, expense: 386_500, net: 1_297_500, count: 2 },
    ],
    daily: [
      { date: '2026-10-05', income: 1_684_000, expense: 0, balance: 1_784_000 },
      { date: '2026-10-20', income: 0, expense: 1_186_500, balance: 597_500 },
    ],
    largest: [
      {
        type: 'CASH_FLOW',
        id: idOf(4, 1),
        label: '=Ekim hakedişi',
        date: '2026-10-05',
        amount: 1_684_000,
        cashFlowType: 'GIRIS',
        categoryName: 'Hakediş',
      },
    ],
  },
};
