import styled from 'styled-components';
import { onMobile } from '../responsive/media';

/** The padded inside of a Card under its CardHead. */
export const CardBody = styled.div`
  padding: var(--vz-space-4) var(--vz-space-6) var(--vz-space-6);
  ${onMobile} { padding: var(--vz-space-3) var(--vz-space-4) var(--vz-space-4); }
`;
