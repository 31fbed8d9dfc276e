import type { MonthlyReportDetail } from '@vezne/contract';
import { Money } from '@vezne/records';
import { Delta, formatDays, Kpi, KpiStrip } from '@vezne/ui';
import type { ReactNode } from 'react';
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
  const { income, expense, net, changePct } = summaries;
  const days = daysOf(month);
  const [margin, marginBefore] = [marginOf(summaries), marginOf(previous)];
  const change = (value: number | null, good: 'up' | 'down', before = 0): ReactNode =>
    value === null && before === 0 ? (
      'önceki dönemde kayıt yok'
    ) : (
      <>
        {value === null ? turnOf(before) : <Delta value={value} good={good} />}{' '}
        <Against days={comparedWith} />
      </>
    );
  return (
    <KpiStrip label="Ay özeti" columns={4}>
      <Kpi
        label={<TileLink to={ledgerPath({ ...days, type: 'GIRIS' })}>Gelir</TileLink>}
        value={<Money amount={income} currency={currency} quietCents />}
        foot={
          <WithTransfers amount={transfers.income} days={days} type="GIRIS" currency={currency}>
            {change(changePct.income, 'up')}
          </WithTransfers>
        }
      />
      <Kpi
        label={<TileLink to={ledgerPath({ ...days, type: 'CIKIS' })}>Gider</TileLink>}
        value={<Money amount={expense} currency={currency} quietCents />}
        foot={
          <WithTransfers amount={transfers.expense} days={days} type="CIKIS" currency={currency}>
            {change(changePct.expense, 'down')}
          </WithTransfers>
        }
      />
      <Kpi
        label={<TileLink to={ledgerPath(days)}>Net</TileLink>}
        value={<Money amount={net} currency={currency} tone={net > 0 ? 'income' : 'signed'} quietCents />}
        foot={change(changePct.net, 'up', previous.net)}
      />
      <Kpi
        label="Net / gelir"
        value={marginText(margin)}
        foot={
          marginBefore === null
            ? 'önceki dönemde kayıt yok'
            : `${formatDays(comparedWith)} ${marginText(marginBefore)}`
        }
      />
    </KpiStrip>
  );
}
