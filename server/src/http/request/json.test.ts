import { codes, limits } from '@vezne/contract';
import fc from 'fast-check';
import { AppError } from '../../errors';
import { busyMs } from '../../test/busy';
import { trials } from '../../test/trials';
import { parseJson } from './json';

const parse = (text: string) => parseJson(Buffer.from(text));

function refusal(text: string | Buffer): AppError | undefined {
  try {
    parseJson(Buffer.from(text));
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error : undefined;
  }
}

test('every JSON text that a program writes is read as it was meant', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      // No program writes -0, and __proto__ is nobody's field.
      const text = JSON.stringify(value);
      fc.pre(!text.includes('__proto__'));
      expect(parse(text)).toEqual(JSON.parse(text));
    }),
    { numRuns: trials(300) },
  );
});

test('every amount from 0.01 to 999.99 is accepted unchanged', () => {
  const written = Array.from({ length: 99_999 }, (_, index) => ((index + 1) / 100).toFixed(2));
  for (let at = 0; at < written.length; at += 10_000) {
    const some = written.slice(at, at + 10_000);
    expect(parse(`[${some}]`)).toEqual(some.map(Number));
  }
});

test.each(['1e309', '-1e309', '0.070000000000000001', '12345678901234567', '1e-400', '9007199254740993'])(
  'the number %s, which a computer would bend, is refused under its field',
  (number) => {
    expect(refusal(`{"rows":[{"amount":1},{"amount":${number}}]}`)).toMatchObject({
      code: codes.badInput,
      extras: { fields: { 'rows.1.amount': 'Sayı geçerli değil' } },
    });
  },
);

test.each([
  '0',
  '1e3',
  '1E+3',
  '0.10',
  '100.000',
  '12345678901234.56',
  '1.5e-3',
  '9007199254740992',
  '-0',
  '-0.0',
  '-0e9',
])('the number %s is exact and accepted', (number) => {
  expect(parse(`{"n":${number}}`)).toEqual({ n: Number(number) });
});

test.each([
  ['a repeated key', '{"a":1,"a":1}'],
  ['a repeated key written in another way', '{"a":1,"\\u0061":1}'],
  ['a prototype', '{"__proto__":{"admin":true}}'],
  ['a hidden prototype', '{"x":[{"\\u005f_proto__":1}]}'],
  ['21 levels', `${'['.repeat(21)}${']'.repeat(21)}`],
  ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['half an object', '{"a":'],
  ['a comment', '{"a":1} // x'],
  ['a byte order mark', '\uFEFF{}'],
])('%s is refused', (_what, text) => {
  expect(refusal(text)?.code).toBe(codes.badInput);
});

test('bytes that are not UTF-8 are refused', () => {
  expect(refusal(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))?.code).toBe(codes.badInput);
});

test('an empty body is no value, and twenty levels are still read', () => {
  expect(parse(' ')).toBeUndefined();
  expect(parse(`${'['.repeat(20)}${']'.repeat(20)}`)).toBeDefined();
});

test('a body holds as many values as an import needs, and not one more', () => {
  const values = (count: number) => `[${Array(count).fill('{}').join()}]`;
  const most = limits.bodyValues / 2;
  expect(parse(values(most))).toHaveLength(most);
  expect(refusal(values(most + 1))?.message).toBe('Gönderilen veri çok fazla değer içeriyor.');
});

test('quotes and brackets inside text change nothing', () => {
  const value = { a: '}]"{[,:', 'b"\\': ['\\"', '1e309'] };
  expect(parse(JSON.stringify(value))).toEqual(value);
});

test('the words of a list are no fields: they may repeat, and be called anything', () => {
  const words = ['__proto__', 'a', 'a', '__proto__', { a: ['a', 'a'], b: 1 }];
  expect(parse(JSON.stringify(words))).toEqual(words);
});

test('a number longer than any amount is refused before it is worked on', () => {
  const zeros = `1.${'0'.repeat(65_000)}1`;
  expect(refusal(`{"amount":${zeros}}`)?.extras.fields).toEqual({ amount: 'Sayı geçerli değil' });
  expect(busyMs(() => refusal(`{"amount":${zeros}}`), 50)).toBeLessThan(50);
  expect(refusal(`[1.${'0'.repeat(39)}]`)?.code).toBe(codes.badInput);
  expect(parse(`[1.${'0'.repeat(38)}]`)).toEqual([1]);
});
