import { useUnsubscribe } from '@vezne/api';
import { Button } from '@vezne/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { AuthFrame } from '../frame/AuthFrame';
import { FormProblem } from '../frame/FormProblem';

const TAGLINE = 'Defter susar, hesabı tutar.';

/** Where a link in a mail about what stands leads: it stops such mails, without a sign-in. */
export default function UnsubscribePage() {
  const { token: link = '' } = useParams();
  const { run, error, isRunning } = useUnsubscribe();
  const [stopped, setStopped] = useState<string>();
  const footer = (
    <Link className="link" to="/login">
      Giriş Sayfasına Dön
    </Link>
  );

  if (stopped !== undefined)
    return (
      <AuthFrame
        title="E-postalar durduruldu"
        intro={`Artık gelmeyecek: ${stopped}. Bildirimler uygulamada görünmeye devam eder; e-postaları ayarlardan yeniden açabilirsiniz.`}
        tagline={TAGLINE}
        footer={footer}
      >
        <Button as={Link} to="/settings/notifications" size="lg" block>
          Bildirim Ayarları
        </Button>
      </AuthFrame>
    );
  // Programs that look through mails open every link: only a press stops anything.
  const stop = () =>
    run({ link }).then(
      ({ what }) => setStopped(what),
      // Shown from the command's state.
      () => undefined,
    );
  return (
    <AuthFrame
      title="E-postaları durdurun"
      intro="Bu bağlantı, size gönderilen özet ya da uyarı e-postalarını durdurur. Bildirimler uygulamada görünmeye devam eder."
      tagline={TAGLINE}
      footer={footer}
    >
      <Stack>
        <FormProblem error={error} spoken />
        <Button variant="primary" size="lg" block loading={isRunning} onClick={() => void stop()}>
          E-postaları Durdur
        </Button>
      </Stack>
    </AuthFrame>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--vz-space-3);
`;
