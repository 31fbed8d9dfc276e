import { type Currency, type DueRow, flowOf, type RowKind } from '@vezne/contract';
import { Money } from '@vezne/records';
import { Button } from '@vezne/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { unsettledOf } from '../../contacts/settle/settle-word';
import { TileLink } from '../../figures/FigureLink';
import { isPart } from '../rows/RowBadge';
import { rowsPath } from '../rows/row-filter';
import { Line, Side, Text, Urgent } from './line-styles';

type Props<Kind extends RowKind> = {
  kind: Kind;
  row: DueRow<Kind>;
  currency: Currency;
  today: string;
  settle: (row: DueRow<Kind>) => Promise<void>;
  /** Beside when it is due. */
  note: string | null;
};

const done = { income: 'Tahsil edildi', expense: 'Ödendi' } as const;

/** Money that is due, settled by one press and taken back by another. */
export function DueLine<Kind extends RowKind>({ kind, row, currency, today, settle, note }: Props<Kind>) {
  const [isRunning, setRunning] = useState(false);
  const { description, projectId, date, dueDate, status } = row;
  const isSettled = status !== 'BEKLIYOR';
  const days = dueDate ? (Date.parse(dueDate) - Date.parse(today)) / 86_400_000 : 0;
  const press = async () => {
    setRunning(true);
    await settle(row);
    setRunning(false);
  };
  const label = isSettled ? 'Geri Al' : done[kind];
  const Icon = isSettled ? CircleCheck : days < 0 ? CircleAlert : Clock;
  return (
    <Line $tone={isSettled ? 'done' : days < 0 ? 'late' : 'warning'}>
      <Icon aria-hidden />
      <Text>
        <TileLink
          to={rowsPath(kind, { projectId, from: date, to: date, ...(!isSettled && { waiting: true }) })}
        >
          {description}
        </TileLink>
        <small>
          {isSettled ? done[kind] : <When days={days} />}
          {isPart(row) && ' · Kısmi'}
          {note && ` · ${note}`}
        </small>
      </Text>
      <Side>
        <Money amount={unsettledOf(row)} type={flowOf[kind].cashFlowType} currency={currency} />
        <Button
          data-noprint
          size="sm"
          variant={isSettled ? 'ghost' : 'secondary'}
          loading={isRunning}
          aria-label={`${label}: ${description}`}
          onClick={press}
        >
          {label}
        </Button>
      </Side>
    </Line>
  );
}

function When({ days }: { days: number }) {
  if (days < 0) return <Urgent>{-days} gün gecikti</Urgent>;
  return days === 0 ? 'Bugün' : days === 1 ? 'Yarın' : `${days} gün sonra`;
}
