import { z } from 'zod';
import { endpoint, signedIn } from './base/endpoint';
import { Id } from './base/ids';
import { CashAccountKind } from './cash-account/account';
import { SourceRef } from './project/analysis';
import { Days, Instant } from './values/date';
import { Currency, Money } from './values/money/money';

/** A calendar month, YYYY-MM. */
const Month = z.string();

/** Change in percent, not rounded; null when there is nothing to divide by, or the figure changed its sign. */
const Change = z.number().nullable();

/** What lay in accounts that began: after the first morning of the month, or as it is told; untold where there are none. */
const Begun = Money.optional();

/** Ledger figures of one month. Opening + begun + income - expense = closing. */
export const MonthSummaries = z.object({
  income: Money,
  expense: Money,
  net: Money,
  openingBalance: Money,
  /** What of it lay in accounts that began on its first day, which no earlier day knows; untold where there are none. */
  begunAtFirst: Begun,
  begun: Begun,
  closingBalance: Money,
  entryCount: z.int(),
  averageProfitability: z.number().nullable(),
  /**
   * Against the month before; null when there is nothing to divide by. While the month runs, its days so far are
   * compared with as many days of the month before.
   */
  changePct: z.object({ income: Change, expense: Change, net: Change }),
  /** Of the month until today, which is what `changePct` compares; only where later days of it have entries. */
  soFar: z.object({ income: Money, expense: Money, net: Money }).optional(),
});
export type MonthSummaries = z.infer<typeof MonthSummaries>;

/** TASLAK while the month runs, TAMAMLANDI when it is over and can still change, KESIN when it is locked. */
export const MonthlyReport = z.object({
  id: z.string(),
  month: Month,
  currency: Currency,
  status: z.enum(['TASLAK', 'TAMAMLANDI', 'KESIN']),
  summaries: MonthSummaries,
  generatedAt: Instant,
});
export type MonthlyReport = z.infer<typeof MonthlyReport>;

/**
 * Opening + came in - went out = closing; transfers between accounts are in all four. An account that began within the
 * month opened on `begunOn`.
 */
const AccountMonth = z.object({
  accountId: Id,
  name: z.string(),
  kind: CashAccountKind,
  begunOn: z.string().optional(),
  opening: Money,
  cameIn: Money,
  wentOut: Money,
  closing: Money,
});

const Group = { income: Money, expense: Money, net: Money, count: z.int() };

/**
 * `previous` is the month before: whole, or while the month runs the days in `comparedWith`. `previous…` of a line is
 * the same line in those days.
 */
export const MonthlyReportDetail = MonthlyReport.extend({
  previous: MonthSummaries,
  /** The days that `previous` covers. */
  comparedWith: Days,
  details: z.object({
    projects: z.array(
      z.object({ projectId: Id, name: z.string(), income: Money, expense: Money, profit: Money }),
    ),
    categories: z.array(
      z.object({
        ...Group,
        categoryId: Id,
        categoryName: z.string(),
        color: z.string().nullable(),
        previousIncome: Money,
        previousExpense: Money,
      }),
    ),
    paymentMethods: z.array(z.object({ ...Group, paymentMethod: z.string() })),
    /** Cash by account, transfers among it; empty while it all lies in one account, untold by an older server. */
    accounts: z.array(AccountMonth).optional(),
    /** Days that have entries or begin an account. */
    daily: z.array(
      z.object({ date: z.string(), begun: Begun, income: Money, expense: Money, balance: Money }),
    ),
    largest: z.array(
      SourceRef.extend({ cashFlowType: z.enum(['GIRIS', 'CIKIS']), categoryName: z.string() }),
    ),
  }),
});
export type MonthlyReportDetail = z.infer<typeof MonthlyReportDetail>;

const read = { method: 'GET', roles: signedIn, client: 'general', writes: false } as const;

/** Reports by calendar month, made anew whenever they are read; the id of a report is its month (YYYY-MM). */
export const monthlyReportEndpoints = {
  summary: endpoint({
    ...read,
    id: 'monthlyReport.summary',
    path: '/monthly-report/get-monthly-report-summary',
    summary: 'The current month so far',
    output: z.object({ month: Month, currency: Currency, summaries: MonthSummaries }),
  }),
  findAll: endpoint({
    ...read,
    id: 'monthlyReport.findAll',
    path: '/monthly-report/find-all',
    summary: 'All months that have ledger entries, newest first',
    output: z.array(MonthlyReport),
  }),
  findById: endpoint({
    ...read,
    id: 'monthlyReport.findById',
    path: '/monthly-report/{id}',
    summary: 'One month with projects, categories, payment methods and days',
    params: z.strictObject({
      id: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'Rapor bulunamadı' }),
    }),
    output: MonthlyReportDetail,
  }),
};
