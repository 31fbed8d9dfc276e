import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reloadSession, startSession } from '@vezne/api';
import type { Role } from '@vezne/contract';
import { installRemoteLoader, type RemoteId } from '@vezne/federation';
import type { ComponentProps, ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { App } from './App';

// The host's own parts are fetched when needed, and the first time compiled; a busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 });

type Options = {
  role?: Role | null;
  stored?: Record<string, string>;
  /** Where the screens come from. */
  load?: (id: RemoteId) => Promise<{ default: ComponentType }>;
  onFate?: ComponentProps<typeof App>['onFate'];
};

/** Opens the whole host at an address; a screen says its id and where it was sent from, unless the real one is loaded. */
export function openAt(
  route: string,
  { role = 'MANAGER', stored = {}, load = standIn, onFate }: Options = {},
) {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  reloadSession();
  if (role) startSession({ token: 'access-1', refreshToken: 'refresh-1', userType: role }, 'ece@vezne.app');
  history.replaceState(null, '', route);
  installRemoteLoader(load);
  return { ...render(<App onFate={onFate} />), user: userEvent.setup({ delay: null }) };
}

const standIn = async (id: RemoteId) => ({ default: () => <StandIn id={id} /> });

function StandIn({ id }: { id: string }) {
  const { state } = useLocation();
  return (
    <>
      <h1>{id}</h1>
      <p data-testid="from">{state?.from ?? 'nowhere'}</p>
    </>
  );
}
