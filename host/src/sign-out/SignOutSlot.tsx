import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { OverPage } from '../OverPage';
import { isAskingAtom, SignOutDialog } from './useSignOut';

/** The question before signing out, over the page. */
export function SignOutSlot() {
  const [isAsking, setAsking] = useAtom(isAskingAtom);
  // A session may end while it is asked; the next one begins without the question.
  useEffect(() => () => setAsking(false), [setAsking]);
  return (
    isAsking && (
      <OverPage>
        <SignOutDialog onClose={() => setAsking(false)} />
      </OverPage>
    )
  );
}
