import { SignupPerson } from '@vezne/contract';
import { Button, Field, FormGrid, PasswordInput, TextInput, useZodForm } from '@vezne/ui';
import { AuthForm } from '../frame/AuthFrame';

/** The first step's form; the page holds it, so that going back finds everything as it was typed. */
export const usePersonForm = () => useZodForm(SignupPerson, { defaultValues: blank });

const blank = { name: '', surname: '', email: '', phone: '', password: '', passwordConfirm: '' };

type Props = {
  form: ReturnType<typeof usePersonForm>;
  hidden: boolean;
  /** The password is looked at. */
  isChecking: boolean;
  onDone: (person: SignupPerson) => void;
};

/** First step of the sign-up: who opens the account. */
export function PersonForm({ form, hidden, isChecking, onDone }: Props) {
  const { errors } = form.formState;
  return (
    <AuthForm noValidate hidden={hidden} onSubmit={form.handleSubmit(onDone)}>
      <FormGrid>
        <Field label="Ad" error={errors.name?.message}>
          <TextInput {...form.register('name')} autoComplete="given-name" />
        </Field>
        <Field label="Soyad" error={errors.surname?.message}>
          <TextInput {...form.register('surname')} autoComplete="family-name" />
        </Field>
      </FormGrid>
      <Field label="E-posta" error={errors.email?.message}>
        <TextInput
          {...form.register('email')}
          type="email"
          autoComplete="username"
          placeholder="ad@sirket.com"
        />
      </Field>
      <Field label="Telefon" optional error={errors.phone?.message}>
        <TextInput
          {...form.register('phone')}
          type="tel"
          autoComplete="tel"
          placeholder="+90 5xx xxx xx xx"
        />
      </Field>
      <Field label="Şifre" help="En az 8 karakter." error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
      <Field label="Şifre tekrarı" error={errors.passwordConfirm?.message}>
        <PasswordInput {...form.register('passwordConfirm')} autoComplete="new-password" />
      </Field>
      <Button type="submit" variant="primary" size="lg" block loading={isChecking}>
        Devam Et
      </Button>
    </AuthForm>
  );
}
