import styled from 'styled-components';
import { onMobile } from '../responsive/media';

/** The line of search box and filters on top of a list's card. */
export const Toolbar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--vz-space-3);
  padding: var(--vz-space-4) var(--vz-space-4) var(--vz-space-4) var(--vz-space-6);
  border-bottom: 1px solid var(--vz-border);
  @media (width < 1200px) { flex-wrap: wrap; & > form { flex: 1 1 280px; } }
  ${onMobile} { padding: var(--vz-space-3) var(--vz-space-4); & > form, & > [role='group'] { flex-basis: 100%; } }
`;
