import { useProducts } from '@vezne/api';
import { type ProductKind, productKindNames } from '@vezne/contract';
import { NothingFound } from '@vezne/records';
import { Button, Empty } from '@vezne/ui';

type Props = {
  searchText: string;
  kind: ProductKind | null;
  onAllKinds: () => void;
  onShowAll: () => void;
  onAdd: () => void;
};

/** Why the price list shows nothing, and what to do about it. */
export function NoProducts({ onAdd, ...found }: Props) {
  if (found.searchText || found.kind) return <NotFound {...found} />;
  return (
    <Empty
      title="Henüz ürün veya hizmet eklenmedi."
      action={
        <Button variant="primary" onClick={onAdd}>
          Ürün Ekle
        </Button>
      }
    >
      Fiyat listeniz, proje gelir ve giderlerini tek seçimle doldurmanızı sağlar.
    </Empty>
  );
}

function NotFound({ searchText, kind, onAllKinds, onShowAll }: Omit<Props, 'onAdd'>) {
  const without = useProducts(kind ? { page: 0, pageSize: 1, searchText } : null).data;
  return (
    <NothingFound
      title="Aramaya uyan ürün veya hizmet yok."
      words={searchText}
      filters={kind ? [`“${productKindNames[kind]}” türünde`] : []}
      without={without?.size === 1 ? without.totalElements : undefined}
      noun={['kayıt', 'Kaydı']}
      all="Tüm Listeyi Göster"
      onDropFilters={onAllKinds}
      onShowAll={onShowAll}
    />
  );
}
