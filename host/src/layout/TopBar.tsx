import { lazyPart } from '@vezne/federation';
import { IconButton, Logo, onMobile } from '@vezne/ui';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Bell } from '../notifications/Bell';
import { OverPage } from '../OverPage';
import { useKeysAhead } from '../palette/useKeysAhead';
import { UserMenu } from './UserMenu';

const Palette = lazyPart('The palette', () => import('../palette/Palette'), null);

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const searchLabel = 'Sayfa, işlem veya ayar ara';

type Props = { onOpenMenu: () => void };

/** Bar above every page behind the sign-in: search, notifications, the user's menu. */
export function TopBar({ onOpenMenu }: Props) {
  const [isSearching, setSearching] = useState(false);
  const close = useCallback(() => setSearching(false), []);
  const takeKeys = useKeysAhead(isSearching, close);

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setSearching(true);
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  return (
    <Root data-noprint>
      <MenuButton label="Menüyü aç" onClick={onOpenMenu}>
        <Menu aria-hidden />
      </MenuButton>
      <Brand to="/dashboard" aria-label="Vezne, Ana Sayfa">
        <Logo size={26} />
      </Brand>
      <SearchTrigger type="button" aria-keyshortcuts="Control+K Meta+K" onClick={() => setSearching(true)}>
        <Search aria-hidden />
        <span>{searchLabel}</span>
        <kbd>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
      </SearchTrigger>
      <Bell />
      <Separator />
      <UserMenu />
      {isSearching && (
        <OverPage>
          <Palette onClose={close} takeKeys={takeKeys} />
        </OverPage>
      )}
    </Root>
  );
}

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--vz-z-topbar);
  display: flex;
  align-items: center;
  gap: var(--vz-space-3);
  height: var(--vz-topbar);
  padding: 0 var(--vz-gutter);
  border-bottom: 1px solid var(--vz-border);
  background: var(--vz-canvas);
  /* It is seen wherever the page is: what is in it moves nothing. */
  & :is(a, button, input) { scroll-margin-top: calc(-1 * var(--vz-topbar)); }
  @media (width < 1200px) { padding-inline: var(--vz-space-6); }
  ${onMobile} { gap: 0; height: var(--vz-topbar-mobile); padding: 0 6px; }
`;
const MenuButton = styled(IconButton)`
  display: none;
  color: var(--vz-text-2);
  ${onMobile} { display: inline-grid; }
`;
const Brand = styled(Link)`
  display: none;
  align-items: center;
  height: 44px;
  margin-right: auto;
  ${onMobile} { display: flex; }
`;
const SearchTrigger = styled.button`
  display: flex;
  align-items: center;
  gap: var(--vz-space-2);
  width: min(380px, 40vw);
  height: var(--vz-control-md);
  margin-right: auto;
  padding: 0 var(--vz-space-2) 0 var(--vz-space-3);
  border: 1px solid var(--vz-border-strong);
  border-radius: var(--vz-radius-md);
  background: var(--vz-surface-2);
  color: var(--vz-text-3);
  &:hover { border-color: var(--vz-text-3); color: var(--vz-text-2); }
  & > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > kbd {
    flex: none;
    margin-left: auto;
    padding: 4px 6px;
    border: 1px solid var(--vz-border-strong);
    border-radius: var(--vz-radius-xs);
    background: var(--vz-surface-4);
    color: var(--vz-text-2);
    font: var(--vz-weight-medium) var(--vz-text-xs) / 1 var(--vz-font-ui);
  }
  ${onMobile} {
    justify-content: center;
    width: 44px;
    height: 44px;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: var(--vz-text-2);
    & > span { position: absolute; width: 1px; height: 1px; clip-path: inset(50%); }
    & > kbd { display: none; }
  }
`;
const Separator = styled.span`
  width: 1px;
  height: 24px;
  background: var(--vz-border);
  ${onMobile} { display: none; }
`;
