import { isIban } from './iban';

test('a good IBAN is accepted and a changed last digit is noticed', () => {
  expect(isIban('TR330006100519786457841326')).toBe(true);
  expect(isIban('TR330006100519786457841327')).toBe(false);
});
