import { type Amount, type CashFlowType, type Currency, moneyParts } from '@vezne/contract';
import { MINUS } from '@vezne/ui';
import type { CSSProperties } from 'react';
import styled from 'styled-components';

/** The size of quiet cents beside the figure. */
const CENTS = 0.68;

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
    <Root
      $colour={colourOf(type, tone, isNegative)}
      style={quietCents ? widthOf(lead + whole, tail) : undefined}
    >
      {sign}
      {lead}
      {whole}
      {quietCents ? <Cents>{tail}</Cents> : tail}
    </Root>
  );
}

/** How wide a large figure is, for a place that must make it smaller. */
function widthOf(whole: string, tail: string): CSSProperties {
  const ems = (text: string) =>
    text.replace(/[.,\s]/g, '').length * 0.63 + (text.match(/[.,\s]/g) ?? []).length * 0.3;
  return { '--figure-ems': (ems(whole) + ems(tail) * CENTS).toFixed(1) } as CSSProperties;
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
  font-size: ${CENTS}em;
  line-height: 1;
  font-weight: var(--vz-weight-medium);
  letter-spacing: 0;
  color: var(--vz-text-3);
`;
