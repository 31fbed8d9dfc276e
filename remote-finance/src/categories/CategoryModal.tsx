import type { Category } from '@vezne/contract';
import { Modal } from '@vezne/ui';
import { CategoryForm } from './CategoryForm';

type Props = {
  open: boolean;
  onClose: () => void;
  /** The category to edit; null adds a new one. */
  category: Category | null;
};

/** Adds or edits a category. */
export function CategoryModal({ open, onClose, category }: Props) {
  return (
    <Modal open={open} onClose={onClose} title={category ? 'Kategori Düzenle' : 'Kategori Ekle'}>
      <CategoryForm key={category?.id ?? 'new'} category={category} onClose={onClose} />
    </Modal>
  );
}
