import { useCloseCompany, useEraseAccount, useKeepCompany, useLeaving } from '@vezne/api';
import { limits } from '@vezne/contract';
import { focusWhenLost } from '@vezne/records';
import { Button, formatInstant, LoadError, onMobile, SkeletonRows, toast } from '@vezne/ui';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { Pane } from '../pane/Pane';
import { PasswordConfirm } from './PasswordConfirm';

/** Hesabımı Sil and Şirketi Kapat: the ways out, and for thirty days the way back. */
export function LeavingPane() {
  const { data, error, reload } = useLeaving();
  const head = useRef<HTMLHeadingElement>(null);
  const onDone = () => focusWhenLost(() => head.current);
  return (
    <Pane title="Hesap ve şirketten ayrılma" head={head} note="Bu işlemler için şifrenizi girmeniz gerekir.">
      {error && !data && <LoadError message={error.message} onRetry={reload} />}
      {!data && !error && <SkeletonRows rows={2} />}
      {data && (
        <Rows>
          <EraseAccount isOwner={data.isOwner} />
          {data.closing ? (
            <Closing closesAt={data.closing.closesAt} isOwner={data.isOwner} onDone={onDone} />
          ) : (
            data.isOwner && <CloseCompany onDone={onDone} />
          )}
        </Rows>
      )}
    </Pane>
  );
}

function EraseAccount({ isOwner }: { isOwner: boolean }) {
  const erase = useEraseAccount();
  const [isAsking, setAsking] = useState(false);
  return (
    <Row
      title="Hesabımı sil"
      text={
        isOwner
          ? 'Şirketin sahibi sizsiniz. Hesabınızı silmek için önce şirketi Yönetici bölümünden devredin veya kapatın.'
          : 'Adınız ve iletişim bilgileriniz silinir, bütün cihazlarda oturumunuz kapanır. Girdiğiniz kayıtlar şirkette kalır.'
      }
    >
      <Button disabled={isOwner} onClick={() => setAsking(true)}>
        Hesabımı Sil
      </Button>
      <PasswordConfirm
        open={isAsking}
        title="Hesabımı Sil"
        confirmLabel="Hesabımı Sil"
        onConfirm={(password) => erase.run({ password })}
        onClose={() => setAsking(false)}
      >
        Hesabınız geri getirilemez. Adınız, e-postanız, telefonunuz ve oturumlarınız silinir; şirketin
        geçmişinde “Silinmiş kullanıcı” olarak görünürsünüz. Aynı e-posta ile yeniden kayıt olabilirsiniz.
      </PasswordConfirm>
    </Row>
  );
}

/** `onDone`: the button that did it is gone. */
type Done = { onDone: () => void };

function CloseCompany({ onDone }: Done) {
  const close = useCloseCompany();
  const [isAsking, setAsking] = useState(false);
  const days = limits.keep.closingDays;
  return (
    <Row
      title="Şirketi kapat"
      text={`Şirket ${days} gün boyunca salt okunur olur; sonra bütün kayıtları ve yöneticilerin hesapları silinir.`}
    >
      <Button onClick={() => setAsking(true)}>Şirketi Kapat</Button>
      <PasswordConfirm
        open={isAsking}
        title="Şirketi Kapat"
        confirmLabel="Şirketi Kapat"
        onConfirm={async (password) => {
          await close.run({ password });
          toast.success(`Şirket ${days} gün sonra kapatılacak.`);
          onDone();
        }}
        onClose={() => setAsking(false)}
      >
        {days} gün boyunca kayıtlar görüntülenebilir ve indirilebilir, değiştirilemez; bu süre içinde
        vazgeçebilirsiniz. Sonra bütün kayıtlar, arşivler ve yöneticilerin hesapları geri getirilemeyecek
        biçimde silinir. Yöneticilere e-posta gönderilir.
      </PasswordConfirm>
    </Row>
  );
}

function Closing({ closesAt, isOwner, onDone }: Done & { closesAt: string; isOwner: boolean }) {
  const keep = useKeepCompany();
  const undo = () =>
    keep.run().then(
      () => {
        toast.success('Şirketin kapatılmasından vazgeçildi.');
        onDone();
      },
      // Told where all failures are told; the company stays as it is.
      () => undefined,
    );
  return (
    <Row
      title="Şirket kapatılıyor"
      text={`Kayıtlar ve hesaplar ${formatInstant(closesAt)} tarihinde silinecek. ${
        isOwner ? 'O zamana kadar vazgeçebilirsiniz.' : 'O zamana kadar şirket sahibi vazgeçebilir.'
      }`}
    >
      {isOwner && (
        <Button loading={keep.isRunning} onClick={undo}>
          Kapatmaktan Vazgeç
        </Button>
      )}
    </Row>
  );
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <span>
        <strong>{title}</strong>
        <Text>{text}</Text>
      </span>
      {children}
    </li>
  );
}

const Rows = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--vz-space-5);
    padding: var(--vz-space-4) 0;
    border-bottom: 1px solid var(--vz-border);
  }
  & > li:first-child { padding-top: 0; }
  & > li:last-child { padding-bottom: 0; border-bottom: 0; }
  & > li > button { flex: none; }
  ${onMobile} { & > li { flex-direction: column; align-items: stretch; gap: var(--vz-space-3); } }
`;
const Text = styled.span`
  display: block;
  margin-top: 2px;
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  line-height: var(--vz-lh-sm);
`;
