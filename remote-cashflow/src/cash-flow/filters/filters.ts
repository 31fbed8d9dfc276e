import {
  CashFlowSort,
  CashFlowType,
  Id,
  isCalendarDate,
  limits,
  PaymentMethod,
  SortOrder,
} from '@vezne/contract';
import type { AddressChange } from '@vezne/records';

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
    ...(min !== undefined && max !== undefined && min > max ? {} : { minAmount: min, maxAmount: max }),
  });
}

export const hasFilters = (filters: Filters): boolean => Object.keys(filters).length > 0;

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

export type Order = { by: CashFlowSort; order: SortOrder };

/** Newest day first unless the address says otherwise. */
export function readOrder(params: URLSearchParams): Order {
  const by = CashFlowSort.safeParse(params.get('sort')).data ?? 'date';
  return { by, order: SortOrder.safeParse(params.get('order')).data ?? firstOrder(by) };
}

/** What the address gets when a head is pressed: another column, or the same the other way round. */
export function pressHead(by: string, last: Order): AddressChange {
  const column = CashFlowSort.parse(by);
  const flipped = last.order === 'ASC' ? 'DESC' : 'ASC';
  const order = column === last.by ? flipped : firstOrder(column);
  return {
    sort: column === 'date' ? null : column,
    order: order === firstOrder(column) ? null : order,
  };
}

/** Figures begin with the largest and days with the newest, words with the first. */
const firstOrder = (by: CashFlowSort) => (by === 'date' || by === 'amount' ? 'DESC' : 'ASC');

const isUsual = ({ by, order }: Order) => by === 'date' && order === 'DESC';

/** The order as a call asks for it; the usual one is not asked for. */
export const toOrderQuery = (order: Order) =>
  isUsual(order) ? {} : { sortBy: order.by, sortOrder: order.order };

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
  ['ids', 'from', 'to', 'type', 'categoryId', 'paymentMethod', 'projectId', 'min', 'max'].map((key) => [
    key,
    null,
  ]),
);
