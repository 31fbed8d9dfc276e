import { type StatementCounts, type StatementGroup, statementGroupNames } from '@vezne/contract';
import { fadingEdge, formatCount, onMobile } from '@vezne/ui';
import styled from 'styled-components';

type Props = {
  counts: StatementCounts;
  value: StatementGroup | null;
  onChange: (group: StatementGroup | null) => void;
};

const order: { group: StatementGroup | null; count: keyof StatementCounts; waits: boolean }[] = [
  { group: null, count: 'all', waits: false },
  { group: 'HAZIR', count: 'ready', waits: false },
  { group: 'EKSIK', count: 'incomplete', waits: true },
  { group: 'MUKERRER', count: 'duplicate', waits: true },
  { group: 'HATALI', count: 'faulty', waits: true },
];

/** Which of the rows are shown, with how many there are of each kind. */
export function GroupTabs({ counts, value, onChange }: Props) {
  return (
    <Group role="group" aria-label="Satır grupları">
      {order.map(({ group, count, waits }) => (
        <button key={count} type="button" aria-pressed={value === group} onClick={() => onChange(group)}>
          {group ? statementGroupNames[group] : 'Tümü'}{' '}
          <span data-waits={(waits && counts[count] > 0) || undefined}>{formatCount(counts[count])}</span>
        </button>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  gap: 4px;
  & > button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    height: 32px;
    padding: 0 12px;
    border-radius: var(--vz-radius-sm);
    color: var(--vz-text-2);
    font-size: var(--vz-text-sm);
    font-weight: var(--vz-weight-medium);
    white-space: nowrap;
  }
  & > button:hover { background: var(--vz-surface-4); color: var(--vz-text-1); }
  & > [aria-pressed='true'] {
    background: var(--vz-surface-4);
    color: var(--vz-text-1);
    box-shadow: inset 0 0 0 1px var(--vz-border-strong);
  }
  & span { color: var(--vz-text-3); font-variant-numeric: tabular-nums; }
  & [data-waits] { color: var(--vz-warning-text); }
  ${onMobile} {
    max-width: calc(100% + 32px);
    margin: 0 -16px;
    padding-left: 16px;
    ${fadingEdge}
    & > button { height: 44px; }
  }
`;
