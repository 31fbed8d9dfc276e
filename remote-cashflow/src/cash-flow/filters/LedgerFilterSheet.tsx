import { FilterSheet } from '@vezne/records';
import { Activity, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { allFilters } from './filters';
import { type FilterProps, LinkChips, useFilterParts } from './LedgerFilters';

type Props = FilterProps & {
  found: number | undefined;
  /** What the entries are sorted by, in the line of what is set. */
  sort?: ReactNode;
};

/** The ledger's filters in a sheet, folded but for those that are set and those most used. */
export function LedgerFilterSheet({ found, sort, ...props }: Props) {
  const parts = useFilterParts(props);
  return (
    <FilterSheet
      set={parts.flatMap(({ label, value, cleared }) => (value === null ? [] : { label, value, cleared }))}
      onChange={props.onChange}
      allCleared={allFilters}
      found={found}
      noun="Kaydı"
      chips={(clear) => (
        <>
          <LinkChips {...props} onChange={clear} />
          {sort}
        </>
      )}
    >
      {parts.map(({ label, value, content }, place) => (
        <Part key={label} label={label} value={value} isFirstOpen={value !== null || place < MOST_USED}>
          {content(() => undefined)}
        </Part>
      ))}
    </FilterSheet>
  );
}

// Period and direction, which are first.
const MOST_USED = 2;

type PartProps = { label: string; value: string | null; isFirstOpen: boolean; children: ReactNode };

/** One filter of the sheet: folded it keeps what is ticked in it, and asks nothing of the server. */
function Part({ label, value, isFirstOpen, children }: PartProps) {
  const [isOpen, setOpen] = useState(isFirstOpen);
  return (
    <Fold open={isFirstOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {label} {value && <b>{value}</b>}
      </summary>
      <Activity mode={isOpen ? 'visible' : 'hidden'}>{children}</Activity>
    </Fold>
  );
}

const Fold = styled.details`
  border-bottom: 1px solid var(--vz-border);
  & > summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    color: var(--vz-text-2);
    font-weight: var(--vz-weight-medium);
    cursor: pointer;
  }
  & > summary > b { margin-left: auto; color: var(--vz-primary-text); font-weight: var(--vz-weight-medium); }
  /* What can be unfolded says so. */
  & > summary::after {
    content: '';
    width: 8px;
    height: 8px;
    margin: -4px 4px 0 auto;
    border: solid var(--vz-text-3);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  & > summary:has(> b)::after { margin-left: 4px; }
  &[open] > summary::after { margin-top: 4px; rotate: 225deg; }
  /* In line with the rest of the sheet. */
  & form > * { padding-inline: 0; }
  & form > :last-child { padding: 0 0 16px; border: 0; }
  /* A few choices are buttons side by side: more filters are seen at once. */
  & [role='group']:has(> button) {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 0 0 16px;
    & > button {
      width: auto;
      padding: 0 14px;
      border: 1px solid var(--vz-border-strong);
      border-radius: var(--vz-radius-md);
      color: var(--vz-text-2);
    }
    & > [aria-pressed='true'] {
      border-color: var(--vz-primary-border);
      color: var(--vz-primary-text);
      @media (forced-colors: active) { border-color: Highlight; color: HighlightText; }
    }
    & :is(svg, small, span:empty) { display: none; }
  }
`;
