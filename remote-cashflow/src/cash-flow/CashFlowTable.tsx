import type { CashFlow, Currency } from '@vezne/contract';
import { Money, PaymentBadge, TypeMark } from '@vezne/records';
import { Clamp, DeleteButton, EditButton, formatDate, Table } from '@vezne/ui';

export type EntryListProps = {
  entries: CashFlow[];
  currency: Currency;
  onEdit: (entry: CashFlow) => void;
  onDelete: (entry: CashFlow) => void;
};

/** Ledger entries in rows, from 768 px on. */
export function CashFlowTable({ entries, currency, onEdit, onDelete }: EntryListProps) {
  return (
    <Table aria-label="Nakit akışı kayıtları">
      <thead>
        <tr>
          <th scope="col">Tarih</th>
          <th scope="col">Kategori</th>
          <th scope="col">Açıklama</th>
          <th scope="col" data-align="right">
            Tutar
          </th>
          <th scope="col" data-gap>
            Ödeme Yöntemi
          </th>
          <th scope="col">Tip</th>
          <th scope="col" data-align="right">
            İşlemler
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td data-quiet>{formatDate(entry.date)}</td>
            <td>{entry.categoryName}</td>
            <td data-strong>
              <Clamp title={entry.description}>{entry.description}</Clamp>
            </td>
            <td data-align="right">
              <Money amount={entry.amount} type={entry.cashFlowType} currency={currency} />
            </td>
            <td data-gap>
              <PaymentBadge method={entry.paymentMethod} />
            </td>
            <td>
              <TypeMark type={entry.cashFlowType} />
            </td>
            <td data-actions>
              <EditButton name={entry.description} onClick={() => onEdit(entry)} />
              <DeleteButton name={entry.description} onClick={() => onDelete(entry)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
