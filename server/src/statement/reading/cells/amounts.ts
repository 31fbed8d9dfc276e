import { limits, type StatementDecimal, shortened } from '@vezne/contract';
import type { Cell } from './cell';

/** Kuruş, or why there are none. */
export type ReadAmount = { kurus: bigint } | { problem: string };

const NOISE = 0.0001;

/** Sheets write nothing as a stroke, too. */
const isNothing = (cell: string) => /^[-–—]{0,3}$/.test(cell.trim());

/** Kuruş of a cell that holds something; null for one that holds nothing. */
export function readAmount(cell: Cell | undefined, decimal: StatementDecimal): ReadAmount | null {
  if (cell === undefined) return null;
  if (typeof cell === 'object') return { problem: `Tutar okunamadı: ${cell.day}` };
  if (typeof cell === 'number') return ofNumber(cell);
  if (isNothing(cell)) return null;
  const kurus = ofText(cell, decimal);
  return kurus === undefined ? { problem: `Tutar okunamadı: ${brief(cell)}` } : bounded(kurus);
}

/** What binary fractions add is dropped; a third decimal that somebody wrote is a fault. */
function ofNumber(value: number): ReadAmount {
  const kurus = Math.round(value * 100);
  if (!Number.isSafeInteger(kurus)) return { problem: `Tutar okunamadı: ${value}` };
  if (Math.abs(value * 100 - kurus) > Math.max(NOISE, Math.abs(value) * Number.EPSILON * 200))
    return { problem: `Tutar en fazla 2 ondalık basamak içerebilir: ${value}` };
  return bounded(BigInt(kurus));
}

function bounded(kurus: bigint): ReadAmount {
  const size = kurus < 0n ? -kurus : kurus;
  return size > limits.maxAmountKurus ? { problem: 'Tutar en fazla 999.999.999.999,99 olabilir' } : { kurus };
}

const SHAPES: Record<StatementDecimal, RegExp> = {
  VIRGUL: /^(\d{1,3}(?:\.\d{3}){1,6}|\d{1,18}|(?=,))(?:,(\d{1,2})0{0,6})?$/,
  NOKTA: /^(\d{1,3}(?:,\d{3}){1,6}|\d{1,18}|(?=\.))(?:\.(\d{1,2})0{0,6})?$/,
};

// "Borç" and "alacak" after an amount, whole or in the letters of a bank.
const SIDE = /(?<=[\d\s])\(?(A|B|C|D|CR|DR|ALACAK|BORÇ|BORC)\)?$/i;

/** Which way an amount went by the letter after it; undefined where there is none. */
export function sideIn(cell: Cell | undefined): 'in' | 'out' | undefined {
  const letter = typeof cell === 'string' ? SIDE.exec(cell.trim())?.[1] : undefined;
  if (letter === undefined) return undefined;
  return /^[BD]/i.test(letter) ? 'out' : 'in';
}

const AT_ENDS = /^(?:TL|TRY|₺|USD|EUR|GBP|CHF|JPY|[$€£])|(?:TL|TRY|₺|USD|EUR|GBP|CHF|JPY|[$€£])$/gi;
const BESIDE_FIGURES = /(?<!\p{L})(?:TL|TRY|₺|USD|EUR|GBP|CHF|JPY|[$€£])(?!\p{L})/iu;

/** The currency that stands beside the figures of an amount; undefined where there is none. */
export const currencyBeside = (cell: Cell | undefined): string | undefined =>
  typeof cell === 'string' && /\d/.test(cell) ? BESIDE_FIGURES.exec(cell.slice(0, 200))?.[0] : undefined;

/**
 * The figures of an amount without currency and sign, and whether it is below zero; undefined for no amount. A minus and
 * a letter for "out" say the same twice; where sign and letter contradict each other, nobody knows what is meant.
 */
function bare(text: string): { digits: string; negative: boolean } | undefined {
  const side = sideIn(text);
  let rest = (side ? text.trim().replace(SIDE, '') : text)
    .replace(/[\s\u00a0\u202f'’‘´`"]/g, '')
    .replace(AT_ENDS, '')
    .replace(/\(([+\-−–])\)$/, '$1');
  const inBrackets = /^\(.*\)$/s.test(rest);
  if (inBrackets) rest = rest.slice(1, -1);
  const sign = /^[+\-−–]/.exec(rest)?.[0] ?? /[+\-−–]$/.exec(rest)?.[0];
  if (sign) rest = rest.startsWith(sign) ? rest.slice(1) : rest.slice(0, -1);
  rest = rest.replace(AT_ENDS, '');
  const isOut = side === 'out';
  const isBelow = inBrackets || (sign !== undefined && sign !== '+');
  if (side && (isOut ? sign === '+' : isBelow)) return undefined;
  return /^[\d.,]{1,40}$/.test(rest) ? { digits: rest, negative: isOut || isBelow } : undefined;
}

/** Of an amount with both signs the last stands before its decimals, whatever the others of its column have. */
function signOf(digits: string): StatementDecimal | undefined {
  const [dot, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
  if (dot < 0 || comma < 0) return undefined;
  return dot > comma ? 'NOKTA' : 'VIRGUL';
}

function ofText(text: string, decimal: StatementDecimal): bigint | undefined {
  const found = bare(text.slice(0, 200));
  const [, whole, cents = ''] = (found && SHAPES[signOf(found.digits) ?? decimal].exec(found.digits)) ?? [];
  if (!found || whole === undefined) return undefined;
  const kurus = BigInt(whole.replace(/[.,]/g, '')) * 100n + BigInt(cents.padEnd(2, '0').slice(0, 2));
  return found.negative ? -kurus : kurus;
}

/** What a text says about the decimal sign: it proves one, it could be either, or there is nothing to say. */
export function decimalIn(cell: Cell | undefined): StatementDecimal | 'both' | undefined {
  const digits = typeof cell === 'string' ? bare(cell.slice(0, 200))?.digits : undefined;
  if (digits === undefined) return undefined;
  const [dot, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
  if (dot < 0 && comma < 0) return undefined;
  const told = signOf(digits);
  if (told) return told;
  const [sign, own, other] =
    dot >= 0 ? (['.', 'NOKTA', 'VIRGUL'] as const) : ([',', 'VIRGUL', 'NOKTA'] as const);
  const pieces = digits.split(sign);
  if (pieces.length > 2) return other;
  return pieces[1]?.length === 3 ? 'both' : own;
}

/** What a cell says, as a sentence quotes it. */
export const brief = (text: string) => shortened(text.toWellFormed(), 40).trim();
