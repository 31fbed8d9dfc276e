import { useAllPages, useCurrency } from '@vezne/api';
import { api, type CashFlowLine, dayInTurkey } from '@vezne/contract';
import { lazyPart } from '@vezne/federation';
import { columnSheet, RecordExport, useNotePrints } from '@vezne/records';
import { Button, CintemaniIcon, formatCount, IconButton, MenuItem, onMobile, toast } from '@vezne/ui';
import { assistantAtom, useHighlightTarget } from '@vezne/ui/state';
import { useSetAtom } from 'jotai';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import FileUp from 'lucide-react/icons/file-up';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useAccounts } from '../cash-account/common/useAccounts';
import { cashFlowColumns } from './register/columns';
import type { LedgerState } from './register/useLedger';
import { useScrollsDown } from './useScrollsDown';

const LedgerPrint = lazyPart('The print of the ledger', () => import('./print/LedgerPrint'), null);

type Props = {
  filter: LedgerState['filter'];
  /** What narrows the list, as words. */
  about: ReactNode;
  /** How many entries are on the screen. */
  shown: number;
  onAdd: () => void;
};

/** The ledger's buttons: Vezne AI, a new entry, and in a menu export, print and import. */
export function LedgerActions({ filter, about, shown, onAdd }: Props) {
  const setAssistant = useSetAtom(assistantAtom);
  const addTarget = useHighlightTarget('add-cash-flow');
  const exportTarget = useHighlightTarget('export-cash-flow');
  const isSmall = useScrollsDown();
  const currency = useCurrency();
  const { isMany: withAccount } = useAccounts();
  const goTo = useNavigate();
  const readAll = useAllPages(api.cashFlow.findAll);
  const { entries, print, done } = usePrint(() => readAll(filter, MOST_PRINTED + 1));
  useNotePrints('Kasa Defteri', entries?.length ?? shown);
  return (
    <>
      <AskButton
        variant="ai"
        icon={<CintemaniIcon />}
        onClick={() => setAssistant({ open: true, context: 'Kasa Defteri' })}
      >
        <span>Vezne AI'ya Sor</span>
      </AskButton>
      <AddButton
        {...addTarget}
        variant="primary"
        icon={<Plus aria-hidden />}
        onClick={onAdd}
        data-small={isSmall || undefined}
      >
        <span>Nakit Akışı Ekle</span>
      </AddButton>
      <RecordExport
        list="Kasa Defteri"
        fileName={`kasa-defteri-${dayInTurkey(new Date())}`}
        load={async () => [
          columnSheet('Kasa Defteri', cashFlowColumns(currency, { withAccount }), await readAll(filter)),
        ]}
        trigger={
          <MoreButton {...exportTarget} label="Diğer işlemler: Dışa Aktar, Yazdır, İçe Aktar">
            <EllipsisVertical aria-hidden />
          </MoreButton>
        }
      >
        <MenuItem icon={<Printer aria-hidden />} onClick={print}>
          Yazdır
        </MenuItem>
        <MenuItem icon={<FileUp aria-hidden />} onClick={() => goTo('/cash-flow/import')}>
          İçe Aktar
        </MenuItem>
      </RecordExport>
      {entries && (
        <LedgerPrint
          entries={entries}
          about={about}
          ofOneAccount={filter.accountId !== undefined}
          withAccount={withAccount}
          onDone={done}
        />
      )}
    </>
  );
}

// More would be hundreds of pages, which no browser lays out in reasonable time.
const MOST_PRINTED = 5_000;

/** Reads all that is found and keeps it until it is printed. */
function usePrint(read: () => Promise<CashFlowLine[]>) {
  const [entries, setEntries] = useState<CashFlowLine[] | null>(null);
  const print = async () => {
    // Told where all failures are.
    const all = await read().catch(() => null);
    if (!all) return;
    if (all.length > MOST_PRINTED) {
      toast.warning(
        `Tek seferde en fazla ${formatCount(MOST_PRINTED)} kayıt yazdırılabilir. Listeyi süzgeçlerle daraltın.`,
      );
      return;
    }
    setEntries(all);
  };
  return { entries, print: () => void print(), done: () => setEntries(null) };
}

/** An icon where there is little room; its words are still its name. */
const AskButton = styled(Button)`
  @media (width < 1024px) {
    width: 36px;
    && { padding: 0; }
    & > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
  ${onMobile} { width: 44px; }
`;
const MoreButton = styled(IconButton)`
  &&& { padding: 0; }
  ${onMobile} { margin-right: -10px; }
`;
/** Within the thumb's reach on a phone, whatever is scrolled; on the way down only its plus, which covers less. */
const AddButton = styled(Button)`
  ${onMobile} {
    &&& {
      position: fixed;
      right: 16px;
      bottom: calc(16px + env(safe-area-inset-bottom));
      z-index: var(--vz-z-sticky);
      height: 52px;
      padding: 0 20px 0 16px;
      border-radius: 16px;
      box-shadow: var(--vz-shadow-menu);
      &[data-small] { gap: 0; width: 52px; padding: 0; }
      &[data-small] > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    }
  }
`;
