import styled from 'styled-components';
import { modalButtons } from './modal-styles';

/** The buttons under a Modal: İptal left of the main one. */
export const ModalFoot = styled.div`
  padding: var(--vz-space-4) var(--vz-space-6);
  border-top: 1px solid var(--vz-border);
  ${modalButtons}
`;
