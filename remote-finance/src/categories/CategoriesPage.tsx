import { useCategories, useDeleteCategory } from '@vezne/api';
import { type Category, categoryTypeNames, limits, toPage } from '@vezne/contract';
import { DeleteRecord, RecordList, RecordModal, useAddressPage, useDialog } from '@vezne/records';
import { Button, formatCount, PageHeader, RecordName, SearchBox } from '@vezne/ui';
import { useHighlightTarget } from '@vezne/ui/state';
import Plus from 'lucide-react/icons/plus';
import { useSearchParams } from 'react-router-dom';
import { CategoryForm } from './CategoryForm';
import { CategoryList } from './CategoryList';
import { NoCategories } from './NoCategories';

/** Kategoriler: the list that ledger entries, projects and their rows choose from. */
export default function CategoriesPage() {
  const { change: _change, ...page } = useAddressPage(...useSearchParams(), 12, 'categories');
  const dialog = useDialog<Category>();
  const addTarget = useHighlightTarget('add-category');
  const { searchText, pageSize } = page.request;
  // The call answers a bare list without a total, so the whole list is fetched and paged here.
  const all = useCategories({ page: 0, pageSize: limits.page.maxSize, searchText });
  const list = { ...all, data: all.data && pageAt(all.data, page.request) };
  page.keepWithin(list.data);
  return (
    <>
      <PageHeader
        title="Kategoriler"
        context="Kasa kayıtlarında, projelerde ve giderlerde bu liste kullanılır"
        actions={
          <Button {...addTarget} variant="primary" icon={<Plus aria-hidden />} onClick={dialog.add}>
            Kategori Ekle
          </Button>
        }
      />
      <RecordList
        label="Kategori listesi"
        list={list}
        page={page}
        sizeLabel="Kategori Göster"
        from="kategoriden"
        // Two stand in a row.
        skeletonRows={Math.min(pageSize, 6)}
        toolbar={<SearchBox value={searchText} onSearch={page.search} placeholder="Kategori ara..." />}
        empty={
          <NoCategories isNarrowed={searchText !== ''} onShowAll={() => page.search('')} onAdd={dialog.add} />
        }
      >
        {(categories) => (
          <CategoryList categories={categories} onEdit={dialog.edit} onDelete={dialog.remove} />
        )}
      </RecordList>
      <RecordModal dialog={dialog} noun="category" addTitle="Kategori Ekle" editTitle="Kategori Düzenle">
        {(category) => <CategoryForm category={category} onClose={dialog.close} />}
      </RecordModal>
      <DeleteRecord
        dialog={dialog}
        command={useDeleteCategory()}
        done="Kategori Başarıyla Silindi."
        page={page}
        onMissing={all.reload}
        record={({ name, type, useCount }) => (
          <RecordName note={`${categoryTypeNames[type]} · ${formatCount(useCount)} kayıt`}>{name}</RecordName>
        )}
      >
        Bu kategoriyi silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.
      </DeleteRecord>
    </>
  );
}

const pageAt = (categories: Category[], { page, pageSize }: { page: number; pageSize: number }) =>
  toPage(categories.slice(page * pageSize, (page + 1) * pageSize), categories.length, page, pageSize);
