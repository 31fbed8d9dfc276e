import { ReadyMadeButton } from '@vezne/records';
import { Button, Empty } from '@vezne/ui';

type Props = { isNarrowed: boolean; onShowAll: () => void; onAdd: () => void };

/** Why there are no categories to show, and what to do about it. */
export function NoCategories({ isNarrowed, onShowAll, onAdd }: Props) {
  if (isNarrowed)
    return (
      <Empty
        title="Aramaya uyan kategori yok."
        action={<Button onClick={onShowAll}>Tüm kategorileri göster</Button>}
      />
    );
  return (
    <Empty
      title="Henüz kategori eklenmedi."
      action={
        <>
          <ReadyMadeButton variant="primary" />
          <Button onClick={onAdd}>Kategori Ekle</Button>
        </>
      }
    >
      İşinize uygun kategorileri tek tek ekleyebilir veya sık kullanılanlarla başlayabilirsiniz.
    </Empty>
  );
}
