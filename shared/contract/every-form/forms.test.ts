import { PasswordResetForm } from '../auth';
import { AccountCreate, SignupCompany, SignupPerson } from '../manager';

const person = {
  name: 'Ece',
  surname: 'Şahin',
  email: 'ece@sirket.com',
  phone: '',
  password: 'dokuz-kelebek',
  passwordConfirm: 'dokuz-kelebek',
};

const sentences = (schema: typeof SignupPerson | typeof PasswordResetForm, value: unknown) =>
  Object.fromEntries(
    schema.safeParse(value).error?.issues.map(({ path, message }) => [path[0], message]) ?? [],
  );

test('different passwords are told beside another mistake', () => {
  expect(sentences(SignupPerson, { ...person, email: 'ece@', passwordConfirm: 'baska' })).toEqual({
    email: 'Geçerli bir e-posta adresi girin',
    passwordConfirm: 'Şifreler eşleşmiyor',
  });
});

test('a missing repetition is told as missing', () => {
  const issue = PasswordResetForm.safeParse({ newPassword: 'dokuz-kelebek', newPasswordConfirm: '' }).error
    ?.issues[0];
  expect(issue).toMatchObject({ path: ['newPasswordConfirm'], message: 'Yeni şifre tekrarı gerekli' });
});

test('the two sign-up steps together are exactly what an account is made of', () => {
  const asked = Object.keys({ ...SignupPerson.shape, ...SignupCompany.shape });
  expect(asked.filter((name) => name !== 'passwordConfirm').sort()).toEqual(
    Object.keys(AccountCreate.shape).sort(),
  );
});
