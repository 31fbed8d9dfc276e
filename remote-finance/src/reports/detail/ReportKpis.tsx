import { formatMoney, type MonthlyReportDetail } from '@vezne/contract';
import { Money } from '@vezne/records';
import { Delta, formatDays, Kpi, KpiStrip } from '@vezne/ui';
import { Against } from '../../figures/Against';
import { TileLink } from '../../figures/FigureLink';
import { daysOf, ledgerPath } from '../../figures/ledger-path';
import { turnOf } from '../../figures/turn-of';
import { WithTransfers } from '../../figures/WithTransfers';
import { marginText } from '../figures/margin-text';
import { marginOf, transfersOf } from '../figures/report-figures';

/** The month in four figures, each against the month before; a running one against as many days of it. */
export function ReportKpis({ report }: { report: MonthlyReportDetail }) {
  const { month, summaries, previous, comparedWith, currency } = report;
  const transfers = transfersOf(report);
  const { income, expense, net } = summaries;
  const days = daysOf(month);
  const [margin, marginBefore] = [marginOf(summaries), marginOf(previous)];
  const change = (figure: Figure, good: 'up' | 'down') => (
    <ChangeOf report={report} figure={figure} good={good} />
  );
  return (
    <KpiStrip label="Ay özeti" columns={4}>
      <Kpi
        label={<TileLink to={ledgerPath({ ...days, type: 'GIRIS' })}>Gelir</TileLink>}
        value={<Money amount={income} currency={currency} quietCents />}
        foot={
          <WithTransfers amount={transfers.income} days={days} type="GIRIS" currency={currency}>
            {change('income', 'up')}
          </WithTransfers>
        }
      />
      <Kpi
        label={<TileLink to={ledgerPath({ ...days, type: 'CIKIS' })}>Gider</TileLink>}
        value={<Money amount={expense} currency={currency} quietCents />}
        foot={
          <WithTransfers amount={transfers.expense} days={days} type="CIKIS" currency={currency}>
            {change('expense', 'down')}
          </WithTransfers>
        }
      />
      <Kpi
        label={<TileLink to={ledgerPath(days)}>Net</TileLink>}
        value={<Money amount={net} currency={currency} tone={net > 0 ? 'income' : 'signed'} quietCents />}
        foot={change('net', 'up')}
      />
      <Kpi
        label="Net / gelir"
        value={marginText(margin)}
        foot={
          margin === null && expense > 0
            ? 'bu ayda gelir yok'
            : marginBefore === null
              ? `önceki dönemde ${previous.expense > 0 ? 'gelir' : 'kayıt'} yok`
              : `${formatDays(comparedWith)} ${marginText(marginBefore)}`
        }
      />
    </KpiStrip>
  );
}

type Figure = 'income' | 'expense' | 'net';
type ChangeProps = { report: MonthlyReportDetail; figure: Figure; good: 'up' | 'down' };

function ChangeOf({ report, figure, good }: ChangeProps) {
  const { summaries, previous, comparedWith, currency } = report;
  const value = summaries.changePct[figure];
  const sum = summaries.soFar?.[figure];
  // Only a net changes its sign.
  const before = figure === 'net' ? previous.net : 0;
  if (value === null && before === 0) return 'önceki dönemde kayıt yok';
  return (
    <>
      {/* What is written for later days of the month has nothing to be held against yet. */}
      {sum !== undefined && sum !== summaries[figure] && `bugüne kadar ${formatMoney(sum, currency)} `}
      {value === null ? turnOf(before) : <Delta value={value} good={good} />} <Against days={comparedWith} />
    </>
  );
}
