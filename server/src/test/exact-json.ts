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
  let at = 0;
  const skip = () => {
    while (at < text.length && ' \t\n\r'.includes(text.charAt(at))) at++;
  };
  const fail = (): never => {
    throw new SyntaxError(`at ${at}`);
  };
  const take = (expected: string) => {
    if (!text.startsWith(expected, at)) fail();
    at += expected.length;
  };

  function textValue(): string {
    take('"');
    let value = '';
    for (;;) {
      const letter = text.charAt(at++);
      if (letter === '"') return value;
      if (letter < ' ') fail();
      value += letter === '\\' ? escaped() : letter;
    }
  }
  function escaped(): string {
    const letter = text.charAt(at++);
    if (letter !== 'u') return ESCAPES[letter] ?? fail();
    const code = text.slice(at, at + 4);
    at += 4;
    return /^[0-9a-f]{4}$/i.test(code) ? String.fromCharCode(Number.parseInt(code, 16)) : fail();
  }
  /** What stands between two brackets, with commas between the parts. */
  function list(end: string, part: () => void): void {
    at++;
    skip();
    if (text.charAt(at) === end) return void at++;
    for (;;) {
      skip();
      part();
      skip();
      if (text.charAt(at) === end) return void at++;
      take(',');
    }
  }
  function value(): Said {
    skip();
    const first = text.charAt(at);
    if (first === '"') return { kind: 'plain', value: textValue() };
    if (first === '[') {
      const items: Said[] = [];
      list(']', () => items.push(value()));
      return { kind: 'array', items };
    }
    if (first === '{') {
      const fields: [string, Said][] = [];
      list('}', () => {
        const key = textValue();
        skip();
        take(':');
        fields.push([key, value()]);
      });
      return { kind: 'object', fields };
    }
    const [word = ''] = /^[^\s,:[\]{}"]*/.exec(text.slice(at)) ?? [];
    at += word.length;
    const literal = LITERALS[word];
    if (literal !== undefined && Object.hasOwn(LITERALS, word)) return { kind: 'plain', value: literal };
    const decimal = decimalOf(word);
    return decimal ? { kind: 'number', decimal, text: word } : fail();
  }

  try {
    const said = value();
    skip();
    return at === text.length ? said : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}
