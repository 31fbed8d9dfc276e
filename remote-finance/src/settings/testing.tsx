import { renderApp } from '@vezne/testing';
import { Route, Routes } from 'react-router-dom';
import SettingsPage from './SettingsPage';

/** Opens a section of the settings as a manager does. */
export const openSettings = (section: string) =>
  renderApp(
    <Routes>
      <Route path="/settings/*" element={<SettingsPage />} />
    </Routes>,
    { route: `/settings/${section}` },
  );
