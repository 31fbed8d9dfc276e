import { useCurrency } from '@vezne/api';
import { type CashFlow, type Currency, formatMoney, paymentMethodName } from '@vezne/contract';
import { ConflictNotice, RecordForm } from '@vezne/records';
import { formatDate, useIsMobile } from '@vezne/ui';
import { useAccounts } from '../../cash-account/common/useAccounts';
import { EntryFields, EntrySheet } from './EntryFields';
import { type EntryFormProps, useEntryForm } from './useEntryForm';

/** The fields of a ledger entry. Stays as it is when saving fails. */
export function CashFlowForm(props: EntryFormProps) {
  const { entry, onTransfer, onClose, onLeave } = props;
  const currency = useCurrency();
  const accounts = useAccounts();
  const { form, stored, conflict, takeConflict, settle } = useEntryForm(props, accounts);
  const Fields = useIsMobile() && !entry ? EntrySheet : EntryFields;

  return (
    <RecordForm
      form={form}
      isNew={!entry}
      onCancel={() => {
        settle();
        if (onLeave) form.giveUp();
        onClose();
      }}
      note={onLeave && form.formState.isDirty && 'Kaydedilmedi'}
      showsKeys
      pairs
      notice={conflict && <ConflictNotice rows={factsOf(conflict, currency)} onTake={takeConflict} />}
    >
      <Fields form={form} stored={stored} accounts={accounts} onTransfer={onTransfer} />
    </RecordForm>
  );
}

const factsOf = ({ amount, date, categoryName, paymentMethod, description }: CashFlow, currency: Currency) =>
  [
    ['Tutar', formatMoney(amount, currency)],
    ['Tarih', formatDate(date)],
    ['Kategori', categoryName],
    ['Ödeme Yöntemi', paymentMethodName(paymentMethod)],
    ['Açıklama', description],
  ] as const;
