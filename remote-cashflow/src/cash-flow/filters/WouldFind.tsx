import { useCountCashFlows, useCurrency } from '@vezne/api';
import { formatCount, useRested } from '@vezne/ui';
import { useSearchParams } from 'react-router-dom';
import { SignedSum } from '../sums/SignedSum';
import { type Filters, searchedIn, toQuery } from './filters';

/** What these filters would find, and what it comes to, beside the words that are searched for. */
export function WouldFind({ filters }: { filters: Filters }) {
  const [params] = useSearchParams();
  const asked = { searchText: searchedIn(params), ...toQuery(filters) };
  const key = JSON.stringify(asked);
  const { data, error } = useCountCashFlows(
    useRested<string | null>(key, REST_MS, null) === key ? asked : null,
  );
  const currency = useCurrency();
  if (error) return null;
  if (!data) return '…';
  return (
    <>
      {formatCount(data.totalElements)} kayıt,{' '}
      <SignedSum amount={data.sums.exact?.net ?? data.sums.net} currency={currency} />
    </>
  );
}

// Boxes ticked in a row are one choice: the ledger is added up once for it.
const REST_MS = 300;
