import styled from 'styled-components';
import { onMobile } from '../responsive/media';

/** Two columns of fields, one on a phone. A Field with `full` takes the whole row. */
export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--vz-space-4);
  ${onMobile} { grid-template-columns: minmax(0, 1fr); }
`;
