import { useCloseCashAccount, useCurrency } from '@vezne/api';
import { type CashAccount, type CashAccountBalance, cashAccountKindNames } from '@vezne/contract';
import { Money, recordBeside } from '@vezne/records';
import { ConfirmModal, RecordName, toast } from '@vezne/ui';

type Props = {
  /** The account in question; null asks nothing. */
  account: CashAccount | null;
  balance: CashAccountBalance | undefined;
  onTransfer: () => void;
  onDone: () => void;
};

/** Closes an account, or says why that cannot be and what helps. */
export function CloseAccount({ account, balance, onTransfer, onDone }: Props) {
  const currency = useCurrency();
  const close = useCloseCashAccount();
  const isEmpty = !balance || balance.balance === 0;
  const confirm = async () => {
    if (!account) return;
    if (!isEmpty) return onTransfer();
    await close.run({ id: account.id });
    toast.success('Hesap Kapatıldı.');
  };
  return (
    <ConfirmModal
      open={account !== null}
      onClose={onDone}
      onConfirm={confirm}
      title={isEmpty ? 'Hesabı Kapat' : 'Hesap Kapatılamadı'}
      focusAfter={() => (account && isEmpty ? recordBeside(account.id) : null)}
      confirmLabel={isEmpty ? 'Kapat' : 'Virman Yap'}
      record={
        account && (
          <>
            <RecordName note={cashAccountKindNames[account.kind]}>{account.name}</RecordName>
            {balance && <Money amount={balance.balance} currency={currency} tone="signed" />}
          </>
        )
      }
    >
      {isEmpty
        ? 'Kapalı hesaba kayıt yazılamaz; kayıtları durur ve hesap yeniden açılabilir.'
        : 'Bakiyesi sıfır olmayan hesap kapatılamaz. Kalan tutarı başka bir hesaba aktarın, sonra kapatın.'}
    </ConfirmModal>
  );
}
