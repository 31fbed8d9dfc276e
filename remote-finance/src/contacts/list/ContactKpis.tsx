import { useCurrency } from '@vezne/api';
import type { Ageing } from '@vezne/contract';
import { Money } from '@vezne/records';
import { formatDate, Kpi, KpiStrip, Skeleton } from '@vezne/ui';

const figures = [
  ['receivable', 'Toplam alacak', undefined],
  ['overdueReceivable', 'Vadesi geçen alacak', 'expense'],
  ['payable', 'Toplam borç', undefined],
  ['overduePayable', 'Vadesi geçen borç', 'expense'],
] as const;

/** What customers owe and what is owed to suppliers, and what of it is late. */
export function ContactKpis({ ageing }: { ageing: Ageing | undefined }) {
  const currency = useCurrency();
  // Of all four; told once.
  const note = ageing && `KDV dahil, ${formatDate(ageing.asOf)} itibarıyla`;
  return (
    <KpiStrip label="Cari özeti" columns={4}>
      {figures.map(([name, label, tone], place) => (
        <Kpi
          key={name}
          label={label}
          value={
            ageing ? (
              <Money
                amount={ageing[name]}
                currency={currency}
                tone={ageing[name] > 0 ? tone : undefined}
                quietCents
              />
            ) : (
              <Skeleton width={128} height="1em" style={{ marginBlock: 2 }} />
            )
          }
          foot={place === 0 && note}
        />
      ))}
    </KpiStrip>
  );
}
