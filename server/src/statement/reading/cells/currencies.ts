import { fold } from '@vezne/contract';
import { brief } from './amounts';
import { type Cell, textOf } from './cell';

/** Codes of 2005 and before stand in programs to this day and mean the lira. */
const NAMES = new Map([
  ['tl', 'TRY'],
  ['ytl', 'TRY'],
  ['trl', 'TRY'],
  ['₺', 'TRY'],
  ['lira', 'TRY'],
  ['turk lirasi', 'TRY'],
  ['yeni turk lirasi', 'TRY'],
  ['turkish lira', 'TRY'],
  ['$', 'USD'],
  ['dolar', 'USD'],
  ['abd dolari', 'USD'],
  ['amerikan dolari', 'USD'],
  ['us dollar', 'USD'],
  ['€', 'EUR'],
  ['euro', 'EUR'],
  ['avro', 'EUR'],
  ['£', 'GBP'],
  ['sterlin', 'GBP'],
  ['ingiliz sterlini', 'GBP'],
  // Programs write the number of a currency as well.
  ['949', 'TRY'],
  ['840', 'USD'],
  ['978', 'EUR'],
  ['826', 'GBP'],
]);

const CODES = new Set(Intl.supportedValuesOf('currency'));

const named = (words: string): string | undefined => {
  // "TL." and "T.L." as well.
  const said = words.replaceAll('.', '').trim();
  return NAMES.get(fold(said)) ?? (CODES.has(said.toUpperCase()) ? said.toUpperCase() : undefined);
};

// "TRY - Türk Lirası", "Euro (EUR)", "USD/ABD Doları".
const PARTS = /\s[-–]|[()[\]/|:]/;

/** The code of a currency that a cell names and nothing else; undefined for other words. */
export function currencyIn(cell: Cell | undefined): string | undefined {
  const said = textOf(cell);
  const parts = said.split(PARTS).filter((part) => part.trim());
  const codes = new Set(parts.map(named));
  return named(said) ?? (codes.size === 1 ? [...codes][0] : undefined);
}

/** The code of the currency that a cell names, else its words; undefined where it says nothing. */
export const currencySaid = (cell: Cell | undefined): string | undefined =>
  currencyIn(cell) ?? (brief(textOf(cell)) || undefined);

/** Why nobody knows which currency a cell names; null where it is known, or none is named. */
export const currencyProblem = (cell: Cell | undefined): string | null => {
  const said = textOf(cell).trim();
  return said === '' || currencyIn(cell) !== undefined ? null : `Para birimi okunamadı: ${brief(said)}`;
};

// Beside other words, codes that no word of a table is.
const BESIDE = /(?:^|[^\p{L}\p{N}])(tl|try|₺|usd|eur|gbp|chf|jpy|\$|€|£)(?=$|[^\p{L}\p{N}])/u;

/** The code of a currency that words name beside others, as "Tutar (USD)" does. */
export function currencyAmong(cell: Cell | undefined): string | undefined {
  const [, code] = (typeof cell === 'string' && BESIDE.exec(fold(cell.slice(0, 200)))) || [];
  return named(code ?? '');
}
