import { type CashFlowType, cashFlowTypeNames } from '@vezne/contract';
import { Segmented } from '@vezne/ui';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Lock from 'lucide-react/icons/lock';
import { useId } from 'react';
import styled from 'styled-components';

type Props = {
  value: CashFlowType | undefined;
  onChange: (value: CashFlowType) => void;
  name?: string;
  /** Why the type cannot be changed; given, the buttons are locked and the sentence is shown. */
  lockedBecause?: string | undefined;
};

const options = [
  { value: 'GIRIS', label: cashFlowTypeNames.GIRIS, icon: <ArrowDownLeft aria-hidden />, tone: 'income' },
  { value: 'CIKIS', label: cashFlowTypeNames.CIKIS, icon: <ArrowUpRight aria-hidden />, tone: 'expense' },
] as const;

/** Money in or money out. */
export function TypeSwitch({ lockedBecause, ...props }: Props) {
  const reasonId = useId();
  const locked = lockedBecause !== undefined;
  return (
    <>
      <Segmented
        options={options}
        disabled={locked}
        {...(locked ? { 'aria-describedby': reasonId } : {})}
        {...props}
      />
      {locked && (
        <Reason id={reasonId}>
          <Lock aria-hidden />
          {lockedBecause}
        </Reason>
      )}
    </>
  );
}

const Reason = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--vz-text-sm);
  line-height: 18px;
  color: var(--vz-text-3);
  & > svg { width: 16px; height: 16px; }
`;
