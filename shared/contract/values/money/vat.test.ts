import fc from 'fast-check';
import { limits } from '../../limits';
import { VatRate, vatOn, vatRates } from './vat';

const kurus = fc.bigInt({ min: 0n, max: limits.maxAmountKurus });
const rate = fc.constantFrom(...vatRates);

test('VAT is rounded half up to kuruş and is 0 without a rate', () => {
  expect([vatOn(1_05n, 10), vatOn(1_04n, 10), vatOn(99n, null), vatOn(100_00n, 20)]).toEqual([
    11n,
    10n,
    0n,
    20_00n,
  ]);
});

test('VAT differs from the exact share by half a kuruş at most, and a half goes up', () => {
  fc.assert(
    fc.property(kurus, rate, (amount, percent) => {
      const difference = vatOn(amount, percent) * 100n - amount * BigInt(percent);
      expect(difference > -50n && difference <= 50n).toBe(true);
    }),
  );
});

test('VAT never falls when the amount or the rate rises', () => {
  fc.assert(
    fc.property(kurus, kurus, rate, rate, (amount, more, low, high) => {
      const [less, greater] = low <= high ? [low, high] : [high, low];
      expect(vatOn(amount, less) <= vatOn(amount + more, greater)).toBe(true);
    }),
  );
});

test('any other rate is refused with its sentence', () => {
  fc.assert(
    fc.property(
      fc.double().filter((value) => ![0, 1, 10, 20].includes(value)),
      (value) => {
        expect(VatRate.safeParse(value).error?.issues[0]?.message).toBe(
          'KDV oranı 0, 1, 10 veya 20 olmalıdır',
        );
      },
    ),
  );
});
