import { type CashFlowType, type Currency, formatCompact, formatMoney } from '@vezne/contract';
import { useIsMobile } from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { InnerLink } from './FigureLink';
import { ledgerPath } from './ledger-path';

type Props = {
  /** What of the figure only moved between own tills, and so came from nobody and went to nobody. */
  amount: number;
  days: { from: string; to: string };
  type: CashFlowType;
  currency: Currency;
  /** What else is said of the figure. */
  children: ReactNode;
};

/** The foot of a figure that holds transfers; they lead to their entries. */
export function WithTransfers({ amount, days, type, currency, children }: Props) {
  // A phone has room for one line.
  const format = useIsMobile() ? formatCompact : formatMoney;
  return (
    <Lines>
      <span>{children}</span>
      {amount > 0 && (
        <InnerLink to={ledgerPath({ ...days, type, paymentMethod: 'VIRMAN' })}>
          {format(amount, currency)} virman dahil
        </InnerLink>
      )}
    </Lines>
  );
}

const Lines = styled.span`
  display: grid;
`;
