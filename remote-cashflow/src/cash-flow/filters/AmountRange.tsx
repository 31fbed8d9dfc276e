import { useCurrency } from '@vezne/api';
import { type AddressChange, AmountInput, ApplyFoot } from '@vezne/records';
import { Button, Field } from '@vezne/ui';
import { useState } from 'react';
import { Two } from './PeriodChoice';

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
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onChange({ min: textOf(least), max: textOf(most) });
      }}
    >
      <Two>
        <Field label="En az">
          <AmountInput value={least} onChange={setLeast} currency={currency} />
        </Field>
        <Field label="En çok" error={isWrong ? 'En çok tutar en az tutardan küçük olamaz' : undefined}>
          <AmountInput value={most} onChange={setMost} currency={currency} />
        </Field>
      </Two>
      <ApplyFoot>
        <Button type="submit" variant="primary" size="sm">
          Uygula
        </Button>
      </ApplyFoot>
    </form>
  );
}

const textOf = (amount: number | null) => (amount === null ? null : String(amount));
