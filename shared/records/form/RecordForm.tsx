import { Button, FormGrid, ModalBody, ModalFoot } from '@vezne/ui';
import type { FormEventHandler, ReactNode } from 'react';
import { SubjectHistory } from '../history/SubjectHistory';

type Props = {
  form: { submit: FormEventHandler; formState: { isSubmitting: boolean } };
  /** What the main button says: Kaydet for a new record, Güncelle for a stored one. */
  isNew: boolean;
  onCancel: () => void;
  /** Something above the fields. */
  notice?: ReactNode;
  /** The fields lay themselves out instead of standing in two columns. */
  isFree?: boolean;
  /** The fields, in two columns. */
  children: ReactNode;
};

/** The inside of a RecordModal: fields, the record's history, İptal and the button that saves. */
export function RecordForm({ form, isNew, onCancel, notice, isFree = false, children }: Props) {
  const { isSubmitting } = form.formState;
  return (
    <form onSubmit={form.submit} noValidate>
      <ModalBody>
        {notice}
        {isFree ? children : <FormGrid>{children}</FormGrid>}
        <SubjectHistory />
      </ModalBody>
      <ModalFoot>
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
