import { useCompany, useManager } from '@vezne/api';
import { initials, Menu, MenuItem, MenuSeparator, onMobile, useIsMobile, VisuallyHidden } from '@vezne/ui';
import { useSetAtom } from 'jotai';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import SunMoon from 'lucide-react/icons/sun-moon';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { helpAtom } from '../help/help-atom';
import { useSignOut } from '../sign-out/useSignOut';
import { useSwitchTheme } from '../useSwitchTheme';

/** The signed-in manager and the way to settings and out. */
export function UserMenu() {
  const { data: manager } = useManager();
  const { data: company } = useCompany();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const setHelp = useSetAtom(helpAtom);
  const switchTheme = useSwitchTheme();
  const isMobile = useIsMobile();
  const name = manager ? `${manager.name} ${manager.surname}` : '';

  return (
    <Menu
      modal={false}
      head={
        <Who>
          <b>{name}</b>
          {company?.name}
        </Who>
      }
      trigger={
        <Trigger>
          <Avatar aria-hidden>{initials(name)}</Avatar>
          <Texts>
            <Name>{name}</Name>
            <small>Yönetici</small>
          </Texts>
          <VisuallyHidden>hesap menüsü</VisuallyHidden>
          <ChevronDown aria-hidden width={16} height={16} />
        </Trigger>
      }
    >
      <MenuItem icon={<Settings aria-hidden />} onClick={() => navigate('/settings')}>
        Ayarlar
      </MenuItem>
      <MenuItem icon={<SunMoon aria-hidden />} onClick={switchTheme}>
        Temayı Değiştir
      </MenuItem>
      {!isMobile && (
        <MenuItem icon={<Keyboard aria-hidden />} onClick={() => setHelp('shortcuts')}>
          Kısayollar
        </MenuItem>
      )}
      <MenuItem icon={<CircleQuestionMark aria-hidden />} onClick={() => setHelp('help')}>
        Yardım
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} danger onClick={signOut}>
        Çıkış Yap
      </MenuItem>
    </Menu>
  );
}

const Trigger = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 4px 8px 4px 4px;
  border-radius: var(--vz-radius-md);
  &:hover, &[data-popup-open] { background: var(--vz-surface-4); }
  ${onMobile} {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    & > svg { display: none; }
  }
`;
const Avatar = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 34px;
  height: 34px;
  border-radius: var(--vz-radius-md);
  background: var(--vz-primary-subtle);
  box-shadow: inset 0 0 0 1px var(--vz-primary-border);
  color: var(--vz-primary-text);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-semibold);
`;
const Texts = styled.span`
  display: block;
  & > small { display: block; color: var(--vz-text-3); font-size: var(--vz-text-xs); line-height: 16px; }
  /* On a phone only the initials are seen; the name is still heard. */
  ${onMobile} { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;
const Who = styled.div`
  overflow-wrap: anywhere;
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  & > b { display: block; color: var(--vz-text-1); }
`;
const Name = styled.span`
  display: block;
  max-width: 180px;
  min-height: 18px;
  overflow: hidden;
  font-weight: var(--vz-weight-medium);
  line-height: 18px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
