import { email } from './email';

test('an address is lower-cased by ASCII rules only', () => {
  expect(email().parse(' MIKE@Example.COM ')).toBe('mike@example.com');
  for (const strange of [
    'mıke@example.com',
    'MİKE@example.com',
    '\u212Aate@example.com',
    'ｍike@example.com',
  ]) {
    expect(email().safeParse(strange).error?.issues[0]?.message).toBe('Geçerli bir e-posta adresi girin');
  }
});
