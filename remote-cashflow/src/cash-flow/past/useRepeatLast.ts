import { useAllPages } from '@vezne/api';
import { api, type CashFlow } from '@vezne/contract';
import { toast } from '@vezne/ui';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isPlain } from './is-plain';
import { LOOKED_THROUGH, lastAdded } from './past-entries';

type Dialog = { isOpen: boolean; repeat: (entry: CashFlow) => void };

/**
 * `?repeat=last`, which the palette leads to, repeats the entry that was added last; the address asks for it once. A form
 * that was opened while the entries were read stays as it is.
 */
export function useRepeatLast(dialog: Dialog): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('repeat') === 'last';
  const readAll = useAllPages(api.cashFlow.findAll);
  const offer = useEffectEvent((entry: CashFlow) => {
    if (!dialog.isOpen) dialog.repeat(entry);
  });
  const begin = useEffectEvent(async () => {
    setParams(withoutRepeat, { replace: true });
    const entries = await readAll({ searchText: '' }, LOOKED_THROUGH).catch(() => null);
    // Told where all failures are.
    if (!entries) return;
    const last = lastAdded(entries.filter(isPlain));
    if (last) offer(last);
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
