import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../base/Button';
import { Field } from '../form/Field';
import { PasswordInput } from '../form/PasswordInput';
import { Modal, ModalBody, ModalFoot } from './Modal';

type Question = {
  title: string;
  subtitle?: string;
  /** Name of the field. */
  label: string;
  confirmLabel: string;
  /** What it is asked for deletes for good. */
  danger?: boolean;
};

type Props = Partial<Question> & {
  open: boolean;
  /** Whose password it is: what a password manager looks up. */
  email: string;
  /** Rejects with an error whose `message` says what is wrong. */
  onSubmit: (password: string) => Promise<unknown>;
  onClose: () => void;
  /** What will be done with it. */
  children?: ReactNode;
};

const proof: Question = {
  title: 'Şifrenizi girin',
  subtitle: 'Bu işlem için sizi yeniden tanımamız gerekiyor.',
  label: 'Şifre',
  confirmLabel: 'Devam Et',
};

/** Asks for the password once more, over whatever else is open; what lies under it stays as it is. */
export function PasswordModal({ open, onClose, title, subtitle, ...form }: Props) {
  const [isRunning, setRunning] = useState(false);
  const head = title ? { title, subtitle } : { title: proof.title, subtitle: proof.subtitle };
  return (
    <Modal open={open} onClose={onClose} dismissible={!isRunning} size="sm" {...head}>
      {/* Closed, it keeps nothing that was typed. */}
      {open && <PasswordForm onClose={onClose} isRunning={isRunning} onRunning={setRunning} {...form} />}
    </Modal>
  );
}

type FormProps = Omit<Props, 'open' | 'title' | 'subtitle'> & {
  isRunning: boolean;
  onRunning: (isRunning: boolean) => void;
};

function PasswordForm({ email, onClose, children, label = proof.label, danger, ...form }: FormProps) {
  const { confirmLabel = proof.confirmLabel, isRunning } = form;
  const { field, password, problem, change, submit } = usePassword(form);
  const note = useId();
  return (
    <form noValidate onSubmit={submit} aria-describedby={children ? note : undefined}>
      {/* Not shown: password managers look up whose password it is. */}
      <input
        hidden
        type="text"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
      />
      <ModalBody>
        {children && <Note id={note}>{children}</Note>}
        <Field label={label} error={problem}>
          <PasswordInput
            ref={field}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => change(event.target.value)}
          />
        </Field>
      </ModalBody>
      <ModalFoot>
        <Button disabled={isRunning} onClick={onClose}>
          İptal
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={isRunning}>
          {confirmLabel}
        </Button>
      </ModalFoot>
    </form>
  );
}

/** What is typed, and what is wrong with it: the field then has the focus. */
function usePassword({
  onSubmit,
  isRunning,
  onRunning,
}: Pick<FormProps, 'onSubmit' | 'isRunning' | 'onRunning'>) {
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
      setProblem(error instanceof Error && error.message ? error.message : 'İşlem yapılamadı.');
    } finally {
      onRunning(false);
    }
  }
  const change = (text: string) => {
    setPassword(text);
    setProblem(undefined);
  };
  return { field, password, problem, change, submit };
}

const Note = styled.p`
  margin-bottom: var(--vz-space-5);
  color: var(--vz-text-2);
`;
