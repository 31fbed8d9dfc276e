import { useCurrency } from '@vezne/api';
import type { Ageing } from '@vezne/contract';
import { Money } from '@vezne/records';
import { formatDate, Kpi, KpiStrip, Skeleton } from '@vezne/ui';
import styled from 'styled-components';

const figures = [
  ['receivable', 'Toplam alacak', undefined],
  ['overdueReceivable', 'Vadesi geçen alacak', 'expense'],
  ['payable', 'Toplam borç', undefined],
  ['overduePayable', 'Vadesi geçen borç', 'expense'],
] as const;

/** What customers owe and what is owed to suppliers, and what of it is late. */
export function ContactKpis({ ageing }: { ageing: Ageing | undefined }) {
  const currency = useCurrency();
  return (
    <Sums>
      <KpiStrip label="Cari özeti" columns={4}>
        {figures.map(([name, label, tone]) => (
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
          />
        ))}
      </KpiStrip>
      <p>
        {ageing ? (
          `Tümü KDV dahil, ${formatDate(ageing.asOf)} itibarıyla`
        ) : (
          <Skeleton width={200} height="1em" />
        )}
      </p>
    </Sums>
  );
}

const Sums = styled.div`
  & > p {
    margin-top: var(--vz-space-2);
    color: var(--vz-text-2);
    font-size: var(--vz-text-sm);
    font-variant-numeric: tabular-nums;
  }
`;
