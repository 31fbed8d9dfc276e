import {
  MutableKind,
  type Notification,
  type NotificationKind,
  type SnoozedNotification,
} from '@vezne/contract';
import { formatDate, IconButton, Menu, MenuItem, MenuSeparator, onMobile } from '@vezne/ui';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import DatabaseBackup from 'lucide-react/icons/database-backup';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Flag from 'lucide-react/icons/flag';
import HardDrive from 'lucide-react/icons/hard-drive';
import Hourglass from 'lucide-react/icons/hourglass';
import Mail from 'lucide-react/icons/mail';
import Repeat from 'lucide-react/icons/repeat';
import Wallet from 'lucide-react/icons/wallet';
import type { ComponentType, SVGProps } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Acts } from './useActs';
import type { Words } from './words';

type Tone = 'late' | 'warning' | 'quiet';
type Look = [Icon: ComponentType<SVGProps<SVGSVGElement>>, tone: Tone];

const looks: Record<NotificationKind, Look> = {
  DISK_DOLUYOR: [HardDrive, 'late'],
  YEDEK_ALINAMADI: [DatabaseBackup, 'late'],
  ABONELIK_BITIYOR: [Hourglass, 'warning'],
  GELIR_GECIKTI: [ArrowDownLeft, 'late'],
  GIDER_GECIKTI: [ArrowUpRight, 'late'],
  PROJE_GECIKTI: [CircleAlert, 'late'],
  BUTCE_ASILDI: [Wallet, 'warning'],
  PROJE_BITIYOR: [CalendarClock, 'warning'],
  TEKRAR_BEKLIYOR: [Repeat, 'warning'],
  SIRKET_BILGILERI: [Flag, 'quiet'],
  KATEGORILER: [Flag, 'quiet'],
  ILK_KAYIT: [Flag, 'quiet'],
};

type Props = {
  notification: Notification | SnoozedNotification;
  words: Words;
  acts: Acts;
  /** It was opened, which reads it too. */
  onFollow: () => void;
};

export function NotificationItem({ notification, words, acts, onFollow }: Props) {
  const { kind, isRead } = notification;
  const until = 'until' in notification ? notification.until : null;
  const isQuiet = isRead || until !== null;
  const [Icon, tone] = looks[kind];
  const content = (
    <>
      <Box $tone={isQuiet ? 'quiet' : tone}>
        <Icon aria-hidden />
      </Box>
      <span>
        <strong>{words.title}</strong>
        <small>{words.note}</small>
        {until && <small>{formatDate(until)} günü hatırlatılır</small>}
      </span>
    </>
  );
  return (
    <Item data-read={isQuiet ? '' : undefined}>
      {words.to === null ? (
        <span>{content}</span>
      ) : (
        <Link to={words.to} onClick={onFollow}>
          {content}
        </Link>
      )}
      {!isQuiet && (
        <IconButton label={`Okundu: ${words.title}`} onClick={() => acts.read([notification])}>
          <Check aria-hidden width={16} height={16} />
        </IconButton>
      )}
      {until ? (
        <IconButton label={`Şimdi Göster: ${words.title}`} onClick={() => acts.wake(notification)}>
          <BellRing aria-hidden width={16} height={16} />
        </IconButton>
      ) : (
        <ItemMenu notification={notification} title={words.title} acts={acts} />
      )}
    </Item>
  );
}

function ItemMenu({ notification, title, acts }: Pick<Props, 'notification' | 'acts'> & { title: string }) {
  const kind = MutableKind.safeParse(notification.kind).data;
  return (
    <Menu
      width={200}
      modal={false}
      trigger={
        <IconButton label={`İşlemler: ${title}`}>
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
      <MenuItem icon={<AlarmClock aria-hidden />} onClick={() => acts.snooze(notification, 3)}>
        3 Gün Ertele
      </MenuItem>
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
