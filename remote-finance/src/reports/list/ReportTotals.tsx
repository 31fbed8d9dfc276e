import { formatMoney, type MonthlyReport } from '@vezne/contract';
import { Money } from '@vezne/records';
import { formatMonth, Kpi, KpiStrip } from '@vezne/ui';
import { TileLink } from '../../figures/FigureLink';
import { daysOf, ledgerPath } from '../../figures/ledger-path';
import { marginText } from '../figures/margin-text';
import { averagesOf, bestMonth, totalsOf } from '../figures/report-figures';

type Props = { reports: readonly MonthlyReport[]; first: string; months: number; now: string };

/** What the listed months come to together, and on average of those up to the running one `now`. */
export function ReportTotals({ reports, first, months: count, now }: Props) {
  const currency = reports[0]?.currency ?? 'TRY';
  const { income, expense, net, margin } = totalsOf(reports);
  const average = averagesOf(reports, first, now);
  const best = bestMonth(reports.filter(({ month }) => month <= now));
  const months = reports.map(({ month }) => month).toSorted();
  // Months between them without entries add nothing.
  const days = { from: daysOf(months[0] ?? '').from, to: daysOf(months.at(-1) ?? '').to };
  // The sum holds them.
  const without = (months.at(-1) ?? '') > now ? 'gelecek aylar hariç ' : '';
  const mean = (amount: number | null) =>
    amount !== null && `${without}aylık ortalama ${formatMoney(amount, currency)}`;
  return (
    <KpiStrip label={`${count} ayın özeti`} columns={4}>
      <Kpi
        label={<TileLink to={ledgerPath({ ...days, type: 'GIRIS' })}>Toplam gelir</TileLink>}
        value={<Money amount={income} currency={currency} quietCents />}
        foot={mean(average.income)}
      />
      <Kpi
        label={<TileLink to={ledgerPath({ ...days, type: 'CIKIS' })}>Toplam gider</TileLink>}
        value={<Money amount={expense} currency={currency} quietCents />}
        foot={mean(average.expense)}
      />
      <Kpi
        label={<TileLink to={ledgerPath(days)}>Net</TileLink>}
        value={<Money amount={net} currency={currency} tone={net > 0 ? 'income' : 'signed'} quietCents />}
        foot={mean(average.net)}
      />
      <Kpi
        label="Net / gelir"
        value={marginText(margin)}
        foot={best && `en yüksek ${formatMonth(best.month)}, ${marginText(best.margin)}`}
      />
    </KpiStrip>
  );
}
