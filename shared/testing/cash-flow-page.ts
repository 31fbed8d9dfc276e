import {
  type CashFlow,
  type CashFlowPage,
  type CashFlowQuery,
  type CashFlowSums,
  fold,
  fromKurus,
  paymentMethodName,
  toKurus,
} from '@vezne/contract';
import { pageOf } from './fixtures';

/** One page of the ledger with the figures that the server answers beside it. */
export function cashFlowPage(
  entries: CashFlow[],
  page: { page?: number; pageSize?: number } = {},
): CashFlowPage {
  const { content, ...counts } = pageOf(entries, page);
  const days = [...new Set(content.map(({ date }) => date))];
  const ofDay = (day: string) => entries.filter(({ date }) => date === day);
  return {
    ...counts,
    content: content.map((entry) => ({ ...entry, projectName: null, balance: null, runningBalance: null })),
    sums: sumsOf(entries),
    counts: { income: countOf(entries, 'GIRIS'), expense: countOf(entries, 'CIKIS') },
    days: days.map((date) => ({ date, count: ofDay(date).length, ...sumsOf(ofDay(date)) })),
    openingBalance: null,
    closingBalance: null,
  };
}

const countOf = (entries: CashFlow[], type: CashFlow['cashFlowType']) =>
  entries.filter(({ cashFlowType }) => cashFlowType === type).length;

export function sumsOf(entries: CashFlow[]): CashFlowSums {
  const kurus = (type: CashFlow['cashFlowType']) =>
    entries
      .filter(({ cashFlowType }) => cashFlowType === type)
      .reduce((sum, { amount }) => sum + (toKurus(amount) ?? 0n), 0n);
  const income = kurus('GIRIS');
  const expense = kurus('CIKIS');
  return { income: fromKurus(income), expense: fromKurus(expense), net: fromKurus(income - expense) };
}

/** What of a ledger the server finds, in the order that is asked for; without one, as the ledger stands. */
export function findEntries(ledger: CashFlow[], query: CashFlowQuery): CashFlow[] {
  const found = ledger.filter(
    (entry) =>
      fold(`${entry.description} ${entry.categoryName}`).includes(fold(query.searchText)) &&
      (!query.ids || query.ids.includes(entry.id)) &&
      (!query.from || entry.date >= query.from) &&
      (!query.to || entry.date <= query.to) &&
      (!query.cashFlowType || entry.cashFlowType === query.cashFlowType) &&
      (!query.categoryId || entry.categoryId === query.categoryId) &&
      isAmong(query.categoryIds, entry.categoryId) &&
      (!query.paymentMethod || entry.paymentMethod === query.paymentMethod) &&
      isAmong(query.paymentMethods, entry.paymentMethod) &&
      (!query.accountId || entry.accountId === query.accountId) &&
      (!query.projectId || entry.projectId === query.projectId) &&
      entry.amount >= (query.minAmount ?? 0) &&
      entry.amount <= (query.maxAmount ?? Number.POSITIVE_INFINITY),
  );
  if (!query.sortBy && !query.sortOrder) return found;
  const places = {
    date: (a: CashFlow, b: CashFlow) => a.date.localeCompare(b.date),
    amount: (a: CashFlow, b: CashFlow) => a.amount - b.amount,
    category: (a: CashFlow, b: CashFlow) => a.categoryName.localeCompare(b.categoryName, 'tr'),
    paymentMethod: (a: CashFlow, b: CashFlow) =>
      paymentMethodName(a.paymentMethod).localeCompare(paymentMethodName(b.paymentMethod), 'tr'),
  };
  const compare = places[query.sortBy ?? 'date'];
  return found.toSorted((a, b) => (query.sortOrder === 'DESC' ? -compare(a, b) : compare(a, b)));
}

const isAmong = (list: readonly string[] | null | undefined, value: string) =>
  !list || list.length === 0 || list.includes(value);
