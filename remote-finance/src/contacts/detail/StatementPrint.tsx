import { useCompany, useCurrency } from '@vezne/api';
import { type Contact, type ContactStatement, formatMoney } from '@vezne/contract';
import { formatDate, PrintHead, sideBySide, usePrintOnce } from '@vezne/ui';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
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
  const company = useCompany().data;
  const currency = useCurrency();
  usePrintOnce(onDone);
  const money = (amount: number | null) => (amount ? formatMoney(amount, currency) : '');
  const { taxOffice, taxNumber } = contact;
  return createPortal(
    <Sheet data-print-sheet>
      <PrintHead company={company?.name} taxNumber={company?.taxNumber} />
      <h1>Cari Hesap Ekstresi</h1>
      <p>
        <strong>{contact.name}</strong>{' '}
        {sideBySide([taxOffice, taxNumber && `${taxNumber.length === 11 ? 'T.C. no' : 'VKN'} ${taxNumber}`])}
        <br />
        {sideBySide([daysText({ from, to }), currency])}
      </p>
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
    </Sheet>,
    document.body,
  );
}

const Sheet = styled.section`
  color: #000;
  font-size: 8.5pt;
  line-height: 1.35;
  & h1 { font-size: 14pt; font-weight: 600; }
  & p { margin: 1mm 0 4mm; }
  & table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  & th { font-weight: 600; text-align: left; white-space: nowrap; }
  & td, & th { padding: 1mm 1.5mm; border-bottom: 0.5px solid #999; vertical-align: top; }
  & [data-money], & [data-sum] td { text-align: right; white-space: nowrap; }
  & td:nth-child(3) { overflow-wrap: anywhere; }
  & tr { break-inside: avoid; }
  & [data-sum] > * { border-top: 1px solid #000; font-weight: 600; }
`;
