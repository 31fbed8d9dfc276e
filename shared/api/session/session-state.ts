import type { Role } from '@vezne/contract';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { readSession, type StoredSession } from './stored-session';

export type Session = StoredSession & {
  /** Rises when another tab has signed somebody else in: what is on screen belongs to a stranger. */
  generation: number;
};

// The store without a Provider, so that the client outside of React and all remotes see the same session.
const store = getDefaultStore();

/** The session as state; changed only by `publishSession`. */
export const sessionAtom = atom<Session>({ ...readSession(), generation: 0 });

/** The session of this browser, followed in all tabs. */
export const useSession = (): Session => useAtomValue(sessionAtom, { store });

/** The session right now, outside of components. */
export const currentSession = (): Session => store.get(sessionAtom);

/** Puts another session in the place of the current one. */
export const replaceSession = (next: Session): void => store.set(sessionAtom, next);

/** Has the session one of these roles? Without any named it asks for a role at all. */
export function hasRole(session: Session, ...allowed: readonly Role[]): boolean {
  return session.roles.some((role) => allowed.length === 0 || allowed.includes(role));
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
