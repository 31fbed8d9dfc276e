import { NotificationKind } from '@vezne/contract';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import BellIcon from 'lucide-react/icons/bell';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleAlert from 'lucide-react/icons/circle-alert';
import DatabaseBackup from 'lucide-react/icons/database-backup';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Flag from 'lucide-react/icons/flag';
import HardDrive from 'lucide-react/icons/hard-drive';
import Hourglass from 'lucide-react/icons/hourglass';
import Landmark from 'lucide-react/icons/landmark';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Repeat from 'lucide-react/icons/repeat';
import Wallet from 'lucide-react/icons/wallet';
import type { ComponentType, SVGProps } from 'react';

export type Tone = 'late' | 'warning' | 'quiet';
type Look = [Icon: ComponentType<SVGProps<SVGSVGElement>>, tone: Tone];

const looks: Record<NotificationKind, Look> = {
  DISK_DOLUYOR: [HardDrive, 'late'],
  YEDEK_ALINAMADI: [DatabaseBackup, 'late'],
  YENI_CIHAZ: [MonitorSmartphone, 'late'],
  ABONELIK_BITIYOR: [Hourglass, 'warning'],
  NAKIT_EKSI: [Landmark, 'late'],
  GELIR_GECIKTI: [ArrowDownLeft, 'late'],
  GIDER_GECIKTI: [ArrowUpRight, 'late'],
  PROJE_GECIKTI: [CircleAlert, 'late'],
  BUTCE_ASILDI: [Wallet, 'warning'],
  ODEME_YAKLASIYOR: [CalendarClock, 'warning'],
  PROJE_BITIYOR: [CalendarClock, 'warning'],
  BUTCE_80: [Wallet, 'warning'],
  TEKRAR_BEKLIYOR: [Repeat, 'warning'],
  ITHALAT_BITTI: [FileSpreadsheet, 'quiet'],
  PAKET_HAZIR: [Download, 'quiet'],
  SIRKET_BILGILERI: [Flag, 'quiet'],
  KATEGORILER: [Flag, 'quiet'],
  ILK_KAYIT: [Flag, 'quiet'],
};

/** How a kind is drawn; one that this host does not know as a bell. */
export function lookOf(kind: string): Look {
  const known = NotificationKind.safeParse(kind).data;
  return known ? looks[known] : [BellIcon, 'quiet'];
}
