import { useEndOtherSessions, useEndSession, useSessions } from '@vezne/api';
import type { Session } from '@vezne/contract';
import { leavingRecord, placeOfRecord } from '@vezne/records';
import { Badge, Button, ConfirmModal, formatInstant, LoadError, SkeletonRows, toast } from '@vezne/ui';
import Monitor from 'lucide-react/icons/monitor';
import { useState } from 'react';
import styled from 'styled-components';
import { Pane } from '../pane/Pane';
import { Acts, Named, PaneList } from '../pane/PaneList';
import { placeOf } from './place-of';

const Whole = styled.span`
  white-space: nowrap;
`;

/** The device, where and when it was used last, and where and when it signed in. */
const SessionFacts = ({ session }: { session: Session }) => (
  <Named>
    <strong>
      {session.device} {session.current && <Badge tone="primary">Bu cihaz</Badge>}
    </strong>
    <span>
      {placeOf(session.lastIp ?? session.ip)} ·{' '}
      <Whole>son kullanım {formatInstant(session.lastUsedAt)}</Whole>
    </span>
    <span>
      Giriş {formatInstant(session.createdAt)}
      {session.lastIp && ` · ${placeOf(session.ip)}`}
    </span>
  </Named>
);

/** Devices that are signed in with this account; every other one can be signed out from here. */
export function SessionList() {
  const { data, error, reload } = useSessions();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const [isAsking, setAsking] = useState(false);
  const own = data?.find(({ current }) => current);
  const hasOthers = data?.some(({ current }) => !current) ?? false;
  const close = (id: string) => {
    const leave = leavingRecord(id);
    return end.run({ id }).then(
      () => {
        toast.success('Oturum kapatıldı.');
        leave();
      },
      // Told where all failures are told; the session stays in the list.
      () => undefined,
    );
  };
  return (
    <Pane
      title="Açık oturumlar"
      note="Tanımadığınız bir cihaz görürseniz oturumunu kapatıp şifrenizi değiştirin. Yer olarak bağlantının geldiği ağ adresi yazılır; Vezne konumunuzu bilmez."
      action={
        hasOthers && (
          <Button size="sm" onClick={() => setAsking(true)}>
            Diğerlerini Kapat
          </Button>
        )
      }
    >
      {error && <LoadError message={error.message} onRetry={reload} />}
      {!data && !error && <SkeletonRows rows={2} />}
      <PaneList>
        {data?.map((session) => (
          <li key={session.id} data-record={session.id}>
            <Monitor aria-hidden />
            <SessionFacts session={session} />
            {!session.current && (
              <Acts>
                <Button
                  size="sm"
                  aria-label={`Oturumu Kapat: ${session.device}`}
                  disabled={end.isRunning}
                  onClick={() => close(session.id)}
                >
                  Oturumu Kapat
                </Button>
              </Acts>
            )}
          </li>
        ))}
      </PaneList>
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await endOthers.run();
          toast.success('Diğer oturumlar kapatıldı.');
        }}
        title="Diğer oturumları kapat"
        confirmLabel="Diğerlerini Kapat"
        danger
        focusAfter={() => (own ? placeOfRecord(own.id) : null)}
      >
        Bu cihaz dışında açık olan bütün oturumlar hemen kapanır.
      </ConfirmModal>
    </Pane>
  );
}
