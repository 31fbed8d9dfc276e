import { CashFlowType, Id, isCalendarDate, PaymentMethod, paymentMethodNames } from '@vezne/contract';
import { formatDate } from '@vezne/ui';

// As many as the contract takes.
const MAX_IDS = 50;

/** What a link may narrow the ledger to, beside the search text. */
export type Filters = {
  ids?: string[];
  from?: string;
  to?: string;
  cashFlowType?: CashFlowType;
  categoryId?: string;
  paymentMethod?: PaymentMethod;
};

/** Filters of an address such as `?ids=…,…` or `?from=2026-10-01&to=2026-10-31&type=CIKIS`; nonsense is left out. */
export function readFilters(params: URLSearchParams): Filters {
  const ids = (params.get('ids') ?? '').split(',').filter((id) => Id.safeParse(id).success);
  return withoutEmpty({
    ids: ids.length > 0 ? ids.slice(0, MAX_IDS) : undefined,
    from: dateOf(params.get('from')),
    to: dateOf(params.get('to')),
    cashFlowType: CashFlowType.safeParse(params.get('type')).data,
    categoryId: Id.safeParse(params.get('categoryId')).data,
    paymentMethod: PaymentMethod.safeParse(params.get('paymentMethod')).data,
  });
}

export const hasFilters = (filters: Filters): boolean => Object.keys(filters).length > 0;

/** What the filters are, in a few words. */
export function describeFilters({ ids, from, to, cashFlowType, categoryId, paymentMethod }: Filters): string {
  const parts = [
    ids && `${ids.length} kayıt`,
    from && to && `${formatDate(from)} – ${formatDate(to)}`,
    from && !to && `${formatDate(from)} ve sonrası`,
    to && !from && `${formatDate(to)} ve öncesi`,
    cashFlowType && (cashFlowType === 'GIRIS' ? 'Giriş' : 'Çıkış'),
    categoryId && 'Tek kategori',
    paymentMethod && paymentMethodNames[paymentMethod],
  ];
  return parts.filter(Boolean).join(' · ');
}

const dateOf = (value: string | null) => (value && isCalendarDate(value) ? value : undefined);

function withoutEmpty(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
