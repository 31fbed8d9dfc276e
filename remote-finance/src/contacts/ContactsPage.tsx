import { Navigate, Route, Routes } from 'react-router-dom';
import { ContactDetail } from './detail/ContactDetail';
import { ContactList } from './list/ContactList';

/** Cariler: customers and suppliers, and each on a page of its own. */
export default function ContactsPage() {
  return (
    <Routes>
      <Route index element={<ContactList />} />
      <Route path=":id/*" element={<ContactDetail />} />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  );
}
