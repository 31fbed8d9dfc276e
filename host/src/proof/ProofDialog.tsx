import type { ProofDialogProps } from '@vezne/api';
import { lazyPart } from '@vezne/federation';
import { OverPage } from '../OverPage';

const Dialog = lazyPart('The password dialog', () => import('./PasswordDialog'), null);

/** Asks for the password where a call needs a fresh proof; fetched when that first happens. */
export function ProofDialog(props: ProofDialogProps) {
  return (
    props.open && (
      <OverPage>
        <Dialog {...props} />
      </OverPage>
    )
  );
}
