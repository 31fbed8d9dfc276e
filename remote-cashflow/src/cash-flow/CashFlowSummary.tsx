import { useCashAccountSummary, useCashFlowSummary, useCurrency } from '@vezne/api';
import {
  type Ahead,
  type CashFlowPage,
  type CashFlowType,
  type Currency,
  fromKurus,
  type CashFlowSummary as Totals,
  toKurus,
} from '@vezne/contract';
import { asOf, Money } from '@vezne/records';
import { Kpi, KpiStrip, LoadError, Skeleton } from '@vezne/ui';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import styled from 'styled-components';
import { useAccounts } from '../cash-account/common/useAccounts';
import { EntryCount, FoundCount } from './EntryCount';
import { transferWords } from './sums/transfer-words';

type Props = {
  /** What is found, while the list shows only a part of the ledger. */
  found: CashFlowPage | undefined;
  /** The period that is shown, in words. */
  period: string | null;
  /** The account that is shown alone. */
  accountId?: string | undefined;
  /** The list below says what went wrong, and tries again for both. */
  isToldBelow?: boolean;
};

/** What came in and went out of what is shown, and the cash: today, or at the end of the period that is shown. */
export function CashFlowSummary({ isToldBelow = false, ...shown }: Props) {
  const { data, error, reload } = useCashFlowSummary();
  if (data || !error) return <Sums {...shown} data={data} />;
  return isToldBelow ? <NoSums /> : <LoadError message={error.message} onRetry={reload} />;
}

type SumsProps = Omit<Props, 'isToldBelow'> & { data: Totals | undefined };

function Sums({ found, period, accountId, data }: SumsProps) {
  const account = useShown(accountId);
  const currency = useCurrency();
  const placeholder = <Skeleton width={128} height="1em" style={{ marginBlock: 2 }} />;
  // Totals too large for a number travel as text beside it.
  const sums = found ? { ...found.sums, ...found.sums.exact } : data && { ...data, ...data.exact };
  const cash = data && account !== null ? cashOf(data, account, found, period) : undefined;
  const transfers = transferWords(data, accountId);
  const entries = (type: CashFlowType) =>
    found ? (
      <FoundCount type={type} found={found} transfers={transfers} />
    ) : (
      <EntryCount type={type} totals={data} />
    );
  return (
    <KpiStrip label={period ? `Kasa özeti, ${period}` : 'Kasa özeti'} columns={3} equation compact>
      <Kpi
        icon={<ArrowDownLeft aria-hidden />}
        label="Toplam Giriş"
        value={
          sums ? (
            <Money amount={sums.income} currency={currency} tone={toneOf(sums.income, 'income')} quietCents />
          ) : (
            placeholder
          )
        }
        foot={entries('GIRIS')}
      />
      <Kpi
        icon={<ArrowUpRight aria-hidden />}
        label="Toplam Çıkış"
        value={
          sums ? (
            <Money
              amount={negative(sums.expense)}
              currency={currency}
              tone={toneOf(sums.expense, 'expense')}
              quietCents
            />
          ) : (
            placeholder
          )
        }
        foot={entries('CIKIS')}
      />
      <Kpi
        {...(found || data?.openingBalance ? {} : { operator: '=' })}
        label={account ? <OfAccount title={account.name}>{`Bakiye, ${account.name}`}</OfAccount> : 'Bakiye'}
        long={
          account !== undefined || cash?.ahead !== undefined || (cash?.opening != null && cash.first !== 0)
        }
        value={
          cash ? <Money amount={cash.amount} currency={currency} tone="signed" quietCents /> : placeholder
        }
        foot={cash ? <CashNote {...cash} currency={currency} /> : <Skeleton width={120} />}
      />
    </KpiStrip>
  );
}

/** The three figures without what they would say. */
function NoSums() {
  return (
    <KpiStrip label="Kasa özeti" columns={3} equation compact>
      {['Toplam Giriş', 'Toplam Çıkış', 'Bakiye'].map((label) => (
        <Kpi key={label} label={label} value={<Calm>Yüklenemedi</Calm>} />
      ))}
    </KpiStrip>
  );
}

/**
 * `opening` is what the period began with, null without a period, where the cash is that of today or of the days that
 * are `ahead`; `first` what accounts began with, of a period those that began within it.
 */
type Cash = { amount: number | string; opening: number | null; first: number; ahead?: Ahead | undefined };

/** The cash of what is shown, never the net of a filter: at the end of the period, and where that is not told today. */
function cashOf(
  totals: Totals,
  account: Shown,
  found: CashFlowPage | undefined,
  period: string | null,
): Cash {
  const { openingBalance: opening = null, closingBalance: closing = null, sums } = found ?? {};
  if (period && sums && opening !== null && closing !== null) {
    const begun = kurus(closing) - kurus(opening) - kurus(sums.net);
    return { amount: closing, opening, first: sums.exact ? 0 : fromKurus(begun) };
  }
  if (account) {
    // All entries of an account come to what lies in it, but for what lay in it at first.
    const isAll = sums && closing !== null && !sums.exact;
    const first = isAll ? fromKurus(kurus(closing) - kurus(sums.net)) : 0;
    return { amount: account.balance, opening: null, first, ahead: account.ahead };
  }
  const amount = totals.exact?.balance ?? totals.balance;
  return { amount, opening: null, first: found ? 0 : (totals.openingBalance ?? 0), ahead: totals.ahead };
}

const kurus = (amount: number) => toKurus(amount) ?? 0n;

type Shown = { name: string; balance: number; ahead?: Ahead | undefined } | undefined;

/** The account that is shown alone with what lies in it; null while that is not known. */
function useShown(accountId: string | undefined): Shown | null {
  const name = useAccounts(accountId !== undefined).nameOf(accountId ?? '');
  const { data, error } = useCashAccountSummary(accountId !== undefined);
  if (accountId === undefined || error) return undefined;
  if (!data) return null;
  // A closed account in which nothing lies is not among the sums.
  const { balance = 0, ahead } = data.accounts.find(({ id }) => id === accountId) ?? {};
  return name === undefined ? undefined : { name, balance, ahead };
}

function CashNote({ opening, first, ahead, currency }: Omit<Cash, 'amount'> & { currency: Currency }) {
  const carried = opening !== null && (opening !== 0 || first === 0);
  if (!carried && first === 0) return asOf(ahead, currency);
  return (
    <span>
      {carried && (
        <>
          Devir <Money amount={opening} currency={currency} />
        </>
      )}
      {carried && first !== 0 && ', '}
      {first !== 0 && (
        <>
          Açılış <Money amount={first} currency={currency} />
        </>
      )}
      {ahead && `, ${asOf(ahead, currency)}`}
    </span>
  );
}

const negative = (amount: number | string) => (typeof amount === 'number' ? -amount : `-${amount}`);

/** Nothing came in or went out: no colour either. */
const toneOf = <Tone extends string>(amount: number | string, tone: Tone) =>
  Number(amount) === 0 ? undefined : tone;

const Calm = styled.span`
  color: var(--vz-text-3);
  font-size: var(--vz-text-base);
  font-weight: 400;
`;
const OfAccount = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;
