import type { CashFlow } from '@vezne/contract';
import { toast } from '@vezne/ui';

/** It stands for itself: a leg of a transfer and what a collection or payment wrote mean nothing alone. */
export const isPlain = ({ transferId, settlementId }: CashFlow): boolean => !transferId && !settlementId;

/** Repeats what stands for itself; what does not is not offered, and its key says why. */
export const ifPlain = (repeat: (entry: CashFlow) => void) => (entry: CashFlow) => {
  if (isPlain(entry)) repeat(entry);
  else toast.info('Virman, tahsilat ve ödeme kayıtları çoğaltılamaz.');
};
