import { useCurrency, useSaveCashFlow, useUpdateCashFlow } from '@vezne/api';
import {
  CashFlow,
  CashFlowCreate,
  type Currency,
  dayInTurkey,
  formatMoney,
  PaymentMethod,
  paymentMethodName,
  paymentMethodNames,
} from '@vezne/contract';
import {
  AmountInput,
  ConflictNotice,
  RecordForm,
  TypeSwitch,
  useSaveForm,
  useStoredRecord,
} from '@vezne/records';
import { DateInput, Field, formatDate, optionsOf, Select, TextArea, toast } from '@vezne/ui';
import { Controller } from 'react-hook-form';
import { CategoryField } from './CategoryField';

type Props = {
  /** The entry being edited; null for a new one. */
  entry: CashFlow | null;
  onClose: () => void;
};

/** The fields of a ledger entry. Stays as it is when saving fails. */
export function CashFlowForm({ entry, onClose }: Props) {
  const currency = useCurrency();
  const { form, stored, conflict, takeConflict } = useEntryForm(entry, onClose);
  const { errors } = form.formState;

  return (
    <RecordForm
      form={form}
      isNew={!entry}
      onCancel={onClose}
      notice={conflict && <ConflictNotice rows={factsOf(conflict, currency)} onTake={takeConflict} />}
    >
      <Field label="Tip" error={errors.cashFlowType?.message} group full>
        <Controller
          control={form.control}
          name="cashFlowType"
          render={({ field }) => (
            <TypeSwitch
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              lockedBecause={entry ? 'Tip, kayıt oluşturulduktan sonra değiştirilemez.' : undefined}
            />
          )}
        />
      </Field>
      <Field label="Tutar" help="1,5k veya 2m de yazabilirsiniz." error={errors.amount?.message}>
        <Controller
          control={form.control}
          name="amount"
          render={({ field }) => <AmountInput {...field} currency={currency} />}
        />
      </Field>
      <Field label="Tarih" error={errors.date?.message}>
        <DateInput {...form.register('date')} />
      </Field>
      <Controller
        control={form.control}
        name="categoryId"
        render={({ field: { ref, name, value, onChange } }) => (
          <CategoryField
            ref={ref}
            name={name}
            value={value}
            onChange={onChange}
            stored={stored}
            error={errors.categoryId?.message}
          />
        )}
      />
      <Field label="Ödeme Yöntemi" error={errors.paymentMethod?.message}>
        <Select
          {...form.register('paymentMethod')}
          options={optionsOf(paymentMethodNames)}
          placeholder={null}
        />
      </Field>
      <Field label="Açıklama" error={errors.description?.message} full>
        <TextArea {...form.register('description')} placeholder="Ne için, kime, hangi proje?" />
      </Field>
    </RecordForm>
  );
}

/** Saves a new entry or updates the stored one; `conflict` is the entry as somebody else left it meanwhile. */
function useEntryForm(entry: CashFlow | null, onClose: () => void) {
  const save = useSaveCashFlow();
  const update = useUpdateCashFlow();
  const { stored, conflict, settleConflict, readRefusal } = useStoredRecord(CashFlow, entry);
  const form = useSaveForm(CashFlowCreate, {
    defaultValues: toValues(entry),
    save: async (values) => {
      if (stored) {
        const { cashFlowType: _, ...change } = values;
        await update.run({ ...change, id: stored.id, version: stored.version });
        toast.success('Nakit Akışı Başarıyla Güncellendi.');
      } else {
        await save.run(values);
        toast.success('Nakit Akışı Başarıyla Oluşturuldu.');
      }
      onClose();
    },
    onRefused: readRefusal,
  });

  const takeConflict = () => {
    form.reset(toValues(conflict));
    settleConflict();
  };
  return { form, stored, conflict, takeConflict };
}

function toValues(entry: CashFlow | null) {
  if (!entry) {
    const date = dayInTurkey(new Date());
    return { cashFlowType: 'GIRIS', paymentMethod: 'CASH', date, categoryId: '', description: '' } as const;
  }
  return {
    cashFlowType: entry.cashFlowType,
    amount: entry.amount,
    date: entry.date.slice(0, 10),
    categoryId: entry.categoryId,
    paymentMethod: PaymentMethod.safeParse(entry.paymentMethod).data ?? 'CASH',
    description: entry.description,
    projectId: entry.projectId,
  };
}

const factsOf = ({ amount, date, categoryName, paymentMethod, description }: CashFlow, currency: Currency) =>
  [
    ['Tutar', formatMoney(amount, currency)],
    ['Tarih', formatDate(date)],
    ['Kategori', categoryName],
    ['Ödeme Yöntemi', paymentMethodName(paymentMethod)],
    ['Açıklama', description],
  ] as const;
