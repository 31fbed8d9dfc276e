import { useLogin } from '@vezne/api';
import { Login } from '@vezne/contract';
import {
  applyServerErrors,
  Button,
  Checkbox,
  Field,
  PasswordInput,
  TextInput,
  toast,
  useZodForm,
} from '@vezne/ui';
import { startPageAtom } from '@vezne/ui/state';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PaperSlip } from '../art/PaperSlip';
import { AuthForm, AuthFrame } from '../frame/AuthFrame';
import { FormProblem } from '../frame/FormProblem';
import { FactorForm } from './FactorForm';
import { rememberEmail, rememberedEmail } from './remembered-email';
import { VerifyNotice } from './VerifyNotice';

/** What another page may hand over: the page that was asked for, or a new account, which may wait for its mail. */
type Arrival = { from?: string; email?: string; pendingId?: string } | null;

export default function LoginPage() {
  const arrival = useLocation().state as Arrival; // Only this suite's own pages write it.
  const navigate = useNavigate();
  const login = useLogin();
  const startPage = useAtomValue(startPageAtom);
  const [step, setStep] = useState<{ challenge: string; email: string }>();
  const [remembers, setRemembers] = useState(() => rememberedEmail() !== '');
  const form = useZodForm(Login, {
    defaultValues: { email: arrival?.email ?? rememberedEmail(), password: '' },
  });
  const { errors } = form.formState;

  async function signIn(values: Login) {
    try {
      const answer = await login.run(values);
      if ('challenge' in answer) setStep({ challenge: answer.challenge, email: values.email });
      else enter(values.email);
    } catch (error) {
      applyServerErrors(form, error);
    }
  }

  function enter(email: string) {
    rememberEmail(remembers ? email : null);
    toast.success('Giriş başarılı!');
    navigate(arrival?.from ?? startPage, { replace: true });
  }

  return (
    <AuthFrame
      title={step ? 'Doğrulama kodu' : 'Giriş yapın'}
      intro={step ? 'Hesabınızda iki adımlı doğrulama açık.' : 'Kasanız ve projeleriniz sizi bekliyor.'}
      tagline="Kasa kaldığı yerden devam ediyor."
      illustration={dayEnd}
      footer={step ? undefined : toSignUp}
    >
      {step && (
        <FactorForm
          {...step}
          onDone={() => enter(step.email)}
          onBack={() => {
            setStep(undefined);
            form.resetField('password');
          }}
        />
      )}
      {!step && arrival?.pendingId && (
        <VerifyNotice managerId={arrival.pendingId} email={arrival.email ?? ''} />
      )}
      <AuthForm hidden={step !== undefined} noValidate onSubmit={form.handleSubmit(signIn)}>
        <FormProblem error={login.error} />
        <Field label="E-posta" error={errors.email?.message}>
          <TextInput
            {...form.register('email')}
            type="email"
            autoComplete="username"
            placeholder="ad@sirket.com"
          />
        </Field>
        <Field
          label="Şifre"
          error={errors.password?.message}
          aside={
            <Link className="link" to="/forgot-password" state={{ email: form.watch('email') }}>
              Şifremi unuttum
            </Link>
          }
        >
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
        <Checkbox checked={remembers} onChange={(event) => setRemembers(event.target.checked)}>
          Beni hatırla
        </Checkbox>
        <Button type="submit" variant="primary" size="lg" block loading={login.isRunning}>
          Giriş Yap
        </Button>
      </AuthForm>
    </AuthFrame>
  );
}

const dayEnd = (
  <PaperSlip
    title="Gün sonu"
    lines={[
      ['Devreden', '2.509.150,75 ₺'],
      ['Giriş', '485.000,00 ₺'],
      ['Çıkış', '0,00 ₺'],
    ]}
    total={['Bakiye', '2.994.150,75 ₺']}
  />
);

const toSignUp = (
  <>
    Hesabınız yok mu?{' '}
    <Link className="link" to="/signup">
      Kayıt Ol
    </Link>
  </>
);
