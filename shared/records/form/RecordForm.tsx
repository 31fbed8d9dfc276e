import { Button, ErrorText, FormGrid, Kbd, ModalBody, ModalFoot, onMobile } from '@vezne/ui';
import type { FormEventHandler, KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { SubjectHistory } from '../history/SubjectHistory';
import { DraftNotice } from './DraftNotice';
import { saveByKeys } from './save-by-keys';
import type { DraftOffer } from './useDraft';

type Props = {
  form: {
    submit: FormEventHandler;
    submitAnother?: ((event: KeyboardEvent | undefined) => void) | undefined;
    formState: { isSubmitting: boolean };
    draft?: DraftOffer | null;
    refusal?: string | undefined;
  };
  /** What the main button says: Kaydet for a new record, Güncelle for a stored one. */
  isNew: boolean;
  onCancel: () => void;
  /** Something above the fields. */
  notice?: ReactNode;
  /** A word beside the buttons, such as that something is not saved yet. */
  note?: ReactNode;
  /** Fields stand in pairs on a phone too, because they are short. */
  pairs?: boolean;
  /** The keys that save stand on the buttons. */
  showsKeys?: boolean;
  /** The fields lay themselves out instead of standing in two columns. */
  isFree?: boolean;
  /** The fields, in two columns. */
  children: ReactNode;
};

/** The inside of a RecordModal: fields, the record's history, İptal and the button that saves. */
export function RecordForm({ form, isNew, onCancel, notice, note, ...look }: Props) {
  const { pairs = false, showsKeys = false, isFree = false, children } = look;
  const { isSubmitting } = form.formState;
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, altKey, defaultPrevented } = event;
    if (key !== 'Enter' || !altKey || !form.submitAnother) return saveByKeys(event);
    if (defaultPrevented || isSubmitting) return;
    form.submitAnother(event);
    event.preventDefault();
  };
  return (
    <form onSubmit={form.submit} onKeyDown={onKeyDown} noValidate>
      {form.draft && <DraftNotice offer={form.draft} isNew={isNew} />}
      <ModalBody>
        {notice}
        {isFree ? children : <FormGrid data-pairs={pairs ? '' : undefined}>{children}</FormGrid>}
        <SubjectHistory />
      </ModalBody>
      {/* Said aloud by the toast that goes. */}
      {form.refusal && (
        <Refusal>
          <ErrorText>{form.refusal}</ErrorText>
        </Refusal>
      )}
      <Foot>
        {note && <Note>{note}</Note>}
        {form.submitAnother && (
          <Another
            variant="ghost"
            aria-keyshortcuts="Alt+Enter"
            onClick={() => form.submitAnother?.(undefined)}
            disabled={isSubmitting}
          >
            Kaydet ve Yeni
            {showsKeys && <Key aria-hidden>Alt ↵</Key>}
          </Another>
        )}
        <Button onClick={onCancel} disabled={isSubmitting}>
          İptal
        </Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {isNew ? 'Kaydet' : 'Güncelle'}
          {showsKeys && <Key aria-hidden>{isMac ? '⌘ ↵' : 'Ctrl ↵'}</Key>}
        </Button>
      </Foot>
    </form>
  );
}

const Refusal = styled.div`
  margin: 0 var(--vz-space-6) var(--vz-space-4);
  padding: var(--vz-space-3) var(--vz-space-4);
  border: 1px solid var(--vz-expense-text);
  border-radius: var(--vz-radius-md);
  background: var(--vz-expense-subtle);
  overflow-wrap: anywhere;
  ${onMobile} { margin-inline: var(--vz-space-4); }
`;

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

const Another = styled(Button)`
  margin: 0 auto 0 -16px;
  ${onMobile} { margin: 0; }
`;
/** With three buttons the main one has a row of its own on a phone. */
const Foot = styled(ModalFoot)`
  ${onMobile} {
    &:has(> ${Another}) {
      grid-auto-flow: row;
      grid-template-columns: 1fr 1fr;
      & > [type='submit'] { grid-row: 1; grid-column: 1 / -1; }
    }
  }
`;
/** In the button's own colours, ground too, so that it reads when hovered; where only the glass is pressed it is no help. */
const Key = styled(Kbd)`
  margin-right: -6px;
  padding: 3px 5px;
  border-color: color-mix(in oklab, currentColor 24%, transparent);
  background: none;
  color: inherit;
  font-size: 11px;
  @media (hover: none) { display: none; }
`;
const Note = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-right: auto;
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  &::before {
    content: '';
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--vz-warning-text);
    @media (forced-colors: active) { forced-color-adjust: none; background: CanvasText; }
  }
  ${onMobile} { grid-row: 1; grid-column: 1 / -1; }
`;
