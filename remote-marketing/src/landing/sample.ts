import { onMobile } from '@vezne/ui';
import styled from 'styled-components';

/** A piece of a screen shown as a picture: named as a whole, its parts are not read out one by one. */
export const Sample = styled.div.attrs({ role: 'img' })`
  background: var(--vz-surface-2);
  border: 1px solid var(--vz-border);
  border-radius: var(--vz-radius-lg);
  overflow: hidden;
`;

/** One line of a sample list. */
export const SampleRow = styled.div`
  display: grid;
  align-items: center;
  gap: var(--vz-space-4);
  min-height: 50px;
  padding: 6px 16px 6px 24px;
  font-variant-numeric: tabular-nums;
  & + & { border-top: 1px solid var(--vz-border); }
  & > :last-child { text-align: right; }
  ${onMobile} { gap: var(--vz-space-3); padding: 6px 16px; font-size: var(--vz-text-sm); }
`;
