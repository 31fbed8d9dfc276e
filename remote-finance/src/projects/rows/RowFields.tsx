import { flowOf, paymentMethodNames } from '@vezne/contract';
import { CategoryOptions, DayInput, useAllCategories } from '@vezne/records';
import { DeleteButton, Field, FormGrid, optionsOf, Select, TextInput } from '@vezne/ui';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { CounterpartyField } from './fields/CounterpartyField';
import { PriceFields } from './fields/PriceFields';
import { ProductField } from './fields/ProductField';
import type { RowProps } from './fields/row-form';
import { words } from './row-words';

type Props<Output> = RowProps<Output> & {
  /** Left out for the only row. */
  onRemove: (() => void) | undefined;
};

/** The fields of one income or expense; a product fills the most of them. */
export function RowFields<Output>({ onRemove, ...row }: Props<Output>) {
  const { form, index, kind } = row;
  const text = words[kind];
  const errors = form.formState.errors.rows?.[index];
  const name = `rows.${index}` as const;
  return (
    <Row aria-label={`${text.one} satırı ${index + 1}`}>
      {onRemove && <RowHead title={`${text.one} ${index + 1}`} onRemove={onRemove} />}
      <FormGrid>
        <ProductField {...row} />
        <Field label="Açıklama" error={errors?.description?.message} full>
          <TextInput {...form.register(`${name}.description`)} autoComplete="off" />
        </Field>
        <CategoryField {...row} />
        <DayField {...row} name="date" label="Tarih" />
        <PriceFields {...row} />
        <DayField {...row} name="dueDate" label="Vade" optional />
        <Field label="Durum" error={errors?.status?.message}>
          <Select {...form.register(`${name}.status`)} options={text.statuses} placeholder={null} />
        </Field>
        <PaymentField {...row} />
        <Controller
          control={form.control}
          name={`${name}.counterparty`}
          render={({ field }) => (
            <CounterpartyField
              {...field}
              value={field.value ?? ''}
              label={text.counterparty}
              side={flowOf[kind].side}
              error={errors?.counterparty?.message}
            />
          )}
        />
        <Field label="Belge no" error={errors?.documentNo?.message} optional>
          <TextInput {...form.register(`${name}.documentNo`)} autoComplete="off" />
        </Field>
      </FormGrid>
    </Row>
  );
}

function RowHead({ title, onRemove }: { title: string; onRemove: () => void }) {
  return (
    <Head>
      <strong>{title}</strong>
      <DeleteButton name={title} onClick={onRemove} />
    </Head>
  );
}

type DayProps<Output> = RowProps<Output> & { name: 'date' | 'dueDate'; label: string; optional?: boolean };

function DayField<Output>({ form, index, name, label, optional = false }: DayProps<Output>) {
  return (
    <Field label={label} error={form.formState.errors.rows?.[index]?.[name]?.message} optional={optional}>
      <Controller
        control={form.control}
        name={`rows.${index}.${name}`}
        render={({ field }) => <DayInput {...field} value={field.value ?? ''} />}
      />
    </Field>
  );
}

function CategoryField<Output>({ form, index, kind }: RowProps<Output>) {
  const categories = useAllCategories();
  return (
    <Field label="Kategori" error={form.formState.errors.rows?.[index]?.categoryId?.message}>
      <Controller
        control={form.control}
        name={`rows.${index}.categoryId`}
        render={({ field }) => (
          <Select {...field}>
            <CategoryOptions categories={categories} isIncome={kind === 'income'} />
          </Select>
        )}
      />
    </Field>
  );
}

function PaymentField<Output>({ form, index }: RowProps<Output>) {
  return (
    <Field label="Ödeme yöntemi" error={form.formState.errors.rows?.[index]?.paymentMethod?.message} optional>
      <Controller
        control={form.control}
        name={`rows.${index}.paymentMethod`}
        render={({ field }) => (
          <Select
            {...field}
            value={field.value ?? ''}
            onChange={(event) => field.onChange(event.target.value || null)}
            options={optionsOf(paymentMethodNames)}
          />
        )}
      />
    </Field>
  );
}

const Row = styled.fieldset`
  min-width: 0;
  & + & { padding-top: var(--vz-space-5); border-top: 1px solid var(--vz-border); }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: var(--vz-space-3);
  & > strong { font-weight: var(--vz-weight-semibold); }
`;
