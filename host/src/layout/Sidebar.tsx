import { Logo, Mark, onMobile, onTablet } from '@vezne/ui';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { footSections, sections } from '../composed/sidebar';
import { SidebarLink, sidebarItem } from './SidebarLink';

type Props = { isOpen: boolean; onToggle: () => void };

/** Main menu at the left: 256 px open, 80 px collapsed; between 768 and 1200 px always collapsed. */
export function Sidebar({ isOpen, onToggle }: Props) {
  const toggle = isOpen ? 'Menüyü Daralt' : 'Menüyü Genişlet';
  return (
    <Root data-noprint aria-label="Ana menü" data-collapsed={isOpen ? undefined : ''}>
      <Brand to="/dashboard" aria-label="Vezne, Ana Sayfa">
        <Logo />
        <Mark />
      </Brand>
      <List aria-label="Bölümler">
        {sections.map((item) => (
          <SidebarLink key={item.to} item={item} />
        ))}
      </List>
      <Foot>
        {footSections.map((item) => (
          <SidebarLink key={item.to} item={item} />
        ))}
        <Toggle type="button" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? <PanelLeftClose aria-hidden /> : <PanelLeftOpen aria-hidden />}
          <span>{toggle}</span>
        </Toggle>
      </Foot>
    </Root>
  );
}

// The name of a collapsed item stays for screen readers and becomes a tooltip under the pointer or focus.
const collapsed = css`
  a, button { position: relative; justify-content: center; height: 48px; padding: 0; }
  a > span:last-child, button > span {
    position: absolute;
    left: calc(100% + 10px);
    z-index: var(--vz-z-menu);
    padding: 6px 10px;
    border-radius: var(--vz-radius-sm);
    background: var(--vz-surface-3);
    box-shadow: var(--vz-shadow-menu);
    color: var(--vz-text-1);
    font-size: var(--vz-text-sm);
    white-space: nowrap;
    opacity: 0;
    pointer-events: none;
  }
  a:hover > span, a:focus-visible > span, button:hover > span, button:focus-visible > span { opacity: 1; }
`;

const Root = styled.aside`
  position: sticky;
  top: 0;
  z-index: var(--vz-z-sidebar);
  display: flex;
  flex-direction: column;
  gap: var(--vz-space-1);
  height: 100dvh;
  padding: 0 var(--vz-space-3) var(--vz-space-3);
  border-right: 1px solid var(--vz-border);
  background: var(--vz-surface-1);
  &[data-collapsed] { ${collapsed} }
  ${onTablet} { ${collapsed} }
  ${onMobile} { display: none; }
`;
const markOnly = css`
  justify-content: center;
  padding: 0;
  & > :first-child { display: none; }
  & > :last-child { display: block; }
`;
const Brand = styled(Link)`
  display: flex;
  align-items: center;
  height: var(--vz-topbar);
  margin-bottom: var(--vz-space-3);
  padding: 0 var(--vz-space-3);
  & > :last-child { display: none; }
  [data-collapsed] > && { ${markOnly} height: var(--vz-topbar); }
  @media (width < 1200px) { && { ${markOnly} height: var(--vz-topbar); } }
`;
const List = styled.nav`
  display: grid;
  gap: 2px;
`;
const Foot = styled.div`
  display: grid;
  gap: 2px;
  margin-top: auto;
  padding-top: var(--vz-space-3);
  border-top: 1px solid var(--vz-border);
`;
const Toggle = styled.button`
  ${sidebarItem}
  @media (width < 1200px) { display: none; }
`;
