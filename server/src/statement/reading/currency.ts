import { fold } from '@vezne/contract';
import { headingKey } from './headings';
import { type Cell, type TableRow, textOf } from './table';

const NAMES: Record<string, string> = {
  tl: 'TRY',
  '₺': 'TRY',
  'turk lirasi': 'TRY',
  $: 'USD',
  dolar: 'USD',
  'abd dolari': 'USD',
  '€': 'EUR',
  euro: 'EUR',
  avro: 'EUR',
};

const CODES = new Set(Intl.supportedValuesOf('currency'));

/** The code of a currency that is named; undefined for other words. */
export function currencyIn(cell: Cell | undefined): string | undefined {
  const said = textOf(cell).trim();
  return NAMES[fold(said)] ?? (CODES.has(said.toUpperCase()) ? said.toUpperCase() : undefined);
}

const HEADING = /^(?:para birimi|para cinsi|doviz|doviz cinsi|doviz kodu|doviz tipi|currency)$/;

/** Which currency a row says that it is in; undefined where it says none. */
export type CurrencyOf = (cells: readonly Cell[]) => string | undefined;

/** By the column of a table that is called so. */
export function currencyColumn(rows: readonly TableRow[], heading: number): CurrencyOf {
  const headings = rows.find(({ line }) => line === heading)?.cells ?? [];
  const at = headings.findIndex((cell) => HEADING.test(headingKey(cell)));
  return (cells) => currencyIn(cells[at]);
}
