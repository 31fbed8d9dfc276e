import { Navigate, Route, Routes } from 'react-router-dom';
import { ReportDetail } from './detail/ReportDetail';
import { ReportList } from './list/ReportList';

/** Raporlar: the months, and each month on a page of its own. */
export default function ReportsPage() {
  return (
    <Routes>
      <Route index element={<ReportList />} />
      <Route path=":id" element={<ReportDetail />} />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  );
}
