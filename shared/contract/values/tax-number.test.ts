import fc from 'fast-check';
import { isIdentityNumber, isTaxNumber, optionalTaxNumber } from './tax-number';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const withDigitAt = (value: string, index: number, digit: number) =>
  value.slice(0, index) + digit + value.slice(index + 1);

/** What the Revenue Administration prints: nine weighted digits and the one that completes them. */
function taxNumberOf(nine: string): string {
  let sum = 0;
  for (const [index, digit] of [...nine].entries()) {
    const shifted = (Number(digit) + 9 - index) % 10;
    // Modulo 9 with 9 in the place of 0, as long as there is anything to weigh.
    sum += shifted === 0 ? 0 : ((shifted * 2 ** (9 - index) - 1) % 9) + 1;
  }
  return `${nine}${(1000 - sum) % 10}`;
}

/** What the Population Administration prints: nine digits and two that check them. */
function identityNumberOf(nine: string): string {
  const at = (index: number) => Number(nine[index]);
  const odd = at(0) + at(2) + at(4) + at(6) + at(8);
  const even = at(1) + at(3) + at(5) + at(7);
  const tenth = (odd * 7 + even * 9) % 10;
  return `${nine}${tenth}${(odd + even + tenth) % 10}`;
}

const taxNumber = digits(9).map(taxNumberOf);
const identityNumber = digits(9)
  .filter((nine) => !nine.startsWith('0'))
  .map(identityNumberOf);

test.each([
  ['tax number', isTaxNumber, '4540536920'],
  ['identity number', isIdentityNumber, '10000000146'],
] as const)('a printed %s is accepted', (_name, check, printed) => {
  expect(check(printed)).toBe(true);
});

test('every nine digits have one tax number', () => {
  fc.assert(
    fc.property(digits(9), (nine) => {
      const good = [...'0123456789'].filter((last) => isTaxNumber(nine + last));
      expect(good.map((last) => nine + last)).toEqual([taxNumberOf(nine)]);
    }),
  );
});

test('every nine digits have one identity number', () => {
  fc.assert(
    fc.property(identityNumber, (value) => {
      const nine = value.slice(0, 9);
      const ends = Array.from({ length: 100 }, (_, end) => String(end).padStart(2, '0'));
      expect(ends.map((end) => nine + end).filter(isIdentityNumber)).toEqual([value]);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['tax number', isTaxNumber, taxNumber],
  ['identity number', isIdentityNumber, identityNumber],
] as const)('a %s with any one digit changed is noticed', (_name, check, printed) => {
  fc.assert(
    fc.property(printed, fc.nat({ max: 10 }), fc.integer({ min: 1, max: 9 }), (value, at, by) => {
      const index = at % value.length;
      const changed = withDigitAt(value, index, (Number(value[index]) + by) % 10);
      expect([check(value), check(changed)]).toEqual([true, false]);
    }),
  );
});

test('a text of another length, or with anything but digits, is neither number', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }).filter((text) => !/^\d{10,11}$/.test(text)),
        digits(9),
        digits(12),
      ),
      (text) => {
        expect([isTaxNumber(text), isIdentityNumber(text)]).toEqual([false, false]);
      },
    ),
  );
});

test('a good number with anything before or behind it is neither number', () => {
  fc.assert(
    fc.property(fc.oneof(taxNumber, identityNumber), fc.constantFrom('x', ' ', '\n', '-'), (value, more) => {
      for (const text of [more + value, value + more])
        expect([isTaxNumber(text), isIdentityNumber(text)]).toEqual([false, false]);
    }),
  );
});

test('a number is stored without the spaces it was typed with', () => {
  fc.assert(
    fc.property(fc.oneof(taxNumber, identityNumber), fc.nat({ max: 10 }), (value, at) => {
      expect(optionalTaxNumber().parse(` ${value.slice(0, at)} ${value.slice(at)}\t`)).toBe(value);
    }),
  );
});

test('the sentence names the kind of number that was typed', () => {
  const sentence = (value: string) => optionalTaxNumber().safeParse(value).error?.issues[0]?.message;
  expect(sentence('4540536921')).toBe('Vergi numarası geçerli değil');
  expect(sentence('10000000147')).toBe('T.C. kimlik numarası geçerli değil');
  expect(sentence('x10000000146')).toBe('Vergi numarası geçerli değil');
  expect(sentence('10000000146x')).toBe('Vergi numarası geçerli değil');
  expect(optionalTaxNumber().safeParse(4_540_536_920).error?.issues[0]?.message).toBe(
    'Vergi numarası geçerli değil',
  );
  expect(optionalTaxNumber().parse('')).toBeNull();
});
