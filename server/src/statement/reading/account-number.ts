import { isIban } from '@vezne/contract';
import { type Cell, isBlank } from './cells/cell';
import { findHeadings, headingKey } from './headings';
import type { TableRow } from './table';

/*
 * Whose statement a file says it is: an IBAN of this country, or the number that only its bank knows, whose parts are
 * joined with strokes.
 */

const IBAN = /\bTR\d{2}(?:\s?\d{4}){5}\s?\d{2}\b/gi;
// Longer ones are no account, but the number of a document.
const MOST = 30;

/** The numbers of this form that stand in a text, right or not. */
const ibansIn = (text: string): string[] =>
  [...text.matchAll(IBAN)].map(([found]) => found.replace(/\s/g, '').toUpperCase());

/** "Hesap No: 1042 / 78120918-5001" is 1042-78120918-5001; null where no number of an account begins the text. */
function numberAt(text: string): string | null {
  const [found] = /^\s*\d[\d\s./-]*/.exec(text) ?? [];
  const number = found?.match(/\d+/g)?.join('-') ?? '';
  return number && number.length <= MOST ? number : null;
}

/** Fewer digits are the number of several accounts. */
const tellsOne = (number: string) => number.replaceAll('-', '').length >= LEAST;
const LEAST = 7;

/** What a format without a table calls its account ("TR33…/TRY", "00010/78120918"); null where that is no number. */
export function accountNumberIn(text: string): string | null {
  const ibans = ibansIn(text);
  if (ibans.length > 0) return onlyIban(ibans);
  const pieces = text.split('/').map((piece) => piece.trim());
  return /\bTR\d\d/i.test(text)
    ? null
    : (pieces
        .flatMap((piece) => numberAt(piece) ?? [])
        .filter(tellsOne)
        .at(-1) ?? null);
}

const onlyIban = (ibans: readonly string[]): string | null => {
  const [own = '', ...others] = new Set(ibans);
  return others.length === 0 && isIban(own) ? own : null;
};

/** What stands above the headings of a table. */
const above = (rows: readonly TableRow[]) => rows.slice(0, Math.max(0, findHeadings(rows)));

export const ibansAbove = (rows: readonly TableRow[]): string[] =>
  above(rows).flatMap(({ cells }) =>
    cells.flatMap((cell) => (typeof cell === 'string' ? ibansIn(cell) : [])),
  );

const LABEL = /^(?:(?:musteri |sube )?hesap|account)(?: (?:no|numarasi|number))?$/;

/** "Hesap No: 123-456", in one cell or in two: the number that only its bank knows. */
export const numbersAbove = (rows: readonly TableRow[]): string[] =>
  above(rows).flatMap(({ cells }) => cells.flatMap((cell, at) => numberOf(cell, cells.slice(at + 1)) ?? []));

function numberOf(cell: Cell, beside: readonly Cell[]): string | null {
  if (typeof cell !== 'string') return null;
  for (const piece of cell.split(/[·|]/)) {
    const [label = '', ...said] = piece.split(':');
    if (!LABEL.test(headingKey(label))) continue;
    const value = [said.join(':'), ...beside].find((each) => !isBlank(each));
    return value === undefined || typeof value === 'object' ? null : numberAt(String(value));
  }
  return null;
}

/** Of several accounts above a table none is told; a number is not looked at where there is an IBAN. */
export function accountNumberAbove(rows: readonly TableRow[]): string | null {
  const ibans = ibansAbove(rows);
  if (ibans.length > 0) return onlyIban(ibans);
  const [own, ...others] = new Set(numbersAbove(rows));
  return own !== undefined && others.length === 0 && tellsOne(own) ? own : null;
}
