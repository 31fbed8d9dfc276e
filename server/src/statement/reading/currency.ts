import type { StatementColumn, StatementMapping } from '@vezne/contract';
import { fold } from '@vezne/contract';
import { type Cell, isBlank } from './cells/cell';
import { currencyAmong, currencyIn } from './cells/currencies';
import { headingKey, headingsOn } from './headings';
import type { TableRow } from './table';

const CURRENCY =
  /^(?:(?:hesap|islem|tutar) )?(?:para birimi|para cinsi|(?:doviz|dvz)(?: cinsi| kodu| tipi| turu| birimi)?|currency(?: code)?|ccy)$/;
const FOREIGN = /^doviz(?:li)? (?:tutar|tutari|borc|alacak|miktar|miktari)(?: |$)/;
const LIRA = /(?:^|[^\p{L}\p{N}])(?:tl|try|₺)(?:$|[^\p{L}\p{N}])/u;

type Columns = readonly StatementColumn[];

const isAmount = (columns: Columns, at: number) =>
  ['TUTAR', 'BORC', 'ALACAK'].includes(columns[at] ?? 'KULLANMA');

/**
 * Place of the column that says which currency the amount of a row is in; -1 for none. Where the amount's own heading
 * names the lira, or another amount stands beside it in foreign money, the column tells of that one.
 */
function currencyAt(headings: readonly Cell[], columns: Columns): number {
  const tellsOfAnother = headings.some((cell, at) =>
    isAmount(columns, at)
      ? typeof cell === 'string' && LIRA.test(fold(cell))
      : FOREIGN.test(headingKey(cell)),
  );
  return tellsOfAnother ? -1 : headings.findIndex((cell) => CURRENCY.test(headingKey(cell)));
}

/** What names the currency of a row: a column, else the amount's heading, else what stands above the table. */
export function currencyCells(
  rows: readonly TableRow[],
  { columns, skip }: StatementMapping,
): (cells: readonly Cell[]) => Cell | undefined {
  const headings = headingsOn(rows, skip);
  const at = currencyAt(headings, columns);
  const ofAmount = headings.flatMap((cell, place) =>
    isAmount(columns, place) ? (currencyAmong(cell) ?? []) : [],
  );
  const ofAll = ofAmount[0] ?? currencyAbove(rows.filter(({ line }) => line < skip));
  return (cells) => (isBlank(cells[at]) ? ofAll : cells[at]);
}

const ACCOUNT = /^(?:hesap|vadesiz|vadeli)(?: |$)/;

/** "Para Birimi: USD" and "Hesap Türü | Vadesiz USD", in one cell or in two. */
function currencyAbove(above: readonly TableRow[]): string | undefined {
  const told = above.flatMap(({ cells }) =>
    cells.flatMap((cell, at) => {
      const [label = '', ...said] = typeof cell === 'string' ? cell.split(':') : [];
      const beside = cells.slice(at + 1).find((each) => !isBlank(each));
      if (CURRENCY.test(headingKey(label))) return currencyIn(said.join(':').trim() || beside) ?? [];
      return ACCOUNT.test(headingKey(cell)) ? (currencyAmong(cell) ?? currencyAmong(beside) ?? []) : [];
    }),
  );
  return told[0];
}
