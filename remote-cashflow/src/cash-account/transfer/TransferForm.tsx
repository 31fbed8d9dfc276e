import { useCashAccountSummary, useCurrency, useSaveTransfer, useUpdateTransfer } from '@vezne/api';
import { dayInTurkey, formatMoney, Transfer, TransferCreate } from '@vezne/contract';
import { AmountInput, DayInput, RecordForm, useRecordForm, useTillWarning } from '@vezne/records';
import { Field, IconButton, onMobile, Select, TextInput } from '@vezne/ui';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { optionsOfAccounts } from '../common/useAccounts';
import { AfterTransfer } from './AfterTransfer';

type Props = {
  /** The transfer being edited; null for a new one. */
  transfer: Transfer | null;
  /** Where a new one begins. */
  fromAccountId?: string | undefined;
  onClose: () => void;
};

/** The fields of a transfer. Stays as it is when saving fails. */
export function TransferForm({ transfer, fromAccountId = '', onClose }: Props) {
  const currency = useCurrency();
  const accounts = useCashAccountSummary().data?.accounts ?? [];
  const { form, notice } = useTransferForm({ transfer, fromAccountId, onClose }, accounts);
  const { errors } = form.formState;
  const options = optionsOfAccounts(accounts);
  const amount = (name: 'amount' | 'fee') => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => <AmountInput {...field} currency={currency} />}
    />
  );
  return (
    <RecordForm form={form} isNew={!transfer} onCancel={onClose} notice={notice}>
      <Sides>
        <Field label="Gönderen hesap" error={errors.fromAccountId?.message}>
          <Select {...form.register('fromAccountId')} options={options} />
        </Field>
        <SwapButton label="Hesapları değiştir" onClick={() => swap(form)}>
          <ArrowLeftRight aria-hidden />
        </SwapButton>
        <Field label="Alan hesap" error={errors.toAccountId?.message}>
          <Select {...form.register('toAccountId')} options={options} />
        </Field>
      </Sides>
      <Field label="Tutar" error={errors.amount?.message}>
        {amount('amount')}
      </Field>
      <Field label="Tarih" error={errors.date?.message}>
        <Controller control={form.control} name="date" render={({ field }) => <DayInput {...field} />} />
      </Field>
      <Field
        label="Masraf"
        help="Gönderen hesaptan “Banka masrafları” çıkışı olarak yazılır."
        error={errors.fee?.message}
        optional
      >
        {amount('fee')}
      </Field>
      <Field label="Açıklama" error={errors.description?.message} optional>
        <TextInput {...form.register('description')} autoComplete="off" />
      </Field>
      {!transfer && <AfterTransfer accounts={accounts} values={form.watch()} />}
    </RecordForm>
  );
}

function swap(form: ReturnType<typeof useTransferForm>['form']): void {
  const [from = '', to = ''] = form.getValues(['fromAccountId', 'toAccountId']);
  form.setValue('fromAccountId', to, { shouldDirty: true });
  form.setValue('toAccountId', from, { shouldDirty: true });
  form.clearErrors(['fromAccountId', 'toAccountId']);
}

/** Saves a new transfer or updates the stored one, both its entries at once. */
function useTransferForm(
  { transfer, fromAccountId, onClose }: Required<Props>,
  accounts: readonly { id: string; name: string }[],
) {
  const currency = useCurrency();
  const warn = useTillWarning();
  const nameOf = (accountId: string) => accounts.find(({ id }) => id === accountId)?.name;
  return useRecordForm('transfer', {
    input: TransferCreate,
    record: Transfer,
    item: transfer,
    blank: { ...blank(), fromAccountId },
    toValues,
    asColumns: (item) => ({
      ...item,
      fromAccountName: nameOf(item.fromAccountId),
      toAccountName: nameOf(item.toAccountId),
      feeCashFlowName: item.fee && formatMoney(item.fee, currency),
    }),
    hasNoDraft: fromAccountId !== '',
    save: useSaveTransfer(),
    update: useUpdateTransfer(),
    said: { saved: 'Virman Başarıyla Kaydedildi.', updated: 'Virman Başarıyla Güncellendi.' },
    onSaved: (values) => {
      warn(values.fromAccountId, transfer?.fromAccountId, transfer?.toAccountId);
      onClose();
    },
  });
}

const blank = () => ({
  fromAccountId: '',
  toAccountId: '',
  date: dayInTurkey(new Date()),
  fee: null,
  description: '',
});

const toValues = ({ fromAccountId, toAccountId, amount, date, fee, description }: Transfer) => ({
  fromAccountId,
  toAccountId,
  amount,
  fee,
  description,
  date: date.slice(0, 10),
});

const Sides = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 40px minmax(0, 1fr);
  gap: var(--vz-space-2);
  align-items: start;
  ${onMobile} { grid-template-columns: minmax(0, 1fr); }
`;
/** Beside the controls, under the line of their labels. */
const SwapButton = styled(IconButton)`
  width: 40px;
  height: 40px;
  margin-top: 26px;
  ${onMobile} {
    justify-self: center;
    width: 44px;
    height: 44px;
    margin: -4px 0 -12px;
    rotate: 90deg;
  }
`;
