import { useCategories } from '@vezne/api';
import { type Category, limits } from '@vezne/contract';
import { Button, Card, PageHeader, Pagination, SearchBox, Toolbar } from '@vezne/ui';
import { pageSizeAtom, useHighlightTarget } from '@vezne/ui/state';
import { useAtomValue } from 'jotai';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import styled from 'styled-components';
import { CategoryList } from './CategoryList';
import { CategoryModal } from './CategoryModal';
import { DeleteCategory } from './DeleteCategory';

type Dialog = { kind: 'form' | 'delete'; isOpen: boolean; category: Category | null };

/** Kategoriler: the list that ledger entries, projects and their rows choose from. */
export default function CategoriesPage() {
  const [searchText, setSearchText] = useState('');
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState<number>(useAtomValue(pageSizeAtom) ?? 12);
  const [dialog, setDialog] = useState<Dialog>({ kind: 'form', isOpen: false, category: null });
  const addTarget = useHighlightTarget('add-category');
  // The call answers a bare list without a total, so the whole list is fetched and paged here.
  const list = useCategories({ page: 0, pageSize: limits.page.maxSize, searchText });
  const total = list.data?.length ?? 0;
  const totalPages = Math.ceil(total / pageSize);
  const shownPage = Math.min(page, Math.max(totalPages - 1, 0));
  const shown = list.data?.slice(shownPage * pageSize, (shownPage + 1) * pageSize);

  const open = (kind: Dialog['kind'], category: Category | null) =>
    setDialog({ kind, category, isOpen: true });
  // The category stays, so that the dialog does not change its face while it fades out.
  const close = () => setDialog((last) => ({ ...last, isOpen: false }));
  const search = (text: string) => {
    setSearchText(text);
    setPage(0);
  };

  return (
    <>
      <PageHeader
        title="Kategoriler"
        context="Kasa kayıtlarında, projelerde ve giderlerde bu liste kullanılır"
        actions={
          <Button
            {...addTarget}
            variant="primary"
            icon={<Plus aria-hidden />}
            onClick={() => open('form', null)}
          >
            Kategori Ekle
          </Button>
        }
      />
      <List as="section" aria-label="Kategori listesi">
        <Toolbar>
          <SearchBox value={searchText} onSearch={search} placeholder="Kategori ara..." />
        </Toolbar>
        <CategoryList
          list={list}
          shown={shown}
          pageSize={pageSize}
          isNarrowed={searchText !== ''}
          onShowAll={() => search('')}
          onAdd={() => open('form', null)}
          onEdit={(category) => open('form', category)}
          onDelete={(category) => open('delete', category)}
        />
        {total > 0 && (
          <Pagination
            page={shownPage}
            pageSize={pageSize}
            totalElements={total}
            totalPages={totalPages}
            sizeLabel="Kategori Göster"
            onPage={setPage}
            onPageSize={(size) => {
              setPageSize(size);
              setPage(0);
            }}
          />
        )}
      </List>
      <CategoryModal
        open={dialog.isOpen && dialog.kind === 'form'}
        onClose={close}
        category={dialog.category}
      />
      <DeleteCategory
        open={dialog.isOpen && dialog.kind === 'delete'}
        onClose={close}
        category={dialog.category}
        onMissing={list.reload}
      />
    </>
  );
}

const List = styled(Card)`
  margin-top: var(--vz-space-5);
`;
