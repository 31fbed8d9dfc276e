import { useCashFlows, useCurrency } from '@vezne/api';
import { formatCount } from '@vezne/ui';
import { useSearchParams } from 'react-router-dom';
import { SignedSum } from '../register/CashFlowTable';
import { type Filters, toQuery } from './filters';

/** What these filters would find, and what it comes to, beside the words that are searched for. */
export function WouldFind({ filters }: { filters: Filters }) {
  const [params] = useSearchParams();
  const searchText = params.get('q') ?? '';
  const { data } = useCashFlows({ page: 0, pageSize: 1, searchText, ...toQuery(filters) });
  const currency = useCurrency();
  if (!data) return '…';
  return (
    <>
      {formatCount(data.totalElements)} kayıt,{' '}
      <SignedSum amount={data.sums.exact?.net ?? data.sums.net} currency={currency} />
    </>
  );
}
