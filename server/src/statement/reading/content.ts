import type { StatementColumn } from '@vezne/contract';
import { readAmount } from './cells/amounts';
import { type Cell, isBlank, textOf } from './cells/cell';
import { hasDayShape, isMonth, looksLikeDay } from './cells/dates';
import { headingKey, isMoneyHeading } from './headings';
import type { TableRow } from './table';

const MOST = 0.8;

/** How much of what stands in a column fits, from 0 to 1. */
export function shareOf(body: readonly TableRow[], at: number, fits: (cell: Cell) => boolean): number {
  const filled = body.flatMap(({ cells }) => (isBlank(cells[at]) ? [] : [cells[at] as Cell]));
  return filled.length === 0 ? 0 : filled.filter(fits).length / filled.length;
}

export const isMoney = (cell: Cell): boolean =>
  typeof cell === 'number' || (typeof cell === 'string' && /[.,]/.test(cell) && kurusOf(cell) !== undefined);

// What stands in place of a day, or beside it, in rows that move nothing.
const TOTAL = /^(?:toplam|yekun|total|subtotal)(?:u|lar|lari|i)?$/;
const OF_TOTAL =
  /^(?:genel|grand|ara|sayfa|donem|alt|nakli|gun|gunluk|ay|ayi|aylik|yil|yili|yillik|borc|alacak|giris|cikis|\d{4})$/;
// "2 adet", "işlem sayısı: 12".
const COUNTED = /(?:^| )(?:\d+ )?(?:(?:islem|hareket|kayit)(?: (?:adedi|sayisi))?|adet|adedi)(?: \d+)?$/;

function saysTotal(cell: Cell): boolean {
  const words = headingKey(cell).split(' ');
  const at = words.findIndex((word) => TOTAL.test(word));
  const of = words
    .slice(at + 1)
    .join(' ')
    .replace(COUNTED, '');
  return (
    at >= 0 &&
    words.slice(0, at).every((word) => OF_TOTAL.test(word) || isMonth(word)) &&
    (of === '' || isMoneyHeading(of))
  );
}

// The letter behind a sum is the side of its balance.
const isFigure = (cell: Cell): boolean =>
  typeof cell === 'number' ||
  (typeof cell === 'string' &&
    (/^(?:tl|try|a|b)?$/.test(headingKey(cell).replace(COUNTED, '')) || kurusOf(cell) !== undefined));

/** Is a row the sum of others? Any other words beside it make it a movement: a fuel station may be called Total. */
export const isTotal = (cells: readonly Cell[]): boolean =>
  cells.some(saysTotal) && cells.every((cell) => saysTotal(cell) || isFigure(cell));

/** The same beside a day: that of the report, or of a movement with such words. Its amount tells which. */
export const isDatedTotal = (cells: readonly Cell[], at: number): boolean =>
  hasDayShape(cells[at]) && isTotal(cells.map((cell, place) => (place === at ? '' : cell)));

// "Önceki aydan devreden bakiye", "2025'ten devir": words that may stand beside those of which one must.
const BESIDE =
  /^(?:\d{4}|[dt][ae]n|(?:ay|yil|donem|sayfa|hafta|gun|kasa|banka|hesap)(?:i|[dt][ae]n|[iu]n[dt][ae]n)?|onceki|gecen|eski|acilis|kapanis|basi|sonu|son|guncel|mevcut|genel|kullanilabilir|toplam|tutar|tutari|fisi|kaydi|opening|closing|ending|available)$/;
const CARRIED = /^(?:devir|devri|devreden|bakiye|bakiyesi|balance)$/;

const isBeside = (word: string) => BESIDE.test(word) || isMonth(word.replace(/[dt][ae]n$/, ''));

/** Does a cell tell of a balance that is carried over, and of nothing else? */
export const saysCarried = (cells: readonly Cell[]): boolean =>
  cells.some((cell) => {
    const words = headingKey(cell).split(' ');
    return (
      words.every((word) => CARRIED.test(word) || isBeside(word)) && words.some((word) => CARRIED.test(word))
    );
  });

const AT_THE_END = /(?:^| )(?:kapanis|sonu|son|guncel|mevcut|kullanilabilir|closing|ending|available)(?: |$)/;

