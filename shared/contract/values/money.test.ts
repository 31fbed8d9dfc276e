import fc from 'fast-check';
import { amount, fromKurus, kurusToText, toKurus } from './money';

const accepted = (value: unknown) => amount().safeParse(value).success;
const sentence = (value: unknown) => amount().safeParse(value).error?.issues[0]?.message;

test('every amount with up to two decimals is kept to the kuruş', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 99_999_999_999_999n }), (kurus) => {
      const onTheWire = JSON.parse(JSON.stringify(fromKurus(kurus)));
      expect(accepted(onTheWire)).toBe(true);
      expect(toKurus(onTheWire)).toBe(kurus);
    }),
  );
});

test('the first hundred thousand kuruş amounts survive the wire one by one', () => {
  for (let kurus = 1n; kurus <= 100_000n; kurus++) {
    const value = JSON.parse(kurusToText(kurus));
    if (toKurus(value) !== kurus || !accepted(value)) throw new Error(`lost ${kurus}`);
  }
});

test.each([0, -0, -1, undefined, null, Number.NaN, '12', true, [7], {}])('%p is no amount', (value) => {
  expect(sentence(value)).toBe("Tutar 0'dan büyük olmalıdır");
});

test('a third decimal and an amount beyond the largest are named', () => {
  expect(sentence(12.345)).toBe('Tutar en fazla 2 ondalık basamak içerebilir');
  expect(sentence(1e15)).toBe('Tutar en fazla 999.999.999.999,99 olabilir');
  expect(sentence(1e-3)).toBe('Tutar en fazla 2 ondalık basamak içerebilir');
  expect(accepted(999_999_999_999.99)).toBe(true);
});

test('negative totals keep their sign and both decimals', () => {
  expect(kurusToText(-5n)).toBe('-0.05');
  expect(kurusToText(-12_345n)).toBe('-123.45');
  expect(toKurus('-0.5')).toBe(-50n);
});
