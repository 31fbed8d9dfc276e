import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ApiError, ApiProvider, reloadSession, type SessionEnd, startSession } from '@vezne/api';
import { limits, messages, type Role } from '@vezne/contract';
import { PasswordModal, ToastHost, toast } from '@vezne/ui';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { manager } from './fixtures';

type AppOptions = {
  /** Path, query and hash the page opens at. */
  route?: string;
  /** Role of the signed-in user; null for a visitor. */
  role?: Role | null;
  theme?: 'dark' | 'light';
  /** What the browser has stored from earlier visits. */
  stored?: Record<string, string>;
  onSessionEnd?: (reason: SessionEnd) => void;
};

type ShownApp = RenderResult & {
  user: UserEvent;
  /** Atoms of the shared UI state as this screen sees them. */
  store: ReturnType<typeof createStore>;
  location: () => string;
};

/** Shows a screen as the host does: signed in, with router, toasts and an empty cache. */
export function renderApp(ui: ReactNode, options: AppOptions = {}): ShownApp {
  const { route = '/', role = 'MANAGER', theme = 'dark', stored = {}, onSessionEnd } = options;
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  reloadSession();
  if (role) startSession({ token: 'access-1', refreshToken: 'refresh-1', userType: role }, manager.email);
  document.documentElement.dataset.theme = theme;

  const store = createStore();
  let location = route;
  function LocationProbe() {
    const { pathname, search, hash } = useLocation();
    location = pathname + search + hash;
    return null;
  }
  const tellFailure = (error: ApiError) => toast.error(error.message || messages.toast);

  function Frame({ children }: { children: ReactNode }) {
    return (
      <Provider store={store}>
        <MemoryRouter initialEntries={[route]}>
          <ApiProvider onFailure={tellFailure} onSessionEnd={onSessionEnd} proofDialog={PasswordModal}>
            {children}
            <LocationProbe />
            <ToastHost {...limits.toast} />
          </ApiProvider>
        </MemoryRouter>
      </Provider>
    );
  }
  const view = render(ui, { wrapper: Frame });
  return {
    ...view,
    user: userEvent.setup({ delay: null }),
    store,
    location: () => location,
  };
}
