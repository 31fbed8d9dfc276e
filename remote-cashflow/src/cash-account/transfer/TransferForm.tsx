import { useCashAccountSummary, useCurrency, useSaveTransfer, useUpdateTransfer } from '@vezne/api';
import { dayInTurkey, Transfer, TransferCreate } from '@vezne/contract';
import { AmountInput, DayInput, draftOf, RecordForm, useSaveForm, useStoredRecord } from '@vezne/records';
import { Field, IconButton, onMobile, Select, TextInput, toast } from '@vezne/ui';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { optionsOfAccounts } from '../common/useAccounts';
import { useTillWarning } from '../common/useTillWarning';
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
  const form = useTransferForm(transfer, fromAccountId, onClose);
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
    <RecordForm form={form} isNew={!transfer} onCancel={onClose}>
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

function swap(form: ReturnType<typeof useTransferForm>): void {
  const [from = '', to = ''] = form.getValues(['fromAccountId', 'toAccountId']);
  form.setValue('fromAccountId', to, { shouldDirty: true });
  form.setValue('toAccountId', from, { shouldDirty: true });
  form.clearErrors(['fromAccountId', 'toAccountId']);
}

/** Saves a new transfer or updates the stored one, both its entries at once. */
function useTransferForm(transfer: Transfer | null, fromAccountId: string, onClose: () => void) {
  const save = useSaveTransfer();
  const update = useUpdateTransfer();
  const warn = useTillWarning();
  const { stored, readRefusal } = useStoredRecord(Transfer, transfer);
  return useSaveForm(TransferCreate, {
    defaultValues: transfer ? toValues(transfer) : { ...blank(), fromAccountId },
    draft: fromAccountId ? undefined : draftOf('transfer', transfer),
    save: async (values) => {
      if (stored) {
        await update.run({ ...values, id: stored.id, version: stored.version });
        toast.success('Virman Başarıyla Güncellendi.');
      } else {
        await save.run(values);
        toast.success('Virman Başarıyla Kaydedildi.');
      }
      warn(values.fromAccountId);
      onClose();
    },
    onRefused: readRefusal,
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
  ...{ fromAccountId, toAccountId, amount, fee, description },
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
