import { useCurrency } from '@vezne/api';
import type { CashFlow, CashFlowLine } from '@vezne/contract';
import { lazyPart } from '@vezne/federation';
import { CardSort, DensitySwitch, type RecordDialog, Register, useKeys, writtenValue } from '@vezne/records';
import { formatCount, IconButton, Kbd, SearchBox, useIsNarrow, VisuallyHidden } from '@vezne/ui';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { useAccounts } from '../../cash-account/common/useAccounts';
import type { Acting } from '../entry-actions/RowActions';
import { EntryRow, type EntryRowHandle } from '../entry-row/EntryRow';
import { LedgerFilterSheet } from '../filters/LedgerFilterSheet';
import { LedgerFilters } from '../filters/LedgerFilters';
import { ifPlain } from '../past/is-plain';
import type { Rows } from '../views/useViews';
import { CashFlowCards } from './CashFlowCards';
import { CashFlowTable } from './CashFlowTable';
import { cashFlowColumns } from './columns';
import { Found } from './Found';
import { NoEntries } from './NoEntries';
import { OnceNeeded } from './OnceNeeded';

import type { LedgerState } from './useLedger';

const RowActions = lazyPart('The actions of a row', () => import('../entry-actions/RowActions'), null);
const Shortcuts = lazyPart('The shortcuts of the ledger', () => import('./Shortcuts'), null);

export type LedgerProps = {
  ledger: LedgerState;
  /** What narrows it, as words for paper. */
  about: ReactNode;
  dialog: RecordDialog<CashFlow> & Record<'repeat' | 'monthly', (entry: CashFlow) => void>;
  rows: Rows;
  onOpen: (entry: CashFlowLine) => void;
  /** The entry that is open beside the list. */
  openId: string | null;
};

/** The entries, with what narrows, orders and adds them up. */
export function Ledger({ ledger, about, dialog, rows, onOpen, openId }: LedgerProps) {
  const { page, list, isNarrowed, order, sort, selection } = ledger;
  // What was found before is no answer to what is asked now.
  const isEmpty = list.data?.totalElements === 0 && !isNarrowed && !list.isRefreshing;
  const isNarrow = useIsNarrow();
  const row = useRef<EntryRowHandle>(undefined);
  const focusRow = useRef<() => void>(undefined);
  const toRows = () => focusRow.current?.();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [acting, setActing] = useState<Acting | null>(null);
  useKeys({
    n: () => row.current?.begin(),
    j: toRows,
    k: toRows,
    '/': () => document.querySelector<HTMLElement>('main [role=search] input, [role=search] input')?.focus(),
    f: () => document.querySelector<HTMLElement>('[data-filters] button')?.focus(),
    '?': () => setHelpOpen(true),
    escape: selection.clear,
  });
  const { isMany } = useAccounts();
  const withAccount = isMany && !ledger.filters.accountId;
  const columns = cashFlowColumns(useCurrency(), { withAccount: isMany });
  const cellsOf = (entry: CashFlowLine) => columns.map((column) => writtenValue(column, entry));
  const repeat = ifPlain((entry: CashFlow) => row.current?.repeat(entry));
  const on = {
    answer: list.data,
    selection,
    withAccount,
    sorting: { ...order, onSort: sort },
    onOpen,
    onEdit: dialog.edit,
    onDelete: dialog.remove,
    onMonthly: dialog.monthly,
  };
  return (
    <>
      <Register
        label="Nakit akışı kayıtları"
        list={list}
        page={page}
        sizeLabel="Nakit Akışı Göster"
        // Where there is nothing at all, there is nothing to look for either.
        toolbar={!isEmpty && <LedgerToolbar ledger={ledger} />}
        about={about}
        foot={list.data && <Found answer={list.data} ledger={ledger} />}
        aside={<RegisterAside {...rows} onHelp={() => setHelpOpen(true)} />}
        empty={<NoEntries ledger={ledger} onAdd={dialog.add} />}
      >
        {() =>
          isNarrow ? (
            <CashFlowCards
              {...on}
              onRepeat={dialog.repeat}
              onLink={(entry) => setActing({ entry, anchor: null, by: 'project' })}
            />
          ) : (
            <CashFlowTable
              {...on}
              density={rows.density}
              onRepeat={repeat}
              onMenu={(entry, anchor) => setActing({ entry, anchor, by: 'menu' })}
              openId={openId}
              onChooseAll={ledger.chooseAll}
              onDeleteChosen={() => ledger.setAsking(true)}
              focusRow={focusRow}
              entry={<EntryRow handle={row} accountId={ledger.filters.accountId} onLeave={toRows} />}
            />
          )
        }
      </Register>
      <OnceNeeded isNeeded={acting !== null}>
        {acting && (
          <RowActions {...on} cellsOf={cellsOf} acting={acting} onActing={setActing} onRepeat={repeat} />
        )}
      </OnceNeeded>
      {isHelpOpen && <Shortcuts onClose={() => setHelpOpen(false)} />}
    </>
  );
}

function LedgerToolbar({ ledger }: Pick<LedgerProps, 'ledger'>) {
  const { page, list, filters, isNarrowed, changeFilters, order, sort } = ledger;
  const columns = cashFlowColumns(useCurrency());
  const found = list.data?.totalElements;
  return (
    <>
      <SearchBox value={page.request.searchText} onSearch={page.search} placeholder="Açıklama göre ara..." />
      {useIsNarrow() ? (
        <LedgerFilterSheet
          filters={filters}
          onChange={changeFilters}
          found={found}
          sort={found ? <CardSort isInline columns={columns} sorting={{ ...order, onSort: sort }} /> : null}
        />
      ) : (
        <LedgerFilters filters={filters} onChange={changeFilters} />
      )}
      <VisuallyHidden role="status">
        {isNarrowed && found !== undefined && `${formatCount(found)} kayıt bulundu`}
      </VisuallyHidden>
    </>
  );
}

type AsideProps = Rows & { onHelp: () => void };

function RegisterAside({ density, onDensity, onHelp }: AsideProps) {
  return (
    <>
      <DensitySwitch value={density} onChange={onDensity} />
      <HelpButton label="Kısayollar" onClick={onHelp}>
        <Kbd aria-hidden>?</Kbd>
      </HelpButton>
    </>
  );
}

const HelpButton = styled(IconButton)`
  width: 30px;
  height: 30px;
  @media (width < 1024px) { display: none; }
`;
