import styled from 'styled-components';

/** A key to press. */
export const Kbd = styled.kbd`
  padding: 4px 6px;
  border: 1px solid var(--vz-border-strong);
  border-radius: var(--vz-radius-xs);
  background: var(--vz-surface-4);
  color: var(--vz-text-2);
  font: var(--vz-weight-medium) var(--vz-text-xs) / 1 var(--vz-font-ui);
`;
