import { useResendVerification } from '@vezne/api';
import { limits } from '@vezne/contract';
import { Button } from '@vezne/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { FormProblem } from '../frame/FormProblem';
import { Notice } from '../frame/Notice';

type Props = { managerId: string; email: string };

/** On the sign-in page after a sign-up: the account waits for the link in the mail, which can be sent again. */
export function VerifyNotice({ managerId, email }: Props) {
  const [isRepeated, setRepeated] = useState(false);
  return (
    <Root>
      <div role="status">
        <Notice>
          <p>
            <strong>{email}</strong> adresine {isRepeated ? 'yeni bir' : 'bir'} onay bağlantısı gönderdik.
          </p>
          <p>
            Bağlantıyı açınca hesabınız açılır ve giriş yapabilirsiniz. Bağlantı{' '}
            {limits.token.verificationHours} saat geçerlidir; gelmezse istenmeyen posta klasörüne bakın.
          </p>
        </Notice>
      </div>
      <ResendLink managerId={managerId} wasSent onSent={() => setRepeated(true)} />
    </Root>
  );
}

type ResendProps = {
  managerId: string;
  /** A link was sent a moment ago: the next one has to wait. */
  wasSent?: boolean;
  /** Nothing else is to be done on the page. */
  prominent?: boolean;
  onSent: () => void;
};

/** Asks for the mail once more, at most once a minute. */
export function ResendLink({ managerId, wasSent = false, prominent = false, onSent }: ResendProps) {
  const resend = useResendVerification();
  const [waits, setWaits] = useState(wasSent ? limits.token.mailPauseSeconds : 0);
  const isWaiting = waits > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const tick = setInterval(() => setWaits((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(tick);
  }, [isWaiting]);

  async function send() {
    try {
      await resend.run({ managerId });
    } catch {
      // Said above the button, which can be pressed again.
      return;
    }
    setWaits(limits.token.mailPauseSeconds);
    onSent();
  }

  return (
    <>
      <FormProblem error={resend.error} spoken />
      <Button {...(prominent ? bold : plain)} disabled={isWaiting} loading={resend.isRunning} onClick={send}>
        {isWaiting ? `Yeniden Gönder (${waits} sn)` : 'Yeniden Gönder'}
      </Button>
    </>
  );
}

const plain = { size: 'sm' } as const;
const bold = { variant: 'primary', size: 'lg', block: true } as const;

const Root = styled.div`
  display: grid;
  gap: var(--vz-space-3);
  justify-items: start;
  margin-bottom: var(--vz-space-6);
`;
