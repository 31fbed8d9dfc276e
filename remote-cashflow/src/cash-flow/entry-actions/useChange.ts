import { useUndoCashFlows, useUpdateCashFlows } from '@vezne/api';
import { type CashFlowBulkUpdate, type CashFlowLine, limits } from '@vezne/contract';
import { useTillWarning } from '@vezne/records';
import { formatCount, toast } from '@vezne/ui';

/** What all that is chosen gets. */
export type Change = Pick<
  CashFlowBulkUpdate,
  'categoryId' | 'paymentMethod' | 'projectId' | 'date' | 'accountId'
>;

/** Changes entries, all or none, and offers to take it back: of all or of none too. */
export function useChange() {
  const update = useUpdateCashFlows();
  const undo = useUndoCashFlows();
  const warn = useTillWarning();
  const change = async (entries: readonly CashFlowLine[], values: Change) => {
    // What leaves one till may come into another, there and back.
    const look = () => {
      if (values.accountId ?? values.date)
        warn(values.accountId, ...entries.map(({ accountId }) => accountId));
    };
    const { count, before } = await update.run({ ids: entries.map(({ id }) => id), ...values });
    tell(`${formatCount(count)} kayıt güncellendi.`, async () => {
      await undo.run({ entries: before });
      toast.success('Değişiklik geri alındı.');
      look();
    });
    look();
  };
  return { change, isRunning: update.isRunning };
}

/** Says what was done, and offers to take it back for a while. */
export function tell(message: string, undo: () => Promise<void>) {
  // A failure is told where all failures are.
  const onClick = () => void undo().catch(() => undefined);
  toast.success(message, { label: 'Geri Al', duration: limits.toast.undo, onClick });
}
