import { ApiError, useDeleteProduct } from '@vezne/api';
import { type Product, productKindNames } from '@vezne/contract';
import { ConfirmModal, RecordName, toast } from '@vezne/ui';

type Props = {
  open: boolean;
  onClose: () => void;
  product: Product | null;
  /** The product turned out to be gone already. */
  onMissing: () => void;
};

/** Asks before a product is deleted; rows that were filled from it stay as they are. */
export function DeleteProduct({ open, onClose, product, onMissing }: Props) {
  const remove = useDeleteProduct();

  const confirm = async () => {
    if (!product) return;
    try {
      await remove.run({ id: product.id });
      toast.success('Ürün Başarıyla Silindi.');
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
        product && (
          <RecordName note={[productKindNames[product.kind], product.code].filter(Boolean).join(' · ')}>
            {product.name}
          </RecordName>
        )
      }
    >
      Bu ürünü silmek istediğinizden emin misiniz? Daha önce doldurulan satırlar değişmez.
    </ConfirmModal>
  );
}
