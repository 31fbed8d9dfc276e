import { writeTyped } from './drafts';
import { publishSession } from './publish-session';
import type { SessionEnd } from './session-end';
import { currentSession } from './session-state';
import { storage } from './storage';
import { isOfSession } from './stored-session';

const ENDED = 'sessionEnded';

/** Tells the other tabs why the session is over, before the tokens go. */
export function announceEnd(reason: SessionEnd): void {
  storage.set(ENDED, reason);
  storage.remove(ENDED);
}

/** Follows sign-ins and sign-outs of the other tabs. */
export function followOtherTabs(): () => void {
  let reason: SessionEnd = 'logout';
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === ENDED && newValue) reason = newValue === 'expired' ? 'expired' : 'logout';
    // While it is known here whose it is.
    if (reason === 'expired') writeTyped();
    // Drafts are written with what is typed there: nothing that is read for them here.
    if (!isOfSession(key)) return;
    publishSession({ reason, isForeign: true });
    // The reason comes before the tokens go: it waits for them.
    if (!currentSession().isAuthenticated) reason = 'logout';
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
