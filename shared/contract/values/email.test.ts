import fc from 'fast-check';
import { email, optionalEmail } from './email';

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

test('an address is stored the same however often it is read', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const read = email().safeParse(`  ${address.toUpperCase()} `);
      fc.pre(read.success);
      expect(read.data).toBe(address.toLowerCase());
      expect(email().parse(read.data)).toBe(read.data);
    }),
  );
});

test('no letter beyond ASCII gets into an address', () => {
  const beyond = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => /\P{ASCII}/u.test(text.trim()));
  fc.assert(
    fc.property(beyond, (text) => {
      expect(email().safeParse(`a${text}b@example.com`).success).toBe(false);
      expect(email().safeParse(`a@${text}x.com`).success).toBe(false);
    }),
  );
});

test('a missing address is asked for where it is needed and stored as none where it is not', () => {
  for (const missing of [undefined, null, ''])
    expect(email().safeParse(missing).error?.issues[0]?.message).toBe('E-posta gerekli');
  expect([undefined, null, '', ' '].map((none) => optionalEmail().parse(none))).toEqual(Array(4).fill(null));
  expect(optionalEmail().safeParse('a@b').error?.issues[0]?.message).toBe('Geçerli bir e-posta adresi girin');
});

test('an address of more than 254 characters is refused', () => {
  const host = `${`${'a'.repeat(60)}.`.repeat(3)}com`;
  const longest = `${'m'.repeat(254 - host.length - 1)}@${host}`;
  expect([email().safeParse(longest).success, email().safeParse(`m${longest}`).success]).toEqual([
    true,
    false,
  ]);
});
