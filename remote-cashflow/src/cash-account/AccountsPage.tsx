import { useCashAccountSummary, useCashAccounts } from '@vezne/api';
import type { CashAccount } from '@vezne/contract';
import { lazyPart } from '@vezne/federation';
import { useDialog } from '@vezne/records';
import { Button, LoadError, PageHeader, SkeletonCard, useIsMobile, VisuallyHidden } from '@vezne/ui';
import { useHighlightTarget } from '@vezne/ui/state';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { OnceNeeded } from '../cash-flow/register/OnceNeeded';
import { LedgerSections } from '../sections/LedgerSections';
import { AccountDialogs } from './account/AccountDialogs';
import { AccountKpis } from './account/AccountKpis';
import { AccountList } from './account/AccountList';
import { PairSuggestions } from './pairing/PairSuggestions';
import type { TransferRef } from './transfer/TransferDialogs';

const TransferDialogs = lazyPart('The transfer', () => import('./transfer/TransferDialogs'), null);
const CountModal = lazyPart('The count of a till', () => import('./CountModal'), null);

/** Hesaplar: the company's tills, bank accounts and cards, and what lies in each. */
export default function AccountsPage() {
  const accounts = useCashAccounts();
  const summary = useCashAccountSummary();
  const dialog = useDialog<CashAccount>();
  const transfer = useDialog<TransferRef>();
  const [counted, setCounted] = useState<CashAccount | null>(null);
  const [closing, setClosing] = useState<CashAccount | null>(null);
  const open = accounts.data?.filter(({ closedAt }) => !closedAt) ?? [];
  const error = accounts.error ?? summary.error;
  const balanceOf = (id: string | undefined) => summary.data?.accounts.find((one) => one.id === id);
  return (
    <>
      <PageHeader
        compact={!useIsMobile()}
        title={
          <>
            Kasa Defteri<VisuallyHidden>: Hesaplar</VisuallyHidden>
          </>
        }
        beside={<LedgerSections />}
        actions={<Actions canTransfer={open.length > 1} onTransfer={transfer.add} onAdd={dialog.add} />}
      />
      {error && !accounts.data ? (
        <LoadError message={error.message} onRetry={() => [accounts.reload(), summary.reload()]} />
      ) : (
        <>
          <AccountKpis summary={summary.data} />
          {accounts.data ? (
            <AccountList
              accounts={accounts.data}
              balanceOf={balanceOf}
              onAdd={dialog.add}
              onEdit={dialog.edit}
              onDelete={dialog.remove}
              onCount={setCounted}
              onClose={setClosing}
            />
          ) : (
            <SkeletonCard />
          )}
          <PairSuggestions />
        </>
      )}
      <AccountDialogs
        dialog={dialog}
        closing={closing}
        balance={balanceOf(closing?.id)}
        onTransfer={(account) => transfer.repeat({ id: account.id, fromAccountId: account.id })}
        onClosed={() => setClosing(null)}
        onMissing={accounts.reload}
      />
      <OnceNeeded isNeeded={transfer.opening > 0}>
        <TransferDialogs dialog={transfer} />
      </OnceNeeded>
      <OnceNeeded isNeeded={counted !== null}>
        <CountModal
          till={counted}
          tills={open.filter(({ kind }) => kind === 'KASA')}
          onClose={() => setCounted(null)}
        />
      </OnceNeeded>
    </>
  );
}

type ActionsProps = { canTransfer: boolean; onTransfer: () => void; onAdd: () => void };

function Actions({ canTransfer, onTransfer, onAdd }: ActionsProps) {
  const transferTarget = useHighlightTarget('add-transfer');
  const addTarget = useHighlightTarget('add-cash-account');
  return (
    <>
      {canTransfer && (
        <Button {...transferTarget} icon={<ArrowLeftRight aria-hidden />} onClick={onTransfer}>
          Virman Yap
        </Button>
      )}
      <Button {...addTarget} variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
        Hesap Ekle
      </Button>
    </>
  );
}
