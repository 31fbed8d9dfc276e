import { codes } from '@vezne/contract';
import fc from 'fast-check';
import { AppError } from '../../errors';
import { busyMs } from '../../test/busy';
import { decimalOf, readExactly, type Said } from '../../test/exact-json';
import { patience, trials } from '../../test/trials';
import { parseJson } from './json';

jest.setTimeout(patience(120_000));

const BUDGET_MS = 50;
const MAX_DEPTH = 20;

/** Nothing of what was written has been lost: same fields, same letters, same decimals. */
function isKept(said: Said, value: unknown): boolean {
  if (said.kind === 'plain') return Object.is(said.value, value);
  if (said.kind === 'number') {
    if (typeof value !== 'number') return false;
    const written = decimalOf(String(value));
    return written?.digits === said.decimal.digits && written.power === said.decimal.power;
  }
  if (said.kind === 'array')
    return (
      Array.isArray(value) &&
      value.length === said.items.length &&
      said.items.every((item, at) => isKept(item, value[at]))
    );
  const fields = new Map(Object.entries(Object(value)));
  return (
    !Array.isArray(value) &&
    fields.size === said.fields.length &&
    said.fields.every(([key, field]) => key !== '__proto__' && isKept(field, fields.get(key)))
  );
}

/** May it be refused? Only for what the parser says it refuses. */
function isRefusable(said: Said, depth = 1): boolean {
  if (said.kind === 'plain') return false;
  if (said.kind === 'number') {
    const value = Number(said.text);
    return said.text.length > 40 || !Number.isFinite(value) || !isKept(said, value);
  }
  if (depth > MAX_DEPTH) return true;
  if (said.kind === 'array') return said.items.some((item) => isRefusable(item, depth + 1));
  const keys = said.fields.map(([key]) => key);
  return (
    new Set(keys).size < keys.length ||
    keys.includes('__proto__') ||
    said.fields.some(([, field]) => isRefusable(field, depth + 1))
  );
}

type Reading = { value: unknown } | { refusal: unknown };

function read(bytes: Buffer): Reading {
  try {
    return { value: parseJson(bytes) };
  } catch (refusal) {
    return { refusal };
  }
}

const decoded = (bytes: Buffer): string | undefined => {
  const text = bytes.toString('utf8');
  // What is no UTF-8 comes back as other bytes.
  return Buffer.from(text, 'utf8').equals(bytes) && !text.startsWith('\uFEFF') ? text : undefined;
};

function check(bytes: Buffer): void {
  const since = performance.now();
  const reading = read(bytes);
  // Only what seems slow is measured: most texts are short.
  if (performance.now() - since > BUDGET_MS)
    expect(busyMs(() => read(bytes), BUDGET_MS)).toBeLessThanOrEqual(BUDGET_MS);
  const text = decoded(bytes);
  const said = text === undefined ? undefined : readExactly(text);
  if ('refusal' in reading) {
    expect(reading.refusal).toBeInstanceOf(AppError);
    expect(reading.refusal).toMatchObject({ code: codes.badInput });
    expect([text, said === undefined || isRefusable(said)]).toEqual([text, true]);
  } else if (reading.value === undefined) expect(text?.replace(/[ \t\r\n]/g, '')).toBe('');
  else expect([text, said !== undefined && isKept(said, reading.value)]).toEqual([text, true]);
}

/** Good parts by far more often than bad ones, or hardly a long text would be JSON. */
const mostly = (good: string[], bad: string[]) =>
  fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom(...bad) },
  );

const number = fc
  .record({
    sign: mostly(['', '', '-'], ['+', '--']),
    whole: fc.oneof(
      mostly(['0', '1', '12', '9007199254740992'], ['00', '', '9007199254740993', '1'.repeat(60)]),
      fc.bigInt({ min: 0n, max: 10n ** 18n }).map(String),
    ),
    fraction: fc.oneof(
      mostly(['', '', '.5', '.0', '.10', '.25'], ['.', '.070000000000000001', '.1.']),
      fc.stringMatching(/^\.\d{1,18}$/),
    ),
    exponent: fc.oneof(
      mostly(
        ['', '', '', 'E5', 'e+2', 'e-3'],
        ['e', 'e309', 'e-400', 'E00000000000000000001', 'e+-1', 'e1.5'],
      ),
      fc.integer({ min: -330, max: 330 }).map((power) => `e${power}`),
    ),
  })
  .map(({ sign, whole, fraction, exponent }) => sign + whole + fraction + exponent);

