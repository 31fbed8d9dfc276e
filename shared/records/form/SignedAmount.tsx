import { Checkbox } from '@vezne/ui';
import { type ComponentProps, useRef, useState } from 'react';
import styled from 'styled-components';
import { AmountInput } from '../fields/AmountInput';

type Props = Omit<ComponentProps<typeof AmountInput>, 'value' | 'onChange'> & {
  value: number | undefined;
  onChange: (value: number) => void;
  /** What below zero means here. */
  debtLabel: string;
  /** A new amount is one that is owed. */
  isDebtFirst: boolean;
};

/** An amount that may be owed: its size, and a tick for what is below zero. A minus sets the tick. */
export function SignedAmount({ value = 0, onChange, debtLabel, isDebtFirst, ...input }: Props) {
  const [choice, setChoice] = useState<boolean | null>(null);
  const [size, setSize] = useState(value === 0 ? null : Math.abs(value));
  // Zero is empty at first and a zero when it is typed: more digits may follow.
  if (Math.abs(value) !== (size ?? 0)) setSize(value === 0 ? null : Math.abs(value));
  const isDebt = value === 0 ? (choice ?? isDebtFirst) : value < 0;
  // A pasted minus is told in the same moment as its amount.
  const minus = useRef(false);
  // Zero has no sign.
  const signed = (next: number, debt: boolean) => (next === 0 ? 0 : debt ? -next : next);
  const choose = (debt: boolean) => {
    minus.current = debt;
    setChoice(debt);
    onChange(signed(Math.abs(value), debt));
  };
  return (
    <>
      <AmountInput
        {...input}
        value={size}
        onMinus={() => choose(true)}
        onChange={(next) => {
          setSize(next);
          onChange(signed(next ?? 0, isDebt || minus.current));
          minus.current = false;
        }}
      />
      <Sign checked={isDebt} onChange={({ target }) => choose(target.checked)}>
        {debtLabel}
      </Sign>
    </>
  );
}

const Sign = styled(Checkbox)`
  margin-top: var(--vz-space-1);
`;
