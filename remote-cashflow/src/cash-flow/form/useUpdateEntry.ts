import { useUpdateCashFlow } from '@vezne/api';
import { type CashFlow, type CashFlowCreate, PaymentMethod } from '@vezne/contract';
import { toast } from '@vezne/ui';
import { tell } from '../entry-actions/useChange';

type Change = Omit<CashFlowCreate, 'cashFlowType'>;

/** Updates an entry and offers to take it back, unless somebody changed it since. Answers it as it is stored now. */
export function useUpdateEntry() {
  const update = useUpdateCashFlow();
  return async (stored: CashFlow, change: Change): Promise<CashFlow> => {
    const { id, version } = stored;
    const now = await update.run({ ...change, id, version });
    const before =
      'accountId' in change ? { ...valuesOf(stored), accountId: stored.accountId } : valuesOf(stored);
    tell('Nakit Akışı Başarıyla Güncellendi.', async () => {
      await update.run({ ...before, id, version: now.version });
      toast.success('Değişiklik geri alındı.');
    });
    return now;
  };
}

const valuesOf = ({ amount, date, categoryId, description, projectId, paymentMethod }: CashFlow): Change => ({
  ...{ amount, date, categoryId, description, projectId },
  paymentMethod: PaymentMethod.safeParse(paymentMethod).data ?? 'CASH',
});
