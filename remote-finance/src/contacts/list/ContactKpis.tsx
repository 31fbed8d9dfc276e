import { useCurrency } from '@vezne/api';
import { type Ageing, formatMoney } from '@vezne/contract';
import { Money } from '@vezne/records';
import { formatDate, Kpi, KpiStrip, Skeleton } from '@vezne/ui';
import styled from 'styled-components';

const figures = [
  ['receivable', 'Toplam alacak', undefined, 'openingReceivable'],
  ['overdueReceivable', 'Vadesi geçen alacak', 'expense', undefined],
  ['payable', 'Toplam borç', undefined, 'openingPayable'],
  ['overduePayable', 'Vadesi geçen borç', 'expense', undefined],
] as const;

/** A bar that makes its line no higher. */
const inLine = { display: 'inline-block', verticalAlign: 'middle' };

/** What customers owe and what is owed to suppliers, and what of it is late. */
export function ContactKpis({ ageing }: { ageing: Ageing | undefined }) {
  const currency = useCurrency();
  const openingText = (amount: number) =>
    amount > 0 ? `${formatMoney(amount, currency)} açılış bakiyesi dahil` : undefined;
  return (
    <Sums>
      <KpiStrip label="Cari özeti" columns={4}>
        {figures.map(([name, label, tone, opening]) => (
          <Kpi
            key={name}
            label={label}
            foot={openingText((opening && ageing?.[opening]) || 0)}
            value={
              ageing ? (
                <Money
                  amount={ageing[name]}
                  currency={currency}
                  tone={ageing[name] > 0 ? tone : undefined}
                  quietCents
                />
              ) : (
                <Skeleton width={128} height="1em" style={inLine} />
              )
            }
          />
        ))}
      </KpiStrip>
      <p>
        Tümü KDV dahil, {ageing ? formatDate(ageing.asOf) : <DayToCome />} itibarıyla. Tarihi yazılmış açılış
        bakiyesi o günden sonra vadesi geçmiş sayılır. Vadesi yazılmamış kalemler tarihlerine göre yaşlanır,
        vadesi geçmiş sayılmaz.
      </p>
    </Sums>
  );
}

/** As wide as the day that comes: nothing under the sentence moves. */
const DayToCome = () => <Skeleton width="8.5ch" height="1em" style={inLine} />;

const Sums = styled.div`
  /* As far from the tabs as a card is. */
  margin-top: var(--vz-space-5);
  & > p {
    margin-top: var(--vz-space-2);
    color: var(--vz-text-2);
    font-size: var(--vz-text-sm);
    font-variant-numeric: tabular-nums;
  }
`;
