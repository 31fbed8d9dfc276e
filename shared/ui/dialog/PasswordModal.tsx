import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../base/Button';
import { Field } from '../form/Field';
import { PasswordInput } from '../form/PasswordInput';
import { Modal, ModalBody, ModalFoot } from './Modal';

type Props = {
  open: boolean;
  /** Whose password it is: what a password manager looks up. */
  email: string;
  /** Rejects with an error whose `message` says what is wrong with the password. */
  onSubmit: (password: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the password once more, over whatever else is open; what lies under it stays as it is. */
export function PasswordModal({ open, onClose, ...form }: Props) {
  const [isRunning, setRunning] = useState(false);
  return (
    <Modal
      open={open}
      onClose={onClose}
      dismissible={!isRunning}
      size="sm"
      title="Şifrenizi girin"
      subtitle="Bu işlem için sizi yeniden tanımamız gerekiyor."
    >
      {/* Closed, it keeps nothing that was typed. */}
      {open && <PasswordForm onClose={onClose} isRunning={isRunning} onRunning={setRunning} {...form} />}
    </Modal>
  );
}

type FormProps = Omit<Props, 'open'> & { isRunning: boolean; onRunning: (isRunning: boolean) => void };

function PasswordForm({ email, onSubmit, onClose, isRunning, onRunning }: FormProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A dialog is drawn inside the page's React tree: a form below it must not be sent along.
    event.stopPropagation();
    if (isRunning) return;
    if (password === '') {
      setProblem('Şifre gerekli');
      return;
    }
    onRunning(true);
    try {
      await onSubmit(password);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Şifre doğrulanamadı.');
    } finally {
      onRunning(false);
    }
  }

  return (
    <form noValidate onSubmit={submit}>
      <Account type="text" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} />
      <ModalBody>
        <Field label="Şifre" error={problem}>
          <PasswordInput
            ref={field}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setProblem(undefined);
            }}
          />
        </Field>
      </ModalBody>
      <ModalFoot>
        <Button disabled={isRunning} onClick={onClose}>
          İptal
        </Button>
        <Button type="submit" variant="primary" loading={isRunning}>
          Devam Et
        </Button>
      </ModalFoot>
    </form>
  );
}

const Account = styled.input`
  display: none;
`;
