import { pageSizeAtom, pageSizes } from '@vezne/ui/state';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { rememberedSize, rememberSize } from './remembered-size';
import type { ListPage } from './useListPage';

type SetParams = (
  change: (params: URLSearchParams) => URLSearchParams,
  options?: { replace?: boolean },
) => void;

/** What an address gets: text for a key, or null to take it out. */
export type AddressChange = Record<string, string | null>;

/**
 * The page of a list that is shown, kept in the address (`q`, `page`, `size`), so that going back, opening anew and a
 * link lead to the same records. What is nonsense in it counts as not given. A list with a name remembers how many
 * rows were chosen in it; as another reader's may be others, a page behind the first has its own beside it (`rows`),
 * which unlike `size` nobody chose for this list.
 */
export function useAddressPage(
  params: URLSearchParams,
  setParams: SetParams,
  defaultSize: number,
  list?: string,
): ListPage & { change: (values: AddressChange) => void } {
  const usualSize = useAtomValue(pageSizeAtom) ?? defaultSize;
  const page = Math.max(Math.trunc(Number(params.get('page'))) || 1, 1) - 1;
  const chosenSize = list === undefined ? undefined : rememberedSize(list, usualSize);
  const sizeIn = (key: string) => pageSizes.find((size) => String(size) === params.get(key));
  const pageSize = sizeIn('size') ?? (page > 0 ? sizeIn('rows') : undefined) ?? chosenSize ?? usualSize;

  // What comes late, as an undoing does, changes the address that is shown then, and none once the list was left: a
  // setter of the router knows nothing but the address that it was made under. So it is with the rows that are shown.
  const shown = useRef<{ params: URLSearchParams; setParams: SetParams; pageSize: number }>(undefined);
  useLayoutEffect(() => {
    shown.current = { params, setParams, pageSize };
    return () => {
      shown.current = undefined;
    };
  }, [params, setParams, pageSize]);
  const write = (values: AddressChange, options?: { replace: boolean }) => {
    if (!shown.current) return;
    const { setParams, pageSize } = shown.current;
    setParams((last) => {
      const next = withChange(last, values);
      const isSizeMeant = next.has('page') && !next.has('size');
      return withChange(next, { rows: isSizeMeant ? String(pageSize) : null });
    }, options);
  };
  const toPage = (next: number) => (next > 0 ? String(next + 1) : null);
  // The address belongs to the router, which must not change while something is drawn.
  const within = useRef<number>(undefined);
  useEffect(() => {
    if (within.current === undefined) return;
    write({ page: toPage(within.current) }, { replace: true });
    within.current = undefined;
  });
  return {
    request: { page, pageSize, searchText: params.get('q')?.slice(0, 200) ?? '' },
    setPage: (next) => write({ page: toPage(next) }),
    toFirstPage: () => write({ page: null }),
    setPageSize: (size) => {
      if (list !== undefined) rememberSize(list, size, usualSize);
      write({ size: size === usualSize ? null : String(size), page: null });
    },
    search: (text) => write({ q: text || null, page: null }),
    keepWithin: (answer) => {
      const lastPage = Math.max((answer?.totalPages ?? 1) - 1, 0);
      // The last record of the last page is gone.
      if (answer?.page === page && page > lastPage) within.current = lastPage;
    },
    /** Other filters or another order: from the first page on. */
    change: (values) => write({ ...values, page: null }),
  };
}

function withChange(params: URLSearchParams, values: AddressChange): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(values)) {
    if (value === null) next.delete(key);
    else next.set(key, value);
  }
  return next;
}
