import { hasRole, type SessionEnd, useSession } from '@vezne/api';
import { messages, type Role } from '@vezne/contract';
import { toast } from '@vezne/ui';
import { atom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** How the last session of this tab ended; whoever signed out does not come back to the page they left. */
export const lastEndAtom = atom<SessionEnd | null>(null);

type Props = { roles?: readonly Role[]; children: ReactNode };

/** Lets in who is signed in and has one of the roles; an empty list admits any role. */
export function RequireRole({ roles = [], children }: Props) {
  const session = useSession();
  const lastEnd = useAtomValue(lastEndAtom);
  const { pathname, search, hash } = useLocation();

  if (!session.isAuthenticated || !hasRole(session)) {
    const state = lastEnd === 'logout' ? null : { from: `${pathname}${search}${hash}` };
    return <Navigate to="/login" state={state} replace />;
  }
  return hasRole(session, ...roles) ? children : <Denied />;
}

function Denied() {
  useEffect(() => {
    toast.error(messages.denied);
  }, []);
  return <Navigate to="/login" replace />;
}
