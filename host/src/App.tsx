import { ErrorBoundary, Remote } from '@vezne/federation';
import { LoadError } from '@vezne/ui';
import { useEffect, useLayoutEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { noteShown } from './beacon/shown';
import { publicPages } from './composed/pages';
import { PublicLayout } from './layout/PublicLayout';
import { ApiArea, NotFoundPage } from './lazy-chunks';
import { PageHead } from './PageHead';
import { pageAt } from './routes';
import { ScrollToTop } from './ScrollToTop';

type Props = {
  /** The page is being read already, its scripts come after it. */
  isContinued?: boolean;
  /** Told when the page has been drawn for the first time, and when something outside its remotes threw. */
  onFate?: (fate: 'loaded' | 'threw') => void;
};

export function App({ isContinued, onFate }: Props) {
  return (
    <BrowserRouter>
      <ErrorBoundary
        fallback={() => <LoadError message="Sayfa açılamadı." onRetry={() => location.reload()} />}
        onThrow={() => onFate?.('threw')}
      >
        <ScrollToTop isContinued={isContinued} />
        <PageHead />
        <Pages />
        <Drawn onDrawn={() => onFate?.('loaded')} />
      </ErrorBoundary>
    </BrowserRouter>
  );
}

/** Nothing to see: what throws beside it while the page is drawn, or right after, takes it away. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first time alone.
  useEffect(() => {
    const timer = setTimeout(onDrawn);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

const plainPages = publicPages.filter((page) => !page.usesApi);

/** Every address of the product; what is not known goes to /404. */
function Pages() {
  const { pathname } = useLocation();
  // Before it is seen: what moves from then on is the new page's.
  useLayoutEffect(() => noteShown(pathname), [pathname]);
  return (
    <Routes>
      <Route element={<PublicLayout frame="site" />}>
        {plainPages.map(({ path, remote }) => (
          <Route key={path} path={path} element={<Remote id={remote} />} />
        ))}
      </Route>
      <Route element={<PublicLayout frame="bare" />}>
        <Route path="/404" element={<NotFoundPage />} />
      </Route>
      <Route path="*" element={pageAt(pathname) ? <ApiArea /> : <Navigate to="/404" replace />} />
    </Routes>
  );
}
