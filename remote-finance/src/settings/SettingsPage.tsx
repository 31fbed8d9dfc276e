import { useCompany } from '@vezne/api';
import { fadingEdge, onMobile, onTablet, PageHeader, VisuallyHidden } from '@vezne/ui';
import Bell from 'lucide-react/icons/bell';
import Building from 'lucide-react/icons/building';
import Coins from 'lucide-react/icons/coins';
import History from 'lucide-react/icons/history';
import Hourglass from 'lucide-react/icons/hourglass';
import Lock from 'lucide-react/icons/lock';
import Package from 'lucide-react/icons/package';
import Palette from 'lucide-react/icons/palette';
import Trash2 from 'lucide-react/icons/trash-2';
import User from 'lucide-react/icons/user';
import { type ComponentType, useEffect, useRef } from 'react';
import { Navigate, NavLink, Route, Routes, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { AppSettingsPane } from './AppSettingsPane';
import { CompanyPane } from './CompanyPane';
import { CurrencyPane } from './CurrencyPane';
import { HistoryPane } from './history/HistoryPane';
import { ManagerPane } from './managers/ManagerPane';
import { NotificationsPane } from './notifications/NotificationsPane';
import { SubscriptionPane } from './SubscriptionPane';
import { SecurityPane } from './security/SecurityPane';
import { TrashPane } from './trash/TrashPane';

type Section = {
  path: string;
  label: string;
  Icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  Pane: ComponentType;
  /** A list, which takes the room there is. */
  isWide?: boolean;
};

const sections: Section[] = [
  { path: 'company', label: 'Şirket', Icon: Building, Pane: CompanyPane },
  { path: 'manager', label: 'Yönetici', Icon: User, Pane: ManagerPane },
  { path: 'currency', label: 'Para Birimi', Icon: Coins, Pane: CurrencyPane },
  { path: 'security', label: 'Güvenlik', Icon: Lock, Pane: SecurityPane },
  { path: 'subscription', label: 'Abonelik', Icon: Hourglass, Pane: SubscriptionPane },
  { path: 'history', label: 'Geçmiş', Icon: History, Pane: HistoryPane, isWide: true },
  { path: 'trash', label: 'Çöp Kutusu', Icon: Trash2, Pane: TrashPane, isWide: true },
  { path: 'notifications', label: 'Bildirimler', Icon: Bell, Pane: NotificationsPane },
  { path: 'app-settings', label: 'Uygulama Ayarları', Icon: Palette, Pane: AppSettingsPane },
];

/** Ayarlar: the company, its managers, money, security, subscription and this browser. */
export default function SettingsPage() {
  const company = useCompany();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const section = sections.find(({ path }) => pathname === `/settings/${path}`);
  // On a phone the sections are a strip wider than the screen.
  useEffect(() => {
    const place = pathname && nav.current?.querySelector('[aria-current]');
    if (place) place.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <>
      <PageHeader
        title={<>Ayarlar{section && <VisuallyHidden>: {section.label}</VisuallyHidden>}</>}
        context={company.data?.name}
      />
      <Columns>
        <Sections ref={nav} aria-label="Ayar bölümleri" data-noprint>
          {sections.map(({ path, label, Icon }) => (
            <Item key={path} to={`/settings/${path}`}>
              <Icon aria-hidden />
              {label}
            </Item>
          ))}
          <Item to="/products">
            <Package aria-hidden />
            Ürünler
          </Item>
        </Sections>
        <Panes $isWide={section?.isWide ?? false}>
          <Routes>
            {sections.map(({ path, Pane }) => (
              <Route key={path} path={path} element={<Pane />} />
            ))}
            <Route index element={<Navigate to="/settings/company" replace />} />
            <Route path="*" element={<Navigate to="/404" replace />} />
          </Routes>
        </Panes>
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: var(--vz-settings-nav) minmax(0, 1fr);
  align-items: start;
  gap: var(--vz-space-10);
  margin-top: var(--vz-space-5);
  ${onTablet} { grid-template-columns: 11rem minmax(0, 1fr); gap: var(--vz-space-6); }
  ${onMobile} { grid-template-columns: minmax(0, 1fr); gap: var(--vz-space-5); }
  @media print { display: block; }
`;
const Sections = styled.nav`
  position: sticky;
  top: calc(var(--vz-topbar) + 28px);
  display: grid;
  gap: 2px;
  ${onMobile} {
    position: static;
    display: flex;
    margin: 0 calc(-1 * var(--vz-gutter-mobile));
    padding: 0 var(--vz-gutter-mobile) 4px;
    ${fadingEdge}
  }
`;
const Item = styled(NavLink)`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--vz-space-3);
  height: 38px;
  padding: 0 var(--vz-space-3);
  border-radius: var(--vz-radius-md);
  color: var(--vz-text-2);
  font-weight: var(--vz-weight-medium);
  &:hover { background: var(--vz-surface-3); color: var(--vz-text-1); }
  &[aria-current='page'] { background: var(--vz-surface-4); color: var(--vz-text-1); }
  & > svg { width: 18px; height: 18px; }
  ${onMobile} { height: 44px; }
`;
const Panes = styled.div<{ $isWide: boolean }>`
  display: grid;
  gap: var(--vz-space-5);
  min-width: 0;
  ${({ $isWide }) => !$isWide && 'max-width: 46rem;'}
  /* A list stands under a page's head elsewhere; here it is level with the sections. */
  & > section { margin-top: 0; }
  @media print { & button { display: none; } }
`;