/** Of a cell that tells of a balance: is it that of the end, which is not to be written as an opening? */
export const saysClosing = (cells: readonly Cell[]): boolean =>
  cells.some((cell) => saysCarried([cell]) && AT_THE_END.test(headingKey(cell)));

type ByContent = {
  columns: StatementColumn[];
  /** Which of several columns of amounts holds what, nobody knows. */
  isOpen: boolean;
};

/** What headings leave open: the first column of days, amounts, and the longest of words. */
export function byContent(body: readonly TableRow[], named: readonly StatementColumn[]): ByContent {
  const open = named.flatMap((column, at) => (column === 'KULLANMA' ? [at] : []));
  const has = (column: StatementColumn) => named.includes(column);
  const isDay = (at: number) => shareOf(body, at, looksLikeDay) > MOST;
  const day = has('TARIH') ? undefined : open.find((at) => isDay(at));
  const money = open.filter((at) => at !== day && shareOf(body, at, isMoney) > MOST);
  const words = open.filter((at) => at !== day && !money.includes(at) && !isDay(at));
  const longest = words.toSorted((a, b) => lengthOf(body, b) - lengthOf(body, a))[0];
  const isTold = has('TUTAR') || has('BORC') || has('ALACAK');
  const amounts = isTold ? [] : amountsOf(body, money, has('BAKIYE'));
  const columns = named.map((column, at): StatementColumn => {
    if (column !== 'KULLANMA') return column;
    if (at === day) return 'TARIH';
    if (at === longest && !has('ACIKLAMA')) return 'ACIKLAMA';
    return amounts[money.indexOf(at)] ?? 'KULLANMA';
  });
  return { columns, isOpen: !isTold && money.length > 1 };
}

const isWords = (cell: Cell): boolean =>
  typeof cell === 'string' && /\p{L}{3}/u.test(cell) && !looksLikeDay(cell) && !isMoney(cell);

/** Beside words that most rows lack, as notes are, the longest column of words that nothing else is known of tells more. */
export function withWords(body: readonly TableRow[], named: StatementColumn[]): StatementColumn[] {
  const filled = (at: number) => body.filter(({ cells }) => !isBlank(cells[at])).length;
  const notes = named.indexOf('ACIKLAMA');
  if (notes < 0 || named.includes('KARSI_TARAF') || filled(notes) * 2 >= body.length) return named;
  const isTelling = (at: number) =>
    filled(at) > filled(notes) &&
    shareOf(body, at, isWords) > MOST &&
    new Set(body.map(({ cells }) => textOf(cells[at]))).size > 1;
  const open = named.flatMap((column, at) => (column === 'KULLANMA' && isTelling(at) ? [at] : []));
  const [longest] = open.toSorted((a, b) => lengthOf(body, b) - lengthOf(body, a));
  return longest === undefined ? named : named.with(longest, 'ACIKLAMA');
}

/** Two columns that never hold something in one row are what goes out and comes in: which is which, nobody knows. */
function amountsOf(
  body: readonly TableRow[],
  money: readonly number[],
  hasBalance: boolean,
): StatementColumn[] {
  const [first = -1, second = -1] = money;
  const isFilled = (cells: readonly Cell[], at: number) => (kurusOf(cells[at]) ?? 0n) !== 0n;
  const apart = body.every(
    ({ cells }) => saysCarried(cells) || !(isFilled(cells, first) && isFilled(cells, second)),
  );
  const balance: StatementColumn[] = hasBalance ? [] : ['BAKIYE'];
  if (money.length > 1 && apart) return ['BORC', 'ALACAK', ...(money.length === 3 ? balance : [])];
  return ['TUTAR', ...(money.length === 2 ? balance : [])];
}

/** By the decimal sign that fits; undefined for no amount. */
export function kurusOf(cell: Cell | undefined): bigint | undefined {
  const read = (['VIRGUL', 'NOKTA'] as const).map((decimal) => readAmount(cell, decimal));
  return read.flatMap((each) => (each && 'kurus' in each ? [each.kurus] : []))[0];
}

const lengthOf = (body: readonly TableRow[], at: number) =>
  body.reduce((sum, { cells }) => sum + textOf(cells[at]).length, 0);
