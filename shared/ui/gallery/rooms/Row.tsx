import styled from 'styled-components';

/** States of a piece beside each other. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--vz-space-3);
  & + & { margin-top: var(--vz-space-4); }
`;

/** States of a piece under each other. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--vz-space-4);
`;
