import { Button, Empty } from '@vezne/ui';

type Props = {
  isNarrowed: boolean;
  /** Only those were asked for whose rows are past their due dates. */
  overdue: boolean;
  onShowAll: () => void;
  onAdd: () => void;
};

/** Why the list shows nobody, and what to do about it. */
export function NoContacts({ isNarrowed, overdue, onShowAll, onAdd }: Props) {
  if (isNarrowed)
    return (
      <Empty
        title={overdue ? 'Vadesi geçen kalemi olan cari yok.' : 'Aramaya uyan cari yok.'}
        action={<Button onClick={onShowAll}>Tümünü göster</Button>}
      />
    );
  return (
    <Empty
      title="Henüz cari eklenmedi."
      action={
        <Button variant="primary" onClick={onAdd}>
          Cari Ekle
        </Button>
      }
    >
      Müşteri ve tedarikçilerinizi ekleyin; kim ne kadar borçlu, ne zamandan beri, bir bakışta görün.
    </Empty>
  );
}
