import type { MonthlyReportDetail } from '@vezne/contract';
import { Money } from '@vezne/records';
import { Delta, formatPercent, Kpi, KpiStrip } from '@vezne/ui';
import type { ReactNode } from 'react';
import { marginOf } from './report-figures';

/** The month in four figures, each against the month before. */
export function ReportKpis({ report: { summaries, previous, currency } }: { report: MonthlyReportDetail }) {
  const { income, expense, net, changePct } = summaries;
  const [margin, marginBefore] = [marginOf(summaries), marginOf(previous)];
  const change = (value: number | null, good: 'up' | 'down'): ReactNode =>
    value === null ? (
      'önceki ay kayıt yok'
    ) : (
      <>
        <Delta value={value} good={good} /> önceki aya göre
      </>
    );
  return (
    <KpiStrip label="Ay özeti" columns={4}>
      <Kpi
        label="Gelir"
        value={<Money amount={income} currency={currency} quietCents />}
        foot={change(changePct.income, 'up')}
      />
      <Kpi
        label="Gider"
        value={<Money amount={expense} currency={currency} quietCents />}
        foot={change(changePct.expense, 'down')}
      />
      <Kpi
        label="Net"
        value={<Money amount={net} currency={currency} tone={net > 0 ? 'income' : 'signed'} quietCents />}
        foot={change(changePct.net, 'up')}
      />
      <Kpi
        label="Kâr marjı"
        value={margin === null ? '–' : formatPercent(margin)}
        foot={marginBefore === null ? 'önceki ay kayıt yok' : `önceki ay ${formatPercent(marginBefore)}`}
      />
    </KpiStrip>
  );
}
