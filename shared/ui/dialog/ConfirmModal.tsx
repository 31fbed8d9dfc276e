import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../base/Button';
import { ErrorText } from '../form/ErrorText';
import { onMobile } from '../responsive/media';
import { modalBackdrop, modalButtons, modalPopup } from './modal-styles';
import { pressedOnToast } from './pressed-on-toast';
import { swipeDown } from './swipe-down';
import { useFocusBack } from './useFocusBack';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Does it; a rejected promise keeps the question open, and its sentence stands above the buttons. */
  onConfirm: () => unknown;
  title: string;
  /** The question, with what cannot be undone. */
  children: ReactNode;
  /** The record in question. */
  record?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** The main button deletes or destroys. */
  danger?: boolean;
  /** Where the focus goes once it is done; without it, back to what asked. */
  focusAfter?: (() => HTMLElement | null) | undefined;
};

/** Asks before something that cannot be taken back. The focus starts on the harmless button. */
export function ConfirmModal({
  open,
  onClose,
  onConfirm,
  title,
  children,
  record,
  confirmLabel = 'Onayla',
  cancelLabel = 'İptal',
  danger = false,
  focusAfter,
}: Props) {
  const popup = useRef<HTMLDivElement>(null);
  const goesTo = useRef<HTMLElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const focusBack = useFocusBack(open, popup);
  const [saving, setSaving] = useState(false);
  const { refusal, refusalId, setRefusal } = useRefusal(open);

  const confirm = async () => {
    if (saving) return;
    setSaving(true);
    setRefusal(undefined);
    // Asked before, because what is beside it now may be all that is known of its place.
    const after = focusAfter?.() ?? null;
    try {
      await onConfirm();
      goesTo.current = after;
      onClose();
    } catch (error) {
      // Stays open, so that the reader may try again or give up.
      setRefusal(sentenceOf(error));
    } finally {
      setSaving(false);
    }
  };

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, { event }) => !next && !saving && !pressedOnToast(event) && onClose()}
    >
      <Dialog.Portal>
        <Backdrop />
        <Popup
          ref={popup}
          role="alertdialog"
          onPointerDown={saving ? undefined : swipeDown(onClose)}
          initialFocus={cancel}
          finalFocus={() => {
            const after = goesTo.current;
            goesTo.current = null;
            return focusBack(after);
          }}
        >
          <Title>{title}</Title>
          <Question>{children}</Question>
          {record && <Record>{record}</Record>}
          <Refusal id={refusalId} role="alert">
            {refusal && <ErrorText>{refusal}</ErrorText>}
          </Refusal>
          <Foot>
            <Button ref={cancel} disabled={saving} onClick={onClose}>
              {cancelLabel}
            </Button>
            <Button
              variant={danger ? 'danger' : 'primary'}
              loading={saving}
              onClick={confirm}
              aria-describedby={refusal ? refusalId : undefined}
            >
              {confirmLabel}
            </Button>
          </Foot>
        </Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Why it was refused; forgotten when the question is asked anew, not while it fades out. */
function useRefusal(open: boolean) {
  const [refusal, setRefusal] = useState<string>();
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setRefusal(undefined);
  }
  return { refusal, refusalId: useId(), setRefusal };
}

/** What an error tells the reader; nothing if it was their own wish, such as a password not given. */
function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || ('isSilent' in error && error.isSilent)) return;
  return error.message || undefined;
}

const Backdrop = styled(Dialog.Backdrop)`
  ${modalBackdrop}
`;
const Popup = styled(Dialog.Popup)`
  max-width: var(--vz-modal-sm);
  ${modalPopup}
  padding: var(--vz-space-6);
  overflow-y: auto;
  ${onMobile} { padding: 0; }
`;
const Title = styled(Dialog.Title)`
  font-size: var(--vz-text-lg);
  line-height: var(--vz-lh-lg);
  font-weight: var(--vz-weight-semibold);
  ${onMobile} { padding: var(--vz-space-4) var(--vz-space-4) 0; }
`;
const Question = styled(Dialog.Description)`
  margin-top: 6px;
  color: var(--vz-text-2);
  ${onMobile} { padding: 0 var(--vz-space-4); }
`;
const Record = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--vz-space-4);
  margin-top: var(--vz-space-4);
  padding: var(--vz-space-3) var(--vz-space-4);
  border: 1px solid var(--vz-border);
  border-radius: var(--vz-radius-md);
  background: var(--vz-surface-2);
  overflow-wrap: anywhere;
  ${onMobile} { margin: var(--vz-space-4) var(--vz-space-4) 0; }
`;
const Refusal = styled.div`
  &:not(:empty) { margin-top: var(--vz-space-4); }
  overflow-wrap: anywhere;
  ${onMobile} { padding: 0 var(--vz-space-4); }
`;
const Foot = styled.div`
  margin-top: var(--vz-space-6);
  ${modalButtons}
`;
