import { ApiProvider } from '@vezne/api';
import { limits } from '@vezne/contract';
import { onMobile, PasswordModal, ToastHost, toast } from '@vezne/ui';
import { assistantAtom, useAppliedTheme } from '@vezne/ui/state';
import { useAtomValue } from 'jotai';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { MemoryRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Remote } from '../runtime';
import { StandaloneBar } from './StandaloneBar';

/** Screens of a remote by their address in the product; the first one opens. */
export type Pages = Record<string, ReactElement>;

type Props = { pages: Pages; assistant: ReactElement | undefined };

/** The providers that the host would bring, the tester's bar and the remote's screens at their addresses. */
export function StandalonePage({ pages, assistant }: Props) {
  const [first = '/'] = Object.keys(pages);
  return (
    <ApiProvider onFailure={(error) => toast.error(error.message)} proofDialog={PasswordModal}>
      <MemoryRouter initialEntries={[location.hash.slice(1) || start(first)]}>
        <Frame assistant={assistant ?? <AssistantSlot />}>
          <StandaloneBar paths={Object.keys(pages).map(start)} />
          <main tabIndex={-1}>
            <Routes>
              {Object.entries(pages).map(([path, page]) => (
                <Route key={path} path={path} element={page} />
              ))}
              <Route path="*" element={<Navigate to={start(first)} replace />} />
            </Routes>
          </main>
        </Frame>
      </MemoryRouter>
      <ToastHost {...limits.toast} />
    </ApiProvider>
  );
}

/** The address where a screen with inner addresses begins. */
const start = (path: string) => path.replace(/\/\*$/, '');

function AssistantSlot() {
  const { open } = useAtomValue(assistantAtom);
  return open && <Remote id="ai/AssistantModal" loading={null} />;
}

function Frame({ children, assistant }: { children: ReactNode; assistant: ReactElement }) {
  useAppliedTheme();
  const { pathname, search } = useLocation();
  useEffect(() => {
    history.replaceState(null, '', `#${pathname}${search}`);
  }, [pathname, search]);
  return (
    <Root>
      {children}
      {assistant}
    </Root>
  );
}

const Root = styled.div`
  & > main {
    max-width: calc(var(--vz-content-max) + 2 * var(--vz-gutter));
    margin: 0 auto;
    padding: 28px var(--vz-gutter) var(--vz-space-16);
  }
  ${onMobile} { & > main { padding: 20px var(--vz-gutter-mobile) 72px; } }
`;
