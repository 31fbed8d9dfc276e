import { useProjectRows } from '@vezne/api';
import { type Currency, formatMoney, fromKurus, kurusOf, type RowKind } from '@vezne/contract';
import styled from 'styled-components';

type Props = { kind: RowKind; projectId: string; currency: Currency };

const done = { income: 'Tahsil edilen', expense: 'Ödenen' } as const;

/** What of a project's rows is settled and what is left, with VAT, under the sum that is without. */
export function SettledSoFar({ kind, projectId, currency }: Props) {
  const { data } = useProjectRows(kind, { projectId, page: 0, pageSize: 1, searchText: '' });
  if (!data || data.totalElements === 0) return 'KDV hariç';
  const { grossAmount, remainingAmount } = data.sums;
  const settled = fromKurus(kurusOf(grossAmount) - kurusOf(remainingAmount));
  return (
    <Lines>
      <span>KDV hariç</span>
      <span>
        {done[kind]} {formatMoney(settled, currency)} · kalan {formatMoney(remainingAmount, currency)}, KDV
        dahil
      </span>
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 2px;
`;
