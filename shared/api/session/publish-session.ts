import { emitSessionEnd, type SessionEnd } from './session-end';
import { currentSession, replaceSession } from './session-state';
import { readSession } from './stored-session';
import { abortUserCalls } from './user-signal';

type Change = {
  /** Why the session is over, if it is. */
  reason?: SessionEnd;
  /** Another tab has written. */
  isForeign?: boolean;
};

/** Makes what is stored the session of this tab, and tells who has to know of the difference. */
export function publishSession({ reason = 'logout', isForeign = false }: Change = {}): void {
  const before = currentSession();
  const stored = readSession();
  const isSwitch = isForeign && before.id !== '' && stored.id !== '' && before.id !== stored.id;
  const next = { ...stored, generation: before.generation + (isSwitch ? 1 : 0) };
  if (JSON.stringify(before) === JSON.stringify(next)) return;
  if (before.id !== next.id) abortUserCalls();
  replaceSession(next);
  if (before.isAuthenticated && !next.isAuthenticated) emitSessionEnd(reason);
}
