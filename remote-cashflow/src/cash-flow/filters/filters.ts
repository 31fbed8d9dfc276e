import { CashFlowType, Id, isCalendarDate, limits, PaymentMethod } from '@vezne/contract';
import { type AddressChange, addressOrder } from '@vezne/records';

// As many as the contract takes.
const MAX_IDS = 50;

/** What an address may narrow the ledger to, beside the search text. */
export type Filters = {
  ids?: string[];
  from?: string;
  to?: string;
  cashFlowType?: CashFlowType;
  categoryIds?: string[];
  paymentMethods?: PaymentMethod[];
  projectId?: string;
  accountId?: string;
  /** The file that they were imported from. */
  batchId?: string;
  minAmount?: number;
  maxAmount?: number;
};

/**
 * Filters of an address such as `?ids=…,…` or `?from=2026-10-01&to=2026-10-31&type=CIKIS`; nonsense is left out, and
 * categories and methods may be several, with commas between them.
 */
export function readFilters(params: URLSearchParams): Filters {
  const list = (key: string) => (params.get(key) ?? '').split(',');
  const ids = (key: string) => list(key).filter((id) => Id.safeParse(id).success);
  const methods = new Set(list('paymentMethod').flatMap((one) => PaymentMethod.safeParse(one).data ?? []));
  const [from, to] = [dateOf(params.get('from')), dateOf(params.get('to'))];
  const [min, max] = [amountOf(params.get('min')), amountOf(params.get('max'))];
  return withoutEmpty({
    ids: ids('ids').slice(0, MAX_IDS),
    // An end before the beginning cannot be meant.
    ...(from && to && from > to ? {} : { from, to }),
    cashFlowType: CashFlowType.safeParse(params.get('type')).data,
    categoryIds: ids('categoryId').slice(0, limits.filterCategories),
    paymentMethods: [...methods],
    projectId: Id.safeParse(params.get('projectId')).data,
    accountId: Id.safeParse(params.get('accountId')).data,
    batchId: Id.safeParse(params.get('batch')).data,
    ...(min !== undefined && max !== undefined && min > max ? {} : { minAmount: min, maxAmount: max }),
  });
}

export const hasFilters = (filters: Filters): boolean => Object.keys(filters).length > 0;

/** The words that are searched for beside the filters. */
export const searchedIn = (params: URLSearchParams): string =>
  params.get('q')?.slice(0, limits.searchText) ?? '';

/** What a call asks for; one category or method as the older filters, which know no more. */
export function toQuery({ categoryIds, paymentMethods, ...filters }: Filters) {
  return {
    ...filters,
    ...(categoryIds?.length === 1 ? { categoryId: categoryIds[0] } : categoryIds && { categoryIds }),
    ...(paymentMethods?.length === 1
      ? { paymentMethod: paymentMethods[0] }
      : paymentMethods && { paymentMethods }),
  };
}

/** Newest day first unless the address says otherwise; figures begin with the largest, words with the first. */
export const {
  read: readOrder,
  press: pressHead,
  toQuery: toOrderQuery,
} = addressOrder({ date: 'DESC', amount: 'DESC', category: 'ASC', paymentMethod: 'ASC' }, 'date');

const dateOf = (value: string | null) => (value && isCalendarDate(value) ? value : undefined);

const amountOf = (value: string | null) =>
  value && /^\d{1,12}(\.\d{1,2})?$/.test(value) ? Number(value) : undefined;

function withoutEmpty(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && !value.length),
    ),
  );
}

/** Takes every filter out of the address. */
export const allFilters: AddressChange = Object.fromEntries(
  [
    'ids',
    'from',
    'to',
    'type',
    'categoryId',
    'paymentMethod',
    'projectId',
    'accountId',
    'batch',
    'min',
    'max',
  ].map((key) => [key, null]),
);
