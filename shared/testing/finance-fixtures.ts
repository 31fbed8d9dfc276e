import type {
  Ageing,
  Product,
  ProductPage,
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
    contactId: null,
    settledAmount: 0,
    remainingAmount: 1200 * n,
    settledBy: null,
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
  const sum = (key: 'amount' | 'grossAmount' | 'remainingAmount') =>
    counted.reduce((total, row) => total + row[key], 0);
  return {
    ...pageOf(rows, asked),
    sums: {
      amount: sum('amount'),
      grossAmount: sum('grossAmount'),
      remainingAmount: sum('remainingAmount'),
    },
  };
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
  late: [],
  overBudget: [],
  dueSoon: [],
  dueIncomes: [],
  dueExpenses: [],
  recent: [],
};

/** One page of the price list, cut and counted as the server does. */
export function priceListOf(products: Product[], at: { page?: number; pageSize?: number } = {}): ProductPage {
  const count = (holds: (product: Product) => boolean) => products.filter(holds).length;
  return {
    ...pageOf(products, at),
    counts: {
      products: count(({ kind }) => kind === 'URUN'),
      services: count(({ kind }) => kind === 'HIZMET'),
      passive: count(({ active }) => !active),
    },
  };
}

/** Nobody owes anything. */
export const ageing: Ageing = {
  asOf: '2026-11-23',
  rows: [],
  totals: { notDue: 0, d0_30: 0, d31_60: 0, d61_90: 0, d90: 0, total: 0 },
  ...{ receivable: 0, overdueReceivable: 0, payable: 0, overduePayable: 0 },
};
