import { useCurrency, useDeleteCashFlow } from '@vezne/api';
import type { CashFlow } from '@vezne/contract';
import { DeleteRecord, Money, RecordModal, useDialog } from '@vezne/records';
import { formatDate, PageHeader, RecordName } from '@vezne/ui';
import { CashFlowForm } from './CashFlowForm';
import { CashFlowSummary } from './CashFlowSummary';
import { periodText } from './filters/periods';
import { LedgerActions } from './LedgerActions';
import { Ledger, type LedgerProps } from './register/Ledger';
import { useLedger } from './register/useLedger';

/** Kasa Defteri: the company's cash ledger. */
export default function CashFlowPage() {
  const ledger = useLedger();
  const { list, filter, filters, isNarrowed } = ledger;
  const dialog = useDialog<CashFlow>();
  return (
    <>
      <PageHeader
        title="Kasa Defteri"
        compact
        actions={<LedgerActions filter={filter} onAdd={dialog.add} />}
      />
      <CashFlowSummary found={isNarrowed ? list.data : undefined} period={periodText(filters)} />
      <Ledger ledger={ledger} dialog={dialog} />
      <RecordModal
        dialog={dialog}
        noun="cash-flow"
        addTitle="Nakit Akışı Ekle"
        editTitle="Nakit Akışı Düzenle"
      >
        {(entry) => <CashFlowForm entry={entry} onClose={dialog.close} />}
      </RecordModal>
      <DeleteEntry ledger={ledger} dialog={dialog} />
    </>
  );
}

function DeleteEntry({ ledger: { page, list }, dialog }: LedgerProps) {
  const currency = useCurrency();
  return (
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
  );
}
