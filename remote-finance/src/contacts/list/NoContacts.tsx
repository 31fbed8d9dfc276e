import { useAgeing } from '@vezne/api';
import type { ContactSide } from '@vezne/contract';
import { NothingFound } from '@vezne/records';
import { Button, Empty } from '@vezne/ui';
import { agedPage } from './aged-page';

type Props = {
  searchText: string;
  kind: ContactSide | 'ALL';
  side: ContactSide | 'ALL';
  /** Only those were asked for whose rows are past their due dates. */
  overdue: boolean;
  /** Only those were asked for that lists and forms do not show any more. */
  passive: boolean;
  date: string | null;
  onDropFilters: () => void;
  onShowAll: () => void;
  onAdd: () => void;
  /** All that there are do not stand in the list any more. */
  hasPassive: boolean;
  onShowPassive: () => void;
};

/** Why the list shows nobody, and what to do about it. */
export function NoContacts({ onAdd, hasPassive, onShowPassive, ...found }: Props) {
  if (found.searchText || found.kind !== 'ALL' || found.side !== 'ALL' || found.overdue || found.passive)
    return <NotFound {...found} />;
  if (hasPassive)
    return (
      <Empty
        title="Carilerinizin tümü pasif."
        action={<Button onClick={onShowPassive}>Pasifleri Göster</Button>}
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

const kinds = { MUSTERI: 'müşterilerde', TEDARIKCI: 'tedarikçilerde' };
const sides = { MUSTERI: 'alacaklarda', TEDARIKCI: 'borçlarda' };

function NotFound({
  searchText,
  kind,
  side,
  overdue,
  passive,
  date,
  ...on
}: Omit<Props, 'onAdd' | 'hasPassive' | 'onShowPassive'>) {
  const filters = [
    ...(kind === 'ALL' ? [] : [kinds[kind]]),
    ...(side === 'ALL' ? [] : [sides[side]]),
    ...(overdue ? ['vadesi geçenlerde'] : []),
    ...(passive ? ['pasiflerde'] : []),
  ];
  const all = useAgeing({ side: null, date }).data;
  const page = {
    page: 0,
    pageSize: 1,
    searchText,
    kind: 'ALL',
    overdue: false,
    by: 'name',
    order: 'ASC',
  } as const;
  return (
    <NothingFound
      title={
        (!searchText && overdue && 'Vadesi geçen kalemi olan cari yok.') ||
        (!searchText && passive && 'Pasif cari yok.') ||
        'Aramaya veya süzgece uyan cari yok.'
      }
      words={searchText}
      filters={filters}
      without={all && agedPage(all.rows, page).totalElements}
      noun={['cari', 'Cariyi']}
      all="Tüm Carileri Göster"
      {...on}
    />
  );
}
