import { normalizePhone } from './phone';

test.each(['0532 123 45 67', '+90 532 123 45 67', '5321234567', '90 (532) 123-45-67'])(
  '%s is one phone',
  (typed) => {
    expect(normalizePhone(typed)).toBe('+905321234567');
  },
);

test.each(['123', '0132 123 45 67', '+49 532 123 45 67', 'telefon'])('%s is no Turkish phone', (typed) => {
  expect(normalizePhone(typed)).toBeUndefined();
});
