import { useEndOtherSessions, useEndSession, useSessions } from '@vezne/api';
import { Badge, Button, ConfirmModal, formatInstant, LoadError, SkeletonRows, toast } from '@vezne/ui';
import Monitor from 'lucide-react/icons/monitor';
import { useState } from 'react';
import styled from 'styled-components';
import { Pane } from '../pane/Pane';
import { placeOf } from './place-of';

/** Devices that are signed in with this account; every other one can be signed out from here. */
export function SessionList() {
  const { data, error, reload } = useSessions();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const [isAsking, setAsking] = useState(false);
  const hasOthers = data?.some(({ current }) => !current) ?? false;
  const close = (id: string) =>
    end.run({ id }).then(
      () => toast.success('Oturum kapatıldı.'),
      // Told where all failures are told; the session stays in the list.
      () => undefined,
    );
  return (
    <Pane
      title="Açık oturumlar"
      note="Tanımadığınız bir cihaz görürseniz oturumunu kapatıp şifrenizi değiştirin. Yer olarak bağlantının geldiği ağ adresi yazılır; Vezne konumunuzu bilmez."
      action={
        hasOthers && (
          <Button size="sm" onClick={() => setAsking(true)}>
            Diğerlerini kapat
          </Button>
        )
      }
    >
      {error && <LoadError message={error.message} onRetry={reload} />}
      {!data && !error && <SkeletonRows rows={2} />}
      <List>
        {data?.map((session) => (
          <li key={session.id}>
            <Monitor aria-hidden />
            <Device>
              <strong>
                {session.device} {session.current && <Badge tone="primary">Bu cihaz</Badge>}
              </strong>
              <span>
                {placeOf(session.lastIp ?? session.ip)} · son kullanım {formatInstant(session.lastUsedAt)}
              </span>
              <span>
                Giriş {formatInstant(session.createdAt)}
                {session.lastIp && ` · ${placeOf(session.ip)}`}
              </span>
            </Device>
            {!session.current && (
              <Button
                size="sm"
                aria-label={`Oturumu kapat: ${session.device}`}
                disabled={end.isRunning}
                onClick={() => close(session.id)}
              >
                Oturumu kapat
              </Button>
            )}
          </li>
        ))}
      </List>
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await endOthers.run();
          toast.success('Diğer oturumlar kapatıldı.');
        }}
        title="Diğer oturumları kapat"
        confirmLabel="Diğerlerini kapat"
        danger
      >
        Bu cihaz dışında açık olan bütün oturumlar hemen kapanır.
      </ConfirmModal>
    </Pane>
  );
}

const List = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    gap: var(--vz-space-3);
    min-height: 60px;
    padding-block: var(--vz-space-2);
    border-bottom: 1px solid var(--vz-border);
  }
  & > li:last-child { border-bottom: 0; }
  & > li > svg { flex: none; color: var(--vz-text-3); }
`;
const Device = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  & > strong { font-weight: var(--vz-weight-medium); }
  & > span { color: var(--vz-text-3); font-size: var(--vz-text-sm); }
`;
