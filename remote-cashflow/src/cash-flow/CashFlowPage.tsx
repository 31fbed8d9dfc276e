import { useCurrency, useDeleteCashFlow, useDeleteSettlement } from '@vezne/api';
import type { CashFlow, CashFlowLine } from '@vezne/contract';
import { lazyPart } from '@vezne/federation';
import {
  DeleteRecord,
  Money,
  type RecordDialog,
  RecordModal,
  useDensity,
  useDialog,
  useTillWarning,
} from '@vezne/records';
import { formatDate, PageHeader, RecordName, sideBySide } from '@vezne/ui';
import { type ReactNode, useState } from 'react';
import type { TransferRef } from '../cash-account/transfer/TransferDialogs';
import { useWaitingDialog } from '../recurring/useWaitingDialog';
import { WaitingNote } from '../recurring/WaitingNote';
import { LedgerSections } from '../sections/LedgerSections';
import { useHasPages } from '../sections/useHasPages';
import { CashFlowSummary } from './CashFlowSummary';
import { FiltersInWords } from './filters/LedgerFilters';
import { periodText } from './filters/periods';
import { CashFlowForm } from './form/CashFlowForm';
import type { EntryLike } from './form/useEntryForm';
import { LedgerActions } from './LedgerActions';
import { type OpenEntry, useOpenEntry } from './panel/useOpenEntry';
import { useRepeatLast } from './past/useRepeatLast';
import { Ledger, type LedgerProps } from './register/Ledger';
import { OnceNeeded } from './register/OnceNeeded';
import { useLedger } from './register/useLedger';
import { ViewTabs } from './views/ViewTabs';
import { Root as TabsToCome } from './views/view-tab-styles';

const EntryPanel = lazyPart('The panel of an entry', () => import('./panel/EntryPanel'), null);
const TransferDialogs = lazyPart(
  'The transfer',
  () => import('../cash-account/transfer/TransferDialogs'),
  null,
);
const SelectionBar = lazyPart('The bar of the selection', () => import('./selection/SelectionBar'), null);

const RepeatMonthly = lazyPart('What repeats', () => import('../recurring/RepeatMonthly'), null);
const WaitingModal = lazyPart('What waits', () => import('../recurring/WaitingModal'), null);

/** Kasa Defteri: the company's cash ledger. */
export default function CashFlowPage() {
  const ledger = useLedger();
  const { list, filter, filters, isNarrowed, selection } = ledger;
  const transfer = useDialog<TransferRef>();
  const dialog = useEntryDialog(transfer);
  const opened = useOpenEntry(ledger);
  useRepeatLast(dialog);
  const [density, onDensity] = useDensity();
  const hasPages = useHasPages();
  const rows = { density, onDensity };
  const views = <ViewTabs {...rows} isReady={list.data !== undefined} isQuiet={hasPages === true} />;
  const about = (
    <FiltersInWords filters={filters} searchText={filter.searchText} onChange={ledger.changeFilters} />
  );
  const openEntry = (entry: CashFlowLine) => (entry.transferId ? dialog.edit(entry) : opened.open(entry));
  return (
    <>
      <PageHeader
        title="Kasa Defteri"
        compact
        beside={<Tabs hasPages={hasPages}>{views}</Tabs>}
        actions={
          <LedgerActions
            filter={filter}
            about={about}
            shown={list.data?.content.length ?? 0}
            onAdd={dialog.add}
          />
        }
      />
      <CashFlowSummary
        found={isNarrowed ? list.data : undefined}
        period={periodText(filters)}
        accountId={filters.accountId}
        isToldBelow={list.error !== undefined && list.data === undefined}
      />
      <WaitingNote />
      <Ledger
        ledger={ledger}
        about={about}
        dialog={dialog}
        rows={rows}
        onOpen={openEntry}
        openId={opened.id}
      />
      <OnceNeeded isNeeded={selection.chosen.length > 0}>
        <SelectionBar ledger={ledger} />
      </OnceNeeded>
      <OnceNeeded isNeeded={opened.id !== null}>
        <EntryPanel opened={opened} dialog={dialog} onTransfer={transfer.add} />
      </OnceNeeded>
      <RecordModal
        dialog={dialog}
        noun="cash-flow"
        addTitle="Nakit Akışı Ekle"
        editTitle="Nakit Akışı Düzenle"
        first="[name=amount]"
      >
        {(entry) => (
          <CashFlowForm
            entry={entry}
            template={dialog.template}
            accountId={dialog.template ? undefined : filters.accountId}
            like={dialog.latest}
            onAnother={dialog.another}
            onTransfer={transfer.add}
            onClose={dialog.close}
          />
        )}
      </RecordModal>
      <OnceNeeded isNeeded={transfer.opening > 0}>
        <TransferDialogs dialog={transfer} />
      </OnceNeeded>
      <Repeating repeated={dialog.repeated} />
      <DeleteEntry ledger={ledger} dialog={dialog} opened={opened} />
    </>
  );
}

