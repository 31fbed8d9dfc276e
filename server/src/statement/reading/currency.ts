import type { StatementColumn, StatementMapping } from '@vezne/contract';
import { fold } from '@vezne/contract';
import { currencyBeside } from './cells/amounts';
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

/** What an amount of a row is itself written in. */
const besideAmount = (cells: readonly Cell[], columns: Columns): string | undefined =>
  cells.flatMap((cell, place) => (isAmount(columns, place) && currencyBeside(cell)) || [])[0];

/** What names the currency of a row: its amount, else a column, else the amount's heading, else what stands above the table. */
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
  return (cells) => besideAmount(cells, columns) ?? (namesNone(cells[at]) ? ofAll : cells[at]);
}

// What a column that is called "Döviz" holds instead: a stroke, nothing, or an amount with its cents.
const NONE = /^(?:[-–—]+|0|[\d.,]*[.,]\d{1,4})$/;

const namesNone = (cell: Cell | undefined) =>
  isBlank(cell) || (typeof cell !== 'object' && NONE.test(String(cell).trim()));

// What stands beside these tells of the account itself; "Hesap Sahibi" and "Bağlı Hesap" name a currency in passing.
const ACCOUNT = /^(?:hesap|hesap (?:no|numarasi|turu|tipi|cinsi))$/;
const TITLE =
  /^(?=.*(?:hesap|hesabi|vadesiz|vadeli|mevduat))(?:(?:hesap|hesabi|vadesiz|vadeli|doviz|mevduat|ticari|cari|no|turu|tipi|cinsi|hareketleri|ozeti|ekstresi|dokumu|listesi|raporu|tl|try|usd|eur|gbp|chf|jpy|\d+)(?: |$))+$/;

/**
 * "Para Birimi: USD", in one cell, in two, or in one below the other; else what is said of the account ("Hesap Türü |
 * Vadesiz USD"), or a title of nothing else ("USD Hesap Hareketleri").
 */
export function currencyAbove(above: readonly TableRow[]): string | undefined {
  const all = above.flatMap(({ cells }, row) =>
    cells.map((cell, at) => {
      const [label = '', ...said] = typeof cell === 'string' ? cell.split(':') : [];
      const beside = [said.join(':'), ...cells.slice(at + 1)].filter((each) => !isBlank(each));
      return { cell, label: headingKey(label), beside, below: above[row + 1]?.cells[at] };
    }),
  );
  const named = all.flatMap(({ label, beside: [first], below }) =>
    CURRENCY.test(label) ? (currencyIn(first) ?? currencyIn(below) ?? []) : [],
  );
  const told = all.flatMap(({ cell, label, beside: [first, second] }) => {
    if (ACCOUNT.test(label)) return currencyAmong(first) ?? currencyIn(second) ?? [];
    return TITLE.test(headingKey(cell)) ? (currencyAmong(cell) ?? []) : [];
  });
  return named[0] ?? told[0];
}
