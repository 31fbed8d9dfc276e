import { onMobile, Popover } from '@vezne/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = {
  label: string;
  /** What it is set to, in words; null while it filters nothing. */
  value: string | null;
  onClear: () => void;
  /** What it is set with; it gets what closes the popover. */
  children: (close: () => void) => ReactNode;
};

/** A filter that can be seen: its value stands in it, the cross takes it away. */
export function FilterChip({ label, value, onClear, children }: Props) {
  return (
    <Chip data-set={value === null ? undefined : ''}>
      <Popover
        label={label}
        trigger={
          <button type="button" data-face>
            {value === null ? (
              <>
                {label}
                <ChevronDown aria-hidden />
              </>
            ) : (
              <span>
                {label}: <b>{value}</b>
              </span>
            )}
          </button>
        }
      >
        {children}
      </Popover>
      {value !== null && <ChipCross label={`${label} süzgecini kaldır`} onClick={onClear} />}
    </Chip>
  );
}

/** Takes a filter away. */
export function ChipCross({ label, onClick }: { label: string; onClick: () => void }) {
  const clear = (cross: HTMLElement) => {
    // The cross goes with what it takes away: the focus stays with the filter, or goes to the first one.
    const face = 'button[data-face]';
    (
      cross.parentElement?.querySelector<HTMLElement>(face) ?? document.querySelector<HTMLElement>(face)
    )?.focus();
    onClick();
  };
  return (
    <Cross type="button" aria-label={label} onClick={(event) => clear(event.currentTarget)}>
      <X aria-hidden />
    </Cross>
  );
}

/** The frame of a filter: `data-set` says that it filters, `data-face` is what is written on it. */
export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  height: 32px;
  border: 1px solid var(--vz-border-strong);
  border-radius: var(--vz-radius-sm);
  font-size: var(--vz-text-sm);
  white-space: nowrap;
  transition: background var(--vz-dur-instant), border-color var(--vz-dur-instant);
  &:hover, &:has([data-popup-open]) { border-color: var(--vz-text-3); background: var(--vz-surface-4); }
  & > [data-face] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    height: 30px;
    padding: 0 8px 0 10px;
    border-radius: 5px;
    color: var(--vz-text-2);
    font-weight: var(--vz-weight-medium);
  }
  & > [data-face] > svg { width: 14px; height: 14px; color: var(--vz-text-3); }
  &[data-set] {
    background: var(--vz-primary-subtle);
    border-color: var(--vz-primary-border);
    & > [data-face] { padding-right: 6px; }
    & b { margin-left: 2px; color: var(--vz-primary-text); font-weight: var(--vz-weight-semibold); }
    @media (forced-colors: active) { border-width: 2px; }
  }
  ${onMobile} { height: 40px; border-radius: var(--vz-radius-md); & > [data-face] { height: 38px; } }
`;
const Cross = styled.button`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin-right: 3px;
  border-radius: 4px;
  color: var(--vz-primary-text);
  & > svg { width: 14px; height: 14px; }
  &:hover { background: color-mix(in oklab, var(--vz-primary-text) 18%, transparent); }
  ${onMobile} { width: 32px; height: 38px; margin: 0; }
`;
