import { useAllPages } from '@vezne/api';
import { api, type CashFlow } from '@vezne/contract';
import { toast } from '@vezne/ui';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isPlain } from '../entry-actions/is-plain';
import { LOOKED_THROUGH, lastAdded } from './past-entries';

/** `?repeat=last`, which the palette leads to, repeats the entry that was added last; the address asks for it once. */
export function useRepeatLast(repeat: (entry: CashFlow) => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('repeat') === 'last';
  const readAll = useAllPages(api.cashFlow.findAll);
  const begin = useEffectEvent(async () => {
    setParams(withoutRepeat, { replace: true });
    const entries = await readAll({ searchText: '' }, LOOKED_THROUGH).catch(() => null);
    // Told where all failures are.
    if (!entries) return;
    const last = lastAdded(entries.filter(isPlain));
    if (last) repeat(last);
    else toast.info('Tekrarlanacak kayıt yok.');
  });
  useEffect(() => {
    if (isAsked) void begin();
  }, [isAsked]);
}

function withoutRepeat(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('repeat');
  return next;
}
