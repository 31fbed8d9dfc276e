import { ApiError } from '@vezne/api';
import { limits } from '@vezne/contract';
import { ConfirmModal, toast } from '@vezne/ui';
import type { ReactNode } from 'react';
import { recordBeside } from '../focus/record-beside';
import type { ListPage } from '../list/useListPage';
import type { RecordDialog } from './useDialog';
import { useRestoreRecord } from './useRestoreRecord';

type Props<Item> = {
  dialog: RecordDialog<Item>;
  command: { run: (input: { id: string }) => Promise<unknown> };
  /** What a toast says afterwards. */
  done: string;
  /** The list it was deleted from: undoing it shows the page again that it was on. */
  page?: Pick<ListPage, 'setPage'> & { request: { page: number } };
  /** It does not go to the trash: nothing is offered afterwards. */
  isFinal?: boolean;
  /** What goes to the trash, where that is not the record itself. */
  restoreId?: (item: Item) => string;
  /** The record turned out to be gone already. */
  onMissing: () => void;
  /** The record, so that the reader sees which one it is. */
  record: (item: Item) => ReactNode;
  /** The question, with what cannot be undone. */
  children: ReactNode;
};

/** Asks before a record is deleted, deletes it, and offers to undo it for a while. */
export function DeleteRecord<Item extends { id: string }>({
  dialog,
  command,
  done,
  page,
  isFinal = false,
  restoreId = ({ id }) => id,
  ...texts
}: Props<Item>) {
  const { kind, item, isOpen, close } = dialog;
  const restore = useRestoreRecord();

  const undo = async (id: string, at: number | undefined) => {
    try {
      await restore({ id });
      if (at !== undefined) page?.setPage(at);
      toast.success('Kayıt geri yüklendi.');
    } catch {
      // Told where all failures are; the record waits in the trash.
    }
  };

  const confirm = async () => {
    if (!item) return;
    try {
      const [{ id }, trashed, at] = [item, restoreId(item), page?.request.page];
      await command.run({ id });
      const offer = { label: 'Geri Al', duration: limits.toast.undo, onClick: () => void undo(trashed, at) };
      toast.success(done, isFinal ? undefined : offer);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      texts.onMissing();
    }
  };

  return (
    <ConfirmModal
      open={isOpen && kind === 'delete'}
      onClose={close}
      onConfirm={confirm}
      title="Silme Onayı"
      confirmLabel="Sil"
      danger
      focusAfter={() => (item ? recordBeside(item.id) : null)}
      record={item && texts.record(item)}
    >
      {texts.children}
    </ConfirmModal>
  );
}
