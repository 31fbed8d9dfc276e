import { onMobile } from '@vezne/ui';
import styled from 'styled-components';

const tones = {
  late: 'var(--vz-expense-text)',
  warning: 'var(--vz-warning-text)',
  done: 'var(--vz-income-text)',
  quiet: 'var(--vz-text-3)',
};
export type Tone = keyof typeof tones;

export const LineList = styled.ul`
  container: due-lines / inline-size;
  padding: var(--vz-space-2) var(--vz-space-3);
  ${onMobile} { padding-inline: var(--vz-space-1); }
`;
/** Where there is room, a button stands beside its amount; in a narrow card under it. */
const WIDE = '@container due-lines (width >= 520px)';
/** A row is one target, apart from the button in it. */
export const Line = styled.li<{ $tone: Tone }>`
  position: relative;
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  gap: var(--vz-space-3);
  min-height: 62px;
  padding: 4px var(--vz-space-3);
  border-radius: var(--vz-radius-md);
  & + & { border-top: 1px solid var(--vz-border); border-top-left-radius: 0; border-top-right-radius: 0; }
  &:hover { background: var(--vz-surface-3); }
  /* A name beside an amount is on one line with it. */
  & > :nth-child(2):not(:last-child) { align-self: start; ${onMobile} { margin-top: 6px; } ${WIDE} { align-self: center; margin-top: 0; } }
  & > svg { width: 18px; height: 18px; color: ${({ $tone }) => tones[$tone]}; }
`;
/** A name on one line; what is said of it may take two where nothing stands beside it. */
export const Text = styled.span<{ $wraps?: boolean }>`
  display: grid;
  min-width: 0;
  & > a, & > small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > small { ${({ $wraps }) => $wraps && 'white-space: normal;'} }
  & > a { font-weight: var(--vz-weight-medium); }
  & > small { color: var(--vz-text-3); font-size: var(--vz-text-xs); font-variant-numeric: tabular-nums; }
`;
export const Urgent = styled.span`
  color: var(--vz-expense-text);
  font-weight: var(--vz-weight-medium);
`;
export const Side = styled.span`
  display: grid;
  justify-items: end;
  gap: var(--vz-space-1);
  & > button { position: relative; height: 28px; padding-inline: 10px; font-size: var(--vz-text-xs); }
  ${onMobile} { padding-block: 6px; & > button { height: 36px; } }
  /* The longer word makes all amounts end at one place. */
  ${WIDE} {
    grid-template-columns: auto 112px;
    align-items: center;
    gap: var(--vz-space-4);
  }
`;
export const Calm = styled.p`
  padding: var(--vz-space-4) var(--vz-space-6) var(--vz-space-5);
  color: var(--vz-text-2);
  ${onMobile} { padding-inline: var(--vz-space-4); }
`;
/** Where the rest of what is due stands. */
export const More = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--vz-space-5);
  padding: 0 var(--vz-space-6) var(--vz-space-4);
  color: var(--vz-primary-text);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-medium);
  & > a { display: inline-grid; align-items: center; }
  ${onMobile} { padding-inline: var(--vz-space-4); & > a { min-height: 44px; } }
`;
