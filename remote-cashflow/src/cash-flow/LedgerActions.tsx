import { useAllPages, useCurrency } from '@vezne/api';
import { api, dayInTurkey } from '@vezne/contract';
import { columnSheet, RecordExport } from '@vezne/records';
import { Button, CintemaniIcon } from '@vezne/ui';
import { assistantAtom, useHighlightTarget } from '@vezne/ui/state';
import { useSetAtom } from 'jotai';
import Plus from 'lucide-react/icons/plus';
import { cashFlowColumns } from './columns';
import type { useLedger } from './useLedger';

type Props = { filter: ReturnType<typeof useLedger>['filter']; onAdd: () => void };

/** The ledger's buttons: export, Vezne AI, and a new entry. */
export function LedgerActions({ filter, onAdd }: Props) {
  const setAssistant = useSetAtom(assistantAtom);
  const addTarget = useHighlightTarget('add-cash-flow');
  const currency = useCurrency();
  const readAll = useAllPages(api.cashFlow.findAll);
  return (
    <>
      <RecordExport
        list="Kasa Defteri"
        fileName={`kasa-defteri-${dayInTurkey(new Date())}`}
        load={async () => [columnSheet('Kasa Defteri', cashFlowColumns(currency), await readAll(filter))]}
      />
      <Button
        variant="ai"
        icon={<CintemaniIcon />}
        onClick={() => setAssistant({ open: true, context: 'Kasa Defteri' })}
      >
        Vezne AI'ya Sor
      </Button>
      <Button {...addTarget} variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
        Nakit Akışı Ekle
      </Button>
    </>
  );
}
