import { MutableKind, type Notification, type NotificationKind } from '@vezne/contract';
import {
  formatDate,
  formatTime,
  IconButton,
  Menu,
  MenuItem,
  MenuSeparator,
  onMobile,
  sideBySide,
} from '@vezne/ui';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import Check from 'lucide-react/icons/check';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Mail from 'lucide-react/icons/mail';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { lookOf, type Tone } from './looks';
import { placeOf } from './places';
import type { Acts } from './useActs';

type Props = {
  notification: Notification;
  acts: Acts;
  /** It was opened, which reads it too. */
  onFollow: () => void;
};

export function NotificationItem({ notification, acts, onFollow }: Props) {
  const { kind, title, details, isRead, snoozedUntil } = notification;
  const isQuiet = isRead || snoozedUntil !== null;
  const [Icon, tone] = lookOf(kind);
  const place = placeOf(notification);
  const time = snoozedUntil === null && timeOf(notification);
  const content = (
    <>
      <Box $tone={isQuiet ? 'quiet' : tone}>
        <Icon aria-hidden />
      </Box>
      <span>
        <Head>
          <strong>{title}</strong>
          {time && <small>{time}</small>}
        </Head>
        {details.length > 0 && <small>{sideBySide(details)}</small>}
        {snoozedUntil && <small>{formatDate(snoozedUntil)} günü hatırlatılır</small>}
      </span>
    </>
  );
  return (
    <Item data-read={isQuiet ? '' : undefined}>
      {place === null ? (
        <span>{content}</span>
      ) : (
        <Link to={place} onClick={onFollow}>
          {content}
        </Link>
      )}
      {!isQuiet && (
        <IconButton label={`Okundu: ${title}`} onClick={() => acts.read(notification)}>
          <Check aria-hidden width={16} height={16} />
        </IconButton>
      )}
      {snoozedUntil ? (
        <IconButton label={`Şimdi Göster: ${title}`} onClick={() => acts.wake(notification)}>
          <BellRing aria-hidden width={16} height={16} />
        </IconButton>
      ) : (
        <ItemMenu notification={notification} acts={acts} />
      )}
    </Item>
  );
}

/** The day since which it stands; of today the time, where one is known. */
function timeOf({ day, at, age }: Notification): string | null {
  if (age !== 'BUGUN') return formatDate(day);
  return at && formatTime(at);
}

// Tomorrow it is told anew, whatever was done with it today.
const NEW_EVERY_DAY: NotificationKind = 'DISK_DOLUYOR';

function ItemMenu({ notification, acts }: Pick<Props, 'notification' | 'acts'>) {
  const kind = MutableKind.safeParse(notification.kind).data;
  return (
    <Menu
      width={200}
      modal={false}
      trigger={
        <IconButton label={`İşlemler: ${notification.title}`}>
          <EllipsisVertical aria-hidden width={16} height={16} />
        </IconButton>
      }
    >
      {notification.isRead && (
        <MenuItem icon={<Mail aria-hidden />} onClick={() => acts.unread(notification)}>
          Okunmadı Yap
        </MenuItem>
      )}
      <MenuItem icon={<AlarmClock aria-hidden />} onClick={() => acts.snooze(notification, 1)}>
        Yarına Ertele
      </MenuItem>
      {notification.kind !== NEW_EVERY_DAY && (
        <MenuItem icon={<AlarmClock aria-hidden />} onClick={() => acts.snooze(notification, 3)}>
          3 Gün Ertele
        </MenuItem>
      )}
      {kind && (
        <>
          <MenuSeparator />
          <MenuItem icon={<BellOff aria-hidden />} onClick={() => acts.mute(kind)}>
            Bu Türü Kapat
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

const tones: Record<Tone, string> = {
  late: 'var(--vz-expense-text)',
  warning: 'var(--vz-warning-text)',
  quiet: 'var(--vz-text-3)',
};

const Box = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: var(--vz-radius-sm);
  background: var(--vz-surface-4);
  color: ${({ $tone }) => tones[$tone]};
  & > svg { width: 18px; height: 18px; }
`;
/** The day stands beside a title that has a line for itself, else below it. */
const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
  & > small { flex: none; }
`;
const Item = styled.li`
  display: flex;
  align-items: center;
  padding-right: 4px;
  border-radius: var(--vz-radius-md);
  &:hover { background: var(--vz-surface-4); }
  & > a, & > span {
    display: flex;
    flex: 1;
    align-items: flex-start;
    gap: 12px;
    min-width: 0;
    min-height: 56px;
    & > :last-child { flex: 1; min-width: 0; }
    padding: 10px 8px 10px 12px;
    border-radius: var(--vz-radius-md);
  }
  & strong { display: block; font-weight: var(--vz-weight-semibold); overflow-wrap: anywhere; }
  &[data-read] strong { color: var(--vz-text-2); font-weight: var(--vz-weight-regular); }
  & small {
    display: block;
    color: var(--vz-text-3);
    font-size: var(--vz-text-sm);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  &:hover small { color: var(--vz-text-2); }
  ${onMobile} { & > a, & > span { padding-left: 12px; } }
`;
