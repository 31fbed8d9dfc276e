import { ApiError } from '@vezne/api';
import { ConfirmModal, toast } from '@vezne/ui';
import type { ReactNode } from 'react';
import type { RecordDialog } from './useDialog';

type Props<Item> = {
  dialog: RecordDialog<Item>;
  command: { run: (input: { id: string }) => Promise<unknown> };
  /** What a toast says afterwards. */
  done: string;
  /** The record turned out to be gone already. */
  onMissing: () => void;
  /** The record, so that the reader sees which one it is. */
  record: (item: Item) => ReactNode;
  /** The question, with what cannot be undone. */
  children: ReactNode;
};

/** Asks before a record is deleted, and deletes it. */
export function DeleteRecord<Item extends { id: string }>({ dialog, command, done, ...texts }: Props<Item>) {
  const { kind, item, isOpen, close } = dialog;

  const confirm = async () => {
    if (!item) return;
    try {
      await command.run({ id: item.id });
      toast.success(done);
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
      record={item && texts.record(item)}
    >
      {texts.children}
    </ConfirmModal>
  );
}
