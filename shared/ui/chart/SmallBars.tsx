import type { ReactNode } from 'react';
import styled from 'styled-components';
import { onMobile } from '../responsive/media';

export type SmallBar = {
  key: string;
  /** Its name, or a button or link that bears it. */
  label: ReactNode;
  value: number;
  /** The value as it is written. */
  text: ReactNode;
  /** The same thing in the period before, drawn as an outline above. */
  base?: number;
  /** Where the bar begins, on the same scale: the steps of a bridge. */
  from?: number;
};

type Props = { rows: readonly SmallBar[]; label: string };

/** A few values as turquoise bars with their names and figures: the chart of an assistant's answer. */
export function SmallBars({ rows, label }: Props) {
  const ends = rows.flatMap(({ value, base = 0, from = 0 }) => [
    Math.abs(from) + Math.abs(value),
    Math.abs(base),
  ]);
  const largest = Math.max(...ends, 0) || 1;
  const share = (value: number) => `${(100 * Math.abs(value)) / largest}%`;
  const width = (value: number) => ({ width: share(value) });
  return (
    <Root aria-label={label}>
      {rows.map(({ key, label: name, value, text, base, from = 0 }) => (
        <li key={key}>
          <Name>{name}</Name>
          <Bars aria-hidden="true">
            {base !== undefined && <Base style={width(base)} />}
            <Bar $isLess={value < 0} style={{ ...width(value), marginLeft: share(from) }} />
          </Bars>
          <Figure>{text}</Figure>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  gap: 9px;
  & > li {
    display: grid;
    grid-template-columns: minmax(72px, 140px) minmax(0, 1fr) minmax(92px, auto);
    align-items: center;
    gap: 12px;
    font-size: var(--vz-text-sm);
    font-variant-numeric: tabular-nums;
  }
  ${onMobile} {
    & > li { grid-template-columns: minmax(0, 1fr) auto; gap: 4px 10px; }
  }
`;
const Name = styled.span`
  overflow-wrap: anywhere;
`;
const Bars = styled.span`
  display: grid;
  gap: 3px;
  ${onMobile} { grid-column: 1 / -1; grid-row: 2; }
`;
const Bar = styled.span<{ $isLess?: boolean }>`
  display: block;
  min-width: 2px;
  height: 7px;
  border-radius: 0 3px 3px 0;
  forced-color-adjust: none;
  /* What is below nothing is hatched, so that a loss does not look like a gain. */
  background: ${({ $isLess }) =>
    $isLess ? 'repeating-linear-gradient(135deg, var(--vz-ai) 0 3px, transparent 3px 6px)' : 'var(--vz-ai)'};
  ${({ $isLess }) => $isLess && 'box-shadow: inset 0 0 0 1px var(--vz-ai);'}
`;
const Base = styled(Bar)`
  background: var(--vz-surface-4);
  box-shadow: inset 0 0 0 1px var(--vz-border-control);
`;
const Figure = styled.span`
  justify-self: end;
  white-space: nowrap;
`;
