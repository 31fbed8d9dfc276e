import { useCategories, useCurrency } from '@vezne/api';
import { dayInTurkey, limits, type PaymentMethod, paymentMethodNames } from '@vezne/contract';
import { ChooseOne, columnSheet, focusWhenLost, RecordExport } from '@vezne/records';
import { Button, ConfirmModal, formatCount, IconButton, onMobile, optionsOf, Popover } from '@vezne/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CreditCard from 'lucide-react/icons/credit-card';
import Download from 'lucide-react/icons/download';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Landmark from 'lucide-react/icons/landmark';
import Tags from 'lucide-react/icons/tags';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { optionsOfAccounts, useAccounts } from '../../cash-account/common/useAccounts';
import type { Change } from '../entry-actions/useChange';
import { ProjectChoice } from '../project/ProjectChoice';
import { cashFlowColumns } from '../register/columns';
import type { LedgerState } from '../register/useLedger';
import { ChosenSums } from './ChosenSums';
import { DayChoice } from './DayChoice';
import { RefusedEntries } from './RefusedEntries';
import { useBulk } from './useBulk';

/** What is chosen, what it comes to, and what can be done to all of it at once. */
export default function SelectionBar({ ledger }: { ledger: LedgerState }) {
  const { selection, list, isAsking, setAsking } = ledger;
  const bulk = useBulk(selection, list.reload);
  const count = selection.chosen.length;
  const { isMany } = useAccounts();
  useFocusOnRecord(count === 0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Escape in a popover of the bar closes that alone.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && isInside) selection.clear();
  };
  return (
    <>
      {count > 0 && (
        <Place>
          <Bar
            as="section"
            aria-label="Seçilen kayıtlar"
            data-many={isMany || undefined}
            onKeyDown={onKeyDown}
          >
            {bulk.refused.length > 0 && <RefusedEntries {...bulk} selection={selection} />}
            <Chosen ledger={ledger} />
            <Changes isBusy={bulk.isRunning} onChange={bulk.change} />
            <ExportChosen ledger={ledger} />
            <Delete variant="ghost" size="sm" icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
              Sil
            </Delete>
            <IconButton label="Seçimi bırak (Esc)" onClick={selection.clear}>
              <X aria-hidden />
            </IconButton>
          </Bar>
        </Place>
      )}
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={bulk.deleteAll}
        title="Silme Onayı"
        confirmLabel="Sil"
        danger
        focusAfter={() => document.querySelector<HTMLElement>(`[data-record]:not([data-chosen])${FOCUSABLE}`)}
        record={<ChosenSums entries={selection.chosen} ofOneAccount={isOfOneAccount(ledger)} />}
      >
        Seçilen {formatCount(count)} nakit akışı kaydını silmek istediğinizden emin misiniz? Silinenler{' '}
        {limits.keep.trashDays} gün çöp kutusunda kalır.
      </ConfirmModal>
    </>
  );
}

const FOCUSABLE = ':is([tabindex], :not([tabindex]) button)';

const isOfOneAccount = ({ filters }: LedgerState) => filters.accountId !== undefined;

function Chosen({ ledger }: { ledger: LedgerState }) {
  const { selection, list, chooseAll } = ledger;
  const { chosen, has } = selection;
  const { content = [], totalElements = 0 } = list.data ?? {};
  const most = Math.min(totalElements, limits.bulk);
  const isAll = chosen.length === totalElements;
  return (
    <Sum>
      <span role="status">
        <strong>{formatCount(chosen.length)} kayıt</strong>
        {isAll && totalElements > content.length && ' (bulunanların tümü)'}
      </span>
      <ChosenSums entries={chosen} ofOneAccount={isOfOneAccount(ledger)} />
      {chosen.length < most && content.every(has) && (
        <Button variant="ghost" size="sm" onClick={chooseAll}>
          {totalElements > limits.bulk
            ? `İlk ${limits.bulk} Kaydı Seç`
            : `Bulunan ${formatCount(totalElements)} Kaydın Tümünü Seç`}
        </Button>
      )}
      {chosen.length === limits.bulk && !isAll && (
        <small>Tek seferde en fazla {limits.bulk} kayıt seçilebilir.</small>
      )}
    </Sum>
  );
}

type ChangesProps = { isBusy: boolean; onChange: (change: Change) => void };

