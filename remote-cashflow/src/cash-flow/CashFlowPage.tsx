import { useAllPages, useCashFlows, useCurrency } from '@vezne/api';
import { api, type CashFlow, dayInTurkey, limits } from '@vezne/contract';
import {
  Button,
  Card,
  CintemaniIcon,
  ExportMenu,
  formatCount,
  PageHeader,
  Pagination,
  SearchBox,
  Toolbar,
} from '@vezne/ui';
import { assistantAtom, pageSizeAtom, useHighlightTarget } from '@vezne/ui/state';
import { useAtomValue, useSetAtom } from 'jotai';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { CashFlowList } from './CashFlowList';
import { CashFlowModal } from './CashFlowModal';
import { CashFlowSummary } from './CashFlowSummary';
import { cashFlowSheet } from './cash-flow-sheet';
import { DeleteCashFlow } from './DeleteCashFlow';
import { FilterChip } from './FilterChip';
import { hasFilters, readFilters } from './filters';

type Dialog = { kind: 'form' | 'delete'; isOpen: boolean; entry: CashFlow | null; opening: number };

/** Kasa Defteri: the company's cash ledger. */
export default function CashFlowPage() {
  const [params, setParams] = useSearchParams();
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState<number>(useAtomValue(pageSizeAtom) ?? limits.page.cashFlow);
  const [searchText, setSearchText] = useState('');
  const [dialog, setDialog] = useState<Dialog>({ kind: 'form', isOpen: false, entry: null, opening: 0 });
  const setAssistant = useSetAtom(assistantAtom);
  const addTarget = useHighlightTarget('add-cash-flow');
  const currency = useCurrency();

  const filters = readFilters(params);
  const [shownParams, setShownParams] = useState(params);
  if (shownParams.toString() !== params.toString()) {
    setShownParams(params);
    setPage(0);
    // A link names exactly what it wants to show.
    if (hasFilters(filters)) setSearchText('');
  }
  const list = useCashFlows({ page, pageSize, searchText, ...filters });
  const readAll = useAllPages(api.cashFlow.findAll);
  const { data } = list;
  const lastPage = Math.max((data?.totalPages ?? 1) - 1, 0);
  // The last entry of the last page is gone.
  if (data?.page === page && page > lastPage) setPage(lastPage);

  const open = (kind: Dialog['kind'], entry: CashFlow | null) =>
    setDialog(({ opening }) => ({ kind, entry, isOpen: true, opening: opening + 1 }));
  // The entry stays, so that the dialog does not change its face while it fades out.
  const close = () => setDialog((last) => ({ ...last, isOpen: false }));
  const search = (text: string) => {
    setSearchText(text);
    setPage(0);
  };
  const removeFilters = () => setParams({});
  const showAll = () => {
    search('');
    removeFilters();
  };
  const isNarrowed = searchText !== '' || hasFilters(filters);

  return (
    <>
      <PageHeader
        title="Kasa Defteri"
        context="Kasaya giren ve kasadan çıkan tüm hareketler"
        actions={
          <>
            <ExportMenu
              fileName={`kasa-defteri-${dayInTurkey(new Date())}`}
              load={async () => [cashFlowSheet(await readAll({ searchText, ...filters }), currency)]}
            />
            <Button
              variant="ai"
              icon={<CintemaniIcon />}
              onClick={() => setAssistant({ open: true, context: 'Kasa Defteri' })}
            >
              Vezne AI'ya Sor
            </Button>
            <Button
              {...addTarget}
              variant="primary"
              icon={<Plus aria-hidden />}
              onClick={() => open('form', null)}
            >
              Nakit Akışı Ekle
            </Button>
          </>
        }
      />
      <CashFlowSummary />
      <Entries as="section" aria-label="Nakit akışı kayıtları">
        <Toolbar>
          <SearchBox value={searchText} onSearch={search} placeholder="Açıklama göre ara..." />
          {hasFilters(filters) && <FilterChip filters={filters} onRemove={removeFilters} />}
          <Found role="status">
            {isNarrowed && data && `${formatCount(data.totalElements)} kayıt bulundu`}
          </Found>
        </Toolbar>
        <CashFlowList
          list={list}
          pageSize={pageSize}
          isNarrowed={isNarrowed}
          currency={currency}
          onShowAll={showAll}
          onAdd={() => open('form', null)}
          onEdit={(entry) => open('form', entry)}
          onDelete={(entry) => open('delete', entry)}
        />
        {data && data.totalElements > 0 && (
          <Pagination
            page={page}
            pageSize={pageSize}
            totalElements={data.totalElements}
            totalPages={data.totalPages}
            sizeLabel="Nakit Akışı Göster"
            onPage={setPage}
            onPageSize={(size) => {
              setPageSize(size);
              setPage(0);
            }}
          />
        )}
      </Entries>
      <CashFlowModal
        open={dialog.isOpen && dialog.kind === 'form'}
        onClose={close}
        entry={dialog.entry}
        opening={dialog.opening}
      />
      <DeleteCashFlow
        open={dialog.isOpen && dialog.kind === 'delete'}
        onClose={close}
        entry={dialog.entry}
        currency={currency}
        onMissing={list.reload}
      />
    </>
  );
}

const Entries = styled(Card)`
  margin-top: var(--vz-space-5);
`;
const Found = styled.span`
  margin-left: auto;
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums;
  /* Out of the row, but not hidden: a screen reader hears only what appears in a region it knows. */
  &:empty { position: absolute; }
`;
