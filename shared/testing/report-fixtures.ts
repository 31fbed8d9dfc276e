import type { DashboardData, MonthlyReport, MonthlyReportDetail, MonthSummaries } from '@vezne/contract';
import { idOf } from './fixtures';

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
  yearBefore: [],
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
  generatedAt: '2026-11-01T09:00:00.000Z',
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
