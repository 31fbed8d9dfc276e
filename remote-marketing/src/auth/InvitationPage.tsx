import { ApiError, useAcceptInvitation, useInvitation } from '@vezne/api';
import { InvitationForm, messages } from '@vezne/contract';
import {
  applyServerErrors,
  Button,
  Field,
  LoadError,
  PasswordInput,
  SkeletonRows,
  TextInput,
  toast,
  useZodForm,
} from '@vezne/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { AuthForm, AuthFrame } from '../frame/AuthFrame';
import { FormProblem } from '../frame/FormProblem';
import { LegalLink } from '../frame/LegalLink';
import { useLeadOn } from '../frame/useLeadOn';

/** Where the link of an invitation leads: the first password makes the invited person a manager. */
export default function InvitationPage() {
  const { token = '' } = useParams();
  const { data, error, reload } = useInvitation(token);
  const [isGone, setGone] = useState(false);
  if (isGone || error?.message === messages.badInvitation) return <BadInvitation />;
  return (
    <AuthFrame
      title="Davetinizi kabul edin"
      intro={data ? greeting(data) : 'Davetiniz açılıyor.'}
      tagline={tagline}
      footer={
        <Link className="link" to="/login">
          Giriş Sayfasına Dön
        </Link>
      }
    >
      {data && <AcceptForm token={token} email={data.email} onGone={() => setGone(true)} />}
      {!data && !error && <SkeletonRows rows={3} />}
      {!data && error && <LoadError message={error.message} onRetry={reload} stacked />}
    </AuthFrame>
  );
}

const greeting = ({ name, companyName }: { name: string; companyName: string }) =>
  `Merhaba ${name}, ${companyName} sizi yönetici olarak davet etti. Bir şifre belirleyince hesabınız açılır.`;

type Props = {
  token: string;
  email: string;
  /** The invitation was used or withdrawn while the form was open. */
  onGone: () => void;
};

function AcceptForm({ token, email, onGone }: Props) {
  const leadOn = useLeadOn();
  const accept = useAcceptInvitation();
  const form = useZodForm(InvitationForm, { defaultValues: { password: '', passwordConfirm: '' } });
  const { errors } = form.formState;

  async function join({ password }: { password: string }) {
    try {
      await accept.run({ token, password });
    } catch (error) {
      if (error instanceof ApiError && error.message === messages.badInvitation) onGone();
      else applyServerErrors(form, error);
      return;
    }
    toast.success('Hesabınız oluşturuldu, giriş yapabilirsiniz.');
    leadOn('/login', { state: { email }, replace: true });
  }

  return (
    <AuthForm noValidate onSubmit={form.handleSubmit(join)}>
      <FormProblem error={accept.error} />
      <Field label="E-posta" help="Bu adresle giriş yapacaksınız.">
        <TextInput type="email" autoComplete="username" readOnly value={email} />
      </Field>
      <Field label="Şifre" help="En az 8 karakter." error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
      <Field label="Şifre tekrarı" error={errors.passwordConfirm?.message}>
        <PasswordInput {...form.register('passwordConfirm')} autoComplete="new-password" />
      </Field>
      <Button type="submit" variant="primary" size="lg" block loading={accept.isRunning}>
        Daveti Kabul Et
      </Button>
      <Note>
        Hesabınızda <LegalLink to="/kullanim-kosullari">kullanım koşulları</LegalLink> geçerlidir;
        verilerinizin nasıl işlendiğini <LegalLink to="/kvkk">KVKK aydınlatma metninde</LegalLink>{' '}
        okuyabilirsiniz.
      </Note>
    </AuthForm>
  );
}

function BadInvitation() {
  return (
    <AuthFrame
      title="Davet açılamadı"
      intro={`${messages.badInvitation} Sizi davet eden kişiden daveti yeniden göndermesini isteyin.`}
      tagline={tagline}
      footer={
        <>
          Daveti daha önce kabul ettiyseniz giriş yapın. Kendi şirketiniz için{' '}
          <Link className="link" to="/signup">
            hesap oluşturabilirsiniz
          </Link>
          .
        </>
      }
    >
      <Button as={Link} to="/login" variant="primary" size="lg" block>
        Giriş Yap
      </Button>
    </AuthFrame>
  );
}

const tagline = 'Pencerenin iki yanında da yer var.';

const Note = styled.p`
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
  line-height: var(--vz-lh-sm);
`;
