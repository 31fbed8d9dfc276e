import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { onMobile } from '../responsive/media';

type Props = {
  /** The way back, as a router link. */
  children: ReactNode;
  /** The page one is on. */
  current: ReactNode;
};

/** "Projeler › Moda Apartmanı" above the title of a detail page. */
export function Crumbs({ children, current }: Props) {
  return (
    <Root aria-label="Konum">
      {children}
      <ChevronRight aria-hidden />
      <span aria-current="page">{current}</span>
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-bottom: 6px;
  font-size: var(--vz-text-sm);
  color: var(--vz-text-3);
  & > svg { width: 14px; height: 14px; }
  @media (forced-colors: active) { & > [aria-current] { outline: 0; } }
  & a:hover { color: var(--vz-text-1); text-decoration: underline; text-underline-offset: 3px; }
  ${onMobile} { & a { position: relative; min-width: 44px; padding: 12px 0; margin: -12px 0; } }
`;
