import { useMonthlyReportSummary } from '@vezne/api';
import { Money } from '@vezne/records';
import { formatCount, formatMonth, Kpi, KpiStrip, LoadError, Skeleton } from '@vezne/ui';
import { TileLink } from '../../figures/FigureLink';
import { dayBefore, daysOf, ledgerPath } from '../../figures/ledger-path';

/** The month so far, from what was in the till at its start to what is in it now. */
export function RunningMonth() {
  const { data, error, reload } = useMonthlyReportSummary();
  if (!data) return error ? <LoadError message={error.message} onRetry={reload} /> : <MonthToCome />;
  const { month, currency, summaries } = data;
  const days = daysOf(month);
  const name = formatMonth(month);
  const { openingBalance, income, expense, closingBalance, entryCount } = summaries;
  const tiles = [
    {
      label: 'Açılış bakiyesi',
      amount: openingBalance,
      part: { to: dayBefore(days.from) },
      foot: `${name} başında`,
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

/** The strip at the height that it will have: nothing under it moves when its figures come. */
const MonthToCome = () => (
  <KpiStrip label="Ayın özeti" columns={4}>
    {labels.map((label) => (
      <Kpi
        key={label}
        label={label}
        value={<Skeleton width={160} height="1em" style={{ marginBlock: 'calc((1lh - 1em) / 2)' }} />}
        foot={<Skeleton width={110} height={10} style={{ marginBlock: 'calc((1lh - 10px) / 2)' }} />}
      />
    ))}
  </KpiStrip>
);
