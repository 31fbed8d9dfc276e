/** Why a session is over: 'logout' by the user (in any tab), 'expired' because it could not be renewed. */
export type SessionEnd = 'logout' | 'expired';

const listeners = new Set<(reason: SessionEnd) => void>();

/** Calls back once when the user of this tab is signed out, wherever that happened. */
export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells everybody who listens that the user of this tab was signed out. */
export function emitSessionEnd(reason: SessionEnd): void {
  for (const listener of listeners) listener(reason);
}
