import { periodsOn } from '../filters/periods';

/** What of the ledger's address a view keeps, in the order in which it is written. */
const KEYS = [
  ...['q', 'ids', 'from', 'to', 'type', 'categoryId', 'paymentMethod', 'projectId', 'min', 'max'],
  ...['accountId', 'batch', 'sort', 'order', 'size'],
];

/** The filters and the order of an address, alone and always written alike. */
export function viewPart(params: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const key of KEYS) {
    const value = params.get(key);
    if (value) kept.set(key, value);
  }
  return kept.toString();
}

/** The usual period that an address means on a day, such as "Bu ay": a view may move on with it. */
export const usualPeriod = (params: URLSearchParams, today: string) =>
  periodsOn(today).find(({ from, to }) => from === params.get('from') && to === params.get('to'));

/** What a view keeps of an address; a period that moves is kept by its name instead of its days. */
export function toView(params: URLSearchParams, today: string, moves: boolean): string {
  const kept = new URLSearchParams(viewPart(params));
  const period = moves ? usualPeriod(params, today) : undefined;
  if (period) {
    kept.delete('from');
    kept.delete('to');
    kept.set('period', period.value);
  }
  return kept.toString();
}

/** Filters and order of a view as the address has them on a day. */
export function fromView(address: string, today: string): string {
  const kept = new URLSearchParams(address);
  const period = periodsOn(today).find(({ value }) => value === kept.get('period'));
  if (period) {
    kept.set('from', period.from);
    kept.set('to', period.to);
  }
  return viewPart(kept);
}

export const movesOn = (address: string): boolean => new URLSearchParams(address).has('period');

/** The address with other filters and another order, from the first page on; `view` names what they come from. */
export function withView(params: URLSearchParams, part: string, view: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of [...KEYS, 'page', 'rows', 'view']) next.delete(key);
  for (const [key, value] of new URLSearchParams(part)) next.set(key, value);
  if (view) next.set('view', view);
  return next;
}
