import { onMobile } from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = { facts: readonly (readonly [label: string, value: ReactNode])[] };

/**
 * What is known of a record, two facts beside each other; the last one takes what is left of its line. On a phone each
 * has a line, its name at the left and what is known at the right, or below it where that is long.
 */
export function Facts({ facts }: Props) {
  return (
    <List>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? '-'}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--vz-space-4) var(--vz-space-6);
  margin: 0;
  font-variant-numeric: tabular-nums;
  & dt { color: var(--vz-text-3); font-size: var(--vz-text-sm); }
  & dd { margin: 2px 0 0; overflow-wrap: anywhere; }
  & > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  ${onMobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    & > div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      align-items: baseline;
      gap: 2px var(--vz-space-4);
      padding-block: var(--vz-space-2);
    }
    & > div + div { border-top: 1px solid var(--vz-border); }
    & dd { max-width: 100%; margin: 0; }
  }
`;
