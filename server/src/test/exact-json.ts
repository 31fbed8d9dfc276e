/** A number as it is written: its digits without zeros at the end, and the power of ten behind them. */
export type Decimal = { digits: bigint; power: number };

const DECIMAL = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** The decimal that a text stands for; undefined when JSON has no such number. */
export function decimalOf(text: string): Decimal | undefined {
  const [all, sign, whole, fraction = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  if (all === undefined) return undefined;
  let digits = BigInt(`${whole}${fraction}`) * (sign ? -1n : 1n);
  let power = Number(exponent) - fraction.length;
  while (digits !== 0n && digits % 10n === 0n) {
    digits /= 10n;
    power++;
  }
  return digits === 0n ? { digits, power: 0 } : { digits, power };
}

/** What a JSON text says, as it says it: numbers as decimals, objects as lists of their fields. */
export type Said =
  | { kind: 'number'; decimal: Decimal; text: string }
  | { kind: 'object'; fields: [string, Said][] }
  | { kind: 'array'; items: Said[] }
  | { kind: 'plain'; value: string | boolean | null };

const LITERALS: Record<string, boolean | null> = { true: true, false: false, null: null };
const ESCAPES: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** Reads JSON by its grammar, letter by letter (RFC 8259); undefined for what is none. */
export function readExactly(text: string): Said | undefined {
  const cursor = createCursor(text);
  try {
    const said = readValue(cursor);
    cursor.skipSpace();
    return cursor.isAtEnd() ? said : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

type Cursor = ReturnType<typeof createCursor>;

function createCursor(text: string) {
  let at = 0;
  const fail = (): never => {
    throw new SyntaxError(`at ${at}`);
  };
  const take = (length: number) => {
    const taken = text.slice(at, at + length);
    at += length;
    return taken;
  };
  return {
    fail,
    take,
    peek: () => text.charAt(at),
    isAtEnd: () => at === text.length,
    skipSpace(): void {
      while (at < text.length && ' \t\n\r'.includes(text.charAt(at))) at++;
    },
    expect(expected: string): void {
      if (take(expected.length) !== expected) fail();
    },
    takeWord(): string {
      const [word = ''] = /^[^\s,:[\]{}"]*/.exec(text.slice(at)) ?? [];
      return take(word.length);
    },
  };
}

function readValue(cursor: Cursor): Said {
  cursor.skipSpace();
  const first = cursor.peek();
  if (first === '"') return { kind: 'plain', value: readString(cursor) };
  if (first === '[') {
    const items: Said[] = [];
    readList(cursor, ']', () => items.push(readValue(cursor)));
    return { kind: 'array', items };
  }
  if (first === '{') {
    const fields: [string, Said][] = [];
    readList(cursor, '}', () => fields.push(readField(cursor)));
    return { kind: 'object', fields };
  }
  return readWord(cursor);
}

/** What stands between two brackets, with commas between the parts. */
function readList(cursor: Cursor, end: string, readPart: () => void): void {
  cursor.take(1);
  cursor.skipSpace();
  if (cursor.peek() === end) return void cursor.take(1);
  for (;;) {
    cursor.skipSpace();
    readPart();
    cursor.skipSpace();
    if (cursor.peek() === end) return void cursor.take(1);
    cursor.expect(',');
  }
}

function readField(cursor: Cursor): [string, Said] {
  const key = readString(cursor);
  cursor.skipSpace();
  cursor.expect(':');
  return [key, readValue(cursor)];
}

function readString(cursor: Cursor): string {
  cursor.expect('"');
  let value = '';
  for (;;) {
    const letter = cursor.take(1);
    if (letter === '"') return value;
    if (letter < ' ') cursor.fail();
    value += letter === '\\' ? readEscape(cursor) : letter;
  }
}

function readEscape(cursor: Cursor): string {
  const letter = cursor.take(1);
  if (letter !== 'u') return ESCAPES[letter] ?? cursor.fail();
  const code = cursor.take(4);
  return /^[0-9a-f]{4}$/i.test(code) ? String.fromCharCode(Number.parseInt(code, 16)) : cursor.fail();
}

/** A number, or one of the three literals. */
function readWord(cursor: Cursor): Said {
  const word = cursor.takeWord();
  const literal = LITERALS[word];
  if (literal !== undefined && Object.hasOwn(LITERALS, word)) return { kind: 'plain', value: literal };
  const decimal = decimalOf(word);
  return decimal ? { kind: 'number', decimal, text: word } : cursor.fail();
}
