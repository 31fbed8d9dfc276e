import { storedCompanyId } from '@vezne/api/stored-company';
import type { ComponentType, ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { RemoteDeclaration } from '../build/declaration';
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
  startRemotes({ company: storedCompanyId, trust: VEZNE_TRUST });
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<StandalonePage pages={pages} assistant={assistant} />);
}

/** The pages that a remote declares, shown by its own screens; the compiler asks for all that it exposes. */
export function pagesOf<Remote extends RemoteDeclaration>(
  { pages }: Remote,
  screens: Record<keyof Remote['exposes'], ComponentType>,
): Pages {
  const byName: Record<string, ComponentType> = screens;
  return Object.fromEntries(
    pages.flatMap(({ path, screen }) => {
      const Screen = byName[screen];
      return Screen ? [[path, <Screen key={path} />]] : [];
    }),
  );
}
