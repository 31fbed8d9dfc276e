import { Button, FormGrid, ModalBody, ModalFoot, onMobile } from '@vezne/ui';
import type { FormEventHandler, ReactNode } from 'react';
import styled from 'styled-components';
import { SubjectHistory } from '../history/SubjectHistory';
import { DraftNotice } from './DraftNotice';
import type { DraftOffer } from './useDraft';

type Props = {
  form: { submit: FormEventHandler; formState: { isSubmitting: boolean }; draft?: DraftOffer | null };
  /** What the main button says: Kaydet for a new record, Güncelle for a stored one. */
  isNew: boolean;
  onCancel: () => void;
  /** Something above the fields. */
  notice?: ReactNode;
  /** A word beside the buttons, such as that something is not saved yet. */
  note?: ReactNode;
  /** The fields lay themselves out instead of standing in two columns. */
  isFree?: boolean;
  /** The fields, in two columns. */
  children: ReactNode;
};

/** The inside of a RecordModal: fields, the record's history, İptal and the button that saves. */
export function RecordForm({ form, isNew, onCancel, notice, note, isFree = false, children }: Props) {
  const { isSubmitting } = form.formState;
  return (
    <form onSubmit={form.submit} noValidate>
      {form.draft && <DraftNotice offer={form.draft} />}
      <ModalBody>
        {notice}
        {isFree ? children : <FormGrid>{children}</FormGrid>}
        <SubjectHistory />
      </ModalBody>
      <ModalFoot>
        {note && <Note>{note}</Note>}
        <Button onClick={onCancel} disabled={isSubmitting}>
          İptal
        </Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {isNew ? 'Kaydet' : 'Güncelle'}
        </Button>
      </ModalFoot>
    </form>
  );
}

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
