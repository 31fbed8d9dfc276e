import { useDeleteCashAccount } from '@vezne/api';
import { type CashAccount, type CashAccountBalance, cashAccountKindNames } from '@vezne/contract';
import { DeleteRecord, type RecordDialog, RecordModal } from '@vezne/records';
import { RecordName } from '@vezne/ui';
import { AccountForm } from './AccountForm';
import { CloseAccount } from './CloseAccount';

type Props = {
  dialog: RecordDialog<CashAccount>;
  /** The account that is to be closed. */
  closing: CashAccount | null;
  balance: CashAccountBalance | undefined;
  onTransfer: (account: CashAccount) => void;
  onClosed: () => void;
  onMissing: () => void;
};

/** The dialogs of accounts: the form, and the questions before one is closed or deleted. */
export function AccountDialogs({ dialog, closing, balance, onTransfer, onClosed, onMissing }: Props) {
  return (
    <>
      <RecordModal
        dialog={dialog}
        noun="cash-account"
        addTitle="Hesap Ekle"
        editTitle="Hesap Düzenle"
        first="[name=name]"
      >
        {(account) => <AccountForm account={account} onClose={dialog.close} />}
      </RecordModal>
      <DeleteRecord
        dialog={dialog}
        command={useDeleteCashAccount()}
        done="Hesap Başarıyla Silindi."
        onMissing={onMissing}
        record={({ name, kind }) => <RecordName note={cashAccountKindNames[kind]}>{name}</RecordName>}
      >
        Bu hesabı silmek istediğinizden emin misiniz? Kaydı olan hesap silinemez, kapatılabilir.
      </DeleteRecord>
      <CloseAccount
        account={closing}
        balance={balance}
        onTransfer={() => closing && onTransfer(closing)}
        onDone={onClosed}
      />
    </>
  );
}
