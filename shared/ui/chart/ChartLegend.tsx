import styled from 'styled-components';
import { Swatch, type SwatchKind } from './Swatch';

type Props = { items: readonly { kind: SwatchKind; label: string }[] };

/** Names of the series, for the head of a chart's card. */
export function ChartLegend({ items }: Props) {
  return (
    <Root>
      {items.map(({ kind, label }) => (
        <li key={label}>
          <Swatch kind={kind} />
          {label}
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px var(--vz-space-4);
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  & > li { display: flex; align-items: center; gap: 7px; }
`;
