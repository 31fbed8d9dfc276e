import type { SortOrder } from '@vezne/contract';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { Column } from './columns';

/** What a list is sorted by, and how it is told to sort by something else. */
export type Sorting = { by: string; order: SortOrder; onSort: (by: string) => void };

type Props<Item> = {
  column: Column<Item>;
  sorting: Sorting | undefined;
  /** How the cell looks, where its column does not say so by itself. */
  look?: { 'data-align'?: string; 'data-gap'?: boolean };
};

/** A column's head; pressed, it sorts by the column, pressed again the other way round. */
export function SortHead<Item>({ column, sorting, look: cellLook }: Props<Item>) {
  const { title, look, narrow, sortBy } = column;
  const shown = narrow === 'short' ? <Short title={title} /> : title;
  const cell = { scope: 'col', 'data-look': look, 'data-narrow': narrow, ...cellLook } as const;
  if (!sortBy || !sorting) return <th {...cell}>{shown}</th>;
  const isSorted = sorting.by === sortBy;
  const Arrow = sorting.order === 'ASC' ? ArrowUp : ArrowDown;
  return (
    <th {...cell} aria-sort={isSorted ? directions[sorting.order] : undefined}>
      <button type="button" onClick={() => sorting.onSort(sortBy)}>
        {shown}
        {isSorted && <Arrow aria-hidden />}
      </button>
    </th>
  );
}

const directions = { ASC: 'ascending', DESC: 'descending' } as const;

/** The first word; the others are only read out where there is little room. */
function Short({ title }: { title: string }) {
  const [first, ...rest] = title.split(' ');
  return (
    <span>
      {first}
      <span data-long> {rest.join(' ')}</span>
    </span>
  );
}
