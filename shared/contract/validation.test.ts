import {
  email,
  isIban,
  isIdentityNumber,
  isTaxNumber,
  newPassword,
  normalizePhone,
  optionalTaxNumber,
} from './validation';

const lastDigitChanged = (value: string) => value.slice(0, -1) + ((Number(value.slice(-1)) + 1) % 10);

test.each([
  ['tax number', isTaxNumber, '4540536920'],
  ['identity number', isIdentityNumber, '10000000146'],
  ['IBAN', isIban, 'TR330006100519786457841326'],
] as const)('a good %s is accepted and a changed last digit is noticed', (_name, check, good) => {
  expect(check(good)).toBe(true);
  expect(check(lastDigitChanged(good))).toBe(false);
});

test('the sentence names the kind of number that was typed', () => {
  const sentence = (value: string) => optionalTaxNumber().safeParse(value).error?.issues[0]?.message;
  expect(sentence('4540536921')).toBe('Vergi numarası geçerli değil');
  expect(sentence('10000000147')).toBe('T.C. kimlik numarası geçerli değil');
  expect(optionalTaxNumber().parse('454 053 6920')).toBe('4540536920');
  expect(optionalTaxNumber().parse('')).toBeNull();
});

test.each(['0532 123 45 67', '+90 532 123 45 67', '5321234567', '90 (532) 123-45-67'])(
  '%s is one phone',
  (typed) => {
    expect(normalizePhone(typed)).toBe('+905321234567');
  },
);

test.each(['123', '0132 123 45 67', '+49 532 123 45 67', 'telefon'])('%s is no Turkish phone', (typed) => {
  expect(normalizePhone(typed)).toBeUndefined();
});

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

test('a missing, a wrong and a too short password each get their own sentence', () => {
  const sentence = (value: unknown) => newPassword().safeParse(value).error?.issues[0]?.message;
  expect(sentence(undefined)).toBe('Şifre gerekli');
  expect(sentence('')).toBe('Şifre gerekli');
  expect(sentence(12345678)).toBe('Şifre geçerli değil');
  expect(sentence('kısa')).toBe('Şifre en az 8 karakter olmalıdır');
  expect(sentence('ş'.repeat(128))).toBeUndefined();
  expect(sentence('ş'.repeat(129))).toBe('Şifre en fazla 128 karakter olabilir');
});
