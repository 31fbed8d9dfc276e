import { drafts, useLogout } from '@vezne/api';
import { lazyPart } from '@vezne/federation';
import { atom, useSetAtom } from 'jotai';

/** Whether it is asked if drafts may be lost. */
export const isAskingAtom = atom(false);

export const SignOutDialog = lazyPart('The sign-out question', () => import('./SignOutDialog'), null);

/** Signs out; asks before where something typed and not saved would be forgotten with it. */
export function useSignOut(): () => void {
  const logout = useLogout();
  const setAsking = useSetAtom(isAskingAtom);
  return () => {
    if (drafts.subjects().length === 0) logout();
    // A question that cannot be fetched keeps nobody signed in.
    else SignOutDialog.loadAhead().then(() => setAsking(true), logout);
  };
}
