import { Checkbox } from '@vezne/ui';
import { type ComponentProps, useState } from 'react';
import { AmountInput } from '../fields/AmountInput';

type Props = Omit<ComponentProps<typeof AmountInput>, 'value' | 'onChange'> & {
  value: number | undefined;
  onChange: (value: number) => void;
  /** What below zero means here. */
  debtLabel: string;
  /** A new amount is one that is owed. */
  isDebtFirst: boolean;
};

/** An amount that may be owed: its size, and a tick for what is below zero. */
export function SignedAmount({ value = 0, onChange, debtLabel, isDebtFirst, ...input }: Props) {
  const [choice, setChoice] = useState<boolean | null>(null);
  const isDebt = value === 0 ? (choice ?? isDebtFirst) : value < 0;
  // Zero has no sign.
  const signed = (size: number, debt: boolean) => (size === 0 ? 0 : debt ? -size : size);
  return (
    <>
      <AmountInput
        {...input}
        value={value === 0 ? null : Math.abs(value)}
        onChange={(size) => onChange(signed(size ?? 0, isDebt))}
      />
      <Checkbox
        checked={isDebt}
        onChange={({ target }) => {
          setChoice(target.checked);
          onChange(signed(Math.abs(value), target.checked));
        }}
      >
        {debtLabel}
      </Checkbox>
    </>
  );
}
