import type { Company, LoginAnswer, Manager, Role, Subscription, Tokens } from '@vezne/contract';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { storage } from './storage';
import { clearSession, readSession, type StoredSession, writeSession, writeTokens } from './stored-session';

export type Session = StoredSession & {
  /** Rises when another tab has signed somebody else in: what is on screen belongs to a stranger. */
  generation: number;
};

/** Why a session is over: 'logout' by the user (in any tab), 'expired' because it could not be renewed. */
export type SessionEnd = 'logout' | 'expired';

const ENDED = 'sessionEnded';
// The store without a Provider, so that the client outside of React and all remotes see the same session.
const store = getDefaultStore();
const endListeners = new Set<(reason: SessionEnd) => void>();
let userChange = new AbortController();

/** The session as state; changed only by the functions of this module. */
export const sessionAtom = atom<Session>({ ...readSession(), generation: 0 });

/** The session of this browser, followed in all tabs. */
export const useSession = (): Session => useAtomValue(sessionAtom, { store });

/** The session right now, outside of components. */
export const currentSession = (): Session => store.get(sessionAtom);

/** Has the session one of these roles? Without any named it asks for a role at all. */
export function hasRole(session: Session, ...allowed: readonly Role[]): boolean {
  return session.roles.some((role) => allowed.length === 0 || allowed.includes(role));
}

/** Aborted as soon as the user changes; calls made for a user hang on it. */
export const userSignal = (): AbortSignal => userChange.signal;

/** Begins a session with the answer of a sign-in; nothing of an earlier one is left. */
export function startSession(answer: LoginAnswer, email: string): void {
  writeSession(answer, email);
  publish();
}

export function renewSession(tokens: Tokens): void {
  writeTokens(tokens);
  publish();
}

/** Forgets everything about the user, here and in the other tabs. */
export function endSession(reason: SessionEnd): void {
  if (currentSession().isAuthenticated) {
    storage.set(ENDED, reason);
    storage.remove(ENDED);
  }
  clearSession();
  publish({ reason });
}

type Remembered = { managerData: Manager; companyData: Company; subscriptionData: Subscription };

/** Keeps an answer for the next visit, so that a name or a currency is there before the first call. */
export function remember<Key extends keyof Remembered>(key: Key, value: Remembered[Key] | null): void {
  if (value === null) storage.remove(key);
  else storage.set(key, JSON.stringify(value));
  publish();
}

/** Calls back once when the user of this tab is signed out, wherever that happened. */
export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Calls back when the user changes, before anything is drawn for the new one. */
export function onUserChange(listener: () => void): () => void {
  let { id } = currentSession();
  return store.sub(sessionAtom, () => {
    const changed = id !== currentSession().id;
    id = currentSession().id;
    if (changed) listener();
  });
}

/** Follows sign-ins and sign-outs of the other tabs. */
export function followOtherTabs(): () => void {
  let reason: SessionEnd = 'logout';
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === ENDED && newValue) reason = newValue === 'expired' ? 'expired' : 'logout';
    publish({ reason, isForeign: true });
    // The reason comes before the tokens go: it waits for them.
    if (!currentSession().isAuthenticated) reason = 'logout';
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Reads storage again, as when the page opens. */
export const reloadSession = (): void => publish();

type Change = { reason?: SessionEnd; isForeign?: boolean };

function publish({ reason = 'logout', isForeign = false }: Change = {}): void {
  const before = currentSession();
  const stored = readSession();
  const isSwitch = isForeign && before.id !== '' && stored.id !== '' && before.id !== stored.id;
  const next = { ...stored, generation: before.generation + (isSwitch ? 1 : 0) };
  if (JSON.stringify(before) === JSON.stringify(next)) return;
  if (before.id !== next.id) {
    userChange.abort();
    userChange = new AbortController();
  }
  store.set(sessionAtom, next);
  if (before.isAuthenticated && !next.isAuthenticated) {
    for (const listener of endListeners) listener(reason);
  }
}
