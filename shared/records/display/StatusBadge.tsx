import {
  type ExpenseStatus,
  expenseStatusNames,
  type IncomeStatus,
  incomeStatusNames,
  type ProjectStatus,
  projectStatusNames,
} from '@vezne/contract';
import { Badge, type BadgeTone } from '@vezne/ui';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Pause from 'lucide-react/icons/pause';

type Status = ProjectStatus | IncomeStatus | ExpenseStatus;

/** Where a project, an income or an expense stands; a status we do not know is shown as it is written. */
export function StatusBadge({ status }: { status: string | null | undefined }) {
  if (!status) return <span>-</span>;
  if (!isStatus(status)) return <Badge>{status}</Badge>;
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={Icon && <Icon aria-hidden />}>
      {names[status]}
    </Badge>
  );
}

const isStatus = (status: string): status is Status => Object.hasOwn(looks, status);

const names: Record<Status, string> = { ...projectStatusNames, ...incomeStatusNames, ...expenseStatusNames };

const looks: Record<Status, { tone: BadgeTone; Icon?: typeof Ban }> = {
  PLANLANDI: { tone: 'line' },
  DEVAM_EDIYOR: { tone: 'neutral' },
  BEKLEMEDE: { tone: 'warning', Icon: Pause },
  TAMAMLANDI: { tone: 'income', Icon: CircleCheck },
  IPTAL: { tone: 'expense', Icon: Ban },
  BEKLIYOR: { tone: 'warning', Icon: Clock },
  TAHSIL_EDILDI: { tone: 'income', Icon: CircleCheck },
  ODENDI: { tone: 'income', Icon: CircleCheck },
};
