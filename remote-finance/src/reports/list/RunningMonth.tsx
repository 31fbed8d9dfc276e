import { useMonthlyReportSummary } from '@vezne/api';
import { formatMoney } from '@vezne/contract';
import { Money } from '@vezne/records';
import { formatCount, formatMonth, Kpi, KpiStrip, LoadError } from '@vezne/ui';
import { TileLink } from '../../figures/FigureLink';
import { daysOf, ledgerPath } from '../../figures/ledger-path';
import { StripToCome } from '../../figures/StripToCome';
import { openingPart } from '../figures/report-figures';

/** The month so far, from what was in the till at its start to what is in it now. */
export function RunningMonth() {
  const { data, error, reload } = useMonthlyReportSummary();
  if (!data && error) return <LoadError message={error.message} onRetry={reload} />;
  if (!data) return <StripToCome label="Ayın özeti" figures={labels} />;
  const { month, currency, summaries } = data;
  const days = daysOf(month);
  const name = formatMonth(month);
  const { openingBalance, begun, income, expense, closingBalance, entryCount } = summaries;
  const tiles = [
    {
      label: 'Açılış bakiyesi',
      amount: openingBalance,
      part: openingPart(summaries, days),
      foot: begun
        ? `${name} başında, sonra açılan hesaplarda ${formatMoney(begun, currency)}`
        : `${name} başında`,
    },
    { label: 'Gelir', amount: income, part: { ...days, type: 'GIRIS' }, foot: `${name} girişleri` },
    { label: 'Gider', amount: expense, part: { ...days, type: 'CIKIS' }, foot: `${name} çıkışları` },
    {
      label: 'Kapanış bakiyesi',
      amount: closingBalance,
      part: { to: days.to },
      // Transfers between own accounts are none of them.
      foot: `${name}, ${formatCount(entryCount)} gelir ve gider kaydı`,
    },
  ] as const;
  return (
    <KpiStrip label={`${name}, başından sonuna`} columns={4}>
      {tiles.map(({ label, amount, part, foot }) => (
        <Kpi
          key={label}
          label={<TileLink to={ledgerPath(part)}>{label}</TileLink>}
          value={
            <Money amount={amount} currency={currency} tone={amount < 0 ? 'signed' : undefined} quietCents />
          }
          foot={foot}
        />
      ))}
    </KpiStrip>
  );
}

const labels = ['Açılış bakiyesi', 'Gelir', 'Gider', 'Kapanış bakiyesi'];
