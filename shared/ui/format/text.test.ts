import { initials, lower, upper } from './text';

test.each([
  ['ibrahim şen', 'İŞ'],
  ['Elif Nur Şahingöz', 'EŞ'],
  ['ılgaz', 'I'],
  ['  ', ''],
  ['ali  öz', 'AÖ'],
])('the initials of "%s" are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('Turkish letters keep their dots in capitals and small letters', () => {
  expect(upper('istanbul ısparta')).toBe('İSTANBUL ISPARTA');
  expect(lower('İSTANBUL ISPARTA')).toBe('istanbul ısparta');
});
