import { seemsSignedIn } from '@vezne/api/stored-company';
import { Button, Logo, onMobile } from '@vezne/ui';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { topLinks } from '../composed/links';

type Props = { compact?: boolean };

/** Top navigation of the public pages; on a phone it folds behind a button. */
export function TopNav({ compact = false }: Props) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  // Open only on the page where it was opened: following a link closes it.
  const isOpen = openAt === pathname;
  const account = accountLink(pathname);

  return (
    <Bar $isOpen={isOpen}>
      <Brand to="/" aria-label="Vezne, Anasayfa">
        <Logo size={32} />
      </Brand>
      <Toggle
        type="button"
        aria-label={isOpen ? 'Menüyü kapat' : 'Menüyü aç'}
        aria-expanded={isOpen}
        onClick={() => setOpenAt(isOpen ? undefined : pathname)}
      >
        {isOpen ? <X aria-hidden width={22} height={22} /> : <Menu aria-hidden width={22} height={22} />}
      </Toggle>
      <Links aria-label="Ana menü" $compact={compact} $isOpen={isOpen}>
        {topLinks.map(({ to, label }) => (
          <NavLink key={to} to={to} end>
            {label}
          </NavLink>
        ))}
      </Links>
      <Account $isOpen={isOpen}>
        <Button as={Link} to={account.to} block>
          {account.label}
        </Button>
      </Account>
    </Bar>
  );
}

/** Whoever is signed in goes back to work; a visitor signs in or up. */
function accountLink(pathname: string) {
  if (seemsSignedIn()) return { to: '/dashboard', label: 'Uygulamaya Dön' };
  return pathname === '/login' ? { to: '/signup', label: 'Kayıt Ol' } : { to: '/login', label: 'Giriş Yap' };
}

/** A phone that runs no scripts has nobody to unfold the menu. */
export const onBarePhone = `${onMobile} and (scripting: none)`;

type Folding = { $isOpen: boolean };

const Bar = styled.header<Folding>`
  position: relative;
  z-index: var(--vz-z-topbar);
  display: flex;
  align-items: center;
  gap: var(--vz-space-8);
  min-height: var(--vz-public-nav);
  ${onMobile} {
    flex-wrap: wrap;
    gap: 0;
    padding-bottom: ${({ $isOpen }) => ($isOpen ? '16px' : '0')};
    background: ${({ $isOpen }) => ($isOpen ? 'var(--vz-canvas)' : 'none')};
  }
`;
const Brand = styled(Link)`
  display: flex;
  align-items: center;
  height: 44px;
  ${onMobile} { margin: 10px auto 10px 0; }
`;
const Toggle = styled.button`
  display: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-right: -10px;
  border-radius: var(--vz-radius-md);
  color: var(--vz-text-2);
  ${onMobile} { display: grid; }
  ${onBarePhone} { display: none; }
`;
const unfolded = css`
  display: grid;
  flex: 1 0 100%;
  gap: 0;
  & > a {
    height: 52px;
    padding: 0;
    border-bottom: 1px solid var(--vz-border);
    border-radius: 0;
    font-size: var(--vz-text-md);
  }
`;
const Links = styled.nav<Folding & { $compact: boolean }>`
  display: flex;
  gap: 4px;
  margin-left: auto;
  & > a {
    display: flex;
    align-items: center;
    height: 40px;
    padding: 0 ${({ $compact }) => ($compact ? '10px' : '14px')};
    border-radius: var(--vz-radius-md);
    color: var(--vz-text-2);
    font-weight: var(--vz-weight-medium);
    &:hover { background: var(--vz-surface-4); color: var(--vz-text-1); }
    &[aria-current='page'] { color: var(--vz-text-1); }
  }
  ${onMobile} { ${({ $isOpen }) => ($isOpen ? unfolded : 'display: none;')} }
  ${onBarePhone} { ${unfolded} }
`;
const Account = styled.div<Folding>`
  ${onMobile} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    width: 100%;
    margin-top: 16px;
  }
  ${onBarePhone} { display: block; }
`;
