import { lazyPart } from '@vezne/federation';
import { formatCount, IconButton, onMobile } from '@vezne/ui';
import { useAtom } from 'jotai';
import BellIcon from 'lucide-react/icons/bell';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { OverPage } from '../OverPage';
import { notificationsAtom } from './notifications-atom';
import { useUnread } from './useUnread';

const NotificationPanel = lazyPart('The notifications', () => import('./NotificationPanel'), null);

/** Says how many notifications are unread, and opens them. */
export function Bell() {
  const unread = useUnread();
  const [isOpen, setOpen] = useAtom(notificationsAtom);
  const [wasOpened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (isOpen && !wasOpened) setOpened(true);
  // Whoever signs in next finds it closed.
  useEffect(() => () => setOpen(false), [setOpen]);

  return (
    <>
      <BellButton
        ref={button}
        data-bell
        label={unread === 0 ? 'Bildirimler, yenisi yok' : `Bildirimler, ${formatCount(unread)} yeni`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <BellIcon aria-hidden />
        {unread > 0 && <Count aria-hidden>{unread > 9 ? '9+' : unread}</Count>}
      </BellButton>
      {wasOpened && (
        <OverPage>
          <NotificationPanel open={isOpen} onClose={() => setOpen(false)} bell={button} />
        </OverPage>
      )}
    </>
  );
}

const BellButton = styled(IconButton)`
  position: relative;
  ${onMobile} { color: var(--vz-text-2); }
`;
const Count = styled.span`
  position: absolute;
  top: 1px;
  right: 0;
  display: grid;
  place-items: center;
  min-width: 16px;
  height: 16px;
  padding: 0 4px;
  border-radius: 9px;
  background: var(--vz-danger);
  box-shadow: 0 0 0 2px var(--vz-canvas);
  color: var(--vz-on-solid);
  font: var(--vz-weight-semibold) 11px / 1 var(--vz-font-ui);
  ${onMobile} { top: 5px; right: 4px; }
`;
