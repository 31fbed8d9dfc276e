import { useSession } from '@vezne/api';
import { PasswordModal } from '@vezne/ui';
import type { ReactNode } from 'react';

type Props = {
  open: boolean;
  title: string;
  confirmLabel: string;
  /** What will be gone. */
  children: ReactNode;
  /** Rejects with an error whose `message` says what is wrong. */
  onConfirm: (password: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the password before something that deletes for good; what went wrong stands under the field. */
export function PasswordConfirm({ onConfirm, onClose, ...dialog }: Props) {
  const { email } = useSession();
  const confirm = async (password: string) => {
    await onConfirm(password);
    onClose();
  };
  return (
    <PasswordModal
      {...dialog}
      email={email ?? ''}
      label="Şifreniz"
      danger
      onSubmit={confirm}
      onClose={onClose}
    />
  );
}
