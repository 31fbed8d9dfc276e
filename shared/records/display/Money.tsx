import { type Amount, type CashFlowType, type Currency, moneyParts } from '@vezne/contract';
import { MINUS } from '@vezne/ui';
import styled from 'styled-components';

type Props = {
  amount: Amount;
  currency?: Currency;
  /** A ledger amount: the sign and the colour come from the entry's type. */
  type?: CashFlowType;
  /** Colour alone, for totals; `signed` is coral below zero. */
  tone?: 'income' | 'expense' | 'signed';
  /** Cents and trailing symbol small and grey, for large figures. */
  quietCents?: boolean;
};

/** An amount of money, never broken over two lines. */
export function Money({ amount, currency, type, tone, quietCents = false }: Props) {
  const { isNegative, lead, whole, tail } = moneyParts(amount, currency);
  // Zero has no sign.
  const sign = type && /[1-9]/.test(whole + tail) && (type === 'GIRIS' ? '+' : MINUS);
  return (
    <Root $colour={colourOf(type, tone, isNegative)}>
      {sign}
      {lead}
      {whole}
      {quietCents ? <Cents>{tail}</Cents> : tail}
    </Root>
  );
}

function colourOf(type: Props['type'], tone: Props['tone'], negative: boolean): string {
  if (type === 'GIRIS' || tone === 'income') return 'var(--vz-income-text)';
  if (type === 'CIKIS' || tone === 'expense') return 'var(--vz-expense-text)';
  return tone === 'signed' && negative ? 'var(--vz-expense-text)' : 'inherit';
}

const Root = styled.span<{ $colour: string }>`
  color: ${({ $colour }) => $colour};
  font-weight: var(--vz-weight-medium);
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;
const Cents = styled.span`
  font-size: 0.68em;
  line-height: 1;
  font-weight: var(--vz-weight-medium);
  letter-spacing: 0;
  color: var(--vz-text-3);
`;
