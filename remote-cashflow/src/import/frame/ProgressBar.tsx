import styled from 'styled-components';

/** How much of something is done, from 0 to `max`; it wants an `aria-label`. */
export const ProgressBar = styled.progress`
  display: block;
  width: 100%;
  height: 4px;
  border: 0;
  border-radius: var(--vz-radius-full);
  appearance: none;
  background: var(--vz-surface-4);
  &::-webkit-progress-bar { border-radius: inherit; background: var(--vz-surface-4); }
  &::-webkit-progress-value { border-radius: inherit; background: var(--vz-primary-text); }
  &::-moz-progress-bar { border-radius: inherit; background: var(--vz-primary-text); }
`;
