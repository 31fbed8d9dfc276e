import { onMobile } from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = { icon: ReactNode; children: ReactNode };

/** A warning above every page behind the sign-in. */
export function Banner({ icon, children }: Props) {
  return (
    <Root role="status" data-noprint>
      {icon}
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  --gutter: var(--vz-gutter);
  width: calc(100% - 2 * var(--gutter));
  max-width: var(--vz-content-max);
  margin: var(--vz-space-4) auto 0;
  padding: var(--vz-space-3) var(--vz-space-4);
  border: 1px solid var(--vz-warning-border);
  border-radius: var(--vz-radius-md);
  background: var(--vz-warning-subtle);
  & > svg { flex: none; color: var(--vz-warning-text); }
  & > a { margin-left: auto; white-space: nowrap; }
  @media (width < 1200px) { --gutter: var(--vz-space-6); }
  ${onMobile} {
    --gutter: var(--vz-gutter-mobile);
    flex-wrap: wrap;
    /* Beside the icon the sentence has the whole width; what can be done stands under it. */
    & > span { flex: 1 1 calc(100% - 28px); }
    & > a, & > button { min-height: 44px; margin-left: 28px; line-height: 44px; }
  }
`;
