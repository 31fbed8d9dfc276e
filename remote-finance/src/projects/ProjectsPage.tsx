import { Navigate, Route, Routes } from 'react-router-dom';
import { ProjectDetail } from './ProjectDetail';
import { ProjectList } from './ProjectList';
import { ProjectMapPage } from './ProjectMapPage';

/** Projeler: the list, the map of all projects, and each project on a page of its own. */
export default function ProjectsPage() {
  return (
    <Routes>
      <Route index element={<ProjectList />} />
      <Route path="map" element={<ProjectMapPage />} />
      <Route path=":id/*" element={<ProjectDetail />} />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  );
}
