import { useCurrency, useNotifications } from '@vezne/api';
import type { Notification, SnoozedNotification } from '@vezne/contract';
import { Button, Empty, LoadError, onMobile, SidePanel, SkeletonRows, VisuallyHidden } from '@vezne/ui';
import { type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { focusBeside } from './focus-beside';
import { NotificationItem } from './NotificationItem';
import { type Acts, useActs } from './useActs';
import { wordsOf } from './words';

type Props = { open: boolean; onClose: () => void; bell: RefObject<HTMLButtonElement | null> };

/** What a manager should know of now: unread first, each a way to where it is seen to. */
export default function NotificationPanel({ open, onClose, bell }: Props) {
  const query = useNotifications();
  const [said, say] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const all = query.data?.notifications ?? [];
  const acts = useActs(all, say, () => focusBeside(body.current));
  const unread = all.filter(({ isRead }) => !isRead);
  const list = (title: string, notifications: (Notification | SnoozedNotification)[]) =>
    notifications.length > 0 && (
      <Part title={title} notifications={notifications} acts={acts} onClose={onClose} />
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
          <AllRead size="sm" variant="ghost" onClick={() => acts.read(unread)}>
            Tümünü Okundu Say
          </AllRead>
        )
      }
    >
      <Body ref={body} tabIndex={-1} data-body>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        {query.data?.notifications.length === 0 && (
          <Empty title="Yeni bildirim yok.">Geciken, biten veya aşılan bir şey olursa burada yazar.</Empty>
        )}
        {list(`Okunmamış (${unread.length})`, unread)}
        {list(
          'Okunanlar',
          all.filter(({ isRead }) => isRead),
        )}
        {list('Ertelenenler', query.data?.snoozed ?? [])}
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
      <Foot>
        Bir konu kapanınca bildirimi de kendiliğinden kalkar.
        <Link className="link" to="/settings/notifications" onClick={onClose}>
          Bildirim Ayarları
        </Link>
      </Foot>
    </SidePanel>
  );
}

type PartProps = {
  title: string;
  notifications: (Notification | SnoozedNotification)[];
  acts: Acts;
  onClose: () => void;
};

function Part({ title, notifications, acts, onClose }: PartProps) {
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
            acts={acts}
            onFollow={() => {
              if (!('until' in notification)) acts.follow(notification);
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
  &:focus { outline: none; }
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
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  padding: var(--vz-space-3) var(--vz-space-6) calc(var(--vz-space-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--vz-border);
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
  ${onMobile} { padding-inline: var(--vz-space-4); }
`;
