import type { SortOrder } from '@vezne/contract';
import { IconButton, Select } from '@vezne/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import styled from 'styled-components';

type Props = {
  columns: readonly { title: string; sortBy?: string }[];
  sorting: { by: string; order: SortOrder; onSort: (by: string) => void };
  /** It stands in a line with others, which needs no word before it. */
  isInline?: boolean;
};

/** What cards are sorted by, which have no heads to press, and a button that turns the order round. */
export function CardSort({ columns, sorting: { by, order, onSort }, isInline }: Props) {
  const choices = columns.flatMap(({ title, sortBy }) => (sortBy ? { value: sortBy, label: title } : []));
  const Arrow = order === 'ASC' ? ArrowUp : ArrowDown;
  return (
    <Line data-noprint data-inline={isInline || undefined}>
      {!isInline && <span aria-hidden>Sırala</span>}
      <Choice
        aria-label="Sırala"
        placeholder={null}
        options={choices}
        value={by}
        onChange={({ target }) => onSort(target.value)}
      />
      <IconButton
        label={order === 'ASC' ? 'Azalan Sıraya Çevir' : 'Artan Sıraya Çevir'}
        onClick={() => onSort(by)}
      >
        <Arrow aria-hidden />
      </IconButton>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--vz-space-2);
  padding: 2px 4px 2px var(--vz-space-4);
  border-bottom: 1px solid var(--vz-border);
  & > span { color: var(--vz-text-3); font-size: var(--vz-text-sm); }
  & > :last-child { margin-left: auto; }
  &[data-inline] { gap: 0; padding: 0; border: 0; }
`;
/** As wide as its longest choice, without a box of its own. */
const Choice = styled(Select)`
  width: auto;
  padding: 0 var(--vz-space-2);
  border-color: transparent;
  background: transparent;
`;
