import type { ReactNode } from 'react';
import styled from 'styled-components';

type Row = { key: string; label: ReactNode; value: ReactNode; isSum?: boolean };

/** Figures that follow from a form, before it is saved. */
export function Facts({ rows, note }: { rows: readonly Row[]; note?: ReactNode }) {
  return (
    <Root>
      <dl aria-live="polite">
        {rows.map(({ key, label, value, isSum }) => (
          <div key={key} data-sum={isSum || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p>{note}</p>}
    </Root>
  );
}

const Root = styled.div`
  grid-column: 1 / -1;
  & dl {
    display: grid;
    gap: 8px;
    padding: 14px var(--vz-space-4);
    border: 1px solid var(--vz-border);
    border-radius: var(--vz-radius-md);
    background: var(--vz-surface-2);
    font-variant-numeric: tabular-nums;
  }
  & dl > div { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; }
  & dt { color: var(--vz-text-2); overflow-wrap: anywhere; }
  & dd { margin-left: auto; text-align: right; }
  & [data-sum] { padding-top: 8px; border-top: 1px solid var(--vz-border-strong); }
  & [data-sum] > * { color: var(--vz-text-1); font-weight: var(--vz-weight-semibold); }
  & p { margin-top: 8px; color: var(--vz-text-3); font-size: var(--vz-text-sm); line-height: 18px; }
`;
