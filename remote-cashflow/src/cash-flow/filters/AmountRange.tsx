import { useCurrency } from '@vezne/api';
import { type AddressChange, AmountInput } from '@vezne/records';
import { Field } from '@vezne/ui';
import { useState } from 'react';
import { RangeForm } from './RangeForm';

type Props = {
  min: number | undefined;
  max: number | undefined;
  onChange: (change: AddressChange) => void;
};

/** How much an entry is about, at least and at most. */
export function AmountRange({ min, max, onChange }: Props) {
  const currency = useCurrency();
  const [least, setLeast] = useState<number | null>(min ?? null);
  const [most, setMost] = useState<number | null>(max ?? null);
  const isWrong = least !== null && most !== null && least > most;
  return (
    <RangeForm
      onApply={() => {
        if (!isWrong) onChange({ min: textOf(least), max: textOf(most) });
      }}
    >
      <Field label="En az">
        <AmountInput value={least} onChange={setLeast} currency={currency} />
      </Field>
      <Field label="En çok" error={isWrong ? 'En çok tutar en az tutardan küçük olamaz' : undefined}>
        <AmountInput value={most} onChange={setMost} currency={currency} />
      </Field>
    </RangeForm>
  );
}

const textOf = (amount: number | null) => (amount === null ? null : String(amount));
