import { phoneText } from './phone-text';

test.each([
  ['5', '+90 5'],
  ['0532', '+90 532'],
  ['+90 5321', '+90 532 1'],
  ['+905321234567', '+90 532 123 45 67'],
  ['0 (532) 123-45-67', '+90 532 123 45 67'],
  ['02121234567', '+90 212 123 45 67'],
])('%s is written %s', (typed, written) => {
  expect(phoneText(typed)).toBe(written);
  expect(phoneText(written)).toBe(written);
});

test.each(['', '0', '90', '+90 ', '6321', '+44 20 7946 0958', '+90 532 123 45 678', 'dahili 12'])(
  'what is no Turkish number stays: %j',
  (typed) => {
    expect(phoneText(typed)).toBe(typed);
  },
);
