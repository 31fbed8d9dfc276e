import { ApiProvider, type SessionEnd } from '@vezne/api';
import { limits, messages } from '@vezne/contract';
import { Remote } from '@vezne/federation';
import { ToastHost, toast } from '@vezne/ui';
import { useSetAtom } from 'jotai';
import { Route, Routes } from 'react-router-dom';
import { appPages, publicPages } from './composed/pages';
import { AppLayout } from './layout/lazy-app-layout';
import { PublicLayout } from './layout/PublicLayout';
import { SlowNotice } from './layout/SlowNotice';
import { ProofDialog } from './proof/ProofDialog';
import { lastEndAtom, RequireRole } from './RequireRole';
import { TestPage } from './test-page/TestPage';

const endings: Record<SessionEnd, () => void> = {
  logout: () => toast.success('Çıkış yapıldı.'),
  expired: () => toast.warning('Oturumunuzun süresi doldu. Lütfen tekrar giriş yapın.'),
};

const frames = ['site', 'auth'] as const;
const pagesIn = (frame: (typeof frames)[number]) =>
  publicPages.filter((page) => page.usesApi && page.frame === frame);

/** All pages that talk to the API: signing in and everything behind it. */
export default function ApiArea() {
  const setLastEnd = useSetAtom(lastEndAtom);

  function handleEnd(reason: SessionEnd) {
    setLastEnd(reason);
    endings[reason]();
  }

  return (
    <ApiProvider
      onFailure={(error) => toast.error(error.message || messages.toast)}
      onSessionEnd={handleEnd}
      proofDialog={ProofDialog}
    >
      <Routes>
        {frames.map((frame) => (
          <Route key={frame} element={<PublicLayout frame={frame} />}>
            {pagesIn(frame).map(({ path, remote }) => (
              <Route key={path} path={path} element={<Remote id={remote} />} />
            ))}
          </Route>
        ))}
        <Route
          element={
            <RequireRole>
              <AppLayout />
            </RequireRole>
          }
        >
          {appPages.map(({ path, remote, roles }) => (
            <Route
              key={path}
              path={path}
              element={
                <RequireRole roles={roles}>{remote ? <Remote id={remote} /> : <TestPage />}</RequireRole>
              }
            />
          ))}
        </Route>
      </Routes>
      <SlowNotice />
      <ToastHost {...limits.toast} />
    </ApiProvider>
  );
}
