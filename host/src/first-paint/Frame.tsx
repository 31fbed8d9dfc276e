import { Route, Routes } from 'react-router-dom';
import { PublicLayout } from '../layout/PublicLayout';

/** The frame of a public page as the build draws it; a remote's prerendered screen takes the place of `<i id="screen">`. */
export default function Frame() {
  return (
    <Routes>
      <Route element={<PublicLayout frame="site" />}>
        <Route path="*" element={<i id="screen" />} />
      </Route>
    </Routes>
  );
}
