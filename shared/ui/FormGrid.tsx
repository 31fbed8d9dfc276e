import styled from 'styled-components';

/** Two columns of fields, one on a phone. A Field with `full` takes the whole row. */
export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--vz-space-4);
  @media (width < 768px) { grid-template-columns: minmax(0, 1fr); }
`;
