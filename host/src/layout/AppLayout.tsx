// For the filters of the remotes: what no screen of the host names, the host does not bring.
import '@base-ui/react/popover';
import { useCompany } from '@vezne/api';
import { lazyPart } from '@vezne/federation';
import { onMobile, PrintHead } from '@vezne/ui';
import { sidebarOpenAtom, useAppliedTheme } from '@vezne/ui/state';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { HelpSlot } from '../help/HelpSlot';
import { OverPage } from '../OverPage';
import { SignOutSlot } from '../sign-out/SignOutSlot';
import { AssistantSlot } from './AssistantSlot';
import { AlertBanner } from './banners/AlertBanner';
import { ClosingBanner } from './banners/ClosingBanner';
import { DiskBanner } from './banners/DiskBanner';
import { SubscriptionBanner } from './banners/SubscriptionBanner';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { useBackClosesSheet } from './useBackClosesSheet';
import { useFocusOnNewPage } from './useFocusOnNewPage';

const Drawer = lazyPart('The menu', () => import('./Drawer'), null);

/** Frame of the pages behind the sign-in: sidebar, top bar and the page. */
export default function AppLayout() {
  useAppliedTheme();
  useFocusOnNewPage();
  useBackClosesSheet();
  const [isOpen, setOpen] = useAtom(sidebarOpenAtom);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  return (
    <Root $isOpen={isOpen}>
      <a className="skip-link" href="#icerik">
        İçeriğe geç
      </a>
      <Sidebar isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      <div>
        <TopBar onOpenMenu={() => setDrawerOpen(true)} />
        <AlertBanner />
        <DiskBanner />
        <ClosingBanner />
        <SubscriptionBanner />
        <Content id="icerik" tabIndex={-1}>
          <PaperHead />
          <Outlet />
        </Content>
      </div>
      {isDrawerOpen && (
        <OverPage>
          <Drawer onClose={() => setDrawerOpen(false)} />
        </OverPage>
      )}
      <AssistantSlot />
      <HelpSlot />
      <SignOutSlot />
    </Root>
  );
}

/** Head of every page on paper. */
function PaperHead() {
  const { data } = useCompany();
  return <PrintHead company={data?.name} taxNumber={data?.taxNumber} />;
}

const Root = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isOpen }) =>
    $isOpen ? 'var(--vz-sidebar-open)' : 'var(--vz-sidebar-collapsed)'} minmax(0, 1fr);
  min-height: 100dvh;
  @media (width < 1200px) { grid-template-columns: var(--vz-sidebar-collapsed) minmax(0, 1fr); }
  ${onMobile} { display: block; }
  @media print { display: block; }
`;
const Content = styled.main`
  width: 100%;
  max-width: calc(var(--vz-content-max) + 2 * var(--vz-gutter));
  margin: 0 auto;
  padding: 28px var(--vz-gutter) var(--vz-space-16);
  @media (width < 1200px) { padding-inline: var(--vz-space-6); }
  ${onMobile} { padding: 20px var(--vz-gutter-mobile) 72px; }
  @media print { max-width: none; padding: 0 1px; }
`;
