import { useRestore } from '@vezne/api';
import type { Restored, TrashRestore } from '@vezne/contract';
import { useTillWarning } from '../display/useTillWarning';

/** Puts a record back from the trash. What it takes out of a till again may leave less than nothing there. */
export function useRestoreRecord(options?: Parameters<typeof useRestore>[0]) {
  const { run } = useRestore(options);
  const warn = useTillWarning();
  return async (asked: TrashRestore): Promise<void> => {
    const payer = payerOf(await run(asked));
    if (payer !== undefined) warn(payer);
  };
}

/** The account that money leaves again; null where an older server does not name it, undefined where none leaves. */
function payerOf({ entity, record }: Restored): string | null | undefined {
  if (entity === 'cash-flow' && record.cashFlowType === 'CIKIS') return record.accountId ?? null;
  if (entity === 'transfer') return record.fromAccountId;
  if (entity === 'settlement' && record.direction === 'OUT' && record.cashFlowId !== null)
    return record.accountId ?? null;
  return undefined;
}
