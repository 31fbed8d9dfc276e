import { useCurrency } from '@vezne/api';
import type { CashFlowLine, CashFlowPage } from '@vezne/contract';
import { Money, PaymentBadge, RegisterCards } from '@vezne/records';
import { formatDate } from '@vezne/ui';
import { groupsOf } from './CashFlowTable';

type Props = {
  answer: CashFlowPage | undefined;
  isByDay: boolean;
  onEdit: (entry: CashFlowLine) => void;
  onDelete: (entry: CashFlowLine) => void;
};

/** The ledger where there is little room. */
export function CashFlowCards({ answer, isByDay, ...on }: Props) {
  const currency = useCurrency();
  return (
    <RegisterCards
      {...on}
      label="Nakit akışı kayıtları"
      groups={answer ? groupsOf(answer, isByDay, currency) : []}
      parts={({ description, categoryName, projectName, date, ...entry }) => ({
        title: description,
        sub: [!isByDay && formatDate(date), categoryName, projectName].filter(Boolean).join(' · '),
        amount: <Money amount={entry.amount} type={entry.cashFlowType} currency={currency} />,
        badge: <PaymentBadge method={entry.paymentMethod} />,
        balance: entry.balance !== null && <Money amount={entry.balance} currency={currency} />,
      })}
    />
  );
}
