import { useCurrency } from '@vezne/api';
import { projectStatusNames } from '@vezne/contract';
import { AmountInput, CategoryOptions, DayInput, useAllCategories } from '@vezne/records';
import { Field, optionsOf, Select } from '@vezne/ui';
import { Controller } from 'react-hook-form';
import { NumberInput } from '../fields/NumberInput';
import type { ProjectFieldsProps } from './project-fields';

type AmountProps = ProjectFieldsProps & { name: 'contractAmount' | 'estimatedCost'; label: string };

function AmountField({ form, name, label }: AmountProps) {
  const currency = useCurrency();
  return (
    <Field label={label} error={form.formState.errors[name]?.message} optional>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { onChange, ...field } }) => (
          <AmountInput {...field} onChange={(value) => onChange(value ?? null)} currency={currency} />
        )}
      />
    </Field>
  );
}

type DayProps = ProjectFieldsProps & { name: 'startDate' | 'endDate'; label: string };

function DayField({ form, name, label }: DayProps) {
  return (
    <Field label={label} error={form.formState.errors[name]?.message}>
      <Controller control={form.control} name={name} render={({ field }) => <DayInput {...field} />} />
    </Field>
  );
}

/** What nobody opens a project without: when it runs, for how much, and where it stands. */
export function PlanFields({ form }: ProjectFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <DayField form={form} name="startDate" label="Başlangıç" />
      <DayField form={form} name="endDate" label="Planlanan bitiş" />
      <AmountField form={form} name="contractAmount" label="Sözleşme bedeli" />
      <Field label="Durum" error={errors.status?.message}>
        <Select {...form.register('status')} options={optionsOf(projectStatusNames)} />
      </Field>
    </>
  );
}

/** What can wait: its kind, its budget and how far it is. */
export function DetailFields({ form }: ProjectFieldsProps) {
  const categories = useAllCategories();
  const { errors } = form.formState;
  return (
    <>
      <Field label="Kategori" error={errors.categoryId?.message} optional>
        <Controller
          control={form.control}
          name="categoryId"
          render={({ field }) => (
            <Select {...field} value={field.value ?? ''}>
              <CategoryOptions categories={categories} isIncome />
            </Select>
          )}
        />
      </Field>
      <AmountField form={form} name="estimatedCost" label="Tahmini maliyet" />
      <Field label="İlerleme" help="0–100 arası" error={errors.progressPercent?.message}>
        <Controller
          control={form.control}
          name="progressPercent"
          render={({ field }) => <NumberInput {...field} thousands />}
        />
      </Field>
    </>
  );
}
