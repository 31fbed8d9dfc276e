import { useSavedViews } from '@vezne/api';
import { dayInTurkey, type RowDensity, type SavedView } from '@vezne/contract';
import type { Density } from '@vezne/records';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fromView, viewPart, withView } from './view-address';

/** In the address: all entries are meant, although another view opens first. */
const ALL = 'all';

/** Which form or question about a view is open; null is a view that is not there yet. */
export type ViewDialog = { kind: 'form' | 'delete'; view: SavedView | null };
export type Rows = { density: Density; onDensity: (density: Density) => void };

/** The manager's views of the ledger, and which one is looked at. */
export function useViews({ density, onDensity }: Rows) {
  const views = useSavedViews().data;
  const [params, setParams] = useSearchParams();
  const today = dayInTurkey(new Date());
  const hasFirst = views?.some(({ opensFirst }) => opensFirst) ?? false;
  const current = views?.find(({ id }) => id === params.get('view'));

  const shown = (last: URLSearchParams, view: SavedView | null) =>
    withView(last, view ? fromView(view.address, today) : '', view?.id ?? (hasFirst ? ALL : null));
  const showRows = (view: SavedView | null) => view && onDensity(densities[view.density]);
  const show = (view: SavedView | null) => {
    setParams((last) => shown(without(OPEN, last), view), { replace: true });
    showRows(view);
  };
  useFirstView(views, params, show);
  useWantedView(views, params, show);

  return {
    views: views ?? NONE,
    current,
    /** The filters, the order or the rows are not those of the current view any more. */
    isChanged: current
      ? fromView(current.address, today) !== viewPart(params) || densities[current.density] !== density
      : viewPart(params) !== '',
    params,
    today,
    /** Leads to a view, or to all entries. */
    linkTo: (view: SavedView | null) => ({
      to: { search: shown(params, view).toString() },
      onClick: () => void showRows(view),
    }),
    /** Names the view that the filters come from; they stay as they are. */
    name: (id: string | null) =>
      setParams((last) => withView(last, viewPart(last), id ?? (hasFirst ? ALL : null)), { replace: true }),
  };
}

/** In the address: the view that is to be shown with its filters, as search leads to it. */
const OPEN = 'openView';

function without(key: string, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(key);
  return next;
}

/** Shows the view that the address asks for; one that is gone leaves all entries. */
function useWantedView(
  views: SavedView[] | undefined,
  params: URLSearchParams,
  show: (view: SavedView | null) => void,
): void {
  const wanted = params.get(OPEN);
  useEffect(() => {
    if (wanted !== null && views) show(views.find(({ id }) => id === wanted) ?? null);
  });
}

const NONE: SavedView[] = [];
const densities: Record<RowDensity, Density> = { SIKI: 'tight', RAHAT: 'loose' };

export const rowDensity = (density: Density): RowDensity => (density === 'loose' ? 'RAHAT' : 'SIKI');

/** A ledger that is opened without a word on what to show begins with the view that opens first. */
function useFirstView(
  views: SavedView[] | undefined,
  params: URLSearchParams,
  show: (view: SavedView) => void,
): void {
  const isOpened = useRef(false);
  useEffect(() => {
    if (!views || isOpened.current) return;
    isOpened.current = true;
    const first = views.find(({ opensFirst }) => opensFirst);
    if (first && params.size === 0) show(first);
  });
}
