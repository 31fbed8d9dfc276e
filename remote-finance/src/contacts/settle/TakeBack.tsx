import { useDeleteSettlement } from '@vezne/api';
import { type Settlement, settlementNames } from '@vezne/contract';
import { DeleteRecord, type RecordDialog, useTillWarning } from '@vezne/records';
import { RecordName } from '@vezne/ui';

type Props = { dialog: RecordDialog<Settlement>; onMissing: () => void; onDone?: () => void };

/** Asks before a collection or payment is taken back. */
export function TakeBack({ dialog, onMissing, onDone }: Props) {
  const remove = useDeleteSettlement();
  const warn = useTillWarning();
  const { direction, cashFlowId, accountId } = dialog.item ?? {};
  const done = () => {
    onDone?.();
    // A collection takes its cash along.
    if (direction === 'IN' && cashFlowId) warn(accountId);
  };
  return (
    <DeleteRecord
      dialog={dialog}
      command={{ run: (input) => remove.run(input).then(done) }}
      done="Kayıt Geri Alındı."
      onMissing={onMissing}
      record={({ description, direction }) => (
        <RecordName note={settlementNames[direction]}>{description}</RecordName>
      )}
    >
      {cashFlowId === null
        ? 'Bu mahsubu geri almak istediğinizden emin misiniz? İki yanındaki kalemler yeniden açılır; kasada kaydı yoktur.'
        : 'Bu kaydı geri almak istediğinizden emin misiniz? Dağıtıldığı kalemler yeniden açılır, kasa kaydı silinir.'}
    </DeleteRecord>
  );
}
