import { onMobile } from '@vezne/ui';
import styled from 'styled-components';

type Line = readonly [label: string, value: string];
type Props = { className?: string; title: string; lines: readonly Line[]; total: Line; income?: boolean };

/** A receipt torn from the cashier's roll. Paper is light in every theme. */
export function PaperSlip({ className, title, lines, total, income }: Props) {
  return (
    <Paper className={className} data-theme="light" aria-hidden>
      <Title>{title}</Title>
      <Lines>
        {lines.map(([label, value]) => (
          <li key={label}>
            <span>{label}</span>
            <b>{value}</b>
          </li>
        ))}
      </Lines>
      <Total $income={income}>
        <span>{total[0]}</span>
        <b>{total[1]}</b>
      </Total>
    </Paper>
  );
}

const TEETH = 17;
const torn = Array.from({ length: TEETH * 2 + 1 }, (_, index) => {
  const across = 100 - (index * 100) / (TEETH * 2);
  return `${across.toFixed(2)}% ${index % 2 === 0 ? 'calc(100% - 6px)' : '100%'}`;
}).join(',');

const Paper = styled.div`
  width: 220px;
  padding: 16px 18px 14px;
  background: var(--vz-surface-1);
  color: var(--vz-text-1);
  font-size: var(--vz-text-sm);
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  clip-path: polygon(0 0, 100% 0, ${torn});

  ${onMobile} {
    width: 192px;
    padding: 12px 14px;
    font-size: var(--vz-text-xs);
    line-height: 18px;
  }
`;
const Title = styled.p`
  font: var(--vz-weight-medium) 15px / 22px var(--vz-font-display);
`;
const Lines = styled.ul`
  margin-top: 8px;
  padding-top: 8px;
  border-top: 1px dashed var(--vz-border-strong);
  & li { display: flex; justify-content: space-between; gap: 12px; }
  & span { color: var(--vz-text-3); }
  & b { font-weight: var(--vz-weight-medium); }
`;
const Total = styled.p<{ $income?: boolean | undefined }>`
  display: flex;
  justify-content: space-between;
  margin-top: 8px;
  padding: 8px 0;
  border-top: 1px dashed var(--vz-border-strong);
  font-weight: var(--vz-weight-semibold);
  & b { font-weight: inherit; color: ${({ $income }) => ($income ? 'var(--vz-income-text)' : 'inherit')}; }
`;
