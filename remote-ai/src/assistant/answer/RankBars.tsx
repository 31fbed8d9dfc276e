import type { AssistantRow, Currency } from '@vezne/contract';
import { SmallBars } from '@vezne/ui';
import { written } from './written';

type Props = { rows: readonly AssistantRow[]; currency: Currency };

/** Rows that are ranked, as bars with their figures. */
export function RankBars({ rows, currency }: Props) {
  const bars = rows.map((row) => ({
    key: row.key,
    label: row.label,
    value: row.value,
    text: <strong>{written(row, currency)}</strong>,
  }));
  return <SmallBars rows={bars} label="Cevabın satırları" />;
}
