import fc from 'fast-check';
import { limits } from '../../limits';
import { amount, fromKurus, kurusOf, kurusToText, optionalAmount, sumMoney, toKurus } from './money';

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

const kurus = fc.bigInt({ min: -limits.maxAmountKurus, max: limits.maxAmountKurus });

test('an amount keeps its kuruş as a number and as a text, and zero has no sign', () => {
  fc.assert(
    fc.property(kurus, (value) => {
      expect(toKurus(fromKurus(value))).toBe(value);
      expect(Object.is(fromKurus(value), -0)).toBe(false);
    }),
  );
  // A total may be larger than any amount: as text it is exact all the same.
  fc.assert(fc.property(fc.bigInt(), (value) => toKurus(kurusToText(value)) === value));
});

test('amounts added in kuruş are exact, in any order', () => {
  fc.assert(
    fc.property(fc.array(kurus, { maxLength: 50 }), (values) => {
      const sum = (all: bigint[]) =>
        all.reduce((total, value) => total + (toKurus(fromKurus(value)) ?? 0n), 0n);
      const exact = values.reduce((total, value) => total + value, 0n);
      expect([sum(values), sum(values.toReversed())]).toEqual([exact, exact]);
    }),
  );
});

test('the larger of two amounts is the larger number', () => {
  fc.assert(
    fc.property(kurus, kurus, (one, other) => {
      expect(Math.sign(fromKurus(one) - fromKurus(other))).toBe(one === other ? 0 : one > other ? 1 : -1);
    }),
  );
});

test('a third decimal is no kuruş, whether it is a number or a text', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999 }), fc.stringMatching(/^\d\d[1-9]$/), (whole, decimals) => {
      expect(toKurus(`${whole}.${decimals}`)).toBeUndefined();
      expect(sentence(Number(`${whole}.${decimals}`))).toBe('Tutar en fazla 2 ondalık basamak içerebilir');
    }),
  );
});

test('a text that is no plain decimal has no kuruş', () => {
  for (const text of ['', ' 1', '1,5', '1.', '.5', '+1', '1e3', '0x10', 'Infinity', '--1', '1.2.3', '١'])
    expect([text, toKurus(text)]).toEqual([text, undefined]);
});

test('an optional amount may be nothing or zero, never less', () => {
  const optional = optionalAmount('Tutar');
  expect([undefined, null, 0].map((value) => optional.parse(value))).toEqual([null, null, 0]);
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: limits.maxAmountKurus }), (value) => {
      expect(optional.parse(fromKurus(value))).toBe(fromKurus(value));
      expect(optional.safeParse(fromKurus(-value)).error?.issues[0]?.message).toBe('Tutar negatif olamaz');
    }),
  );
});

test('an amount that cannot be read is a failure, never nothing', () => {
  expect([kurusOf(12.5), kurusOf('-0.5')]).toEqual([1250n, -50n]);
  for (const unreadable of [0.125, 1e21, Number.NaN, '1,5', ''])
    expect(() => kurusOf(unreadable)).toThrow('an amount got past its schema');
});

test('amounts are added up to the kuruş', () => {
  expect([
    sumMoney([0.1, 0.2]),
    sumMoney([]),
    sumMoney([0.3, -0.1]),
    sumMoney([999_999_999_999.99, 0.01]),
  ]).toEqual([0.3, 0, 0.2, 1_000_000_000_000]);
  expect(() => sumMoney([0.125])).toThrow('an amount got past its schema');
});
