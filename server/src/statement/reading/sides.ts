import type { StatementDecimal, StatementMapping } from '@vezne/contract';
import { brief, type ReadAmount, readAmount } from './cells/amounts';
import { type Cell, textOf } from './cells/cell';
import { headingKey } from './headings';
import { marksIn } from './signs';
import type { TableRow } from './table';

/** A column of what goes out, or of what comes in. */
export type Side = 'BORC' | 'ALACAK';

type Amounts = Record<Side | 'TUTAR', ReadAmount | null>;

export const NOTHING = 'Tutar 0 olamaz';

/** What the columns of amounts hold in a row. */
export const readAmounts = (
  cell: (column: Side | 'TUTAR') => Cell | undefined,
  { mapping: { decimal }, markedIn }: { mapping: StatementMapping; markedIn: boolean },
): Amounts => ({
  TUTAR: turned(readAmount(cell('TUTAR'), decimal), markedIn && !marksIn(cell('TUTAR'))),
  BORC: readAmount(cell('BORC'), decimal),
  ALACAK: readAmount(cell('ALACAK'), decimal),
});

const turned = (read: ReadAmount | null, isOut: boolean): ReadAmount | null =>
  isOut && read && 'kurus' in read ? { kurus: -read.kurus } : read;

export const isEmpty = (amounts: Amounts): boolean =>
  Object.values(amounts).every((each) => each === null || ('kurus' in each && each.kurus === 0n));

/** Sides whose columns hold both signs: there a minus takes back, elsewhere it is a habit. */
export function signedSides(
  cellsOf: (side: Side) => (Cell | undefined)[],
  decimal: StatementDecimal,
): ReadonlySet<Side> {
  const isMore = (cell: Cell | undefined) => {
    const read = readAmount(cell, decimal);
    return read !== null && 'kurus' in read && read.kurus > 0n;
  };
  return new Set((['BORC', 'ALACAK'] as const).filter((side) => cellsOf(side).some(isMore)));
}

const IN = ['giris', 'gelir', 'alacak', 'alacakli', 'a', 'c', 'credit', 'yatan', 'gelen', 'tahsilat'];
const OUT = [
  'cikis',
  'gider',
  'borc',
  'borclu',
  'b',
  'd',
  'debit',
  'cekilen',
  'giden',
  'gonderilen',
  'tediye',
];
const TRANSFER = /^virman (?=(?:giris|cikis)$)/;
const KIND = /(?: (?:eft|fast|havale|swift)){1,3}$/;

/** Does the word beside an amount say that it came in or went out, as "Giriş" and "Gelen EFT" do? */
export function directionOf(cell: Cell | undefined): 'in' | 'out' | undefined {
  const sign = textOf(cell).trim();
  const word = headingKey(cell).replace(TRANSFER, '').replace(KIND, '');
  if (IN.includes(word) || sign === '+') return 'in';
  return OUT.includes(word) || sign === '-' ? 'out' : undefined;
}

const COMES = /(?:^| )gelen(?: |$)/;
const GOES = /(?:^| )(?:giden|gonderilen)(?: |$)/;

/** Which ways the words of a row tell of. */
export function saysWays(cells: readonly Cell[]): ('in' | 'out')[] {
  const words = cells.map(headingKey);
  const says = (way: RegExp) => words.some((word) => way.test(word));
  return [...(says(COMES) ? (['in'] as const) : []), ...(says(GOES) ? (['out'] as const) : [])];
}

// What accountants' programs write above columns of "Borç" and "Alacak", and banks do not.
const OF_BOOKS = /(?:^| )(?:muavin|yevmiye|kebir|(?:hesap|kasa|banka) kodu|fis (?:turu|tipi))(?: |$)/;

/** Do words above a table, or its headings, tell that its sides are those of books? */
export function isOfBooks(above: readonly TableRow[]): boolean {
  const words = above.flatMap(({ cells }) => cells.map(headingKey));
  return (
    words.some((word) => /^borc bakiye(?:si)?$/.test(word)) ||
    (words.some((word) => /^borc(?: |$)/.test(word)) && words.some((word) => OF_BOOKS.test(word)))
  );
}

/** Does our own export say that a row only moved between accounts? */
export const saysTransfer = (cell: Cell | undefined): boolean => TRANSFER.test(headingKey(cell));

type Terms = { mapping: StatementMapping; signed: ReadonlySet<Side> };

/** The signed amount of a row: of one column, by the direction beside it, or of the two for out and in. */
export function signedAmount(
  amounts: Amounts,
  beside: Cell | undefined,
  { mapping, signed }: Terms,
): ReadAmount {
  const { columns, flip } = mapping;
  const isOne = columns.includes('TUTAR');
  const read = isOne ? amounts.TUTAR : ofSides(amounts, signed);
  if (!read) return { problem: 'Tutar boş' };
  if ('problem' in read) return read;
  if (read.kurus === 0n) return { problem: NOTHING };
  const direction = isOne && columns.includes('TIP') ? directionOf(beside) : 'as it is';
  if (!direction) return { problem: `Giriş mi çıkış mı anlaşılamadı: ${brief(textOf(beside))}` };
  const size = read.kurus < 0n ? -read.kurus : read.kurus;
  const kurus = direction === 'as it is' ? read.kurus : direction === 'in' ? size : -size;
  return { kurus: flip ? -kurus : kurus };
}

function ofSides({ BORC: out, ALACAK: into }: Amounts, signed: ReadonlySet<Side>): ReadAmount | null {
  if (out && 'problem' in out) return out;
  if (into && 'problem' in into) return into;
  const [outKurus, inKurus] = [moved(out, signed.has('BORC')), moved(into, signed.has('ALACAK'))];
  if (outKurus !== 0n && inKurus !== 0n) return { problem: 'Satırda hem borç hem alacak var' };
  return out || into ? { kurus: inKurus - outKurus } : null;
}

const moved = (read: { kurus: bigint } | null, isSigned: boolean): bigint =>
  read === null ? 0n : read.kurus < 0n && !isSigned ? -read.kurus : read.kurus;
