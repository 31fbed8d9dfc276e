import { type CashFlowQuery, kurusOf } from '@vezne/contract';
import type { Param } from '../../db/database';

/** Collects the parameters of a statement that is put together from parts. */
export function parameters(...params: Param[]) {
  return { params, add: (value: Param) => `$${params.push(value)}` };
}
export type Add = (value: Param) => string;

/** Conditions of the filters without the search text, as SQL on an entry `e`. */
export const filters = (query: CashFlowQuery, add: Add): string =>
  [
    'e.company_id = $1',
    ...inAccount(query, add),
    ...inPeriod(query, add, 'e.date'),
    ...ofKind(query, add),
    ...chosen(query, add),
  ].join(' AND ');

/** The same on the sums of a day `e`, which `daysOf` names. */
export const dayFilters = (query: CashFlowQuery, add: Add): string =>
  [
    'e.company_id = $1',
    ...inAccount(query, add),
    ...inPeriod(query, add, 'e.day'),
    ...ofDirection(query, add),
  ].join(' AND ');

const IS_NO_LEG = '(e.transfer_id IS NULL)::int';
const NO_LEG = 'CASE WHEN e.transfer_id IS NULL THEN e.amount_kurus ELSE 0 END';

/**
 * Where the sums of days are, and how an entry is counted and added up; `summed` is 1 of one that the sums are of. A
 * transfer moves the balance of its accounts, and is neither income nor expense of the company.
 */
export const daysOf = ({ accountId }: Pick<CashFlowQuery, 'accountId'>) =>
  accountId
    ? { table: 'ledger_account_day', count: 'e.n', kurus: 'e.amount_kurus', summed: '1' }
    : { table: 'ledger_day', count: '(e.n + e.n_leg)', kurus: NO_LEG, summed: IS_NO_LEG };

/** The same on the sums of a month `e`, of months that lie wholly in the period. */
export const monthFilters = (query: CashFlowQuery, add: Add): string => {
  const { start, end } = wholeMonths(query, add);
  return [
    'e.company_id = $1',
    ...given(start && `e.month >= ${start}`, end && `e.month < ${end}`),
    ...ofKind(query, add),
  ].join(' AND ');
};

/** The days of a period, on an entry `e`, that no whole month has: those before the first and those after the last. */
export const edgesOf = (query: CashFlowQuery, add: Add): string[] => {
  const { start, end } = wholeMonths(query, add);
  // A period within a month is all before the first whole one.
  const after = start && end ? `greatest(${start}, ${end})` : end;
  return given(start && `e.date < ${start}`, after && `e.date >= ${after}`);
};

/** The first day of the first whole month of a period, and the day after its last one. */
const wholeMonths = ({ from, to }: CashFlowQuery, add: Add) => ({
  start: from && `(date_trunc('month', (${add(from)}::date - 1)::timestamp) + interval '1 month')::date`,
  end: to && `date_trunc('month', (${add(to)}::date + 1)::timestamp)::date`,
});

const given = (...conditions: (string | null | undefined | false)[]) =>
  conditions.filter((each) => typeof each === 'string');

const inPeriod = ({ from, to }: CashFlowQuery, add: Add, day: string) =>
  given(from && `${day} >= ${add(from)}`, to && `${day} <= ${add(to)}`);

const inAccount = ({ accountId }: CashFlowQuery, add: Add) =>
  given(accountId && `e.account_id = ${add(accountId)}`);

const ofDirection = ({ cashFlowType }: CashFlowQuery, add: Add) =>
  given(cashFlowType && `e.type = ${add(cashFlowType)}`);

const ofKind = (query: CashFlowQuery, add: Add) => [
  ...ofDirection(query, add),
  ...given(
    query.categoryId && `e.category_id = ${add(query.categoryId)}`,
    hasAny(query.categoryIds) && `e.category_id = ANY(${add(query.categoryIds)}::uuid[])`,
    query.paymentMethod && `e.payment_method = ${add(query.paymentMethod)}`,
    hasAny(query.paymentMethods) && `e.payment_method = ANY(${add(query.paymentMethods)}::text[])`,
  ),
];

const chosen = ({ projectId, minAmount, maxAmount, ids, batchId }: CashFlowQuery, add: Add) =>
  given(
    projectId && `e.project_id = ${add(projectId)}`,
    isGiven(minAmount) && `e.amount_kurus >= ${add(kurusOf(minAmount))}::bigint`,
    isGiven(maxAmount) && `e.amount_kurus <= ${add(kurusOf(maxAmount))}::bigint`,
    ids && `e.id = ANY(${add(ids)}::uuid[])`,
    batchId &&
      `EXISTS (SELECT FROM import_entry i WHERE i.company_id = $1 AND i.entry_id = e.id AND i.batch_id = ${add(batchId)})`,
  );

const hasAny = <Item>(list: Item[] | null | undefined): list is Item[] => (list?.length ?? 0) > 0;
export const isGiven = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined;

/** Do the sums of days know everything that is asked? */
export const knowsDays = (query: CashFlowQuery): boolean =>
  isOfKindAlone(query) &&
  !query.categoryId &&
  !hasAny(query.categoryIds) &&
  !query.paymentMethod &&
  !hasAny(query.paymentMethods);

/** Do the sums of months know everything that is asked, the ends of the period apart? */
export const knowsMonths = (query: CashFlowQuery): boolean => isOfKindAlone(query) && !query.accountId;

const isOfKindAlone = ({ projectId, minAmount, maxAmount, ids, batchId }: CashFlowQuery): boolean =>
  !projectId && !isGiven(minAmount) && !isGiven(maxAmount) && !ids && !batchId;

/** Is the list narrowed by a period and an account at most? Only then a balance follows from the entry below it. */
export const isWhole = (query: CashFlowQuery): boolean =>
  knowsDays(query) && !query.cashFlowType && query.searchText.trim() === '';
