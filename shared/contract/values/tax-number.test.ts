import { isIdentityNumber, isTaxNumber, optionalTaxNumber } from './tax-number';

const lastDigitChanged = (value: string) => value.slice(0, -1) + ((Number(value.slice(-1)) + 1) % 10);

test.each([
  ['tax number', isTaxNumber, '4540536920'],
  ['identity number', isIdentityNumber, '10000000146'],
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
