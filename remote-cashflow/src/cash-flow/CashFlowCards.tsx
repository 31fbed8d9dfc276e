import { Money, PaymentBadge, TypeMark } from '@vezne/records';
import { formatDate, MobileCard, RowMenu } from '@vezne/ui';
import type { EntryListProps } from './CashFlowTable';

/** Ledger entries as cards, below 768 px. */
export function CashFlowCards({ entries, currency, onEdit, onDelete }: EntryListProps) {
  return (
    <ul aria-label="Nakit akışı kayıtları">
      {entries.map((entry) => (
        <MobileCard
          key={entry.id}
          title={entry.description}
          amount={<Money amount={entry.amount} type={entry.cashFlowType} currency={currency} />}
          meta={`${formatDate(entry.date)} · ${entry.categoryName}`}
          badges={
            <>
              <TypeMark type={entry.cashFlowType} />
              <PaymentBadge method={entry.paymentMethod} />
            </>
          }
          menu={
            <RowMenu name={entry.description} onEdit={() => onEdit(entry)} onDelete={() => onDelete(entry)} />
          }
        />
      ))}
    </ul>
  );
}
