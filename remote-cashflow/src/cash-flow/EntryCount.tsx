import { useCurrency } from '@vezne/api';
import { type CashFlowPage, type CashFlowSummary, type CashFlowType, formatMoney } from '@vezne/contract';
import { formatCount, formatPercent, Skeleton, visuallyHidden } from '@vezne/ui';
import FileCheck from 'lucide-react/icons/file-check';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { CutNote } from './sums/CutNote';
import { transferWords } from './sums/transfer-words';

type Props = { type: CashFlowType; totals: CashFlowSummary | undefined };

/** How many entries a total is made of, and which share of it is paper, which comes first where both have no room. */
export function EntryCount({ type, totals }: Props) {
  if (!totals) return <Skeleton width={56} />;
  const { paper, incomeCount, expenseCount } = totals;
  const [count, part, total] =
    type === 'GIRIS'
      ? [incomeCount, paper?.income ?? 0, totals.income]
      : [expenseCount, paper?.expense ?? 0, totals.expense];
  const entries = `${formatCount(count)} kayıt`;
  const transfers = transferWords(totals, undefined);
  const words = [entries, transfers].filter(Boolean).join(', ');
  if (part <= 0) return <CutNote words={words} />;
  return (
    <>
      <Count>
        <CutNote words={words}>
          {entries}
          {transfers && <Transfers>, {transfers}</Transfers>}
        </CutNote>
      </Count>
      <PaperShare type={type} total={total} paper={part} />
    </>
  );
}

type FoundProps = { type: CashFlowType; found: CashFlowPage; transfers: string | null };

/** The same of what is found; an older server does not tell how many. */
export function FoundCount({ type, found: { counts }, transfers }: FoundProps) {
  const count = type === 'GIRIS' ? counts?.income : counts?.expense;
  const words = [count !== undefined && `${formatCount(count)} kayıt`, transfers].filter(Boolean).join(', ');
  return words && <CutNote words={words} />;
}

/** Which share of a total is cheques and promissory notes, counted on the day they were written; leads to them. */
function PaperShare({ type, total, paper }: { type: CashFlowType; total: number; paper: number }) {
  const currency = useCurrency();
  return (
    <Share
      to={`/cash-flow?type=${type}&paymentMethod=CHECK,NOTE`}
      title={`${formatMoney(paper, currency)} çek ve senet, yazıldıkları gün sayılır`}
    >
      <FileCheck aria-hidden />
      {formatPercent((paper / total) * 100)}
      <Words> çek ve senet</Words>
    </Share>
  );
}

/* How wide the strip must be for the share in words, for the count beside it, and for what the count leaves out. */
const WITHOUT_WORDS = '@container kpi-strip (width < 760px)';
const WITHOUT_COUNT = '@container kpi-strip (width < 1000px)';
const WITHOUT_TRANSFERS = '@container kpi-strip (width < 1260px)';

const Count = styled.span`
  display: flex;
  min-width: 0;
  ${WITHOUT_COUNT} { display: none; }
`;
/* The foot of the list says it in words, too: they go before those that say what the share is of. */
const Transfers = styled.span`
  ${WITHOUT_TRANSFERS} { ${visuallyHidden} }
`;
/* The badge of a method keeps its icon alone where a row is narrow: so does this, and the words are heard. */
const Words = styled.span`
  ${WITHOUT_WORDS} { ${visuallyHidden} }
`;
const Share = styled(Link)`
  position: relative;
  &:hover { color: var(--vz-text-1); text-decoration: underline; text-underline-offset: 3px; }
  & > svg { display: none; width: 12px; height: 12px; margin-right: 4px; vertical-align: -1px; }
  ${WITHOUT_WORDS} { & > svg { display: inline; } }
  /* A finger finds it, low as the line is. */
  @media (pointer: coarse) { &::after { content: ''; position: absolute; inset: -8px -12px -24px -8px; } }
`;
