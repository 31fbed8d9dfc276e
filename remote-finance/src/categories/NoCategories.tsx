import { useAddReadyMadeCategories } from '@vezne/api';
import { Button, Empty, toast } from '@vezne/ui';

type Props = { isNarrowed: boolean; onShowAll: () => void; onAdd: () => void };

/** Why there are no categories to show, and what to do about it. */
export function NoCategories({ isNarrowed, onShowAll, onAdd }: Props) {
  const readyMade = useAddReadyMadeCategories();
  if (isNarrowed)
    return (
      <Empty
        title="Aramaya uyan kategori yok."
        action={<Button onClick={onShowAll}>Tüm kategorileri göster</Button>}
      />
    );
  const addReadyMade = () =>
    readyMade.run().then(
      () => toast.success('Kategori Başarıyla Oluşturuldu.'),
      // Told where all failures are told; the button stays for another try.
      () => undefined,
    );
  return (
    <Empty
      title="Henüz kategori eklenmedi."
      action={
        <>
          <Button variant="primary" loading={readyMade.isRunning} onClick={addReadyMade}>
            Hazır kategorileri ekle
          </Button>
          <Button onClick={onAdd}>Kategori Ekle</Button>
        </>
      }
    >
      İşinize uygun kategorileri tek tek ekleyebilir veya sık kullanılanlarla başlayabilirsiniz.
    </Empty>
  );
}
