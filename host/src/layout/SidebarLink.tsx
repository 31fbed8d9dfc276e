import { preloadRemote } from '@vezne/federation';
import { onMobile } from '@vezne/ui';
import { Link, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { SidebarItem } from '../page';
import { pageAt } from '../routes';

type Props = { item: SidebarItem; onNavigate?: () => void };

/** One place of the menu; pointing at it fetches the page ahead of the press. */
export function SidebarLink({ item: { to, label, Icon, holds }, onNavigate }: Props) {
  const { pathname } = useLocation();
  const isCurrent = [to, ...holds].some((place) => `${pathname}/`.startsWith(`${place}/`));
  function fetchAhead() {
    const remote = pageAt(to)?.remote;
    if (remote) preloadRemote(remote);
  }

  return (
    <Item
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onNavigate}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      <Icon aria-hidden />
      <span>{label}</span>
    </Item>
  );
}

export const sidebarItem = css`
  display: flex;
  align-items: center;
  gap: var(--vz-space-3);
  height: var(--vz-control-md);
  padding: 0 var(--vz-space-3);
  border-radius: var(--vz-radius-md);
  color: var(--vz-text-2);
  font-weight: var(--vz-weight-medium);
  transition: background var(--vz-dur-instant), color var(--vz-dur-instant);
  & > svg { color: var(--vz-text-3); }
  &:hover { background: var(--vz-surface-4); color: var(--vz-text-1); }
  &[aria-current='page'] {
    background: var(--vz-primary-subtle);
    color: var(--vz-text-1);
    & > svg { color: var(--vz-primary-text); }
  }
  ${onMobile} { height: 48px; }
`;
const Item = styled(Link)`${sidebarItem}`;
