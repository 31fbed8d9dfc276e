import { useCurrency, useDeleteForGood, useTrash } from '@vezne/api';
import { entityName, limits, TrashEntity, type TrashItem } from '@vezne/contract';
import { Money, RecordList, recordBeside, useListPage } from '@vezne/records';
import {
  Button,
  ConfirmModal,
  Empty,
  formatInstantDate,
  optionsOf,
  RecordName,
  SearchBox,
  Select,
  toast,
} from '@vezne/ui';
import { useState } from 'react';
import { FilterBar } from '../history/FilterBar';
import { RestoreDialog } from './RestoreDialog';
import { TrashTable } from './TrashTable';
import { useRestoring } from './useRestoring';

const kinds = optionsOf(
  Object.fromEntries(TrashEntity.options.map((entity) => [entity, entityName(entity)])),
);

/** Çöp Kutusu: what was deleted within the last thirty days, to be restored or deleted for good. */
export function TrashPane() {
  const page = useListPage(limits.page.trash);
  const [kind, setKind] = useState<TrashEntity | null>(null);
  const { searchText } = page.request;
  const list = useTrash({ ...page.request, entity: kind });
  page.keepWithin(list.data);
  const restoring = useRestoring(list.reload);
  const [doomed, setDoomed] = useState<TrashItem | null>(null);
  const isNarrowed = searchText !== '' || kind !== null;
  const showAll = () => {
    page.search('');
    setKind(null);
  };

  return (
    <>
      <RecordList
        label="Çöp kutusu"
        list={list}
        page={page}
        sizeLabel="Kayıt Göster"
        toolbar={
          <FilterBar>
            <SearchBox value={searchText} onSearch={page.search} placeholder="Silinen kayıt ara..." />
            <Select
              aria-label="Tür"
              placeholder="Tüm türler"
              options={kinds}
              value={kind ?? ''}
              onChange={({ target }) => {
                setKind(TrashEntity.safeParse(target.value).data ?? null);
                page.toFirstPage();
              }}
            />
          </FilterBar>
        }
        isNarrowed={isNarrowed}
        about={[kind && entityName(kind), searchText && `Arama: “${searchText}”`].filter(Boolean).join(' · ')}
        empty={<NothingDeleted isNarrowed={isNarrowed} onShowAll={showAll} />}
      >
        {(items) => <TrashTable items={items} restoring={restoring} onDelete={setDoomed} />}
      </RecordList>
      <RestoreDialog restoring={restoring} />
      <DeleteForGood item={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}

function NothingDeleted({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  if (isNarrowed)
    return (
      <Empty
        title="Aramaya uyan silinmiş kayıt yok."
        action={<Button onClick={onShowAll}>Tümünü Göster</Button>}
      />
    );
  return (
    <Empty title="Çöp kutusu boş.">
      Sildiğiniz kayıtlar {limits.keep.trashDays} gün burada durur ve olduğu gibi geri yüklenebilir.
    </Empty>
  );
}

function DeleteForGood({ item, onClose }: { item: TrashItem | null; onClose: () => void }) {
  const remove = useDeleteForGood();
  const currency = useCurrency();
  const [shown, setShown] = useState(item);
  // The record stays, so that the dialog does not change its face while it fades out.
  if (item && item !== shown) setShown(item);
  return (
    <ConfirmModal
      open={item !== null}
      onClose={onClose}
      onConfirm={async () => {
        if (!item) return;
        await remove.run({ id: item.id });
        toast.success('Kayıt kalıcı olarak silindi.');
      }}
      title="Kalıcı Sil"
      confirmLabel="Kalıcı Sil"
      danger
      focusAfter={() => (item ? recordBeside(item.id) : null)}
      record={
        shown && (
          <>
            <RecordName note={`${entityName(shown.entity)} · ${formatInstantDate(shown.deletedAt)}`}>
              {shown.label}
            </RecordName>
            {shown.amount !== null && (
              <Money
                amount={Math.abs(shown.amount)}
                type={shown.amount < 0 ? 'CIKIS' : 'GIRIS'}
                currency={currency}
              />
            )}
          </>
        )
      }
    >
      Bu kaydı kalıcı olarak silmek istediğinizden emin misiniz? Bir daha geri yüklenemez.
    </ConfirmModal>
  );
}
