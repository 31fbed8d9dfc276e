import { limits } from '@vezne/contract';
import { badInput, tooMuch, unreadable } from '../../errors';

const MAX_DEPTH = 20;
// No legal value needs more: an amount has 14 digits before the point and 2 behind it.
const MAX_NUMBER_LENGTH = 40;
// A double gives back every decimal of so many digits.
const SAFE_DIGITS = 15;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const INEXACT = 'Sayı geçerli değil';
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/**
 * The value of a JSON text, read without loss: numbers that a double cannot hold, repeated keys, deep nesting and
 * bytes that are not UTF-8 are refused instead of being bent into something that the sender did not write.
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  if (!/[^ \t\r\n]/.test(text)) return undefined;
  // First, because the engine's own reading has no bounds: thousands of differently shaped objects take it seconds.
  refuseLoss(text);
  return parse(text);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw unreadable();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

type Level = { keys?: Set<string>; at: string | number; expectsKey: boolean };

/** Walks the tokens of a text that need not be JSON: what is none is refused by the reading that follows. */
function refuseLoss(text: string): void {
  const tokens = /"|-?\d[\d.eE+-]*|[{}[\],]/g;
  const levels: Level[] = [];
  let values = 0;
  for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
    const [token] = found;
    if (token === '"') {
      tokens.lastIndex = textEnd(text, found.index);
      const level = levels.at(-1);
      if (level?.expectsKey) takeKey(level, text.slice(found.index, tokens.lastIndex));
    } else if ('{}[],'.includes(token)) step(levels, token);
    else if (!isExact(token)) throw badInput({ [levels.map(({ at }) => at).join('.')]: INEXACT });
    if (levels.length > MAX_DEPTH) throw unreadable();
    if ('{[,'.includes(token) && ++values > limits.bodyValues) throw tooMuch();
  }
}

/** Goes into an object or array, out of it, or on to its next part. */
function step(levels: Level[], token: string): void {
  if (token === '{') levels.push({ keys: new Set(), at: '', expectsKey: true });
  else if (token === '[') levels.push({ at: 0, expectsKey: false });
  else if (token === ',') advance(levels.at(-1));
  else levels.pop();
}

/** The place behind the text that begins at `start`. */
function textEnd(text: string, start: number): number {
  let end = start + 1;
  for (let code = text.charCodeAt(end); end < text.length && code !== QUOTE; code = text.charCodeAt(++end))
    if (code === BACKSLASH) end++;
  return end + 1;
}

function advance(level: Level | undefined): void {
  if (!level) return;
  level.expectsKey = level.keys !== undefined;
  if (typeof level.at === 'number') level.at++;
}

function takeKey(level: Level, token: string): void {
  const key = token.includes('\\') ? parse(token) : token.slice(1, -1);
  if (typeof key !== 'string' || key === '__proto__' || level.keys?.has(key)) throw unreadable();
  level.keys?.add(key);
  level.at = key;
  level.expectsKey = false;
}

/** Does reading this number and writing it again give the same decimal? */
function isExact(text: string): boolean {
  if (text.length > MAX_NUMBER_LENGTH) return false;
  const value = Number(text);
  if (!Number.isFinite(value)) return false;
  if (text.length <= SAFE_DIGITS && !/e/i.test(text)) return true;
  const written = String(value);
  return written === text || canonical(written) === canonical(text);
}

function canonical(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  const digits = whole + fraction;
  let [start, end] = [0, digits.length];
  while (digits[start] === '0') start++;
  while (end > start && digits[end - 1] === '0') end--;
  if (start === end) return '0';
  const power = Number(exponent) - fraction.length + digits.length - end;
  return `${sign}${digits.slice(start, end)}e${power}`;
}
