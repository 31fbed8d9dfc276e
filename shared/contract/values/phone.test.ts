import fc from 'fast-check';
import { normalizePhone, optionalPhone } from './phone';

const number = fc.stringMatching(/^[2-5]\d{9}$/);
const prefix = fc.constantFrom('', '0', '90', '+90');
const gap = fc.stringMatching(/^[ ()-]{0,2}$/);

test.each(['0532 123 45 67', '+90 532 123 45 67', '5321234567', '90 (532) 123-45-67'])(
  '%s is one phone',
  (typed) => {
    expect(normalizePhone(typed)).toBe('+905321234567');
  },
);

test.each(['123', '0132 123 45 67', '+49 532 123 45 67', 'telefon'])('%s is no Turkish phone', (typed) => {
  expect(normalizePhone(typed)).toBeUndefined();
});

test('every number is stored in one way, whatever stands before it and between its digits', () => {
  fc.assert(
    fc.property(number, prefix, fc.array(gap, { minLength: 10, maxLength: 10 }), (digits, before, gaps) => {
      const typed = before + [...digits].map((digit, index) => (gaps[index] ?? '') + digit).join('');
      expect(normalizePhone(typed)).toBe(`+90${digits}`);
    }),
  );
});

test('a stored number is stored again as it is', () => {
  fc.assert(fc.property(number, (digits) => expect(normalizePhone(`+90${digits}`)).toBe(`+90${digits}`)));
});

test('a number that is a digit short or long is refused', () => {
  fc.assert(
    fc.property(number, prefix, (digits, before) => {
      expect(normalizePhone(before + digits.slice(1).replace(/^[2-5]/, '6'))).toBeUndefined();
      expect(normalizePhone(`${before}${digits}0`)).toBeUndefined();
    }),
  );
});

test('a missing number is stored as none, a wrong one is refused with an example', () => {
  expect([undefined, null, '', '  '].map((none) => optionalPhone().parse(none))).toEqual(Array(4).fill(null));
  expect(optionalPhone().safeParse('123').error?.issues[0]?.message).toBe(
    'Geçerli bir telefon numarası girin (+90 5xx xxx xx xx)',
  );
});
