import { ErrorBoundary, Remote } from '@vezne/federation';
import { LoadError } from '@vezne/ui';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { publicPages } from './composed/pages';
import { PublicLayout } from './layout/PublicLayout';
import { ApiArea, NotFoundPage } from './lazy-chunks';
import { PageHead } from './PageHead';
import { pageAt } from './routes';
import { ScrollToTop } from './ScrollToTop';

/** `isContinued`: the page is being read already, its scripts come after it. */
type Props = { isContinued?: boolean };

export function App({ isContinued }: Props) {
  return (
    <BrowserRouter>
      <ScrollToTop isContinued={isContinued} />
      <PageHead />
      <ErrorBoundary
        fallback={() => <LoadError message="Sayfa açılamadı." onRetry={() => location.reload()} />}
      >
        <Pages />
      </ErrorBoundary>
    </BrowserRouter>
  );
}

const plainPages = publicPages.filter((page) => !page.usesApi);

/** Every address of the product; what is not known goes to /404. */
function Pages() {
  const { pathname } = useLocation();
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
