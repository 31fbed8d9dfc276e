import { useSession } from '@vezne/api';
import { Button, Field, Modal, ModalBody, ModalFoot, PasswordInput } from '@vezne/ui';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';

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
export function PasswordConfirm({ open, title, onClose, ...form }: Props) {
  const [isRunning, setRunning] = useState(false);
  return (
    <Modal open={open} onClose={onClose} dismissible={!isRunning} size="sm" title={title}>
      {/* Closed, it keeps nothing that was typed. */}
      {open && <Form onClose={onClose} isRunning={isRunning} onRunning={setRunning} {...form} />}
    </Modal>
  );
}

type FormProps = Omit<Props, 'open' | 'title'> & {
  isRunning: boolean;
  onRunning: (isRunning: boolean) => void;
};

function Form({ confirmLabel, children, onConfirm, onClose, isRunning, onRunning }: FormProps) {
  const { email } = useSession();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const warning = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning) return;
    if (password === '') return setProblem('Şifre gerekli');
    onRunning(true);
    try {
      await onConfirm(password);
      onClose();
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : 'İşlem yapılamadı.');
    } finally {
      onRunning(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} aria-describedby={warning}>
      {/* Not shown: password managers look up whose password it is. */}
      <input hidden type="text" name="username" autoComplete="username" value={email ?? ''} readOnly />
      <ModalBody>
        <Warning id={warning}>{children}</Warning>
        <Field label="Şifreniz" error={problem}>
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
        <Button type="submit" variant="danger" loading={isRunning}>
          {confirmLabel}
        </Button>
      </ModalFoot>
    </form>
  );
}

const Warning = styled.p`
  margin-bottom: var(--vz-space-5);
  color: var(--vz-text-2);
`;
