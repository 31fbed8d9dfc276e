import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Pause from 'lucide-react/icons/pause';
import { Badge } from '../base/Badge';

const statuses = {
  PLANLANDI: { label: 'Planlandı', tone: 'line', Icon: null },
  DEVAM_EDIYOR: { label: 'Devam ediyor', tone: 'neutral', Icon: null },
  BEKLEMEDE: { label: 'Beklemede', tone: 'warning', Icon: Pause },
  TAMAMLANDI: { label: 'Tamamlandı', tone: 'income', Icon: CircleCheck },
  IPTAL: { label: 'İptal', tone: 'expense', Icon: Ban },
  BEKLIYOR: { label: 'Bekliyor', tone: 'warning', Icon: Clock },
  TAHSIL_EDILDI: { label: 'Tahsil edildi', tone: 'income', Icon: CircleCheck },
  ODENDI: { label: 'Ödendi', tone: 'income', Icon: CircleCheck },
} as const;

type Status = keyof typeof statuses;
const isStatus = (status: string): status is Status => Object.hasOwn(statuses, status);

/** The Turkish word of a status of projects, incomes or expenses; an unknown one as it is written. */
export const statusLabel = (status: string): string => (isStatus(status) ? statuses[status].label : status);

/** Where a project, an income or an expense stands. */
export function StatusBadge({ status }: { status: string | null | undefined }) {
  if (!status) return <span>-</span>;
  if (!isStatus(status)) return <Badge>{status}</Badge>;
  const { label, tone, Icon } = statuses[status];
  return (
    <Badge tone={tone} icon={Icon && <Icon aria-hidden />}>
      {label}
    </Badge>
  );
}
