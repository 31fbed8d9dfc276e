import { useEffect } from 'react';
import { useSession } from '../session/session-state';
import { storage } from '../session/storage';

/**
 * A short text that the server knows, kept under this name: until it has answered, what was so at the last visit.
 * Nobody is shown what another one's visit has left: it is of one session.
 */
export function useLastSeen(name: string, now: string | undefined): string | undefined {
  const { id } = useSession();
  useEffect(() => {
    if (now !== undefined) storage.set(name, JSON.stringify([id, now]));
  }, [name, id, now]);
  return now ?? readOf(id, storage.get(name));
}

function readOf(session: string, stored: string | null): string | undefined {
  try {
    const [of, seen] = JSON.parse(stored ?? '[]');
    return of === session && typeof seen === 'string' ? seen : undefined;
  } catch {
    return undefined;
  }
}
