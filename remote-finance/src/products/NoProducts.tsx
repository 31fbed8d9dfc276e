import { Button, Empty } from '@vezne/ui';

type Props = { isNarrowed: boolean; onShowAll: () => void; onAdd: () => void };

/** Why the price list shows nothing, and what to do about it. */
export function NoProducts({ isNarrowed, onShowAll, onAdd }: Props) {
  if (isNarrowed)
    return (
      <Empty
        title="Aramaya uyan ürün veya hizmet yok."
        action={<Button onClick={onShowAll}>Tüm listeyi göster</Button>}
      />
    );
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
