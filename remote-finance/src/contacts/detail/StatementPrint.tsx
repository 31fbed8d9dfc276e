import { useCurrency } from '@vezne/api';
import { type Contact, type ContactStatement, formatMoney } from '@vezne/contract';
import { PrintSheet } from '@vezne/records';
import { formatDate, sideBySide } from '@vezne/ui';
import { daysText, writtenLines } from './statement-lines';

type Props = {
  contact: Contact;
  statement: ContactStatement;
  from: string | null;
  to: string | null;
  onDone: () => void;
};

/** A contact's statement for paper, or a PDF of the browser: whose it is, of which days, all its lines and its sums. */
export function StatementPrint({ contact, statement, from, to, onDone }: Props) {
  const currency = useCurrency();
  const money = (amount: number | null) => (amount ? formatMoney(amount, currency) : '');
  const { taxOffice, taxNumber } = contact;
  const taxText = taxNumber && `${taxNumber.length === 11 ? 'T.C. no' : 'VKN'} ${taxNumber}`;
  return (
    <PrintSheet
      title="Cari Hesap Ekstresi"
      about={
        <>
          <strong>{contact.name}</strong> {sideBySide([taxOffice, taxText])}
          <br />
          {sideBySide([daysText({ from, to }), currency])}
        </>
      }
      onDone={onDone}
    >
      <table>
        <thead>
          <tr>
            <th>Tarih</th>
            <th>Tür</th>
            <th>Açıklama</th>
            <th>Belge no</th>
            <th data-money>Borç</th>
            <th data-money>Alacak</th>
            <th data-money>Bakiye</th>
          </tr>
        </thead>
        <tbody>
          {writtenLines(statement, from).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
            <tr key={at}>
              <td>{line.date && formatDate(line.date)}</td>
              <td>{line.type}</td>
              <td>{line.label}</td>
              <td>{line.documentNo}</td>
              <td data-money>{money(line.debit)}</td>
              <td data-money>{money(line.credit)}</td>
              <td data-money>{formatMoney(line.balance, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tbody data-sum>
          <tr>
            <th colSpan={4}>Toplam ve bakiye</th>
            <td>{formatMoney(statement.debit, currency)}</td>
            <td>{formatMoney(statement.credit, currency)}</td>
            <td>{formatMoney(statement.closing, currency)}</td>
          </tr>
        </tbody>
      </table>
    </PrintSheet>
  );
}
