import { formatMoney, type MonthlyReport } from '@vezne/contract';
import { Money } from '@vezne/records';
import { formatMonth, formatPercent, Kpi, KpiStrip } from '@vezne/ui';
import { bestMonth, totalsOf } from '../figures/report-figures';

/** What the listed months come to together. */
export function ReportTotals({ reports }: { reports: readonly MonthlyReport[] }) {
  const currency = reports[0]?.currency ?? 'TRY';
  const { income, expense, net, margin, average } = totalsOf(reports);
  const best = bestMonth(reports);
  const mean = (amount: number) => `aylık ortalama ${formatMoney(amount, currency)}`;
  return (
    <KpiStrip label={`${reports.length} ayın özeti`} columns={4}>
      <Kpi
        label="Toplam gelir"
        value={<Money amount={income} currency={currency} quietCents />}
        foot={mean(average.income)}
      />
      <Kpi
        label="Toplam gider"
        value={<Money amount={expense} currency={currency} quietCents />}
        foot={mean(average.expense)}
      />
      <Kpi
        label="Net"
        value={<Money amount={net} currency={currency} tone={net > 0 ? 'income' : 'signed'} quietCents />}
        foot={mean(average.net)}
      />
      <Kpi
        label="Net / gelir"
        value={margin === null ? '–' : formatPercent(margin)}
        foot={best && `en yüksek ${formatMonth(best.month)}, ${formatPercent(best.margin)}`}
      />
    </KpiStrip>
  );
}
