import { vatRates } from '@vezne/contract';
import { Select } from '@vezne/ui';
import type { ComponentProps } from 'react';

const options = vatRates.map((rate) => ({ value: String(rate), label: `%${rate}` }));

type Props = Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'options'> & {
  /** In percent; null is none. */
  value: number | null | undefined;
  onChange: (rate: number | null) => void;
};

/** Choice of a VAT rate, or of none. */
export function VatSelect({ value, onChange, ...props }: Props) {
  return (
    <Select
      {...props}
      value={value == null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      options={options}
    />
  );
}
