import type { Pointer } from './pointers';
import type { Shown, ShownRow } from './rows';

/**
 * The rows that are pointed at. 'missing' where the answer shows rows and not that one, or several of which none is
 * meant more than another; undefined where words that may point mean something else: "ilki" of an answer without rows
 * is the first in time.
 */
export function targetOf(pointer: Pointer, shown: Shown): ShownRow[] | 'missing' | undefined {
  const [one = shown.subject] = shown.rows;
  switch (pointer.is) {
    case 'THIS':
      if (!one || !pointer.kinds.includes(one.kind)) return undefined;
      return isOne(shown) ? [one] : 'missing';
    case 'LEFT':
      return pointer.isAll && shown.rows.length > 1 ? allOf(shown) : one && [one];
    case 'WHOSE':
      return one?.name !== undefined && shown.rows.length === 1 ? [one] : undefined;
    default:
      return shown.rows.length ? counted(pointer, shown) : undefined;
  }
}

/** By place: "ikincisi", "sonuncusu", "ilk üçü". */
function counted(
  pointer: Extract<Pointer, { is: 'NTH' | 'LAST' | 'FEW' }>,
  { rows, last }: Shown,
): ShownRow[] | 'missing' | undefined {
  if (pointer.is === 'FEW') return rows.length < pointer.n ? 'missing' : rows.slice(0, pointer.n);
  // The last of records is the latest of them, whatever their order.
  if (pointer.is === 'LAST' && rows[0]?.kind === 'RECORD') return undefined;
  const row = pointer.is === 'LAST' ? last : rows[pointer.at];
  return row ? [row] : 'missing';
}

/** A longer list is not shown whole. */
const MOST_LEFT = 50;

const allOf = ({ rows }: Shown): ShownRow[] | 'missing' => (rows.length < MOST_LEFT ? rows : 'missing');

/** One is shown, or one was asked for. */
const isOne = ({ rows, step }: Shown): boolean => rows.length < 2 || ('n' in step && step.n === 1);
