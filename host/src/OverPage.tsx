import styled from 'styled-components';

/**
 * Holds a dialog that is fetched when needed. It draws itself over the page; only the waiting and a failure are seen
 * here, above the toasts.
 */
export const OverPage = styled.div`
  position: fixed;
  right: var(--vz-space-6);
  bottom: calc(var(--vz-space-16) + var(--vz-space-8));
  z-index: var(--vz-z-modal);
  max-width: calc(100vw - 2 * var(--vz-space-6));
  & > [role='status'] {
    min-height: 0;
    padding: var(--vz-space-4) var(--vz-space-6);
    border-radius: var(--vz-radius-lg);
    background: var(--vz-surface-3);
    box-shadow: var(--vz-shadow-menu);
  }
`;
