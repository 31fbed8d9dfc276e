import { Dialog } from '@base-ui/react/dialog';
import { IconButton, Logo } from '@vezne/ui';
import X from 'lucide-react/icons/x';
import styled, { keyframes } from 'styled-components';
import { footSections, sections } from '../composed/sidebar';
import { SidebarLink } from './SidebarLink';

type Props = { onClose: () => void };

/** The main menu on a phone. */
export default function Drawer({ onClose }: Props) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Backdrop />
        <Popup aria-label="Ana menü">
          <Head>
            <Logo />
            <Dialog.Close
              render={
                <IconButton label="Menüyü kapat">
                  <X aria-hidden />
                </IconButton>
              }
            />
          </Head>
          <List aria-label="Bölümler">
            {sections.map((item) => (
              <SidebarLink key={item.to} item={item} onNavigate={onClose} />
            ))}
          </List>
          <Foot>
            {footSections.map((item) => (
              <SidebarLink key={item.to} item={item} onNavigate={onClose} />
            ))}
          </Foot>
        </Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const fade = keyframes`from { opacity: 0; }`;
const slide = keyframes`from { translate: -100% 0; }`;

const Backdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: var(--vz-z-overlay);
  background: var(--vz-scrim);
  animation: ${fade} var(--vz-dur-base) var(--vz-ease-out);
`;
const Popup = styled(Dialog.Popup)`
  position: fixed;
  inset: 0 auto 0 0;
  z-index: var(--vz-z-modal);
  display: flex;
  flex-direction: column;
  gap: var(--vz-space-1);
  width: var(--vz-sidebar-open);
  max-width: 86vw;
  padding: 0 var(--vz-space-3) calc(var(--vz-space-3) + env(safe-area-inset-bottom));
  overflow-y: auto;
  background: var(--vz-surface-1);
  box-shadow: var(--vz-shadow-modal);
  animation: ${slide} var(--vz-dur-base) var(--vz-ease-out);
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--vz-topbar);
  padding-left: var(--vz-space-3);
`;
const List = styled.nav`
  display: grid;
  gap: 2px;
`;
const Foot = styled.div`
  margin-top: auto;
  padding-top: var(--vz-space-3);
  border-top: 1px solid var(--vz-border);
`;
