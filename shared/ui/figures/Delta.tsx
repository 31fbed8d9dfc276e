import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import styled from 'styled-components';
import { VisuallyHidden } from '../base/VisuallyHidden';
import { formatMargin } from '../format/number';

type Props = {
  /** Change in percent against another period; null when there was nothing to compare with. */
  value: number | null;
  /** Which direction is good news: up for income, down for expense. */
  good?: 'up' | 'down';
};

/** A change with its arrow; the colour says whether it is good news. */
export function Delta({ value, good = 'up' }: Props) {
  if (value === null) return <span>-</span>;
  const up = value >= 0;
  const Icon = up ? TrendingUp : TrendingDown;
  return (
    <Root $good={value === 0 ? null : up === (good === 'up')}>
      <Icon aria-hidden />
      <VisuallyHidden>{up ? 'artış' : 'azalış'} </VisuallyHidden>
      {formatMargin(Math.abs(value))}
    </Root>
  );
}

const Root = styled.span<{ $good: boolean | null }>`
  display: inline-flex;
  /* What stands beside it is on the line of the figure, not of the arrow. */
  align-items: baseline;
  gap: 3px;
  color: ${({ $good }) =>
    $good === null ? 'inherit' : $good ? 'var(--vz-income-text)' : 'var(--vz-expense-text)'};
  font-weight: var(--vz-weight-semibold);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & > svg { align-self: center; width: 13px; height: 13px; stroke-width: 2.25; }
`;
