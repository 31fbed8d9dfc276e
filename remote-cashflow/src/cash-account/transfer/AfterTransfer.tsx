import { useCurrency } from '@vezne/api';
import { type CashAccountBalance, formatMoney, fromKurus, toKurus } from '@vezne/contract';
import { Money } from '@vezne/records';
import { Facts } from '../common/Facts';

type Values = {
  fromAccountId?: string | undefined;
  toAccountId?: string | undefined;
  amount?: number | null | undefined;
  fee?: number | null | undefined;
};

/** What both accounts hold before and after a transfer, while it is written. */
export function AfterTransfer({ accounts, values }: { accounts: CashAccountBalance[]; values: Values }) {
  const currency = useCurrency();
  const { fromAccountId, toAccountId, amount, fee } = values;
  const from = accounts.find(({ id }) => id === fromAccountId);
  const to = accounts.find(({ id }) => id === toAccountId);
  if (!from || !to || from === to || !amount) return null;
  const moved = toKurus(amount) ?? 0n;
  const taken = toKurus(fee ?? 0) ?? 0n;
  const rows = [
    { ...from, after: (toKurus(from.balance) ?? 0n) - moved - taken },
    { ...to, after: (toKurus(to.balance) ?? 0n) + moved },
  ];
  return (
    <Facts
      rows={rows.map(({ id, name, balance, after }) => ({
        key: id,
        label: name,
        value: (
          <>
            <Money amount={balance} currency={currency} /> →{' '}
            <Money amount={fromKurus(after)} currency={currency} tone="signed" />
          </>
        ),
      }))}
      note={
        fee
          ? `Giriş ve çıkış toplamları değişmez; yalnızca ${formatMoney(fee, currency)} masraf çıkışa eklenir.`
          : 'Giriş ve çıkış toplamları değişmez.'
      }
    />
  );
}
