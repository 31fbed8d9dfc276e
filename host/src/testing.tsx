import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reloadSession, startSession } from '@vezne/api';
import type { Role } from '@vezne/contract';
import { installRemoteLoader } from '@vezne/federation';
import { useLocation } from 'react-router-dom';
import { App } from './App';

// The host's own parts are fetched when needed, and the first time compiled; a busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 });

type Options = { role?: Role | null; stored?: Record<string, string> };

/** Opens the whole host at an address; every remote is a page that says its id and where it was sent from. */
export function openAt(route: string, { role = 'MANAGER', stored = {} }: Options = {}) {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  reloadSession();
  if (role) startSession({ token: 'access-1', refreshToken: 'refresh-1', userType: role }, 'ece@vezne.app');
  history.replaceState(null, '', route);
  installRemoteLoader(async (id) => ({ default: () => <RemotePage id={id} /> }));
  return { ...render(<App />), user: userEvent.setup({ delay: null }) };
}

function RemotePage({ id }: { id: string }) {
  const { state } = useLocation();
  return (
    <>
      <h1>{id}</h1>
      <p data-testid="from">{state?.from ?? 'nowhere'}</p>
    </>
  );
}