const letter = mostly(
  [
    ...[
      'a',
      'ş',
      'İ',
      ' ',
      '\\"',
      '\\\\',
      '\\/',
      '\\n',
      '\\u0041',
      '\\u005f',
      '\\ud83d',
      '\\ude00',
      '\\ud83d\\ude00',
    ],
    ...['\u007f', '\u2028', '😀', '{', '}', '[', ']', ',', ':', '1'],
  ],
  ['"', '\\', '\\u12', '\\x41', '\u0000', '\u0001', '\n'],
);
const quoted = fc.array(letter, { maxLength: 6 }).map((letters) => `"${letters.join('')}"`);
const key = fc.oneof(
  mostly(
    ['"a"', '"b"', '"c"', '"1"', '"2"', '""', '"\\u0061"', '"__proto__"', '"\\u005f_proto__"'],
    ["'a'", 'a', '1'],
  ),
  quoted,
);
const space = mostly(
  ['', '', '', ' ', '\n\t', '\r\n  '],
  ['\u00a0', '\uFEFF', '\u2028', '/* x */', '// x\n', '\u000b', '\u0000'],
);
const comma = mostly([','], ['', ',,', ';', ', ,']);

const between = (parts: string[], commas: string[]) =>
  parts.map((part, at) => part + (at < parts.length - 1 ? (commas[at] ?? ',') : '')).join('');

/** Texts that are JSON or nearly so, in spellings that no program writes. */
const { json } = fc.letrec<{ json: string; list: string; object: string }>((tie) => ({
  json: fc
    .tuple(
      space,
      fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        fc.oneof(
          number,
          quoted,
          fc.constantFrom('true', 'false', 'null', 'True', 'NaN', 'undefined', 'nul', ''),
        ),
        tie('list'),
        tie('object'),
      ),
      space,
    )
    .map((parts) => parts.join('')),
  list: fc
    .tuple(
      fc.array(tie('json'), { maxLength: 3 }),
      fc.array(comma, { maxLength: 3 }),
      mostly([']'], ['', '}', ',]']),
    )
    .map(([items, commas, end]) => `[${between(items, commas)}${end}`),
  object: fc
    .tuple(
      fc.array(fc.tuple(space, key, mostly([':', ' : '], ['', '::', '=']), tie('json')), {
        maxLength: 5,
      }),
      fc.array(comma, { maxLength: 3 }),
      mostly(['}'], ['', ']', ',}']),
    )
    .map(
      ([fields, commas, end]) =>
        `{${between(
          fields.map((field) => field.join('')),
          commas,
        )}${end}`,
    ),
}));

const deep = fc
  .tuple(
    fc.integer({ min: 15, max: 25 }),
    fc.constantFrom(['[', ']'], ['{"a":', '}'], ['[{"a":', '}]']),
    number,
  )
  .map(([depth, [open = '', close = ''], inside]) => open.repeat(depth) + inside + close.repeat(depth));

/** Good and bad texts with some bytes cut out, put in, turned or written twice. */
const mutated = fc
  .tuple(
    fc.oneof(json, fc.json({ maxDepth: 4 })),
    fc.array(
      fc.record({ at: fc.nat(200), cut: fc.nat(3), put: fc.uint8Array({ maxLength: 3 }), again: fc.nat(12) }),
      { maxLength: 4 },
    ),
  )
  .map(([text, changes]) =>
    changes.reduce((bytes, { at, cut, put, again }) => {
      const place = at % (bytes.length + 1);
      const twice = bytes.subarray(place, place + again);
      return Buffer.concat([bytes.subarray(0, place), put, twice, bytes.subarray(place + cut)]);
    }, Buffer.from(text)),
  );

const asBytes = (text: fc.Arbitrary<string>) => text.map((each) => Buffer.from(each));

test.each<[string, fc.Arbitrary<Buffer>, number]>([
  ['a number in any spelling', asBytes(number), 2_000],
  ['a text in any spelling', asBytes(quoted), 1_000],
  ['a body in any spelling', asBytes(json), 3_000],
  ['a body about as deep as is allowed', asBytes(deep), 300],
  ['a body with changed bytes', mutated, 3_000],
  ['any bytes at all', fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)), 1_000],
])('%s is read without loss, or refused for a reason', (_what, bytes, runs) => {
  fc.assert(fc.property(bytes, check), { numRuns: trials(runs) });
});

test('many bodies are read and many are refused: neither half of the law is empty', () => {
  const bodies = fc.sample(asBytes(json), { numRuns: 500, seed: 7 });
  const refused = bodies.filter((bytes) => 'refusal' in read(bytes)).length;
  expect(refused).toBeGreaterThan(100);
  expect(bodies.length - refused).toBeGreaterThan(100);
});
