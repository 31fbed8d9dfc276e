import { type ApiError, useVerifyAccount } from '@vezne/api';
import { messages, type Verification } from '@vezne/contract';
import { Button, LoadError, SkeletonRows, toast } from '@vezne/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { AuthFrame } from '../frame/AuthFrame';
import { Notice } from '../frame/Notice';
import { useLeadOn } from '../frame/useLeadOn';
import { ResendLink } from './VerifyNotice';

/** Where the link of a sign-up leads: opening it makes the account. */
export default function VerifyPage() {
  const { token = '' } = useParams();
  const leadOn = useLeadOn();
  const { run, error } = useVerifyAccount();
  const [verification, setVerification] = useState<Verification>();
  const runLatest = useRef(run);
  runLatest.current = run;
  const asked = useRef<string>(undefined);

  const open = useCallback(
    () =>
      runLatest.current({ token }).then(
        (answer) => {
          if (answer.outcome !== 'CREATED') return setVerification(answer);
          toast.success('Hesabınız oluşturuldu, giriş yapabilirsiniz.');
          leadOn('/login', { state: { email: answer.email }, replace: true });
        },
        // Shown from the command's state.
        () => undefined,
      ),
    [token, leadOn],
  );
  useEffect(() => {
    // React mounts twice while developing; the link is asked about once.
    if (asked.current === token) return;
    asked.current = token;
    open();
  }, [token, open]);

  const { title, intro, body } = viewOf(verification, error, open);
  return (
    <AuthFrame
      title={title}
      intro={intro}
      tagline="İlk kayıt, düzenin yarısıdır."
      footer={
        <Link className="link" to="/login">
          Giriş Sayfasına Dön
        </Link>
      }
    >
      {body}
    </AuthFrame>
  );
}

type View = { title: string; intro: string; body: ReactNode };

function viewOf(
  verification: Verification | undefined,
  error: ApiError | undefined,
  retry: () => void,
): View {
  if (verification) return views[verification.outcome](verification);
  if (error?.message === messages.badVerification)
    return {
      title: 'Bağlantı açılamadı',
      intro: `${messages.badVerification} Yeniden gönderilen bağlantılardan yalnızca sonuncusu açılır.`,
      body: (
        <Button as={Link} to="/signup" variant="primary" size="lg" block>
          Yeniden Kayıt Ol
        </Button>
      ),
    };
  return {
    title: 'E-posta adresinizin onayı',
    intro: 'Hesabınız açılıyor.',
    body: error ? <LoadError message={error.message} onRetry={retry} stacked /> : <SkeletonRows rows={2} />,
  };
}

const signIn = (email: string) => (
  <Button as={Link} to="/login" state={{ email }} variant="primary" size="lg" block>
    Giriş Yap
  </Button>
);

const views: Record<Verification['outcome'], (verification: Verification) => View> = {
  CREATED: ({ email }) => ({
    title: 'Adresiniz onaylandı',
    intro: 'Hesabınız hazır, giriş yapabilirsiniz.',
    body: signIn(email),
  }),
  USED: ({ email }) => ({
    title: 'Adresiniz onaylandı',
    intro: 'Bu bağlantı daha önce kullanıldı. Hesabınız hazır, giriş yapabilirsiniz.',
    body: signIn(email),
  }),
  EXPIRED: ({ email, managerId }) => ({
    title: 'Bağlantının süresi doldu',
    intro: `Hesabınızı açmak için ${email} adresine yeni bir bağlantı gönderelim. Bilgilerinizi yeniden girmeniz gerekmez.`,
    body: <Renewal email={email} managerId={managerId} />,
  }),
  TAKEN: ({ email }) => ({
    title: 'Bu adresin zaten bir hesabı var',
    intro: `${email} adresiyle bu arada başka bir hesap açıldı; bu kayıt geçersiz. Şifrenizi hatırlamıyorsanız giriş sayfasından yenisini isteyin.`,
    body: signIn(email),
  }),
};

function Renewal({ email, managerId }: Pick<Verification, 'email' | 'managerId'>) {
  const [isSent, setSent] = useState(false);
  return (
    <Stack>
      <div role="status">
        {isSent && (
          <Notice>
            <p>
              <strong>{email}</strong> adresine yeni bir onay bağlantısı gönderdik.
            </p>
            <p>Gelmezse istenmeyen posta klasörüne bakın.</p>
          </Notice>
        )}
      </div>
      <ResendLink managerId={managerId} prominent onSent={() => setSent(true)} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--vz-space-3);
`;
