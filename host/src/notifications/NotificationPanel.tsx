import { useCurrency, useNotifications, useReadNotifications } from '@vezne/api';
import type { Notification } from '@vezne/contract';
import { Button, Empty, LoadError, onMobile, SidePanel, SkeletonRows, VisuallyHidden } from '@vezne/ui';
import { type RefObject, useState } from 'react';
import styled from 'styled-components';
import { NotificationItem } from './NotificationItem';
import { wordsOf } from './words';

type Props = { open: boolean; onClose: () => void; bell: RefObject<HTMLButtonElement | null> };

/** What a manager should know of now: unread first, each a way to where it is seen to. */
export default function NotificationPanel({ open, onClose, bell }: Props) {
  const query = useNotifications();
  const [said, say] = useState('');
  const read = useReading(query.data?.notifications ?? [], say);
  const unread = query.data?.notifications.filter(({ isRead }) => !isRead) ?? [];
  const readOnes = query.data?.notifications.filter(({ isRead }) => isRead) ?? [];
  const list = (title: string, notifications: Notification[]) =>
    notifications.length > 0 && (
      <Part key={title} title={title} notifications={notifications} onRead={read} onClose={onClose} />
    );

  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title="Bildirimler"
      beside="[data-bell]"
      focusAfter={() => bell.current ?? false}
      actions={
        unread.length > 0 && (
          <AllRead size="sm" variant="ghost" onClick={() => read(unread)}>
            Tümünü Okundu Say
          </AllRead>
        )
      }
    >
      <Body data-body>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        {query.data?.notifications.length === 0 && (
          <Empty title="Yeni bildirim yok.">Geciken, biten veya aşılan bir şey olursa burada yazar.</Empty>
        )}
        {list(`Okunmamış (${unread.length})`, unread)}
        {list('Okunanlar', readOnes)}
        {query.isLoading && <SkeletonRows rows={3} />}
        {query.error && (
          <LoadError
            stacked
            message={query.error.message}
            onRetry={query.reload}
            retrying={query.isRefreshing}
          />
        )}
      </Body>
      <Foot>Bir konu kapanınca bildirimi de kendiliğinden kalkar.</Foot>
    </SidePanel>
  );
}

/** Marks as read and says, for who does not see it, how many are left. */
function useReading(all: Notification[], say: (words: string) => void) {
  const { run } = useReadNotifications();
  return (notifications: Notification[]) => {
    const keys = notifications.filter(({ isRead }) => !isRead).map(({ key }) => key);
    if (keys.length === 0) return;
    const left = all.filter(({ isRead, key }) => !isRead && !keys.includes(key)).length;
    run({ keys })
      .then(() =>
        say(left === 0 ? 'Okunmamış bildirim kalmadı.' : `Okundu. ${left} okunmamış bildirim kaldı.`),
      )
      // The failure is told by a toast; the notification stays unread.
      .catch(() => undefined);
  };
}

type PartProps = {
  title: string;
  notifications: Notification[];
  onRead: (notifications: Notification[]) => void;
  onClose: () => void;
};

function Part({ title, notifications, onRead, onClose }: PartProps) {
  const currency = useCurrency();
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {notifications.map((notification) => (
          <NotificationItem
            key={notification.key}
            notification={notification}
            words={wordsOf(notification, currency)}
            onRead={() => onRead([notification])}
            onFollow={() => {
              onRead([notification]);
              onClose();
            }}
          />
        ))}
      </ul>
    </section>
  );
}

const AllRead = styled(Button)`
  &&& { width: auto; ${onMobile} { width: auto; } }
`;
const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: var(--vz-space-4) var(--vz-space-3);
  overflow-y: auto;
  overscroll-behavior: contain;
  & h3 {
    padding: 0 12px 4px;
    color: var(--vz-text-3);
    font-size: var(--vz-text-xs);
    line-height: 16px;
    font-weight: var(--vz-weight-medium);
  }
  & section + section { margin-top: var(--vz-space-4); }
  ${onMobile} { padding-inline: var(--vz-space-1); }
`;
const Foot = styled.p`
  flex: none;
  padding: var(--vz-space-3) var(--vz-space-6) calc(var(--vz-space-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--vz-border);
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
  ${onMobile} { padding-inline: var(--vz-space-4); }
`;
