import { useCurrency, useDeleteTransfer, useTransfer, useUnpairTransfer } from '@vezne/api';
import { DeleteRecord, Money, type RecordDialog, RecordModal, useTillWarning } from '@vezne/records';
import {
  Button,
  formatDate,
  LoadError,
  ModalBody,
  ModalFoot,
  RecordName,
  SkeletonRows,
  toast,
} from '@vezne/ui';
import styled from 'styled-components';
import { TransferForm } from './TransferForm';

/** A transfer, by what a ledger entry knows of it; a new one may begin at an account. */
export type TransferRef = { id: string; fromAccountId?: string };

type Props = { dialog: RecordDialog<TransferRef> };

/** Adds, changes and deletes transfers: always both entries at once. */
export default function TransferDialogs({ dialog }: Props) {
  const remove = useDeleteTransfer();
  const warn = useTillWarning();
  const { data } = useTransfer(dialog.item?.id ?? null);
  return (
    <>
      <RecordModal
        dialog={dialog}
        noun="transfer"
        addTitle="Virman Yap"
        editTitle="Virman Düzenle"
        subtitle="İki hesabınız arasında aktarım"
      >
        {(item, like) =>
          item ? (
            <Stored id={item.id} dialog={dialog} />
          ) : (
            <TransferForm transfer={null} fromAccountId={like?.fromAccountId} onClose={dialog.close} />
          )
        }
      </RecordModal>
      <DeleteRecord
        dialog={dialog}
        command={{ run: (input) => remove.run(input).then(() => warn(data?.toAccountId)) }}
        done="Virman Başarıyla Silindi."
        onMissing={dialog.close}
        record={({ id }) => <Named id={id} />}
      >
        Virman iki kaydıyla ve masrafıyla birlikte silinir. Silmek istediğinizden emin misiniz?
        <Unpair dialog={dialog} />
      </DeleteRecord>
    </>
  );
}

/** Entries that were there before they were paired stay when the pair is taken apart. */
function Unpair({ dialog: { item, close } }: Props) {
  const { run, isRunning } = useUnpairTransfer();
  const { data } = useTransfer(item?.id ?? null);
  if (!data || data.paired === false) return null;
  const unpair = async () => {
    if (!item) return;
    try {
      await run({ id: item.id });
    } catch {
      return; // Told where all failures are.
    }
    toast.success('Eşleştirme çözüldü. Bakiye değişmedi.');
    close();
  };
  return (
    <Apart>
      Önceden yazılmış iki kayıt eşleştirilmişti; kayıtları silmeden ayırabilirsiniz, yeniden giriş ve çıkış
      sayılırlar.
      <Button size="sm" loading={isRunning} onClick={() => void unpair()}>
        Eşleştirmeyi Çöz
      </Button>
    </Apart>
  );
}

function Stored({ id, dialog }: Props & { id: string }) {
  const { data, error, reload } = useTransfer(id);
  if (data) return <TransferForm transfer={data} onClose={dialog.close} />;
  return (
    <>
      <ModalBody>
        {error ? <LoadError message={error.message} onRetry={reload} /> : <SkeletonRows rows={4} />}
      </ModalBody>
      <ModalFoot>
        <Button onClick={dialog.close}>İptal</Button>
      </ModalFoot>
    </>
  );
}

function Named({ id }: { id: string }) {
  const currency = useCurrency();
  const { data } = useTransfer(id);
  if (!data) return null;
  return (
    <>
      <RecordName note={formatDate(data.date)}>{data.description}</RecordName>
      <Money amount={data.amount} currency={currency} />
    </>
  );
}

const Apart = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vz-space-2);
  margin-top: var(--vz-space-3);
  font-size: var(--vz-text-sm);
`;
