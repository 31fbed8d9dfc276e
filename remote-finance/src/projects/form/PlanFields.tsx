import { useCurrency } from '@vezne/api';
import { projectStatusNames } from '@vezne/contract';
import { AmountInput, useCategoryOptions } from '@vezne/records';
import { DateInput, Field, optionsOf, Select } from '@vezne/ui';
import { Controller } from 'react-hook-form';
import { NumberInput } from './NumberInput';
import type { ProjectFieldsProps } from './project-fields';

/** What kind of job it is, where it stands, when it runs, and for how much. */
export function PlanFields({ form }: ProjectFieldsProps) {
  const currency = useCurrency();
  const categories = useCategoryOptions();
  const { errors } = form.formState;
  return (
    <>
      <Field label="Kategori" error={errors.categoryId?.message} optional>
        <Controller
          control={form.control}
          name="categoryId"
          render={({ field }) => <Select {...field} value={field.value ?? ''} options={categories} />}
        />
      </Field>
      <Field label="Durum" error={errors.status?.message}>
        <Select {...form.register('status')} options={optionsOf(projectStatusNames)} />
      </Field>
      <Field label="Başlangıç" error={errors.startDate?.message}>
        <DateInput {...form.register('startDate')} />
      </Field>
      <Field label="Planlanan bitiş" error={errors.endDate?.message}>
        <DateInput {...form.register('endDate')} />
      </Field>
      {(['contractAmount', 'estimatedCost'] as const).map((name) => (
        <Field
          key={name}
          label={name === 'contractAmount' ? 'Sözleşme bedeli' : 'Tahmini maliyet'}
          error={errors[name]?.message}
          optional
        >
          <Controller
            control={form.control}
            name={name}
            render={({ field: { onChange, ...field } }) => (
              <AmountInput {...field} onChange={(value) => onChange(value ?? null)} currency={currency} />
            )}
          />
        </Field>
      ))}
      <Field label="İlerleme" help="0 ile 100 arasında yüzde" error={errors.progressPercent?.message}>
        <Controller
          control={form.control}
          name="progressPercent"
          render={({ field }) => <NumberInput {...field} />}
        />
      </Field>
    </>
  );
}
