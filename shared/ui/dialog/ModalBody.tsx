import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { onMobile } from '../responsive/media';

/** The part of a Modal that scrolls. */
export function ModalBody(props: ComponentPropsWithRef<'div'>) {
  return <Root data-body="" {...props} />;
}

const Root = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: 4px var(--vz-space-6) var(--vz-space-6);
  overflow-y: auto;
  overscroll-behavior: contain;
  ${onMobile} { padding: 4px var(--vz-space-4) var(--vz-space-5); }
`;
