import styled from 'styled-components';

/** Holds a dialog that is fetched when needed. It draws itself over the page; only a failure is seen here, above the toasts. */
export const OverPage = styled.div`
  position: fixed;
  right: var(--vz-space-6);
  bottom: calc(var(--vz-space-16) + var(--vz-space-8));
  z-index: var(--vz-z-modal);
  max-width: calc(100vw - 2 * var(--vz-space-6));
`;
