import type { api, CashFlowCreate, EndpointInput } from '@vezne/contract';
import type { ZodForm } from '@vezne/ui';
import { useEffect, useRef } from 'react';

type EntryForm = ZodForm<EndpointInput<typeof api.cashFlow.save>, CashFlowCreate>;

/**
 * Which amount stands in a form after an earlier entry was taken: its own, unless the reader has written one already.
 * What was brought counts as brought until another amount stands there, or none.
 */
export function useBroughtAmount({ subscribe, getValues }: EntryForm) {
  const brought = useRef<number>(undefined);
  useEffect(
    () =>
      subscribe({
        name: 'amount',
        formState: { values: true },
        callback: ({ values }) => {
          if (values.amount !== brought.current) brought.current = undefined;
        },
      }),
    [subscribe],
  );
  return (amount: number): number => {
    const written = getValues('amount');
    if (written && written !== brought.current) return written;
    brought.current = amount;
    return amount;
  };
}
