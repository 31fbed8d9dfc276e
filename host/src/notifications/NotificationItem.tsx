import type { Notification, NotificationKind } from '@vezne/contract';
import { IconButton, onMobile } from '@vezne/ui';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import DatabaseBackup from 'lucide-react/icons/database-backup';
import Flag from 'lucide-react/icons/flag';
import HardDrive from 'lucide-react/icons/hard-drive';
import Hourglass from 'lucide-react/icons/hourglass';
import Repeat from 'lucide-react/icons/repeat';
import Wallet from 'lucide-react/icons/wallet';
import type { ComponentType, SVGProps } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
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
  notification: Notification;
  words: Words;
  onRead: () => void;
  /** It was opened, which reads it too. */
  onFollow: () => void;
};

export function NotificationItem({ notification: { kind, isRead }, words, onRead, onFollow }: Props) {
  const [Icon, tone] = looks[kind];
  const content = (
    <>
      <Box $tone={isRead ? 'quiet' : tone}>
        <Icon aria-hidden />
      </Box>
      <span>
        <strong>{words.title}</strong>
        <small>{words.note}</small>
      </span>
    </>
  );
  return (
    <Item data-read={isRead ? '' : undefined}>
      {words.to === null ? (
        <span>{content}</span>
      ) : (
        <Link to={words.to} onClick={onFollow}>
          {content}
        </Link>
      )}
      {!isRead && (
        <IconButton label={`Okundu: ${words.title}`} onClick={onRead}>
          <Check aria-hidden width={16} height={16} />
        </IconButton>
      )}
    </Item>
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
  gap: 4px;
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
