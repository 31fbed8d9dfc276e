import type { StatementDecimal, StatementMapping } from '@vezne/contract';
import { readAmount, sideIn } from './cells/amounts';
import type { Cell } from './cells/cell';
import { headingKey } from './headings';
import type { TableRow } from './table';

/** Does an amount say that it came in, by a plus or by a letter? */
export const marksIn = (cell: Cell | undefined): boolean =>
  typeof cell === 'string' && (cell.includes('+') || sideIn(cell) === 'in');

const signsOf = (cells: readonly (Cell | undefined)[], decimal: StatementDecimal) =>
  cells.flatMap((cell) => {
    const read = readAmount(cell, decimal);
    if (!read || 'problem' in read || read.kurus === 0n) return [];
    return read.kurus < 0n ? ('-' as const) : marksIn(cell) ? ('+' as const) : ('' as const);
  });

/** Where only what comes in has a mark ("20.000,00+"), what has none goes out, as on many a statement of a card. */
export function isMarkedIn(cells: readonly (Cell | undefined)[], decimal: StatementDecimal): boolean {
  const signs = signsOf(cells, decimal);
  return signs.includes('+') && signs.includes('') && !signs.includes('-');
}

const CARD =
  /kredi kart|credit card|kart (?:no|numarasi|ekstre)|hesap kesim|asgari (?:odeme|tutar)|donem borcu|ekstre borcu|taksit/;

/** Do words above a table, or its headings, tell of a card? */
const isCard = (above: readonly TableRow[]): boolean =>
  above.some(({ cells }) => cells.some((cell) => CARD.test(headingKey(cell))));

/** What the signs of a file say of themselves; `OPEN` where a person has to say what they mean. */
export type OwnSigns = 'AS_THEY_ARE' | 'TURNED' | 'OPEN';

type Signs = { flip: boolean; isOpen: boolean };

/**
 * What the signs of one column of amounts mean. Of a card, spending may stand without one, and a payment with a minus: there
 * they are turned round, and a person is asked. Amounts that all lack one may be of either side, unless balances tell.
 */
export function meaningOf(
  amounts: readonly (Cell | undefined)[],
  above: readonly TableRow[],
  { decimal }: StatementMapping,
  leads: (flip: boolean) => boolean | undefined,
): Signs {
  const signs = signsOf(amounts, decimal);
  const count = (wanted: string) => signs.filter((sign) => sign === wanted).length;
  const [below, bare] = [count('-'), count('')];
  const isBare = bare > 1 && bare === signs.length;
  const isMarked = isMarkedIn(amounts, decimal);
  if (isCard(above) && bare > 0 && bare >= below && !isMarked) return { flip: true, isOpen: true };
  if (isCard(above) && below === signs.length) return { flip: false, isOpen: true };
  const [asTheyAre, turned] = [leads(false), leads(true)];
  if (asTheyAre === false && turned === true) return { flip: true, isOpen: true };
  return { flip: false, isOpen: (isMarked || isBare) && !(asTheyAre === true && turned === false) };
}
