import { useCurrency, useSaveRecurring, useStopRecurring } from '@vezne/api';
import { type CashFlow, isCalendarDate, paymentMethodNames, RecurringCreate } from '@vezne/contract';
import { DayInput, Money, RecordForm, useSaveForm } from '@vezne/records';
import { Field, formatDate, Modal, toast } from '@vezne/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Facts } from '../cash-account/common/Facts';
import { tell } from '../cash-flow/entry-actions/useChange';
import { dayMeant, firstDateAfter } from './first-date';

type Props = { entry: CashFlow | null; onClose: () => void };

/** Her Ay Tekrarla: which entry comes again, from when on and until when. */
export default function RepeatMonthly({ entry, onClose }: Props) {
  // The entry stays, so that the dialog does not change its face while it fades out.
  const [shown, setShown] = useState(entry);
  if (entry && entry !== shown) setShown(entry);
  return (
    <Modal open={entry !== null} onClose={onClose} title="Her Ay Tekrarla" size="sm" first="[name=startDate]">
      {shown && <RepeatForm key={shown.id} entry={shown} onClose={onClose} />}
    </Modal>
  );
}

const REPEATS = 'Kayıt her ay tekrarlanacak.';

function RepeatForm({ entry, onClose }: { entry: CashFlow; onClose: () => void }) {
  const save = useSaveRecurring();
  const stop = useStopRecurring();
  const startDate = firstDateAfter(entry.date);
  const form = useSaveForm(RecurringCreate, {
    defaultValues: { cashFlowId: entry.id, day: dayMeant(entry.date, startDate), startDate, endDate: null },
    save: async (values) => {
      const { id, startDate: first } = await save.run(values);
      tell(first === values.startDate ? REPEATS : `${REPEATS} İlk tarih: ${formatDate(first)}.`, async () => {
        await stop.run({ id });
        toast.success('Tekrar durduruldu.');
      });
      onClose();
    },
  });
  const { errors } = form.formState;
  const { day } = form.watch();
  const follow = (first: string) => {
    form.setValue('startDate', first, { shouldValidate: form.formState.isSubmitted });
    if (isCalendarDate(first)) form.setValue('day', dayMeant(entry.date, first));
  };
  return (
    <RecordForm form={form} isNew onCancel={onClose}>
      <WhatRepeats entry={entry} day={day} />
      <Field
        label="İlk tarih"
        help="Günü gelince onayınızı bekler; kendiliğinden yazılmaz."
        error={errors.startDate?.message ?? errors.cashFlowId?.message ?? errors.day?.message}
        full
      >
        <Controller
          control={form.control}
          name="startDate"
          render={({ field }) => <DayInput {...field} onChange={follow} />}
        />
      </Field>
      <Field
        label="Bitiş"
        help="Boş bırakırsanız siz durdurana kadar sürer."
        error={errors.endDate?.message}
        full
      >
        <Controller
          control={form.control}
          name="endDate"
          render={({ field }) => <DayInput {...field} value={field.value ?? ''} />}
        />
      </Field>
    </RecordForm>
  );
}

function WhatRepeats({ entry, day }: { entry: CashFlow; day: number }) {
  const currency = useCurrency();
  const { description, amount, cashFlowType, categoryName, accountName, paymentMethod } = entry;
  return (
    <Facts
      rows={[
        { key: 'description', label: 'Açıklama', value: description },
        {
          key: 'amount',
          label: 'Tutar',
          value: <Money amount={amount} type={cashFlowType} currency={currency} />,
        },
        { key: 'category', label: 'Kategori', value: categoryName },
        { key: 'account', label: 'Hesap', value: accountName },
        { key: 'method', label: 'Ödeme Yöntemi', value: methodName(paymentMethod) },
        { key: 'day', label: 'Tekrar', value: `Her ayın ${day}. günü`, isSum: true },
      ]}
      note={day > 28 && 'Daha kısa aylarda ayın son günü.'}
    />
  );
}

const names: Readonly<Record<string, string>> = paymentMethodNames;
const methodName = (method: string) => names[method] ?? method;
