import styled from 'styled-components';

/** Holds a dialog that is fetched when needed. It draws itself over the page; only a failure is seen here. */
export const OverPage = styled.div`
  position: fixed;
  right: var(--vz-space-6);
  bottom: var(--vz-space-6);
  z-index: var(--vz-z-modal);
  max-width: calc(100vw - 2 * var(--vz-space-6));
`;
