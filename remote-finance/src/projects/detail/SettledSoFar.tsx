import { useProjectRows } from '@vezne/api';
import { type Currency, formatMoney, fromKurus, kurusOf, type RowKind } from '@vezne/contract';
import { Skeleton } from '@vezne/ui';
import styled from 'styled-components';

type Props = { kind: RowKind; projectId: string; currency: Currency };

const done = { income: 'Tahsil edilen', expense: 'Ödenen' } as const;

/** What of a project's rows is settled and what is left, with VAT, under the sum that is without. */
export function SettledSoFar({ kind, projectId, currency }: Props) {
  const { data, error } = useProjectRows(kind, { projectId, page: 0, pageSize: 1, searchText: '' });
  if ((error && !data) || data?.totalElements === 0) return 'KDV hariç';
  return (
    <Lines>
      <span>KDV hariç</span>
      {data ? (
        <Parts>
          <span>
            {done[kind]} {formatMoney(settledOf(data.sums), currency)},
          </span>{' '}
          <span>kalan {formatMoney(data.sums.remainingAmount, currency)},</span> <span>KDV dahil</span>
        </Parts>
      ) : (
        <>
          <Skeleton width={148} />
          <Skeleton width={120} />
        </>
      )}
    </Lines>
  );
}

type Sums = { grossAmount: number; remainingAmount: number };

const settledOf = ({ grossAmount, remainingAmount }: Sums) =>
  fromKurus(kurusOf(grossAmount) - kurusOf(remainingAmount));

const Lines = styled.div`
  display: grid;
  gap: 2px;
`;
/** Words stay on the line of their amount. */
const Parts = styled.span`
  & > span { display: inline-block; }
`;
