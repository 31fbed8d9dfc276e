import { api } from '@vezne/contract';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { askForProofBy } from '../session/fresh-proof';
import { onUserChange, useSession } from '../session/session-state';
import { useCommand } from './command';

/** A dialog that asks for the password; `onSubmit` rejects with the sentence for a wrong one. */
export type ProofDialogProps = {
  open: boolean;
  /** Whose password it is: what a password manager looks up. */
  email: string;
  onSubmit: (password: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the password when a call needs a fresh proof; the call goes on as soon as it is given. */
export function ProofPrompt({ dialog: Dialog }: { dialog: ComponentType<ProofDialogProps> }) {
  const { email } = useSession();
  const prove = useCommand(api.auth.provePassword, { quiet: true });
  const [open, setOpen] = useState(false);
  const waiting = useRef<(isProved: boolean) => void>(undefined);

  const finish = (isProved: boolean) => {
    setOpen(false);
    waiting.current?.(isProved);
    waiting.current = undefined;
  };
  const giveUp = useEffectEvent(() => finish(false));
  useEffect(() => {
    const leave = askForProofBy(() => {
      setOpen(true);
      return new Promise((resolve) => {
        waiting.current = resolve;
      });
    });
    const forget = onUserChange(() => giveUp());
    return () => {
      leave();
      forget();
      // Nobody can answer any more: the call that waits must end.
      waiting.current?.(false);
    };
  }, []);

  return (
    <Dialog
      open={open}
      email={email ?? ''}
      onSubmit={(password) => prove.run({ password }).then(() => finish(true))}
      onClose={() => finish(false)}
    />
  );
}
