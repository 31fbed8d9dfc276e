import { onMobile } from '@vezne/ui';
import styled from 'styled-components';

/** What a list comes to, on all its pages: what was counted first, then each sum in a span. */
export const SumsLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--vz-space-1) var(--vz-space-5);
  padding: var(--vz-space-3) var(--vz-space-6);
  border-top: 1px solid var(--vz-border-strong);
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums;
  & > :first-child { margin-right: auto; }
  & > :first-child:not(:has(strong)) { color: var(--vz-text-1); font-weight: var(--vz-weight-semibold); }
  & strong { color: var(--vz-text-1); font-weight: var(--vz-weight-semibold); white-space: nowrap; }
  ${onMobile} {
    flex-direction: column;
    padding-inline: var(--vz-space-4);
    /* The sums under each other, each at the end of its line. */
    & > :first-child { margin-right: 0; }
    & > :has(> strong) { display: flex; justify-content: space-between; gap: var(--vz-space-3); }
  }
`;
