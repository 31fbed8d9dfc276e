import { useCurrency, useDeleteCashFlow } from '@vezne/api';
import type { CashFlow } from '@vezne/contract';
import { DeleteRecord, Money, RecordModal, useDensity, useDialog } from '@vezne/records';
import { formatDate, PageHeader, RecordName, sideBySide } from '@vezne/ui';
import { lazy, useState } from 'react';
import { CashFlowSummary } from './CashFlowSummary';
import { periodText } from './filters/periods';
import { CashFlowForm } from './form/CashFlowForm';
import { LedgerActions } from './LedgerActions';
import { type OpenEntry, useOpenEntry } from './panel/useOpenEntry';
import { Ledger, type LedgerProps } from './register/Ledger';
import { OnceNeeded } from './register/OnceNeeded';
import { useLedger } from './register/useLedger';
import { ViewTabs } from './views/ViewTabs';

const EntryPanel = lazy(() => import('./panel/EntryPanel'));
const SelectionBar = lazy(() => import('./selection/SelectionBar'));

/** Kasa Defteri: the company's cash ledger. */
export default function CashFlowPage() {
  const ledger = useLedger();
  const { list, filter, filters, isNarrowed, selection } = ledger;
  const dialog = useEntryDialog();
  const opened = useOpenEntry(ledger);
  const [density, onDensity] = useDensity();
  const rows = { density, onDensity };
  return (
    <>
      <PageHeader
        title="Kasa Defteri"
        compact
        beside={<ViewTabs {...rows} isReady={list.data !== undefined} />}
        actions={
          <LedgerActions
            filter={filter}
            about={aboutOf(ledger)}
            shown={list.data?.content.length ?? 0}
            onAdd={dialog.add}
          />
        }
      />
      <CashFlowSummary found={isNarrowed ? list.data : undefined} period={periodText(filters)} />
      <Ledger ledger={ledger} dialog={dialog} rows={rows} onOpen={opened.open} openId={opened.id} />
      <OnceNeeded isNeeded={selection.chosen.length > 0}>
        <SelectionBar ledger={ledger} />
      </OnceNeeded>
      <OnceNeeded isNeeded={opened.id !== null}>
        <EntryPanel opened={opened} dialog={dialog} />
      </OnceNeeded>
      <RecordModal
        dialog={dialog}
        noun="cash-flow"
        addTitle="Nakit Akışı Ekle"
        editTitle="Nakit Akışı Düzenle"
      >
        {(entry) => <CashFlowForm entry={entry} template={dialog.template} onClose={dialog.close} />}
      </RecordModal>
      <DeleteEntry ledger={ledger} dialog={dialog} opened={opened} />
    </>
  );
}

/** What the list holds, as a line above it on paper. */
function aboutOf({ filters, filter: { searchText }, isNarrowed }: LedgerProps['ledger']): string {
  const { from, to, ...others } = filters;
  const parts = [periodText({ from, to }), searchText && `Arama: “${searchText}”`];
  if (Object.keys(others).length > 0) parts.push('süzülmüş');
  return isNarrowed ? parts.filter(Boolean).join(' · ') : 'Tüm kayıtlar';
}

/** The page's dialogs; a new entry may begin as an earlier one. */
function useEntryDialog() {
  const dialog = useDialog<CashFlow>();
  const [template, setTemplate] = useState<CashFlow | null>(null);
  const addLike = (entry: CashFlow | null) => {
    setTemplate(entry);
    dialog.add();
  };
  return { ...dialog, template, add: () => addLike(null), repeat: (entry: CashFlow) => addLike(entry) };
}

type DeleteProps = Pick<LedgerProps, 'ledger' | 'dialog'> & { opened: OpenEntry };

function DeleteEntry({ ledger: { page, list, selection }, dialog, opened }: DeleteProps) {
  const currency = useCurrency();
  const { run } = useDeleteCashFlow();
  const leaveOut = (id: string) => {
    const gone = selection.chosen.filter((one) => one.id === id);
    if (gone.length > 0) selection.choose(gone, false);
    if (opened.id === id) opened.close();
  };
  return (
    <DeleteRecord
      dialog={dialog}
      command={{ run: (input) => run(input).then(() => leaveOut(input.id)) }}
      done="Nakit Akışı Başarıyla Silindi."
      page={page}
      onMissing={list.reload}
      record={({ date, categoryName, description, amount, cashFlowType }) => (
        <>
          <RecordName note={sideBySide([formatDate(date), categoryName])}>{description}</RecordName>
          <Money amount={amount} type={cashFlowType} currency={currency} />
        </>
      )}
    >
      Bu nakit akışı kaydını silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.
    </DeleteRecord>
  );
}
