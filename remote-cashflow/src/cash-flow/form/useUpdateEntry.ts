import { useUpdateCashFlow } from '@vezne/api';
import type { CashFlow, CashFlowCreate } from '@vezne/contract';
import { toast } from '@vezne/ui';
import { tell } from '../entry-actions/useChange';
import { valuesOf } from '../past/entry-values';

type Change = Omit<CashFlowCreate, 'cashFlowType'>;

/** Updates an entry and offers to take it back, unless somebody changed it since. Answers it as it is stored now. */
export function useUpdateEntry() {
  const update = useUpdateCashFlow();
  return async (stored: CashFlow, change: Change): Promise<CashFlow> => {
    const { id, version } = stored;
    const now = await update.run({ ...change, id, version });
    const { cashFlowType: _, accountId, ...values } = valuesOf(stored);
    const before = 'accountId' in change ? { ...values, accountId } : values;
    tell('Nakit Akışı Başarıyla Güncellendi.', async () => {
      await update.run({ ...before, id, version: now.version });
      toast.success('Değişiklik geri alındı.');
    });
    return now;
  };
}
