import { useCurrency } from '@vezne/api';
import { type CashFlowLine, type Currency, formatMoney, paymentMethodName } from '@vezne/contract';
import { PrintSheet } from '@vezne/records';
import { formatCount, formatDate } from '@vezne/ui';
import type { ReactNode } from 'react';
import { sumsOf } from '../sums/sums';

type Props = {
  /** All that is found, in the order of the list. */
  entries: readonly CashFlowLine[];
  /** What narrows the list, as words. */
  about: ReactNode;
  /** They are those of one account. */
  ofOneAccount: boolean;
  /** Each entry tells in which account it lies. */
  withAccount: boolean;
  onDone: () => void;
};

/** The ledger for paper: every entry that is found, with the balance after each where that is known. */
export default function LedgerPrint({ about, onDone, ...rest }: Props) {
  const currency = useCurrency();
  return (
    <PrintSheet
      title="Kasa Defteri"
      about={
        <>
          {about} · {formatCount(rest.entries.length)} kayıt · {currency}
        </>
      }
      onDone={onDone}
    >
      <Entries {...rest} currency={currency} />
    </PrintSheet>
  );
}

type EntriesProps = Omit<Props, 'about' | 'onDone'> & { currency: Currency };

function Entries({ entries, ofOneAccount, withAccount, currency }: EntriesProps) {
  const hasBalance = entries.some(({ balance }) => balance !== null);
  const money = (amount: number) => formatMoney(amount, currency);
  const { income, expense, net } = sumsOf(entries, ofOneAccount);
  const words = withAccount ? 5 : 4;
  // What the sums leave out stands in neither of their columns: whoever adds them up by hand comes to the same.
  const isApart = ({ transferId }: CashFlowLine) => !ofOneAccount && transferId !== null;
  const apart = entries.filter(isApart).length;
  return (
    <table>
      <thead>
        <tr>
          <th>Tarih</th>
          <th>Kategori</th>
          <th>Açıklama</th>
          <th>Ödeme Yöntemi</th>
          {withAccount && <th>Hesap</th>}
          <th data-money>Giriş</th>
          <th data-money>Çıkış</th>
          {hasBalance && <th data-money>Bakiye</th>}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>{formatDate(entry.date)}</td>
            <td>{entry.categoryName}</td>
            <td>
              {entry.description}
              {entry.projectName && ` #${entry.projectName}`}
            </td>
            <td>{paymentMethodName(entry.paymentMethod)}</td>
            {withAccount && <td>{entry.accountName}</td>}
            {isApart(entry) ? (
              <td data-apart colSpan={2}>
                Virman {money(entry.cashFlowType === 'GIRIS' ? entry.amount : -entry.amount)}
              </td>
            ) : (
              <>
                <td data-money>{entry.cashFlowType === 'GIRIS' && money(entry.amount)}</td>
                <td data-money>{entry.cashFlowType === 'CIKIS' && money(entry.amount)}</td>
              </>
            )}
            {hasBalance && <td data-money>{entry.balance !== null && money(entry.balance)}</td>}
          </tr>
        ))}
      </tbody>
      <tbody data-sum>
        <tr>
          <th colSpan={words}>Toplam</th>
          <td>{money(income)}</td>
          <td>{money(expense)}</td>
          {hasBalance && <td />}
        </tr>
        <tr>
          <th colSpan={words}>Net</th>
          <td colSpan={2}>{money(net)}</td>
          {hasBalance && <td />}
        </tr>
        {apart > 0 && (
          <tr>
            <th colSpan={words + (hasBalance ? 3 : 2)}>
              Virmanlar ({formatCount(apart)} kayıt) toplamlara girmez
            </th>
          </tr>
        )}
      </tbody>
    </table>
  );
}
