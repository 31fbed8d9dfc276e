/** A page to offer, zero-based, or a gap between pages. */
export type PageItem = number | 'gap';

/**
 * Which pages to offer: all up to seven, otherwise first, last, the current one with its neighbours and gaps,
 * in always the same number of places so that buttons do not move under the pointer.
 */
export function pageItems(current: number, totalPages: number, neighbours = 1): PageItem[] {
  const places = neighbours === 0 ? 5 : 7;
  if (totalPages <= places) return Array.from({ length: totalPages }, (_, page) => page);
  const last = totalPages - 1;
  // Without a gap on one side that side shows two more pages.
  const run = places - 2;
  if (current < run - neighbours) return [...range(0, run), 'gap', last];
  if (current > last - run + neighbours) return [0, 'gap', ...range(last - run + 1, last + 1)];
  return [0, 'gap', ...range(current - neighbours, current + neighbours + 1), 'gap', last];
}

/** "148 kayıttan 7–12 arası"; `from`: of what, such as "projeden". */
export function rangeText(page: number, size: number, total: number, from = 'kayıttan'): string {
  const first = page * size + 1;
  const last = Math.min(total, first + size - 1);
  const count = total.toLocaleString('tr-TR');
  if (first > last) return `${count} kayıt`;
  return `${count} ${from} ${first.toLocaleString('tr-TR')}–${last.toLocaleString('tr-TR')} arası`;
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
