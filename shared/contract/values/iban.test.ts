import fc from 'fast-check';
import { isIban, optionalIban } from './iban';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Remainder by 97 taken digit by digit, as a person would with pencil and paper. */
function remainder(text: string): number {
  let rest = 0;
  for (const letter of text)
    for (const digit of String(alphabet.indexOf(letter))) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

/** The account with the check digits that ISO 13616 asks for. */
function ibanOf(country: string, account: string): string {
  const check = 98 - remainder(`${account}${country}00`);
  return `${country}${String(check).padStart(2, '0')}${account}`;
}

const letters = (set: string, min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...set), minLength: min, maxLength: max });
const turkish = letters('0123456789', 22, 22).map((account) => ibanOf('TR', account));
const foreign = fc
  .tuple(letters('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 2, 2), letters(alphabet, 11, 30))
  .filter(([country]) => country !== 'TR')
  .map(([country, account]) => ibanOf(country, account));

test('a printed IBAN is accepted', () => {
  expect(isIban('TR330006100519786457841326')).toBe(true);
});

test('an account with the right check digits is an IBAN, whatever its country', () => {
  fc.assert(fc.property(fc.oneof(turkish, foreign), isIban));
});

test('an IBAN with any one character changed for another of its kind is noticed', () => {
  fc.assert(
    fc.property(fc.oneof(turkish, foreign), fc.nat(), fc.nat(), (iban, at, by) => {
      const index = at % iban.length;
      const kind = /\d/.test(iban[index] ?? '') ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
      const other = kind[(kind.indexOf(iban[index] ?? '') + 1 + (by % (kind.length - 1))) % kind.length];
      expect(isIban(iban.slice(0, index) + other + iban.slice(index + 1))).toBe(false);
    }),
  );
});

test('an IBAN with anything before or behind it is none', () => {
  fc.assert(
    fc.property(fc.oneof(turkish, foreign), fc.constantFrom('!', 'x', ' ', '-', '\n'), (iban, more) => {
      expect([isIban(more + iban), isIban(iban + more)]).toEqual([false, false]);
    }),
  );
});

test('two neighbouring digits of an account in the wrong order are noticed', () => {
  fc.assert(
    fc.property(turkish, fc.integer({ min: 4, max: 24 }), (iban, at) => {
      const [one = '', other = ''] = [iban[at], iban[at + 1]];
      fc.pre(one !== other);
      expect(isIban(iban.slice(0, at) + other + one + iban.slice(at + 2))).toBe(false);
    }),
  );
});

test('a Turkish IBAN has 26 characters, even where the check digits fit another length', () => {
  fc.assert(
    fc.property(letters('0123456789', 11, 30), (account) => {
      expect(isIban(ibanOf('TR', account))).toBe(account.length === 22);
    }),
  );
});

test('an IBAN is stored in capitals without spaces, however it was typed', () => {
  fc.assert(
    fc.property(turkish, fc.boolean(), (iban, isSmall) => {
      const groups = iban.replace(/.{4}/g, '$& ');
      expect(optionalIban().parse(isSmall ? groups.toLowerCase() : groups)).toBe(iban);
    }),
  );
});

test('a missing IBAN is stored as none, a wrong one is refused with its sentence', () => {
  expect([undefined, null, '', '  '].map((none) => optionalIban().parse(none))).toEqual(Array(4).fill(null));
  expect(optionalIban().safeParse('TR00').error?.issues[0]?.message).toBe('IBAN geçerli değil');
  const wrongCheck = optionalIban().safeParse('TR330006100519786457841327');
  expect(wrongCheck.error?.issues[0]?.message).toBe('IBAN geçerli değil');
  expect(optionalIban().safeParse(33).error?.issues[0]?.message).toBe('IBAN geçerli değil');
  // The dotless i is not a letter of an IBAN and does not become one.
  expect(optionalIban().safeParse('Tı330006100519786457841326').success).toBe(false);
});
