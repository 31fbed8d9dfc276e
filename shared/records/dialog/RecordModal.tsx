import { Modal } from '@vezne/ui';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { HistorySubject } from '../history/subject';
import type { RecordDialog } from './useDialog';

type Props<Item> = {
  dialog: RecordDialog<Item>;
  addTitle: string;
  editTitle: string;
  /** What the record belongs to. */
  subtitle?: string;
  size?: ComponentProps<typeof Modal>['size'];
  /** What of the form takes the focus first, as a selector. */
  first?: string;
  /** The record's noun in the history, which the form of a stored one then shows. */
  noun?: string;
  /** The form; null adds a record, like another if there is one. It begins anew each time the dialog opens. */
  children: (item: Item | null, like: Item | null) => ReactNode;
};

/** The dialog that adds or edits a record. */
export function RecordModal<Item extends { id: string }>({
  dialog,
  addTitle,
  editTitle,
  noun,
  children,
  ...look
}: Props<Item>) {
  const { kind, item, like, isOpen, opening, close } = dialog;
  return (
    <Modal {...look} open={isOpen && kind === 'form'} onClose={close} title={item ? editTitle : addTitle}>
      <HistorySubject value={noun && item ? { noun, id: item.id } : null}>
        <Fragment key={opening}>{children(item, like)}</Fragment>
      </HistorySubject>
    </Modal>
  );
}
