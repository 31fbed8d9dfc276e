import { useCategories, useCurrency, useDeleteCategory } from '@vezne/api';
import { type Category, categoryTypeNames, hasOwnCategories, limits, toPage } from '@vezne/contract';
import {
  DeleteRecord,
  ReadyMadeButton,
  RecordList,
  RecordModal,
  useAddressPage,
  useDialog,
} from '@vezne/records';
import { Button, formatCount, onMobile, PageHeader, RecordName, SearchBox, Select } from '@vezne/ui';
import { useHighlightTarget } from '@vezne/ui/state';
import Plus from 'lucide-react/icons/plus';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { CategoryForm } from './CategoryForm';
import { CategoryList } from './CategoryList';
import { CategorySums } from './CategorySums';
import { NoCategories } from './NoCategories';

/** Kategoriler: the list that ledger entries, projects and their rows choose from. */
export default function CategoriesPage() {
  const [params, setParams] = useSearchParams();
  const { change, ...page } = useAddressPage(params, setParams, 12, 'categories');
  const order = orders.find(({ value }) => value === params.get('sort')) ?? orders[0];
  const dialog = useDialog<Category>();
  const currency = useCurrency();
  const addTarget = useHighlightTarget('add-category');
  const { searchText, pageSize } = page.request;
  // The call answers a bare list without a total, so the whole list is fetched and paged here.
  const all = useCategories({ page: 0, pageSize: limits.page.maxSize, searchText });
  const list = { ...all, data: all.data && pageAt(all.data.toSorted(order.compare), page.request) };
  page.keepWithin(list.data);
  return (
    <>
      <PageHeader
        title="Kategoriler"
        context="Kasa kayıtlarında, projelerde ve giderlerde bu liste kullanılır"
        actions={
          <>
            {searchText === '' && all.data && all.data.length > 0 && !hasOwnCategories(all.data) && (
              <ReadyMadeButton />
            )}
            <Button {...addTarget} variant="primary" icon={<Plus aria-hidden />} onClick={dialog.add}>
              Kategori Ekle
            </Button>
          </>
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
        toolbar={
          <>
            <SearchBox value={searchText} onSearch={page.search} placeholder="Kategori ara..." />
            <Order>
              <span aria-hidden>Sırala</span>
              <Select
                aria-label="Sırala"
                placeholder={null}
                options={orders}
                value={order.value}
                onChange={({ target }) => change({ sort: target.value === 'name' ? null : target.value })}
              />
            </Order>
          </>
        }
        isNarrowed={searchText !== ''}
        empty={<NoCategories searchText={searchText} onShowAll={() => page.search('')} onAdd={dialog.add} />}
      >
        {(categories) => (
          <>
            <CategoryList categories={categories} onEdit={dialog.edit} onDelete={dialog.remove} />
            <CategorySums categories={all.data ?? []} currency={currency} />
          </>
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
        Bu kategoriyi silmek istediğinizden emin misiniz? Silinen kategori 30 gün çöp kutusunda kalır.
      </DeleteRecord>
    </>
  );
}

/** The list comes by name. */
const orders = [
  { value: 'name', label: 'Ada göre', compare: () => 0 },
  { value: 'use', label: 'En çok kullanılan', compare: by(({ useCount }) => useCount) },
  {
    value: 'month',
    label: 'Bu ay en hareketli',
    compare: by(({ monthIncome, monthExpense }) => monthIncome + monthExpense),
  },
] as const;

function by(figure: (category: Category) => number) {
  return (one: Category, other: Category) => figure(other) - figure(one);
}

const Order = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--vz-space-2);
  margin-left: auto;
  & > span { color: var(--vz-text-2); font-size: var(--vz-text-sm); }
  & > div { width: 208px; }
  ${onMobile} {
    width: 100%;
    & > span { display: none; }
    & > div { width: 100%; }
  }
`;

const pageAt = (categories: Category[], { page, pageSize }: { page: number; pageSize: number }) =>
  toPage(categories.slice(page * pageSize, (page + 1) * pageSize), categories.length, page, pageSize);
