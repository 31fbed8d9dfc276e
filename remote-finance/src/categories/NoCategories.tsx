import { NothingFound, ReadyMadeButton } from '@vezne/records';
import { Button, Empty } from '@vezne/ui';

type Props = { searchText: string; onShowAll: () => void; onAdd: () => void };

/** Why there are no categories to show, and what to do about it. */
export function NoCategories({ searchText, onShowAll, onAdd }: Props) {
  if (searchText)
    return (
      <NothingFound
        title="Aramaya uyan kategori yok."
        words={searchText}
        noun={['kategori', 'Kategoriyi']}
        all="Tüm Kategorileri Göster"
        onShowAll={onShowAll}
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
