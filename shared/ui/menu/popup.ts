import { css } from 'styled-components';

/** What opens under a button: how high it grows, what it looks like, how it comes and goes. */
export const popup = css`
  max-height: var(--available-height);
  overflow-y: auto;
  border-radius: var(--vz-radius-lg);
  background: var(--vz-surface-3);
  box-shadow: var(--vz-shadow-menu);
  outline: 0;
  transition: opacity var(--vz-dur-fast) var(--vz-ease-out), transform var(--vz-dur-fast) var(--vz-ease-out);
  &[data-starting-style] { opacity: 0; transform: translateY(-4px); }
  &[data-ending-style] { opacity: 0; transition-duration: var(--vz-dur-instant); }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;
