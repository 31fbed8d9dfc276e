import { useCategories, useCurrency, useProducts } from '@vezne/api';
import {
  formatMoney,
  fromKurus,
  limits,
  type ProjectRowValues,
  paymentMethodNames,
  type RowKind,
  toKurus,
  vatOn,
} from '@vezne/contract';
import { AmountInput } from '@vezne/records';
import {
  DateInput,
  DeleteButton,
  Field,
  FormGrid,
  optionsOf,
  Select,
  TextInput,
  type ZodForm,
} from '@vezne/ui';
import { Controller, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { vatOptions } from '../../products/choices';
import { words } from './row-words';

type Props<Output> = {
  form: ZodForm<ProjectRowValues, Output>;
  index: number;
  kind: RowKind;
  /** Left out for the only row. */
  onRemove: (() => void) | undefined;
};

/** The fields of one income or expense; a product fills the most of them. */
export function RowFields<Output>({ form, index, kind, onRemove }: Props<Output>) {
  const text = words[kind];
  const currency = useCurrency();
  const categories = useCategories({ page: 0, pageSize: limits.page.categories, searchText: '' });
  const products = useProducts({ page: 0, pageSize: limits.page.maxSize, searchText: '', active: true });
  const { register, control, setValue } = form;
  const errors = form.formState.errors.rows?.[index];
  const name = `rows.${index}` as const;
  const [amount, vatRate] = useWatch({ control, name: [`${name}.amount`, `${name}.vatRate`] });

  const fill = (id: string) => {
    const product = products.data?.content.find((each) => each.id === id);
    setValue(`${name}.productId`, product?.id ?? null);
    if (!product) return;
    const price = kind === 'income' ? product.salePrice : product.purchasePrice;
    setValue(`${name}.description`, product.name);
    if (price) setValue(`${name}.amount`, price);
    setValue(`${name}.vatRate`, product.vatRate);
  };

  return (
    <Row aria-label={`${text.one} satırı ${index + 1}`}>
      {onRemove && (
        <Head>
          <strong>
            {text.one} {index + 1}
          </strong>
          <DeleteButton name={`${text.one} ${index + 1}`} onClick={onRemove} />
        </Head>
      )}
      <FormGrid>
        {products.data && products.data.content.length > 0 && (
          <Field label="Fiyat listesinden doldur" optional full>
            <Controller
              control={control}
              name={`${name}.productId`}
              render={({ field }) => (
                <Select
                  {...field}
                  value={field.value ?? ''}
                  onChange={(event) => fill(event.target.value)}
                  options={(products.data?.content ?? []).map((product) => ({
                    value: product.id,
                    label: `${product.name} (${product.unit})`,
                  }))}
                />
              )}
            />
          </Field>
        )}
        <Field label="Açıklama" error={errors?.description?.message} full>
          <TextInput {...register(`${name}.description`)} autoComplete="off" />
        </Field>
        <Field label="Kategori" error={errors?.categoryId?.message}>
          <Controller
            control={control}
            name={`${name}.categoryId`}
            render={({ field }) => (
              <Select
                {...field}
                options={(categories.data ?? []).map(({ id, name: label }) => ({ value: id, label }))}
              />
            )}
          />
        </Field>
        <Field label="Tarih" error={errors?.date?.message}>
          <DateInput {...register(`${name}.date`)} />
        </Field>
        <Field label="Tutar (KDV hariç)" error={errors?.amount?.message}>
          <Controller
            control={control}
            name={`${name}.amount`}
            render={({ field: { onChange, ...field } }) => (
              // An emptied field must be null: undefined would bring the amount from before back.
              <AmountInput {...field} onChange={(value) => onChange(value ?? null)} currency={currency} />
            )}
          />
        </Field>
        <Field label="KDV oranı" help={vatText(amount, vatRate, currency)} error={errors?.vatRate?.message}>
          <Controller
            control={control}
            name={`${name}.vatRate`}
            render={({ field }) => (
              <Select
                {...field}
                value={field.value == null ? '' : String(field.value)}
                onChange={(event) =>
                  field.onChange(event.target.value === '' ? null : Number(event.target.value))
                }
                options={vatOptions}
              />
            )}
          />
        </Field>
        <Field label="Vade" error={errors?.dueDate?.message} optional>
          <DateInput {...register(`${name}.dueDate`)} />
        </Field>
        <Field label="Durum" error={errors?.status?.message}>
          <Select {...register(`${name}.status`)} options={text.statuses} placeholder={null} />
        </Field>
        <Field label="Ödeme yöntemi" error={errors?.paymentMethod?.message} optional>
          <Controller
            control={control}
            name={`${name}.paymentMethod`}
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
        <Field label={text.counterparty} error={errors?.counterparty?.message} optional>
          <TextInput {...register(`${name}.counterparty`)} autoComplete="off" />
        </Field>
        <Field label="Belge no" error={errors?.documentNo?.message} optional>
          <TextInput {...register(`${name}.documentNo`)} autoComplete="off" />
        </Field>
      </FormGrid>
    </Row>
  );
}

/** VAT beside the net amount, for the eye only: the server works out what is stored. */
function vatText(
  amount: number | null | undefined,
  rate: number | null | undefined,
  currency: Parameters<typeof formatMoney>[1],
) {
  const net = amount ? toKurus(amount) : undefined;
  if (net === undefined || !rate) return undefined;
  const vat = vatOn(net, rate);
  return `KDV ${formatMoney(fromKurus(vat), currency)}, toplam ${formatMoney(fromKurus(net + vat), currency)}`;
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
