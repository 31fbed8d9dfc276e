import type { Product } from '@vezne/contract';
import { Modal } from '@vezne/ui';
import { ProductForm } from './ProductForm';

type Props = {
  open: boolean;
  onClose: () => void;
  /** The product to edit; null adds a new one. */
  product: Product | null;
};

/** Adds or edits a product or service. */
export function ProductModal({ open, onClose, product }: Props) {
  return (
    <Modal open={open} onClose={onClose} title={product ? 'Ürün Düzenle' : 'Ürün Ekle'}>
      <ProductForm key={product?.id ?? 'new'} product={product} onClose={onClose} />
    </Modal>
  );
}
