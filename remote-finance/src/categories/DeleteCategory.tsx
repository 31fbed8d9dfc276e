import { ApiError, useDeleteCategory } from '@vezne/api';
import { type Category, categoryTypeNames } from '@vezne/contract';
import { ConfirmModal, formatCount, RecordName, toast } from '@vezne/ui';

type Props = {
  open: boolean;
  onClose: () => void;
  category: Category | null;
  /** The category turned out to be gone already. */
  onMissing: () => void;
};

/** Asks before a category is deleted; one that is in use stays, and the server says how often it is used. */
export function DeleteCategory({ open, onClose, category, onMissing }: Props) {
  const remove = useDeleteCategory();

  const confirm = async () => {
    if (!category) return;
    try {
      await remove.run({ id: category.id });
      toast.success('Kategori Başarıyla Silindi.');
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      onMissing();
    }
  };

  return (
    <ConfirmModal
      open={open}
      onClose={onClose}
      onConfirm={confirm}
      title="Silme Onayı"
      confirmLabel="Sil"
      danger
      record={
        category && (
          <RecordName note={`${categoryTypeNames[category.type]} · ${formatCount(category.useCount)} kayıt`}>
            {category.name}
          </RecordName>
        )
      }
    >
      Bu kategoriyi silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.
    </ConfirmModal>
  );
}
