import styled from 'styled-components';

/** What is wide stands at the left, what is short beside it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  align-items: start;
  gap: var(--vz-space-5);
  @media (width < 1200px) { grid-template-columns: minmax(0, 1fr); }
`;
/** The cards of one column. */
export const Stack = styled.div`
  display: grid;
  gap: var(--vz-space-5);
`;
