import { Navigate, Route, Routes } from 'react-router-dom';
import { ProjectDetail } from './detail/ProjectDetail';
import { ProjectList } from './list/ProjectList';
import { ProjectMapPage } from './map/ProjectMapPage';
import { RowsPage } from './rows/RowsPage';

/** Projeler: the list, the map of all projects, and each project on a page of its own. */
export default function ProjectsPage() {
  return (
    <Routes>
      <Route index element={<ProjectList />} />
      <Route path="map" element={<ProjectMapPage />} />
      <Route path="gelirler" element={<RowsPage kind="income" />} />
      <Route path="giderler" element={<RowsPage kind="expense" />} />
      <Route path=":id/*" element={<ProjectDetail />} />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  );
}
