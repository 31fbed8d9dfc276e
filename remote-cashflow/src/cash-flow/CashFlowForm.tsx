import { ApiError, useCurrency, useSaveCashFlow, useUpdateCashFlow } from '@vezne/api';
import { CashFlow, CashFlowCreate, dayInTurkey, PaymentMethod, paymentMethodNames } from '@vezne/contract';
import { AmountInput, TypeSwitch } from '@vezne/records';
import {
  applyServerErrors,
  Button,
  DateInput,
  Field,
  FormGrid,
  ModalBody,
  ModalFoot,
  optionsOf,
  Select,
  TextArea,
  toast,
  useZodForm,
} from '@vezne/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { CategoryField } from './CategoryField';
import { ConflictNotice } from './ConflictNotice';

type Props = {
  /** The entry being edited; null for a new one. */
  entry: CashFlow | null;
  onClose: () => void;
};

/** The fields of a ledger entry. Stays as it is when saving fails. */
export function CashFlowForm({ entry, onClose }: Props) {
  const currency = useCurrency();
  const save = useSaveCashFlow();
  const update = useUpdateCashFlow();
  // What is stored: an update names its version and keeps what the form does not show.
  const [stored, setStored] = useState(entry);
  const [conflict, setConflict] = useState<CashFlow | null>(null);
  const form = useZodForm(CashFlowCreate, { defaultValues: toValues(entry) });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      if (stored) {
        const { cashFlowType: _, ...change } = values;
        await update.run({ ...change, id: stored.id, version: stored.version });
        toast.success('Nakit Akışı Başarıyla Güncellendi.');
      } else {
        await save.run(values);
        toast.success('Nakit Akışı Başarıyla Oluşturuldu.');
      }
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
      const current = CashFlow.safeParse(error instanceof ApiError ? error.current : undefined);
      if (!current.success) return;
      setConflict(current.data);
      setStored(current.data);
    }
  });

  const takeConflict = () => {
    form.reset(toValues(conflict));
    setConflict(null);
  };

  return (
    <form onSubmit={submit} noValidate>
      <ModalBody>
        {conflict && <ConflictNotice current={conflict} currency={currency} onTake={takeConflict} />}
        <FormGrid>
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
        </FormGrid>
      </ModalBody>
      <ModalFoot>
        <Button onClick={onClose} disabled={isSubmitting}>
          İptal
        </Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {entry ? 'Güncelle' : 'Kaydet'}
        </Button>
      </ModalFoot>
    </form>
  );
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
