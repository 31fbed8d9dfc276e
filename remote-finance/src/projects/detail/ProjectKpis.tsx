import { type Currency, isOpenStatus, type Project } from '@vezne/contract';
import { Money } from '@vezne/records';
import { formatDate, formatInstantDate, formatMargin, Kpi, KpiStrip, ProgressBar } from '@vezne/ui';
import { TileLink } from '../../figures/FigureLink';
import { tabPath } from '../rows/row-filter';
import { elapsedShare } from './elapsed-share';
import { SettledSoFar } from './SettledSoFar';

type Props = { project: Project; currency: Currency };

/** The figures that stand above every tab of a project. */
export function ProjectKpis({ project, currency }: Props) {
  const { id, profitability, income, expense, profit, leftDays, analyzedAt, analysisStale } = project;
  const isOpen = isOpenStatus(project.status);
  return (
    <KpiStrip label="Proje özeti" columns={5}>
      <Kpi
        label="Kârlılık"
        value={profitability === null ? '–' : formatMargin(profitability)}
        foot={
          analyzedAt === null
            ? 'Analiz edilmedi'
            : `${analysisStale ? 'Eskidi' : 'AI analizi'}, ${formatInstantDate(analyzedAt)}`
        }
      />
      <Kpi
        label={<TileLink to={tabPath('income', id)}>Gelir</TileLink>}
        value={<Money amount={income} currency={currency} quietCents />}
        foot={<SettledSoFar key={id} kind="income" projectId={id} currency={currency} />}
      />
      <Kpi
        label={<TileLink to={tabPath('expense', id)}>Gider</TileLink>}
        value={<Money amount={expense} currency={currency} quietCents />}
        foot={<SettledSoFar key={id} kind="expense" projectId={id} currency={currency} />}
      />
      <Kpi
        label="Net"
        value={
          <Money amount={profit} currency={currency} tone={profit > 0 ? 'income' : 'signed'} quietCents />
        }
        foot="gelir eksi gider"
      />
      <Kpi
        label="Kalan süre"
        value={isOpen ? daysText(leftDays) : '–'}
        foot={
          isOpen ? (
            <ProgressBar
              value={elapsedShare(project)}
              label={`Sürenin %${Math.round(elapsedShare(project))} kadarı geçti`}
              tone={leftDays < 0 ? 'late' : leftDays <= 7 ? 'warning' : 'primary'}
            />
          ) : (
            `Bitiş ${formatDate(project.endDate)}`
          )
        }
      />
    </KpiStrip>
  );
}

const daysText = (days: number) => (days < 0 ? `${-days} gün gecikti` : `${days} gün`);
