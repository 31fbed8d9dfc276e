import { useCurrency } from '@vezne/api';
import { type Currency, formatMoney, fromKurus, toKurus, vatOn } from '@vezne/contract';
import { AmountInput } from '@vezne/records';
import { Field } from '@vezne/ui';
import { Controller, useWatch } from 'react-hook-form';
import { VatSelect } from '../../../products/VatSelect';
import type { RowProps } from './row-form';

/** Net amount and VAT rate of a row, with the VAT worked out beside them. */
export function PriceFields<Output>({ form, index }: RowProps<Output>) {
  const currency = useCurrency();
  const { control } = form;
  const errors = form.formState.errors.rows?.[index];
  const name = `rows.${index}` as const;
  const [amount, vatRate] = useWatch({ control, name: [`${name}.amount`, `${name}.vatRate`] });
  return (
    <>
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
          render={({ field }) => <VatSelect {...field} />}
        />
      </Field>
    </>
  );
}

/** VAT beside the net amount, for the eye only: the server works out what is stored. */
function vatText(amount: number | null | undefined, rate: number | null | undefined, currency: Currency) {
  const net = amount ? toKurus(amount) : undefined;
  if (net === undefined || !rate) return undefined;
  const vat = vatOn(net, rate);
  return `KDV ${formatMoney(fromKurus(vat), currency)}, toplam ${formatMoney(fromKurus(net + vat), currency)}`;
}
