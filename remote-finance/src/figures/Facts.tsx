import { onMobile } from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = { facts: readonly (readonly [label: string, value: ReactNode])[] };

/** What is known of a record, two facts beside each other; the last one takes what is left of its line. */
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
  ${onMobile} { grid-template-columns: minmax(0, 1fr); }
`;
