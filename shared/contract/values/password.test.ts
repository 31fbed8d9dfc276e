import { newPassword } from './password';

test('a missing, a wrong and a too short password each get their own sentence', () => {
  const sentence = (value: unknown) => newPassword().safeParse(value).error?.issues[0]?.message;
  expect(sentence(undefined)).toBe('Şifre gerekli');
  expect(sentence('')).toBe('Şifre gerekli');
  expect(sentence(12345678)).toBe('Şifre geçerli değil');
  expect(sentence('kısa')).toBe('Şifre en az 8 karakter olmalıdır');
  expect(sentence('ş'.repeat(128))).toBeUndefined();
  expect(sentence('ş'.repeat(129))).toBe('Şifre en fazla 128 karakter olabilir');
});
