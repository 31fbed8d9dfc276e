import { Boundary } from '@vezne/federation';
import { LoadError } from '@vezne/ui';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { PublicLayout } from './layout/PublicLayout';
import { PageHead } from './PageHead';
import { ApiArea, NotFoundPage } from './parts';
import { RemotePage } from './RemotePage';
import { pageAt, publicPages } from './routes';
import { ScrollToTop } from './ScrollToTop';

export function App() {
  return (
    <BrowserRouter>
      <ScrollToTop />
      <PageHead />
      <Boundary fallback={() => <LoadError message="Sayfa açılamadı." onRetry={() => location.reload()} />}>
        <Pages />
      </Boundary>
    </BrowserRouter>
  );
}

const plainPages = publicPages.filter((page) => !page.usesApi);

/** Every address of the product; what is not known goes to /404. */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <Routes>
      <Route element={<PublicLayout frame="site" />}>
        {plainPages.map(({ path, remote }) => (
          <Route key={path} path={path} element={<RemotePage remote={remote} />} />
        ))}
      </Route>
      <Route element={<PublicLayout frame="bare" />}>
        <Route path="/404" element={<NotFoundPage />} />
      </Route>
      <Route path="*" element={pageAt(pathname) ? <ApiArea /> : <Navigate to="/404" replace />} />
    </Routes>
  );
}
