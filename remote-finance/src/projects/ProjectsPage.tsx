import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ProjectDetail } from './detail/ProjectDetail';
import { ProjectList } from './list/ProjectList';
import { ProjectMapPage } from './map/ProjectMapPage';
import { RowsPage } from './rows/RowsPage';

/** Projeler: the list, the map of all projects, and each project on a page of its own. */
export default function ProjectsPage() {
  // Another link to the list narrows it anew.
  const { search } = useLocation();
  return (
    <Routes>
      <Route index element={<ProjectList key={search} />} />
      <Route path="map" element={<ProjectMapPage />} />
      <Route path="gelirler" element={<RowsPage kind="income" />} />
      <Route path="giderler" element={<RowsPage kind="expense" />} />
      <Route path=":id/*" element={<ProjectDetail />} />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  );
}
