import styled from 'styled-components';

/** A surface with a hairline: the frame of everything on a page. Use `as="section"` with a label. */
export const Card = styled.div`
  min-width: 0;
  background: var(--vz-surface-2);
  border: 1px solid var(--vz-border);
  border-radius: var(--vz-radius-lg);
  box-shadow: var(--vz-shadow-card);
`;
