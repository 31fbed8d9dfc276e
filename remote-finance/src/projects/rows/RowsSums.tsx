import { type Currency, formatMoney, type ProjectRowSums } from '@vezne/contract';
import { formatCount, onMobile } from '@vezne/ui';
import styled from 'styled-components';

type Props = { found: { totalElements: number; sums: ProjectRowSums }; currency: Currency };

/** What the rows of all pages come to. */
export function RowsSums({ found: { totalElements, sums }, currency }: Props) {
  return (
    <Root>
      <span>Toplam, {formatCount(totalElements)} kayıt (iptaller sayılmaz)</span>
      <span>
        KDV hariç <strong>{formatMoney(sums.amount, currency)}</strong>
      </span>
      <span>
        KDV dahil <strong>{formatMoney(sums.grossAmount, currency)}</strong>
      </span>
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vz-space-1) var(--vz-space-5);
  padding: var(--vz-space-3) var(--vz-space-6);
  border-top: 1px solid var(--vz-border);
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums;
  & > :first-child { margin-right: auto; }
  & strong { color: var(--vz-text-1); font-weight: var(--vz-weight-semibold); white-space: nowrap; }
  ${onMobile} { padding-inline: var(--vz-space-4); }
`;
