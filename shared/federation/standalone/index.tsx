import { storedCompanyId } from '@vezne/api/stored-company';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { startRemotes } from '../runtime';
import { type Pages, StandalonePage } from './StandalonePage';
import { startTester } from './tester';

/**
 * Shows a remote's screens without the host: the page that its own folder carries for testing.
 * The address inside the product stands behind the `#`, so that any static server can serve it.
 * `assistant` is Vezne AI's dialog where the remote brings it itself.
 */
export function standalone(pages: Pages, assistant?: ReactElement) {
  startTester();
  startRemotes({ company: storedCompanyId });
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<StandalonePage pages={pages} assistant={assistant} />);
}
