import { useCurrency } from '@vezne/api';
import type { StatementRow } from '@vezne/contract';
import { Money } from '@vezne/records';
import { MINUS } from '@vezne/ui';
import styled from 'styled-components';

const figures = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What a row moves, in the currency that the file says it is in. */
export function RowAmount({ row: { amount, currency } }: { row: StatementRow }) {
  const own = useCurrency();
  if (amount === null) return '—';
  if (currency)
    return (
      <Foreign>
        {amount < 0 ? MINUS : '+'}
        {figures.format(Math.abs(amount))} {currency}
      </Foreign>
    );
  return <Money amount={Math.abs(amount)} type={amount < 0 ? 'CIKIS' : 'GIRIS'} currency={own} />;
}

// It never becomes income or expense, so that it has the colour of neither.
const Foreign = styled.span`
  color: var(--vz-text-2);
  font-variant-numeric: tabular-nums lining-nums;
`;
