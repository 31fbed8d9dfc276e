import { badInput, unreadable } from '../errors';

const MAX_DEPTH = 20;
// No legal value needs more: an amount has 14 digits before the point and 2 behind it.
const MAX_NUMBER_LENGTH = 40;
const INEXACT = 'Sayı geçerli değil';
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*|[{}[\],:]/g;
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/**
 * The value of a JSON text, read without loss: numbers that a double cannot hold, repeated keys, deep nesting and
 * bytes that are not UTF-8 are refused instead of being bent into something that the sender did not write.
 */
export function parseJson(bytes: Buffer): unknown {
  const text = decode(bytes);
  if (text.trim() === '') return undefined;
  const value = parse(text);
  refuseLoss(text);
  return value;
}

function decode(bytes: Buffer): string {
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

/** Walks the tokens of a text that is known to be JSON. */
function refuseLoss(text: string): void {
  const levels: Level[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '{') levels.push({ keys: new Set(), at: '', expectsKey: true });
    else if (token === '[') levels.push({ at: 0, expectsKey: false });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',') advance(level);
    else if (token === ':') continue;
    else if (level?.expectsKey) takeKey(level, token);
    else if (!token.startsWith('"') && !isExact(token))
      throw badInput({ [levels.map(({ at }) => at).join('.')]: INEXACT });
    if (levels.length > MAX_DEPTH) throw unreadable();
  }
}

function advance(level: Level | undefined): void {
  if (!level) return;
  level.expectsKey = level.keys !== undefined;
  if (typeof level.at === 'number') level.at++;
}

function takeKey(level: Level, token: string): void {
  const key: unknown = JSON.parse(token);
  if (typeof key !== 'string' || key === '__proto__' || level.keys?.has(key)) throw unreadable();
  level.keys?.add(key);
  level.at = key;
  level.expectsKey = false;
}

/** Does reading this number and writing it again give the same decimal? */
function isExact(text: string): boolean {
  if (text.length > MAX_NUMBER_LENGTH) return false;
  const value = Number(text);
  if (!Number.isFinite(value) || Object.is(value, -0)) return false;
  const written = String(value);
  return written === text || canonical(written) === canonical(text);
}

function canonical(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  const power = Number(exponent) - fraction.length + digits.length - significant.length;
  return `${sign}${significant}e${power}`;
}
