import { useCurrency } from '@vezne/api';
import { type CashFlowSummary, type CashFlowType, formatMoney } from '@vezne/contract';
import { formatCount, formatPercent, Skeleton } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

type Props = { type: CashFlowType; totals: CashFlowSummary | undefined };

/** How many entries a total is made of, and which share of it is paper. */
export function EntryCount({ type, totals }: Props) {
  if (!totals) return <Skeleton width={56} />;
  const { paper, incomeCount, expenseCount } = totals;
  const [count, part, total] =
    type === 'GIRIS'
      ? [incomeCount, paper?.income ?? 0, totals.income]
      : [expenseCount, paper?.expense ?? 0, totals.expense];
  return (
    <>
      {formatCount(count)} kayıt
      {part > 0 && <PaperShare type={type} total={total} paper={part} />}
    </>
  );
}

/** Which share of a total is cheques and promissory notes, counted on the day they were written; leads to them. */
function PaperShare({ type, total, paper }: { type: CashFlowType; total: number; paper: number }) {
  const currency = useCurrency();
  return (
    <Share
      to={`/cash-flow?type=${type}&paymentMethod=CHECK,NOTE`}
      title={`${formatMoney(paper, currency)} çek ve senet, yazıldıkları gün sayılır`}
    >
      {formatPercent((paper / total) * 100)} çek ve senet
    </Share>
  );
}

const Share = styled(Link)`
  &:hover { color: var(--vz-text-1); text-decoration: underline; text-underline-offset: 3px; }
  @media (width < 1280px) { display: none; }
`;
