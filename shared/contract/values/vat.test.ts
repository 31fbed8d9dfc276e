import { vatOn } from './vat';

test('VAT is rounded half up to kuruş and is 0 without a rate', () => {
  expect([vatOn(1_05n, 10), vatOn(1_04n, 10), vatOn(99n, null), vatOn(100_00n, 20)]).toEqual([
    11n,
    10n,
    0n,
    20_00n,
  ]);
});
