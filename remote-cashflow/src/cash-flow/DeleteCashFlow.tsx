import { ApiError, useDeleteCashFlow } from '@vezne/api';
import type { CashFlow, Currency } from '@vezne/contract';
import { Money } from '@vezne/records';
import { ConfirmModal, formatDate, RecordName, toast } from '@vezne/ui';

type Props = {
  open: boolean;
  onClose: () => void;
  entry: CashFlow | null;
  currency: Currency;
  /** The entry turned out to be gone already. */
  onMissing: () => void;
};

/** Asks before an entry is deleted, and deletes it. */
export function DeleteCashFlow({ open, onClose, entry, currency, onMissing }: Props) {
  const remove = useDeleteCashFlow();

  const confirm = async () => {
    if (!entry) return;
    try {
      await remove.run({ id: entry.id });
      toast.success('Nakit Akışı Başarıyla Silindi.');
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      onMissing();
    }
  };

  return (
    <ConfirmModal
      open={open}
      onClose={onClose}
      onConfirm={confirm}
      title="Silme Onayı"
      confirmLabel="Sil"
      danger
      record={
        entry && (
          <>
            <RecordName note={`${formatDate(entry.date)} · ${entry.categoryName}`}>
              {entry.description}
            </RecordName>
            <Money amount={entry.amount} type={entry.cashFlowType} currency={currency} />
          </>
        )
      }
    >
      Bu nakit akışı kaydını silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.
    </ConfirmModal>
  );
}
