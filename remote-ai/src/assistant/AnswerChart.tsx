import { type AssistantRow, type Currency, formatMoney } from '@vezne/contract';
import { formatCount, formatPercent, type SmallBar, SmallBars } from '@vezne/ui';
import styled from 'styled-components';

const MOST = 12;

/** Two or more rows that are groups, not records: they can be drawn. */
export const isSeries = (rows: AssistantRow[]) =>
  rows.length > 1 && rows.every((row) => row.id === undefined);

type Props = { rows: AssistantRow[]; currency: Currency };

/** The rows of an answer as bars, their figures beside them. */
export function AnswerChart({ rows, currency }: Props) {
  const bars = rows.slice(0, MOST).map(
    (row): SmallBar => ({
      key: row.key,
      label: row.label,
      value: row.value,
      text: writtenValue(row, currency),
    }),
  );
  return (
    <Figure>
      <SmallBars rows={bars} label="Cevabın satırları" />
      {rows.length > MOST && <figcaption>{formatCount(rows.length - MOST)} satır daha var.</figcaption>}
    </Figure>
  );
}

function writtenValue({ value, unit }: AssistantRow, currency: Currency): string {
  if (unit === 'COUNT' || unit === 'DAYS' || unit === 'MONTHS') return formatCount(value);
  return unit === 'PERCENT' ? formatPercent(value) : formatMoney(value, currency);
}

const Figure = styled.figure`
  margin: 0 20px;
  padding: 14px 0 16px;
  border-top: 1px solid var(--vz-border);
  & figcaption { margin-top: 8px; color: var(--vz-text-3); font-size: var(--vz-text-xs); }
`;
