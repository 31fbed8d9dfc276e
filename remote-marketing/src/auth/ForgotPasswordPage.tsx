import { useForgotPassword } from '@vezne/api';
import { ForgotPassword } from '@vezne/contract';
import { applyServerErrors, Button, Field, TextInput, useZodForm } from '@vezne/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AuthForm, AuthFrame } from '../frame/AuthFrame';
import { FormProblem } from '../frame/FormProblem';
import { Notice } from '../frame/Notice';

/** The address that was already typed on the page this one was opened from. */
type Arrival = { email?: string } | null;

export default function ForgotPasswordPage() {
  const arrival = useLocation().state as Arrival; // Only the sign-in page writes it.
  const request = useForgotPassword();
  const [isSent, setIsSent] = useState(false);
  const form = useZodForm(ForgotPassword, { defaultValues: { email: arrival?.email ?? '' } });

  async function send(values: ForgotPassword) {
    setIsSent(false);
    try {
      await request.run(values);
      setIsSent(true);
    } catch (error) {
      applyServerErrors(form, error);
    }
  }

  return (
    <AuthFrame
      title="Şifrenizi sıfırlayın"
      intro="Kayıtlı e-posta adresinizi yazın; sıfırlama bağlantısını gönderelim."
      tagline="Anahtar kaybolur, defter kaybolmaz."
      footer={
        <Link className="link" to="/login">
          Giriş Sayfasına Dön
        </Link>
      }
    >
      <AuthForm noValidate onSubmit={form.handleSubmit(send)}>
        <FormProblem error={request.error} />
        <div role="status">
          {isSent && (
            <Notice>
              <p>Bu e-posta kayıtlıysa sıfırlama bağlantısı gönderildi.</p>
              <p>Bağlantı 30 dakika geçerlidir. Gelmezse istenmeyen posta klasörüne bakın.</p>
            </Notice>
          )}
        </div>
        <Field label="E-posta" error={form.formState.errors.email?.message}>
          <TextInput
            {...form.register('email')}
            type="email"
            autoComplete="email"
            placeholder="ad@sirket.com"
          />
        </Field>
        <Button
          type="submit"
          variant={isSent ? 'secondary' : 'primary'}
          size="lg"
          block
          loading={request.isRunning}
        >
          {isSent ? 'Yeniden Gönder' : 'Bağlantı Gönder'}
        </Button>
      </AuthForm>
    </AuthFrame>
  );
}
