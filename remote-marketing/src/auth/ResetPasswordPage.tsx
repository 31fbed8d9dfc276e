import { type ApiError, useResetPassword } from '@vezne/api';
import { messages, PasswordResetForm } from '@vezne/contract';
import { applyServerErrors, Button, Field, PasswordInput, toast, useZodForm } from '@vezne/ui';
import { Link, useParams } from 'react-router-dom';
import { AuthForm, AuthFrame } from '../frame/AuthFrame';
import { FormProblem } from '../frame/FormProblem';
import { useLeadOn } from '../frame/useLeadOn';

export default function ResetPasswordPage() {
  const { token = '' } = useParams();
  const leadOn = useLeadOn();
  const reset = useResetPassword();
  const form = useZodForm(PasswordResetForm, { defaultValues: { newPassword: '', newPasswordConfirm: '' } });
  const { errors } = form.formState;

  async function save({ newPassword }: { newPassword: string }) {
    try {
      await reset.run({ token, newPassword });
    } catch (error) {
      applyServerErrors(form, error);
      return;
    }
    toast.success('Şifre başarıyla değiştirildi.');
    leadOn('/login', { replace: true });
  }

  if (isBadLink(reset.error)) return <BadLink />;
  return (
    <AuthFrame
      title="Yeni şifre belirleyin"
      intro="Bu bağlantı yalnızca bir kez kullanılabilir. Şifreniz değişince açık oturumların hepsi kapanır."
      tagline={tagline}
      footer={
        <Link className="link" to="/login">
          Giriş Sayfasına Dön
        </Link>
      }
    >
      <AuthForm noValidate onSubmit={form.handleSubmit(save)}>
        <FormProblem error={reset.error} />
        <Field label="Yeni şifre" help="En az 8 karakter." error={errors.newPassword?.message}>
          <PasswordInput {...form.register('newPassword')} autoComplete="new-password" />
        </Field>
        <Field label="Yeni şifre tekrarı" error={errors.newPasswordConfirm?.message}>
          <PasswordInput {...form.register('newPasswordConfirm')} autoComplete="new-password" />
        </Field>
        <Button type="submit" variant="primary" size="lg" block loading={reset.isRunning}>
          Şifreyi Kaydet
        </Button>
      </AuthForm>
    </AuthFrame>
  );
}

function BadLink() {
  return (
    <AuthFrame
      title="Bağlantı açılamadı"
      intro={messages.badResetLink}
      tagline={tagline}
      footer={
        <Link className="link" to="/login">
          Giriş Sayfasına Dön
        </Link>
      }
    >
      <Button as={Link} to="/forgot-password" variant="primary" size="lg" block>
        Yeni Bağlantı İste
      </Button>
    </AuthFrame>
  );
}

const tagline = 'Anahtar kaybolur, defter kaybolmaz.';

const isBadLink = (error: ApiError | undefined) =>
  error !== undefined && (error.message === messages.badResetLink || error.fields?.token !== undefined);
