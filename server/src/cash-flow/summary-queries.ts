import { type CashFlowSummary, type CashFlowType, codes, fromKurus, kurusToText } from '@vezne/contract';
import type { Sql } from '../db/database';
import { AppError } from '../errors';
import { openings } from './list/statement';

// Above this a total needs more than the 15 digits that every JSON reader keeps.
const EXACT_BELOW = 10n ** 15n;

/** The condition is that of the index `ledger_month_of_paper`. */
const paper = (type: CashFlowType) => `
  (SELECT coalesce(sum(total), 0) FROM ledger_month
    WHERE company_id = $1 AND type = '${type}' AND payment_method IN ('CHECK', 'NOTE'))`;

/** Sums of the whole ledger, from those that are kept beside it. */
export async function sumCashFlows(sql: Sql, companyId: string): Promise<CashFlowSummary> {
  const row = await sql.first<
    Record<
      | 'income'
      | 'expense'
      | 'incomeCount'
      | 'expenseCount'
      | 'entryCount'
      | 'opening'
      | 'accountCount'
      | 'paperIncome'
      | 'paperExpense',
      string
    >
  >(
    `SELECT coalesce(sum(income), 0) AS income, coalesce(sum(expense), 0) AS expense,
            coalesce(sum(n_income), 0) AS "incomeCount", coalesce(sum(n_expense), 0) AS "expenseCount",
            (SELECT coalesce(sum(n), 0) FROM ledger_account WHERE company_id = $1) AS "entryCount",
            ${openings()} AS opening,
            (SELECT count(*) FROM cash_account WHERE company_id = $1) AS "accountCount",
            ${paper('GIRIS')} AS "paperIncome", ${paper('CIKIS')} AS "paperExpense"
       FROM ledger_total WHERE company_id = $1`,
    [companyId],
    { name: 'ledger-summary' },
  );
  const [incomeCount, expenseCount] = [Number(row?.incomeCount ?? 0), Number(row?.expenseCount ?? 0)];
  const transferCount = Number(row?.entryCount ?? 0) - incomeCount - expenseCount;
  const income = BigInt(row?.income ?? 0);
  const expense = BigInt(row?.expense ?? 0);
  const opening = BigInt(row?.opening ?? 0);
  const balance = opening + income - expense;
  const paperIncome = BigInt(row?.paperIncome ?? 0);
  const paperExpense = BigInt(row?.paperExpense ?? 0);
  const long = income >= EXACT_BELOW || expense >= EXACT_BELOW;
  return {
    income: fromKurus(income),
    expense: fromKurus(expense),
    balance: fromKurus(balance),
    incomeCount,
    expenseCount,
    ...(transferCount > 0 && { transferCount }),
    openingBalance: fromKurus(opening),
    accountCount: Number(row?.accountCount ?? 1),
    ...(!long &&
      (paperIncome > 0n || paperExpense > 0n) && {
        paper: { income: fromKurus(paperIncome), expense: fromKurus(paperExpense) },
      }),
    ...(long && {
      exact: { income: kurusToText(income), expense: kurusToText(expense), balance: kurusToText(balance) },
    }),
  };
}

/** Six imports an hour for thirty days would be 21 million rows of an account that is free. */
const MOST_ON_TRIAL = 100_000;

/** Refuses rows that would take the ledger of a company on trial beyond what anyone needs to try the product. */
export async function checkRoom(sql: Sql, companyId: string, count: number): Promise<void> {
  const { incomeCount, expenseCount } = await sumCashFlows(sql, companyId);
  const room = Math.max(0, MOST_ON_TRIAL - incomeCount - expenseCount);
  if (count > room) throw new AppError(codes.conflict, noRoom(room));
}

const noRoom = (room: number) =>
  `Deneme süresinde kasa defterine en fazla ${MOST_ON_TRIAL.toLocaleString('tr')} kayıt aktarılabilir; ${room.toLocaleString('tr')} kayıtlık yer kaldı.`;
