import { Route, Routes } from 'react-router-dom';
import { publicPages } from '../composed/pages';
import { PublicLayout } from '../layout/PublicLayout';

/** The frame of a public page as the build draws it; a remote's prerendered screen takes the place of `<i id="screen">`. */
export default function Frame() {
  return (
    <Routes>
      {publicPages.map(({ path, frame }) => (
        <Route key={path} element={<PublicLayout frame={frame} />}>
          <Route path={path} element={<i id="screen" />} />
        </Route>
      ))}
    </Routes>
  );
}
