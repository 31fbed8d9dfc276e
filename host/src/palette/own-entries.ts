import { dayInTurkey } from '@vezne/contract';
import { formatMonth } from '@vezne/ui';
import Bell from 'lucide-react/icons/bell';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import SunMoon from 'lucide-react/icons/sun-moon';
import type { SearchEntry } from '../page';
import type { Choice } from './option';

/** What the frame itself offers beside the screens' entries. */
export type OwnEntry = Omit<SearchEntry, 'to' | 'highlight'> & { choice: Choice };

const action = { category: 'action', priority: 1 } as const;

export function ownEntries(now = new Date()): OwnEntry[] {
  const month = dayInTurkey(now).slice(0, 7);
  return [
    {
      ...action,
      id: 'ask',
      title: "Vezne AI'ya Sor",
      description: 'Kasa defteriyle ilgili bir soru sorun',
      keywords: ['vezne ai', 'asistan', 'yapay zeka', 'soru'],
      choice: { ask: '' },
      Icon: MessageCircleQuestionMark,
    },
    {
      ...action,
      id: 'month-report',
      title: 'Bu Ayın Raporu',
      description: formatMonth(month),
      keywords: ['rapor', 'aylık', 'özet'],
      choice: { to: `/reports/${month}` },
      Icon: ChartColumn,
    },
    {
      ...action,
      id: 'notifications',
      title: 'Bildirimler',
      description: 'Geciken, biten ve aşılan ne varsa',
      keywords: ['bildirim', 'uyarı', 'zil', 'hatırlatma', 'bugün ne var'],
      choice: { act: 'notifications' },
      Icon: Bell,
    },
    {
      ...action,
      id: 'theme',
      title: 'Temayı Değiştir',
      description: 'Açık ve koyu tema arasında geçer',
      keywords: ['tema', 'karanlık', 'aydınlık', 'gece'],
      choice: { act: 'theme' },
      Icon: SunMoon,
    },
    {
      ...action,
      id: 'shortcuts',
      title: 'Kısayollar',
      description: 'Klavyeyle yapılabilenler',
      keywords: ['klavye', 'tuş', 'kısayol'],
      choice: { act: 'shortcuts' },
      Icon: Keyboard,
    },
    {
      ...action,
      id: 'help',
      title: 'Yardım',
      description: 'Kısa yazılar, sürüm ve iletişim',
      keywords: ['yardım', 'destek', 'nasıl', 'iletişim', 'sürüm'],
      choice: { act: 'help' },
      Icon: CircleQuestionMark,
    },
    {
      ...action,
      id: 'logout',
      title: 'Çıkış Yap',
      description: 'Bu tarayıcıdaki oturumu kapatır',
      keywords: ['oturum', 'kapat', 'güvenli çıkış'],
      choice: { act: 'logout' },
      Icon: LogOut,
    },
  ];
}
