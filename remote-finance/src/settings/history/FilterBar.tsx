import { onMobile } from '@vezne/ui';
import styled from 'styled-components';

/** Search box and filters of a list, as many in a row as fit. */
export const FilterBar = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--vz-space-2) var(--vz-space-3);
  & > form { flex: 1 1 280px; }
  & > :not(form) { flex: 0 1 168px; min-width: 140px; }
  ${onMobile} { & > form { flex-basis: 100%; } & > :not(form) { flex: 1 1 140px; } }
`;
