import { useDeleteView } from '@vezne/api';
import type { SavedView } from '@vezne/contract';
import { ConfirmModal, RecordName, toast } from '@vezne/ui';

type Props = { view: SavedView | null; onClose: () => void; onDeleted: () => void };

/** Asks before a view goes. */
export function DeleteView({ view, onClose, onDeleted }: Props) {
  const remove = useDeleteView();
  return (
    <ConfirmModal
      open={view !== null}
      onClose={onClose}
      onConfirm={async () => {
        if (!view) return;
        await remove.run({ id: view.id });
        onDeleted();
        toast.success('Görünüm silindi.');
      }}
      title="Silme Onayı"
      confirmLabel="Sil"
      danger
      // Its tab goes with it; the first one, of all entries, stays.
      focusAfter={() => document.querySelector<HTMLElement>('nav[aria-label="Görünümler"] a')}
      record={view && <RecordName>{view.name}</RecordName>}
    >
      Bu görünümü silmek istediğinizden emin misiniz? Kayıtlarınız silinmez.
    </ConfirmModal>
  );
}