/** What is asked before an entry repeats every month, and what waits of those that do. */
function Repeating({ repeated }: { repeated: RecordDialog<CashFlow> }) {
  const waiting = useWaitingDialog();
  return (
    <>
      <OnceNeeded isNeeded={repeated.opening > 0}>
        <RepeatMonthly entry={repeated.isOpen ? repeated.item : null} onClose={repeated.close} />
      </OnceNeeded>
      <OnceNeeded isNeeded={waiting.isOpen}>
        <WaitingModal open={waiting.isOpen} onClose={waiting.close} />
      </OnceNeeded>
    </>
  );
}

type TabsProps = { hasPages: boolean | undefined; children: ReactNode };

/** Views, beside the names of the pages where there are several; before that is known, the room they take. */
function Tabs({ hasPages, children }: TabsProps) {
  if (hasPages === undefined)
    return (
      <TabsToCome>
        <div hidden>{children}</div>
      </TabsToCome>
    );
  return hasPages ? <LedgerSections>{children}</LedgerSections> : children;
}

/** The page's dialogs; a new entry may begin as an earlier one. A leg of a transfer leads to the transfer. */
function useEntryDialog(transfer: RecordDialog<TransferRef>) {
  const dialog = useDialog<CashFlow>();
  const repeated = useDialog<CashFlow>();
  const [template, setTemplate] = useState<CashFlow | null>(null);
  const [latest, setLatest] = useState<EntryLike | null>(null);
  const addLike = (entry: CashFlow | null, like: EntryLike | null = null) => {
    setTemplate(entry);
    setLatest(like);
    dialog.add();
  };
  const ifPlain = (act: (entry: CashFlow) => void, ofTransfer: (item: TransferRef) => void) => {
    return (entry: CashFlow) => (entry.transferId ? ofTransfer({ id: entry.transferId }) : act(entry));
  };
  return {
    ...dialog,
    edit: ifPlain(dialog.edit, transfer.edit),
    remove: ifPlain(dialog.remove, transfer.remove),
    template,
    latest,
    another: (like: EntryLike) => addLike(null, like),
    add: () => addLike(null),
    repeat: (entry: CashFlow) => addLike(entry),
    monthly: repeated.edit,
    repeated,
  };
}

type DeleteProps = Pick<LedgerProps, 'ledger' | 'dialog'> & { opened: OpenEntry };

function DeleteEntry({ ledger: { page, list, selection }, dialog, opened }: DeleteProps) {
  const currency = useCurrency();
  const { run } = useDeleteCashFlow();
  const takeBack = useDeleteSettlement();
  const warn = useTillWarning();
  // What a collection or payment wrote goes with that.
  const settlementId = dialog.item?.settlementId;
  const isPayment = dialog.item?.cashFlowType === 'CIKIS';
  const { accountId } = dialog.item ?? {};
  const leaveOut = (id: string) => {
    if (!isPayment) warn(accountId);
    const gone = selection.chosen.filter((one) => one.id === id);
    if (gone.length > 0) selection.choose(gone, false);
    if (opened.id === id) opened.close();
  };
  return (
    <DeleteRecord
      dialog={dialog}
      command={{
        run: ({ id }) =>
          (settlementId ? takeBack.run({ id: settlementId }) : run({ id })).then(() => leaveOut(id)),
      }}
      done={settlementId ? 'Kayıt Geri Alındı.' : 'Nakit Akışı Başarıyla Silindi.'}
      restoreId={(entry) => entry.settlementId ?? entry.id}
      page={page}
      onMissing={list.reload}
      record={({ date, categoryName, description, amount, cashFlowType }) => (
        <>
          <RecordName note={sideBySide([formatDate(date), categoryName])}>{description}</RecordName>
          <Money amount={amount} type={cashFlowType} currency={currency} />
        </>
      )}
    >
      {settlementId
        ? `Bu kasa kaydı bir ${isPayment ? 'ödemeye' : 'tahsilata'} bağlı. Silinirse ${isPayment ? 'ödeme' : 'tahsilat'} geri alınır, dağıtıldığı kalemler yeniden açılır.`
        : 'Bu nakit akışı kaydını silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.'}
    </DeleteRecord>
  );
}