function Changes({ isBusy, onChange }: ChangesProps) {
  const categories = useCategories({ page: 0, pageSize: limits.page.categories, searchText: '' }).data ?? [];
  const accounts = useAccounts();
  const choice = (
    label: string,
    icon: ReactElement,
    content: (send: (change: Change) => void) => ReactNode,
  ) => (
    <Popover
      label={`Seçilenler için ${label}`}
      trigger={
        <Button variant="ghost" size="sm" icon={icon} loading={isBusy}>
          {label}
        </Button>
      }
    >
      {(close) =>
        content((change) => {
          close();
          onChange(change);
        })
      }
    </Popover>
  );
  return (
    <>
      {choice('Kategori', <Tags aria-hidden />, (send) => (
        <ChooseOne
          label="Kategoriler"
          searchLabel="Kategori ara"
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={undefined}
          onChoose={(categoryId) => send({ categoryId })}
        />
      ))}
      {choice('Yöntem', <CreditCard aria-hidden />, (send) => (
        <ChooseOne
          label="Ödeme yöntemleri"
          options={optionsOf(paymentMethodNames)}
          value={undefined}
          onChoose={(method) => send({ paymentMethod: method as PaymentMethod })}
        />
      ))}
      {choice('Proje', <FolderKanban aria-hidden />, (send) => (
        <ProjectChoice onChoose={(projectId) => send({ projectId })} />
      ))}
      {choice('Tarih', <CalendarDays aria-hidden />, (send) => (
        <DayChoice onChoose={(date) => send({ date })} />
      ))}
      {accounts.isMany &&
        choice('Hesap', <Landmark aria-hidden />, (send) => (
          <ChooseOne
            label="Hesaplar"
            options={optionsOfAccounts(accounts.open)}
            value={undefined}
            onChoose={(accountId) => send({ accountId })}
          />
        ))}
    </>
  );
}

/** A file of exactly what is chosen, in the order of the list's export. */
function ExportChosen({ ledger: { selection } }: { ledger: LedgerState }) {
  const currency = useCurrency();
  const { isMany: withAccount } = useAccounts();
  return (
    <RecordExport
      list="Kasa Defteri, seçilenler"
      fileName={`kasa-defteri-secilenler-${dayInTurkey(new Date())}`}
      load={() => [columnSheet('Kasa Defteri', cashFlowColumns(currency, { withAccount }), selection.chosen)]}
      trigger={
        <Button variant="ghost" size="sm" icon={<Download aria-hidden />}>
          Dışa Aktar
        </Button>
      }
    />
  );
}

/** With the bar its buttons go: the focus then stands on a record, not nowhere. A page that is opened next has its own. */
function useFocusOnRecord(isGone: boolean) {
  useEffect(() => {
    if (!isGone) return;
    return focusWhenLost(() => document.querySelector('[data-record][tabindex="0"], [data-record] button'));
  }, [isGone]);
}

const Place = styled.div`
  position: sticky;
  bottom: 20px;
  z-index: var(--vz-z-topbar);
  display: flex;
  justify-content: center;
  margin-top: var(--vz-space-3);
  ${onMobile} { position: static; height: 188px; }
  @media print { display: none; }
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  max-width: 100%;
  min-height: 48px;
  padding: 6px 6px 6px 16px;
  border: 1px solid transparent;
  border-radius: var(--vz-radius-lg);
  background: var(--vz-surface-3);
  box-shadow: var(--vz-shadow-menu);
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums;
  & > button { padding-inline: 10px; color: var(--vz-text-1); }
  & > button > svg { width: 15px; height: 15px; color: var(--vz-text-3); }
  /* Words under their icons: all of it stays on one line. */
  @media (768px <= width < 1024px) {
    &:not(:has([role='alert'])) { flex-wrap: nowrap; }
    & > button:not(:last-child) { flex-direction: column; gap: 2px; height: 44px; padding-inline: 8px; font-size: var(--vz-text-xs); }
    & > button:not(:last-child) > svg { margin: 0; }
  }
  ${onMobile} {
    position: fixed;
    left: 8px;
    right: 8px;
    bottom: calc(8px + env(safe-area-inset-bottom));
    z-index: var(--vz-z-topbar);
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    max-height: 60dvh;
    padding: 4px 6px 6px;
    overflow-y: auto;
    & > button:not(:last-child) { flex-direction: column; gap: 4px; height: 52px; padding: 0; font-size: var(--vz-text-xs); }
    & > button:not(:last-child) > svg { width: 18px; height: 18px; margin: 0; }
    & > :last-child { order: -1; justify-self: end; grid-column: -2 / -1; }
    &[data-many] { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }
`;
const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 14px;
  margin-right: 8px;
  padding-right: 14px;
  border-right: 1px solid var(--vz-border);
  line-height: 24px;
  & strong { font-weight: var(--vz-weight-semibold); }
  /* Where all the buttons would not stand beside both ways, the net says enough. */
  @media (768px <= width < 1600px) { & dl:has([data-net]) > div:not(:has([data-net])) { display: none; } }
  & small { color: var(--vz-text-2); font-size: inherit; }
  ${onMobile} { order: -2; grid-column: 1 / -2; margin: 0; padding: 6px 10px; border: 0; }
`;
const Delete = styled(Button)`
  &&, && > svg { color: var(--vz-expense-text); }
  &:hover { background: var(--vz-expense-subtle); }
`;
