import { useCurrency, useDeleteCashFlow } from '@vezne/api';
import type { CashFlow } from '@vezne/contract';
import { DeleteRecord, Money, RecordModal, RecordTable, Register, useDialog, useKeys } from '@vezne/records';
import { formatCount, formatDate, PageHeader, RecordName, SearchBox, useIsMobile } from '@vezne/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { CashFlowForm } from './CashFlowForm';
import { CashFlowSummary } from './CashFlowSummary';
import { CashFlowTable } from './CashFlowTable';
import { cashFlowColumns } from './columns';
import { EntryRow } from './entry-row/EntryRow';
import { FilterChip } from './FilterChip';
import { LedgerActions } from './LedgerActions';
import { NoEntries } from './NoEntries';
import { useLedger } from './useLedger';

/** Kasa Defteri: the company's cash ledger. */
export default function CashFlowPage() {
  const { page, list, filter, filters, isNarrowed, removeFilters, showAll } = useLedger();
  const dialog = useDialog<CashFlow>();
  const currency = useCurrency();
  const isMobile = useIsMobile();
  const beginEntry = useRef<() => void>(undefined);
  useKeys({ n: () => beginEntry.current?.() });
  return (
    <>
      <PageHeader
        title="Kasa Defteri"
        compact
        actions={<LedgerActions filter={filter} onAdd={dialog.add} />}
      />
      <CashFlowSummary />
      <Register
        label="Nakit akışı kayıtları"
        list={list}
        page={page}
        sizeLabel="Nakit Akışı Göster"
        toolbar={
          <>
            <SearchBox value={filter.searchText} onSearch={page.search} placeholder="Açıklama göre ara..." />
            {filters && <FilterChip filters={filters} onRemove={removeFilters} />}
            <Found role="status">
              {isNarrowed && list.data && `${formatCount(list.data.totalElements)} kayıt bulundu`}
            </Found>
          </>
        }
        empty={<NoEntries isNarrowed={isNarrowed} onShowAll={showAll} onAdd={dialog.add} />}
      >
        {(entries) =>
          isMobile ? (
            <RecordTable
              label="Nakit akışı kayıtları"
              columns={cashFlowColumns(currency)}
              items={entries}
              nameOf={({ description }) => description}
              onEdit={dialog.edit}
              onDelete={dialog.remove}
            />
          ) : (
            <CashFlowTable
              entries={entries}
              answer={list.data ?? { page: 0, totalPages: 0 }}
              onEdit={dialog.edit}
              onDelete={dialog.remove}
              entry={<EntryRow begin={beginEntry} />}
            />
          )
        }
      </Register>
      <RecordModal
        dialog={dialog}
        noun="cash-flow"
        addTitle="Nakit Akışı Ekle"
        editTitle="Nakit Akışı Düzenle"
      >
        {(entry) => <CashFlowForm entry={entry} onClose={dialog.close} />}
      </RecordModal>
      <DeleteRecord
        dialog={dialog}
        command={useDeleteCashFlow()}
        done="Nakit Akışı Başarıyla Silindi."
        page={page}
        onMissing={list.reload}
        record={({ date, categoryName, description, amount, cashFlowType }) => (
          <>
            <RecordName note={`${formatDate(date)} · ${categoryName}`}>{description}</RecordName>
            <Money amount={amount} type={cashFlowType} currency={currency} />
          </>
        )}
      >
        Bu nakit akışı kaydını silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.
      </DeleteRecord>
    </>
  );
}

const Found = styled.span`
  margin-left: auto;
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums;
  /* Out of the row, but not hidden: a screen reader hears only what appears in a region it knows. */
  &:empty { position: absolute; }
`;
